import { nameWordsOf } from '../../payments/index.ts'
import { skeletonOf } from './skeleton.ts'

/** Words between names, which some lists write and some leave out. */
const BETWEEN = new Set('al el ul ad ed bin ben ibn bint binti von van der de da di dos'.split(' '))
/** Nobody's name has more, and pairs of them would be many. */
const WORDS_MAX = 8

/** The folded words of a name that are names themselves. */
export const namesIn = (text: string): string[] =>
  nameWordsOf(text)
    .filter((word) => !BETWEEN.has(word))
    .slice(0, WORDS_MAX)

/** The name whatever its order. */
export const nameKeyOf = (words: readonly string[]): string => words.toSorted().join(' ')

/**
 * What two like names share: of each two words the sound of one, and how the other begins. So a word may be spelled
 * otherwise, or be missing, and the index still leads from a list to its few players and back.
 */
export function keysOf(words: readonly string[]): string[] {
  const sounds = words.map(skeletonOf)
  const keys = sounds.flatMap((sound, at) =>
    sounds.flatMap((other, place) => (place === at ? [] : [`${sound} ${[...other][0] ?? ''}`])),
  )
  return [...new Set(keys)]
}
