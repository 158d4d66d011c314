import { expect, test } from 'vitest'
import { makeWorld, measure } from '../../../testing/risk/world.ts'
import { seeded } from '../../../testing/seeded.ts'
import { findGroups } from './find-groups.ts'

const WORLDS = 10

test('FRD-04: 50 rings of 5 among 10,000, in ten worlds: recall and precision with play and without', () => {
  const lines = Array.from({ length: WORLDS }, (_, world) => {
    const { accounts, rings } = makeWorld(
      { players: 10_000, rings: 50, ringSize: 5 },
      seeded(world + 1),
    )
    const of = (some: typeof accounts) =>
      measure(
        rings,
        findGroups(some)
          .filter(({ facts }) => facts > 0)
          .map(({ members }) => members),
      )
    const blind = accounts.map((one) => ({ ...one, against: [] }))
    return { world: world + 1, withPlay: of(accounts), without: of(blind) }
  })
  for (const { world, withPlay, without } of lines) console.log(world, withPlay, without)
  const mean = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + pick(line), 0) / WORLDS
  expect(mean(({ withPlay }) => withPlay.recall)).toBeGreaterThan(0.95)
  expect(mean(({ withPlay }) => withPlay.precision)).toBeGreaterThan(0.9)
  expect(mean(({ without }) => without.recall)).toBeGreaterThan(0.9)
})
