import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { digestOf } from '../fairness/seeds.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { checkReturns } from './check-returns.ts'
import { ReturnsReply } from './protocol.ts'

const DICE = 'zar_terazi'
const BLACKJACK = 'zar_han_blackjack'
const ROUNDS = 20_000

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.database.pool.query('delete from arcade.daily_return'))

/** Rounds of one lira with a deviation of one, whose return is so much beside the expected 0.96. */
const played = (gameCode: string, day: string, beside: number) =>
  fixture.database.pool.query(
    `insert into arcade.daily_return values ($1, '1', $2, 'any', $3, $4, $4, $5, $6, $7, $8, $9, 200)`,
    [
      gameCode,
      digestOf(gameCode),
      day,
      ROUNDS,
      ROUNDS * 100,
      Math.round(ROUNDS * 100 * (0.96 + beside)),
      ROUNDS * 96,
      ROUNDS * 100,
      ROUNDS * 100 ** 2,
    ],
  )

/** The lines that operators are told of as errors. */
async function told() {
  const errors: [string, object][] = []
  const nothing = () => undefined
  const error = (fields: object, message: string) => void errors.push([message, fields])
  const { pool, clock } = fixture.arcade
  await checkReturns({ pool, clock, log: { info: nothing, warn: nothing, error } })
  return errors
}

test('GAM-16: operators are told of a return beyond three deviations, and of no other', async () => {
  // The deviation of the mean is 0.00707.
  await played(DICE, '2026-02-27', 0.025)
  await played(BLACKJACK, '2026-03-01', -0.025)
  expect(await told()).toMatchObject([
    [
      'return out of bounds',
      { gameCode: DICE, mode: null, digest: digestOf(DICE), rounds: ROUNDS },
    ],
  ])
  await fixture.database.pool.query('delete from arcade.daily_return')
  await played(DICE, '2026-02-27', 0.02)
  expect(await told()).toEqual([])
})

test('GAM-16: thirty days are looked at, today among them', async () => {
  await played(DICE, '2026-01-31', 0.025)
  expect(await told()).toHaveLength(1)
  await fixture.database.pool.query('delete from arcade.daily_return')
  await played(DICE, '2026-01-30', 0.025)
  expect(await told()).toEqual([])
})

test('GAM-16: the public page says that such a return is looked into', async () => {
  await played(DICE, '2026-02-27', 0.025)
  fixture.later(60_000)
  const { games } = ReturnsReply.parse((await fixture.get('/api/returns')).body)
  const dice = games.find(({ gameCode }) => gameCode === DICE)
  expect(dice?.played).toMatchObject({ isAlarm: true, rounds: ROUNDS, hits: ROUNDS })
})
