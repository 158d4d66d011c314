import type { Random } from './game.ts'

/**
 * The first `count` of a list by Fisher–Yates: for i = 0 … count − 1 item i is exchanged with item
 * i + below(length − i). One draw for each.
 */
export function drawSome<Item>(list: readonly Item[], count: number, random: Random): Item[] {
  const items = [...list]
  for (let at = 0; at < count; at++) exchange(items, at, at + random.below(items.length - at))
  return items.slice(0, count)
}

function exchange<Item>(items: Item[], at: number, other: number): void {
  const [item, drawn] = [items[at] as Item, items[other] as Item]
  items[at] = drawn
  items[other] = item
}

/** Whole numbers from `first` to `last`. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
