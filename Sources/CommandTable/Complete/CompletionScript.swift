/// The script that a shell is given once: it asks the tool itself for what can stand at the cursor.
package enum CompletionScript {
  /// Returns the script of a shell for a tool that answers its command `complete`.
  package static func text(for shell: Shell, tool: String) -> String {
    switch shell {
    case .bash: bash(tool)
    case .zsh: zsh(tool)
    case .fish: fish(tool)
    }
  }

  /// Names that match come first, and files where none does.
  ///
  /// An end in `=`, `:` or `@` goes on without a blank. Bash 3.2 has no `compopt`.
  private static func bash(_ tool: String) -> String {
    #"""
    # Completion of \#(tool) in Bash: source <(\#(tool) completion bash)
    _\#(tool)() {
      local line kind='' ending
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ -z $kind ]]; then kind=$line; else COMPREPLY+=("$line"); fi
      done < <("${1/#\~/$HOME}" complete bash -- "${COMP_LINE:0:COMP_POINT}" "$2" \
        2>/dev/null </dev/null)
      if [[ $kind == files\ * && ${#COMPREPLY[@]} == 0 && $2 != *[\\\'\"\$\`~]* ]]; then
        while IFS= read -r line; do
          for ending in ${kind#files}; do
            if [[ -d $line || $line == *"$ending" ]]; then COMPREPLY+=("$line"); break; fi
          done
        done < <(compgen -f -- "$2")
        compopt -o filenames 2>/dev/null
      fi
      if [[ ${COMPREPLY[0]-} == *[=:@] ]]; then compopt -o nospace 2>/dev/null; fi
      case $kind in
        files*) ;;
        folders) compopt +o default -o dirnames 2>/dev/null ;;
        *) compopt +o default 2>/dev/null ;;
      esac
      compopt -o nosort 2>/dev/null
      return 0
    }
    complete -o default -F _\#(tool) \#(tool)

    """#
  }

  /// `_describe` takes a colon for the end of a word, and quotes for the line by itself.
  private static func zsh(_ tool: String) -> String {
    #"""
    #compdef \#(tool)
    # Completion of \#(tool) in zsh: source <(\#(tool) completion zsh)
    _\#(tool)() {
      local -a lines names joined endings
      local line text entry
      lines=("${(@f)$(${~words[1]} complete zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" \
        2>/dev/null </dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        text=${line%%$'\t'*}
        entry=${${text//\\/\\\\}//:/\\:}
        [[ $line == *$'\t'* ]] && entry+=:${line#*$'\t'}
        if [[ $text == *[=:@] ]]; then joined+=("$entry"); else names+=("$entry"); fi
      done
      (( $#names )) && _describe -V -t names \#(tool) names
      (( $#joined )) && _describe -V -t names \#(tool) joined -S ''
      case $lines[1] in
        files*)
          compset -P '--*='
          endings=(${=lines[1]#files})
          if (( $#endings )); then _files -g "*(${(j:|:)endings})(-.)"; else _files; fi ;;
        folders)
          compset -P '--*='
          _files -/ ;;
      esac
    }
    if [[ $funcstack[1] == _\#(tool) ]]; then _\#(tool) "$@"; else compdef _\#(tool) \#(tool); fi

    """#
  }

  /// A token whose quote is still open is closed to be read.
  private static func fish(_ tool: String) -> String {
    #"""
    # Completion of \#(tool) in fish: \#(tool) completion fish | source
    function __\#(tool)_complete
      set -l before (commandline -opc)
      set -l token (commandline -ct)
      set -l word (string unescape -- "$token"; or string unescape -- "$token'"; \
        or string unescape -- "$token\""; or echo -- "$token")
      set -l lines ($before[1] complete fish -- $before[2..-1] "$word" 2>/dev/null </dev/null)
      set -q lines[2]; and printf '%s\n' $lines[2..-1]
      set -l kind (string split ' ' -- $lines[1])
      switch "$kind[1]"
        case files
          set -l lead (string match -r -- '^--[^=]*=' "$word")
          set -l path (string replace -r -- '^--[^=]*=' '' "$word")
          set -l endings ''
          set -q kind[2]; and set endings / (string escape --style=regex -- $kind[2..-1])
          __fish_complete_path "$path" \
            | string match -r -- '^[^\t]*(?:'(string join '|' -- $endings)')(?:\t.*)?$' \
            | string replace -r -- '^' "$lead"
        case folders
          __fish_complete_directories "$word"
      end
    end
    complete -c \#(tool) -f -k -a '(__\#(tool)_complete)'

    """#
  }
}
