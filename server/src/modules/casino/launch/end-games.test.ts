import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsFor, openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, type Wallet } from '../wallet/index.ts'
import { endGames } from './end-games.ts'

let casino: TestCasino
/** Two processes of the house: each remembers for itself what it knew of a session. */
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  casino = await openTestCasino()
  const open = () =>
    openWallet({
      pool: casino.pool,
      clock: casino.clock,
      house: casino.house,
      log: pino({ level: 'silent' }),
    })
  wallets = [open(), open()]
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await Promise.all(wallets.map((wallet) => wallet.close()))
  await casino.close()
})

/** A game that was opened from this log-in session. */
async function openedFrom(logInHash: Buffer, playerId: string) {
  const { tokenHash } = await openTable(casino, playerId)
  await casino.db
    .updateTable('game_session')
    .set({ log_in_hash: logInHash })
    .where('token_hash', '=', tokenHash)
    .execute()
  return commandsFor(playerId, tokenHash)
}
const end = (logInHash: Buffer) => endGames(casino, logInHash)

test('SES-03: a game whose log-in session is over takes no bet in any process; wins and rollbacks post', async () => {
  const [here, there] = wallets
  const logIn = randomBytes(32)
  const at = await openedFrom(logIn, await casino.player({ cashE5: 1_000n }))
  const [one, two] = [at.bet(100n), at.bet(100n)]
  await here.post(one)
  await there.post(two)
  await end(logIn)
  for (const wallet of wallets) {
    expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'session_expired' })
  }
  expect(await here.post(at.win(one, 50n))).toMatchObject({ outcome: 'ok' })
  expect(await there.post(at.rollback(two))).toMatchObject({ outcome: 'ok', balanceE5: 950n })
})

test('games of the player’s other log-in sessions, and other players’, go on', async () => {
  const [wallet] = wallets
  const [phone, desk, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const playerId = await casino.player({ cashE5: 1_000n })
  const onPhone = await openedFrom(phone, playerId)
  const onDesk = await openedFrom(desk, playerId)
  const other = await openedFrom(stranger, await casino.player({ cashE5: 1_000n }))
  await end(phone)
  expect(await wallet.post(onPhone.bet(1n))).toMatchObject({ outcome: 'session_expired' })
  expect(await wallet.post(onDesk.bet(1n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(other.bet(1n))).toMatchObject({ outcome: 'ok' })
})

test('ended twice, a game keeps the moment of the first end', async () => {
  const logIn = randomBytes(32)
  const at = await openedFrom(logIn, await casino.player())
  const firstAt = casino.clock.now()
  await end(logIn)
  casino.clock.advance(1_000)
  await end(logIn)
  const session = await casino.db
    .selectFrom('game_session')
    .select('expires_at')
    .where('token_hash', '=', at.tokenHash)
    .executeTakeFirstOrThrow()
  expect(session.expires_at).toEqual(firstAt)
})
