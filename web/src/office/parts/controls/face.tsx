import './marks.css'

const GROUNDS = 6

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : words[0]?.slice(1)]
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase('tr')
}

/** The same name always stands on the same ground. */
export const groundOf = (name: string): number =>
  ([...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % GROUNDS) + 1

/** A person by their initials, which are drawn and not read: the name is beside them. The colour is not information. */
export const Face = ({ name }: { name: string }) => (
  <span
    className={`o-face o-face--${groundOf(name)}`}
    data-initials={initialsOf(name)}
    aria-hidden
  />
)
