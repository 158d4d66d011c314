import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { commandsFor, openTable } from '../../testing/play.ts'
import { endGames } from './end-games.ts'
import { openWallet, type Wallet } from './wallet/index.ts'

let house: House
/** Two processes of the house: each remembers for itself what it knew of a session. */
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  house = await openHouse()
  const open = () =>
    openWallet({ pool: house.pool, clock: house.clock, log: pino({ level: 'silent' }) })
  wallets = [open(), open()]
})
afterAll(async () => {
  expect(await house.sumOfBooks()).toBe(0n)
  await Promise.all(wallets.map((wallet) => wallet.close()))
  await house.close()
})

/** A game that was opened from this log-in session. */
async function openedFrom(logInHash: Buffer, playerId: string) {
  const { tokenHash } = await openTable(house, playerId)
  await house.db
    .updateTable('game_session')
    .set({ log_in_hash: logInHash })
    .where('token_hash', '=', tokenHash)
    .execute()
  return commandsFor(playerId, tokenHash)
}
const end = (logInHash: Buffer) => endGames(house, logInHash)

test('SES-03: a game whose log-in session is over takes no bet in any process; wins and rollbacks post', async () => {
  const [here, there] = wallets
  const logIn = randomBytes(32)
  const at = await openedFrom(logIn, await house.player({ cashE5: 1_000n }))
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
  const playerId = await house.player({ cashE5: 1_000n })
  const onPhone = await openedFrom(phone, playerId)
  const onDesk = await openedFrom(desk, playerId)
  const other = await openedFrom(stranger, await house.player({ cashE5: 1_000n }))
  await end(phone)
  expect(await wallet.post(onPhone.bet(1n))).toMatchObject({ outcome: 'session_expired' })
  expect(await wallet.post(onDesk.bet(1n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(other.bet(1n))).toMatchObject({ outcome: 'ok' })
})

test('ended twice, a game keeps the moment of the first end', async () => {
  const logIn = randomBytes(32)
  const at = await openedFrom(logIn, await house.player())
  const firstAt = house.clock.now()
  await end(logIn)
  house.clock.advance(1_000)
  await end(logIn)
  const session = await house.db
    .selectFrom('game_session')
    .select('expires_at')
    .where('token_hash', '=', at.tokenHash)
    .executeTakeFirstOrThrow()
  expect(session.expires_at).toEqual(firstAt)
})
