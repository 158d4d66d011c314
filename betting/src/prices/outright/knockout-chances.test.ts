import { expect, test } from 'vitest'
import { seededRandom } from '../testing/seeded-random.ts'
import { type ComesThrough, knockoutChances } from './knockout-chances.ts'

const SIDES = [4, 1, 6, 3, 0, 7, 2, 5]
/** The better side by its number wins more often, and later rounds are nearer. */
const comesThrough: ComesThrough = (match, first, second) =>
  0.5 + (second - first) / (match < 4 ? 20 : 30)

function chancesOf(sides: readonly number[], through: ComesThrough) {
  const chances = knockoutChances(sides, through)
  for (let matches = 0; ; matches++) {
    const next = chances.next()
    if (next.done) return { matches, chances: next.value }
  }
}

/** Who wins a knock-out that is played once. */
function playOnce(random: () => number): number {
  let standing: number[] = SIDES
  let match = 0
  while (standing.length > 1) {
    const next: number[] = []
    for (let at = 0; at < standing.length; at += 2) {
      const [first = 0, second = 0] = standing.slice(at, at + 2)
      next.push(random() < comesThrough(match, first, second) ? first : second)
      match += 1
    }
    standing = next
  }
  return standing[0] ?? 0
}

test('the chances are those of a knock-out that is played many times', () => {
  const { matches, chances } = chancesOf(SIDES, comesThrough)
  expect(matches).toBe(7)
  expect([...chances.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  const random = seededRandom(11)
  const times = 40_000
  const won = new Map<number, number>()
  for (let time = 0; time < times; time++) {
    const winner = playOnce(random)
    won.set(winner, (won.get(winner) ?? 0) + 1)
  }
  for (const [side, p] of chances) {
    const slack = 4 * Math.sqrt((p * (1 - p)) / times)
    expect(Math.abs((won.get(side) ?? 0) / times - p), `${side}`).toBeLessThan(slack)
  }
})

test('matches that are over decide: who is out has no chance, who is through is not asked again', () => {
  const over: ComesThrough = (match, first, second) =>
    match < 4 ? Number(first < second) : comesThrough(match, first, second)
  const { chances } = chancesOf(SIDES, over)
  expect(
    [...chances]
      .filter(([, p]) => p > 0)
      .map(([side]) => side)
      .sort(),
  ).toEqual([0, 1, 2, 3])
})
