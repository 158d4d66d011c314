/** Words of a company or of several holders: a name that has one of them too is no single person's. */
const NO_PERSON = new Set(
  've veya and or as ltd sti limited anonim sirket sirketi ticaret sanayi holding inc llc'.split(
    ' ',
  ),
)
/** Between the names of a joint account. */
const JOINT = /[/&+;]/
/** More names than this beside those that both have are somebody else's. */
const EXTRA_MAX = 2
/** A given name and a surname at least. */
const WORDS_MIN = 2

/** Letters that lose no mark when they are taken apart. */
const PLAIN: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe' }

/**
 * A name as banks and people write it, without case and marks: İ, I, ı and i are one letter, ş is s.
 * A bank that prints names in capitals loses those differences.
 */
const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .toLocaleLowerCase('tr-TR')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøđłæœ]/g, (letter) => PLAIN[letter] ?? letter)

/** The words of a name, folded: another order, case or set of marks gives the same ones. */
export const nameWordsOf = (name: string): string[] =>
  foldName(name)
    // O'Neil and ONEIL are one word.
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/**
 * Whether two names can be one person's: the same words in any order, or all words of the shorter name
 * among those of the longer (a second given name, a surname from before). A single word, a joint account
 * and a company are nobody's.
 */
export function isSameName(one: string, other: string): boolean {
  if (JOINT.test(one) || JOINT.test(other)) return false
  const [shorter = [], longer = []] = [nameWordsOf(one), nameWordsOf(other)].sort(
    (a, b) => a.length - b.length,
  )
  if (shorter.length < WORDS_MIN || longer.length - shorter.length > EXTRA_MAX) return false
  const extra = [...longer]
  for (const word of shorter) {
    const at = extra.indexOf(word)
    if (at < 0) return false
    extra.splice(at, 1)
  }
  return !extra.some((word) => NO_PERSON.has(word))
}

/** Whether a text of a bank has every word of a name. A single word is nobody's. */
export function isNameIn(name: string, text: string): boolean {
  const [words, there] = [nameWordsOf(name), new Set(nameWordsOf(text))]
  return words.length >= WORDS_MIN && words.every((word) => there.has(word))
}
