import { skeletonOf } from './skeleton.ts'

/** In a word as short as this one another letter is another name: kaya, kara. */
const SHORT = 4
/** Words that are less alike are two names. */
const WORD_LEAST = 0.72

type Table = number[][]
const at = (table: Table, row: number, column: number): number => table[row]?.[column] ?? 0

/** How many letters differ: one put in, left out, changed, or two that changed their places. */
function distance(one: string, other: string): number {
  const table: Table = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row += 1) {
    table.push([row])
    for (let column = 1; column <= other.length; column += 1)
      table[row]?.push(cheapest(table, one, other, row, column))
  }
  return at(table, one.length, other.length)
}

function cheapest(table: Table, one: string, other: string, row: number, column: number): number {
  const [letter, their] = [one[row - 1], other[column - 1]]
  const ways = [
    at(table, row - 1, column) + 1,
    at(table, row, column - 1) + 1,
    at(table, row - 1, column - 1) + (letter === their ? 0 : 1),
  ]
  const isTurned = row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === their
  if (isTurned) ways.push(at(table, row - 2, column - 2) + 1)
  return Math.min(...ways)
}

/** How alike two folded words are, 0 to 1; 0 where they are two names. */
export function likenessOf(one: string, other: string): number {
  if (one === other) return 1
  const ratio = 1 - distance(one, other) / Math.max(one.length, other.length)
  const isSameSound = skeletonOf(one) === skeletonOf(other)
  if (!isSameSound && Math.min(one.length, other.length) <= SHORT) return 0
  const likeness = isSameSound ? (1 + ratio) / 2 : ratio
  return likeness >= WORD_LEAST ? likeness : 0
}

/** What a word more on one side costs: a second given name, or the name of the father. */
const EXTRA_COSTS = 0.25

/**
 * How alike two names are, 0 to 1: each word of the shorter one beside the word of the longer that is most like it,
 * in any order. A name of one word is like none.
 */
export function nameLikeness(one: readonly string[], other: readonly string[]): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length < 2) return 0
  const left = [...longer]
  let sum = 0
  for (const word of shorter) {
    const likeness = left.map((each) => likenessOf(word, each))
    const best = Math.max(...likeness)
    sum += best
    if (best > 0) left.splice(likeness.indexOf(best), 1)
  }
  return sum / (shorter.length + EXTRA_COSTS * (longer.length - shorter.length))
}
