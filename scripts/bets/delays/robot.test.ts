import { expect, test } from 'vitest'
import { seeded } from '../../../server/src/testing/seeded.ts'
import { evening, robot } from './robot.ts'

test.each([0, 0.2, 0.5])(
  'FRD-08: a robot whose feed is two seconds ahead wins nothing, new or known, with a share of %f of goals unannounced',
  (unseen) => {
    for (const isPatient of [false, true]) {
      const wish = { count: 1_000, random: seeded(7), unseen, lagS: 2 }
      const { taken, gain } = robot(wish, isPatient)
      expect(taken * gain).toBeLessThanOrEqual(0)
      expect(taken).toBeLessThan(100)
    }
  },
)

test('BET-03: half of all people wait a second at most, and three of five not at all', () => {
  const { all } = evening({ count: 2_000, random: seeded(7), unseen: 0.2, lagS: 2 })
  expect(all.medianMs).toBeLessThanOrEqual(1_000)
  expect(all.atOnce).toBeGreaterThanOrEqual(0.6)
  expect(all.taken / all.tried).toBeGreaterThan(0.95)
})
