import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openWallet, roundReference, verifyWallet, type Wallet } from './index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let casino: TestCasino
let wallet: Wallet
let elsewhere: Wallet
beforeAll(async () => {
  casino = await openTestCasino()
  // What was used is added up by the database's own clock, which moves on by itself.
  casino.clock.set(new Date())
  const open = () =>
    openWallet({
      pool: casino.pool,
      clock: casino.clock,
      house: casino.house,
      log: pino({ level: 'silent' }),
    })
  wallet = open()
  elsewhere = open()
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  await Promise.all([wallet.close(), elsewhere.close()])
  await casino.close()
})

type Kind = 'stake' | 'loss' | 'time'
type Period = 'day' | 'week' | 'month'

async function limit(playerId: string, kind: Kind, most: bigint, period: Period = 'day') {
  const set = { most, changed_at: casino.clock.now(), wished: null, wished_at: null }
  await casino.db
    .insertInto('player_limit')
    .values({ player_id: playerId, kind, period, ...set })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'kind', 'period', 'is_of_house']).doUpdateSet(set),
    )
    .execute()
}
const table = async (cashE5 = 1_000n) => openTable(casino, await casino.player({ cashE5 }))
/** When the next day of Istanbul begins. */
function nextDay(now: Date): Date {
  const offsetMs = 3 * 60 * MINUTE_MS
  return new Date((Math.floor((now.getTime() + offsetMs) / DAY_MS) + 1) * DAY_MS - offsetMs)
}
const outcomes = (answers: { outcome: string }[]) => answers.map(({ outcome }) => outcome)

test('LIM-05: a stake limit is counted on in memory, and a rollback gives its room back', async () => {
  const at = await table()
  await limit(at.playerId, 'stake', 300n)
  const bets = [at.bet(100n), at.bet(150n), at.bet(51n), at.bet(50n), at.bet(1n)]
  const answers = []
  for (const bet of bets) answers.push(await wallet.post(bet))
  const over = 'stake_limit_reached'
  expect(outcomes(answers)).toEqual(['ok', 'ok', over, 'ok', over])
  const [first] = bets
  if (!first) throw new Error('there is a first bet')
  expect(await wallet.post(at.win(first, 500n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: over })
  const [, second] = bets
  if (second) expect(await wallet.post(at.rollback(second))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(150n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: over })
})

test('LIM-05: a win gives room of a loss limit back, and its rollback takes it again', async () => {
  const at = await table()
  await limit(at.playerId, 'loss', 100n)
  const bet = at.bet(100n)
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'loss_limit_reached' })
  const win = at.win(bet, 60n)
  expect(await wallet.post(win)).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(61n))).toMatchObject({ outcome: 'loss_limit_reached' })
  expect(await wallet.post(at.bet(60n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.rollback(win))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'loss_limit_reached' })
})

test('LIM-05: of two hundred bets at once in two processes no more are taken than the limit has room for', async () => {
  const at = await table(1_000n)
  await limit(at.playerId, 'stake', 37n)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      (index % 2 ? wallet : elsewhere).post(at.bet(1n)).catch(() => ({ outcome: 'again' })),
    ),
  )
  expect(outcomes(answers).filter((outcome) => outcome === 'ok').length).toBeLessThanOrEqual(37)
  for (let more = 0; more < 38; more++) await elsewhere.post(at.bet(1n))
  expect(await casino.cashE5(at.playerId)).toBe(963n)
})

test('LIM-05: a limit that is set or lowered holds for the very next bet of a process that remembers the player', async () => {
  const at = await table()
  for (const process of [wallet, elsewhere]) {
    expect(await process.post(at.bet(10n))).toMatchObject({ outcome: 'ok' })
  }
  await limit(at.playerId, 'stake', 30n)
  expect(await wallet.post(at.bet(11n))).toMatchObject({ outcome: 'stake_limit_reached' })
  expect(await elsewhere.post(at.bet(10n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'stake_limit_reached' })
  await limit(at.playerId, 'stake', 31n)
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
})

test('LIM-05: with the next day of Istanbul a limit of the day begins anew, while it is remembered', async () => {
  const at = await table()
  const today = casino.clock.now()
  await limit(at.playerId, 'stake', 100n)
  expect(await wallet.post(at.bet(100n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'stake_limit_reached' })
  await casino.db
    .updateTable('game_session')
    .set({ expires_at: new Date(today.getTime() + 2 * DAY_MS) })
    .where('token_hash', '=', at.tokenHash)
    .execute()
  await wallet.post(at.bet(1n))
  const tomorrow = nextDay(today)
  casino.clock.set(new Date(tomorrow.getTime() - 1))
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'stake_limit_reached' })
  casino.clock.set(tomorrow)
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
  casino.clock.set(today)
})

test('LIM-05: the time of play is counted from stake to stake, told of near its end, and is over', async () => {
  const today = casino.clock.now()
  // Whatever the hour is now, no midnight comes into this hour of play.
  casino.clock.set(nextDay(today))
  const at = await table()
  await limit(at.playerId, 'time', 20n)
  expect(await wallet.post(at.bet(1n))).toEqual(expect.not.objectContaining({ hint: 'time_short' }))
  // A longer pause is no play.
  casino.clock.advance(6 * MINUTE_MS)
  const hints = []
  for (let minute = 0; minute < 20; minute++) {
    const { outcome, hint } = await wallet.post(at.bet(1n))
    hints.push(outcome === 'ok' ? (hint ?? 'ok') : outcome)
    casino.clock.advance(MINUTE_MS)
  }
  expect(hints).toEqual([...Array(18).fill('ok'), 'time_short', 'time_short'])
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'time_limit_reached' })
  casino.clock.set(today)
})

test('a bet in play of a player without limits is one statement, and so is one of a player with limits or of a round', async () => {
  const asked: string[] = []
  const pool = new Proxy(casino.pool, {
    get: (target, key) =>
      key === 'connect' ? () => counted(target, asked) : Reflect.get(target, key),
  })
  const counting = openWallet({
    pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  })
  const [free, limited] = [await table(), await table()]
  await limit(limited.playerId, 'stake', 100n)
  const ofRound = { roundId: 'r', referenceId: roundReference('r') }
  for (const at of [free, limited]) {
    await counting.post(at.bet(1n))
    asked.length = 0
    for (const wish of [{}, {}, ofRound, ofRound])
      expect(await counting.post(at.bet(1n, wish))).toMatchObject({ outcome: 'ok' })
    expect(asked).toEqual(Array(4).fill('write_wallet_one'))
  }
  await counting.close()
})

/** A connection that tells the names of what it is asked. */
async function counted(pool: TestCasino['pool'], asked: string[]) {
  const client = await pool.connect()
  return new Proxy(client, {
    get(target, key) {
      const own = Reflect.get(target, key)
      if (key !== 'query') return typeof own === 'function' ? own.bind(target) : own
      return (query: { name?: string }) => {
        if (query.name) asked.push(query.name)
        return target.query(query as never)
      }
    },
  })
}

test('LIM-05: a free bet uses no limit of money, and what it wins may be lost again', async () => {
  const at = await table(100n)
  await limit(at.playerId, 'loss', 0n)
  await limit(at.playerId, 'stake', 1_000n, 'month')
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'loss_limit_reached' })
  const free = at.bet(50n, { movesCash: false })
  expect(await wallet.post(free)).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.win(free, 30n))).toMatchObject({ outcome: 'ok', balanceE5: 130n })
  // What was won today may be lost again.
  expect(await wallet.post(at.bet(31n))).toMatchObject({ outcome: 'loss_limit_reached' })
  expect(await wallet.post(at.bet(30n))).toMatchObject({ outcome: 'ok' })
})
