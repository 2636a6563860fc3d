/// How pages look: the same on light and dark, on narrow and wide screens, and on paper.
enum PageStyle {
  /// The style sheet, which names nothing that would have to be fetched.
  static let sheet = #"""
    :root{color-scheme:light dark;--ground:#f5f5f7;--card:#fff;--line:#d9d9de;--text:#1d1d1f;\#
    --soft:#5c5c63;--link:#0059b8;--code:#f5f5f7;--warn:#8a3b00}
    @media (prefers-color-scheme:dark){:root{--ground:#111113;--card:#1c1c1f;--line:#38383d;\#
    --text:#f5f5f7;--soft:#a8a8b0;--link:#66b2ff;--code:#111113;--warn:#ffb066}}
    *{box-sizing:border-box}
    html{scroll-padding-top:5rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--text);\#
    font:1rem/1.5 -apple-system,system-ui,"SF Pro Text","Helvetica Neue",Helvetica,Arial,sans-serif,\#
    "Apple Symbols","Segoe UI Symbol","Noto Sans Symbols 2","Noto Sans Symbols","DejaVu Sans"}
    a{color:var(--link);text-decoration:none}
    a:hover{text-decoration:underline}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:6px}
    [hidden]{display:none!important}
    .skip{position:absolute;left:-100vw}
    .skip:focus{left:1rem;top:1rem;z-index:2;padding:.5rem 1rem;background:var(--card)}
    header,main,footer{max-width:84rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
    header{padding-top:clamp(1.5rem,5vw,4rem)}
    h1{margin:0;font-size:clamp(2rem,5vw,3rem);line-height:1.1;letter-spacing:-.02em;\#
    overflow-wrap:anywhere}
    .lead{margin:.5rem 0 0;color:var(--soft);font-size:1.125rem}
    .bar{position:sticky;top:0;z-index:1;background:var(--ground);\#
    border-bottom:1px solid var(--line)}
    .bar>div{max-width:84rem;margin:0 auto;padding:.75rem clamp(1rem,4vw,3rem);display:flex;\#
    flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
    .bar ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}
    .bar li span{color:var(--soft);font-variant-numeric:tabular-nums}
    form{display:flex;flex:1 1 16rem;gap:.75rem;align-items:center;margin:0}
    input{flex:1;min-width:0;font:inherit;color:inherit;background:var(--card);\#
    border:1px solid var(--soft);border-radius:10px;padding:.4rem .8rem}
    [role=status]{color:var(--soft);white-space:nowrap;font-variant-numeric:tabular-nums}
    h2{margin:clamp(2rem,5vw,3.5rem) 0 1rem;font-size:1.5rem;letter-spacing:-.01em}
    .grid{display:grid;gap:1.25rem;\#
    grid-template-columns:repeat(auto-fill,minmax(min(100%,30rem),1fr))}
    .small{grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
    article{min-width:0;background:var(--card);border:1px solid var(--line);border-radius:18px;\#
    padding:1.25rem;content-visibility:auto;contain-intrinsic-size:auto 24rem}
    h3{margin:0;font-size:1.0625rem;line-height:1.3;overflow-wrap:anywhere}
    h3 a{color:inherit}
    .meta{margin:.1rem 0 0;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}
    .note{margin:.75rem 0 0;color:var(--warn);font-size:.875rem;overflow-wrap:anywhere}
    .faces{display:grid;gap:.75rem;margin-top:1rem;\#
    grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}
    .matrix{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.75rem;margin-top:1rem}
    .matrix figure{max-width:100%}
    .matrix .face svg{max-width:none}
    article:has(.matrix){grid-column:1/-1}
    figure{margin:0;min-width:0;border-radius:12px;border:1px solid var(--line);display:flex;\#
    flex-direction:column}
    .light{background:#fff;color:#55555c}
    .dark{background:#000;color:#a8a8b0}
    .face{flex:1;display:grid;place-items:center;overflow:auto;border-radius:12px 12px 0 0}
    .face svg{display:block;max-width:100%;height:auto;font-size:17px;line-height:1}
    figcaption{padding:.35rem .75rem;font-size:.75rem;text-align:center}
    details{margin-top:1rem}
    summary{cursor:pointer;color:var(--link);font-size:.875rem;width:max-content;max-width:100%}
    pre{margin:.5rem 0 0;padding:.9rem 1rem;overflow:auto;max-height:32rem;background:var(--code);\#
    border:1px solid var(--line);border-radius:12px;tab-size:4}
    code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;\#
    font-size:.8125rem;line-height:1.5}
    .swatches,.labels{list-style:none;margin:1rem 0 0;padding:0}
    .swatches{display:grid;gap:.75rem 1rem;grid-template-columns:1fr 1fr}
    .swatches svg{display:block;width:100%;height:4.5rem;border-radius:12px;\#
    border:1px solid var(--line)}
    .swatches span{display:block;margin-top:.35rem;font-size:.875rem}
    .swatches code{color:var(--soft);overflow-wrap:anywhere}
    .labels li{display:grid;grid-template-columns:1.75rem 1fr auto;gap:.5rem;align-items:baseline;\#
    padding:.35rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
    .labels li:first-child{border-top:0}
    .labels span{text-align:center}
    .labels code{color:var(--soft)}
    footer{padding-top:3rem;padding-bottom:3rem;color:var(--soft);font-size:.8125rem}
    @media (prefers-contrast:more){:root{--line:var(--soft);--soft:var(--text)}}
    @media print{.bar,.skip{display:none}article{break-inside:avoid}}

    """#
}
