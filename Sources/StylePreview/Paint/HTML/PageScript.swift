/// What searches a page; all of it can be read without.
enum PageScript {
  /// The script: every word that is typed must be in an item, in any case.
  static let text = #"""
    (function () {
      'use strict';
      const form = document.querySelector('form');
      const input = form.querySelector('input');
      const status = form.querySelector('[role=status]');
      const items = Array.from(document.querySelectorAll('article'));
      const sections = Array.from(document.querySelectorAll('section'));
      let texts = null;
      let timer = 0;
      function show() {
        const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
        texts = texts || items.map((item) => item.textContent.toLowerCase());
        let count = 0;
        items.forEach((item, index) => {
          const isFound = words.every((word) => texts[index].includes(word));
          item.hidden = !isFound;
          if (isFound) { count += 1; }
        });
        sections.forEach((section) => {
          section.hidden = !section.querySelector('article:not([hidden])');
        });
        status.textContent = words.length ? count + ' of ' + items.length : '';
      }
      input.addEventListener('input', () => {
        clearTimeout(timer);
        timer = setTimeout(show, items.length > 500 ? 150 : 0);
      });
      form.addEventListener('submit', (event) => event.preventDefault());
      document.addEventListener('keydown', (event) => {
        if (event.key === '/' && document.activeElement !== input) {
          event.preventDefault();
          input.focus();
        } else if (event.key === 'Escape' && document.activeElement === input) {
          input.value = '';
          show();
        }
      });
      form.hidden = false;
      if (input.value) { show(); }
    })();

    """#
}
