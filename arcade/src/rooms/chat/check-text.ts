import { BLOCKED_STEMS, BLOCKED_WORDS } from './blocked-words.ts'

/** Figures and signs that are written for letters. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  ı: 'i',
}
const ADDRESS =
  /https?:|www\.|[\w-]+\.(?:com|net|org|bet|io|tr|me|info|xyz)\b|@[\w.]{3,}|\d[\d\s().-]{7,}\d/iu

/** In small letters without marks, each letter once where it is repeated. */
const plain = (text: string): string =>
  [...text.toLocaleLowerCase('tr').normalize('NFD')]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/(\p{L})\1+/gu, '$1')

const STEMS = BLOCKED_STEMS.map(plain)
const WORDS = new Set(BLOCKED_WORDS.map(plain))

/** Letters that stand alone are read as one word: `s i k`. */
function wordsOf(text: string): string[] {
  const words = plain(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const spelled = words.filter(({ length }) => length === 1).join('')
  return [...words.filter(({ length }) => length > 1), spelled]
}

/** What may be said: no blocked word, and no way to somewhere else (an address, a telephone number). */
export function maySay(text: string): boolean {
  if (ADDRESS.test(text)) return false
  return !wordsOf(text).some(
    (word) => WORDS.has(word) || STEMS.some((stem) => word.startsWith(stem)),
  )
}

/** As it is kept: without marks that nobody sees, on one line. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replace(/\p{C}/gu, ' ').replace(/\s+/gu, ' ').trim()
