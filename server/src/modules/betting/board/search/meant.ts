import { isOneEdit } from './one-edit.ts'

/** Words of so many letters may have a typing error. */
const TYPO_FROM = 5

/** A word is meant by its beginning, and from five letters on with one typing error in it. */
const isMeant = (word: string, asked: string): boolean =>
  word.startsWith(asked) ||
  (asked.length >= TYPO_FROM &&
    [asked.length - 1, asked.length, asked.length + 1].some((length) =>
      isOneEdit(word.slice(0, length), asked),
    ))

/** Whether one of the words is meant. */
export const hasWord = (words: readonly string[], asked: string): boolean =>
  words.some((word) => isMeant(word, asked))

export const hasAll = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((one) => hasWord(words, one))
