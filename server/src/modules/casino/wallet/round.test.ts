import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { openTable } from '../../../testing/play.ts'
import { openWallet, roundReference, verifyWallet, type Wallet } from './index.ts'

const ROUNDS = 200

let house: House
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  house = await openHouse()
  const open = () =>
    openWallet({ pool: house.pool, clock: house.clock, log: pino({ level: 'silent' }) })
  wallets = [open(), open()]
})
afterAll(async () => {
  expect(await house.sumOfBooks()).toBe(0n)
  expect(await verifyWallet(house.db)).toEqual([])
  await Promise.all(wallets.map((wallet) => wallet.close()))
  await house.close()
})

/** A player whose supplier names rounds, not bets. */
async function table(cashE5: bigint) {
  const at = await openTable(house, await house.player({ cashE5 }))
  const inRound = (roundId: string) => ({ roundId, referenceId: roundReference(roundId) })
  return {
    playerId: at.playerId,
    bet: (amountE5: bigint, round: string) => at.bet(amountE5, inRound(round)),
    win: (amountE5: bigint, round: string) => at.win(at.bet(0n), amountE5, inRound(round)),
    cancel: (amountE5: bigint, round: string) =>
      at.rollback(at.bet(0n), { ...inRound(round), amountE5 }),
  }
}

test('each bet of a round is given back for its own amount, and one that stands is paid', async () => {
  const [wallet] = wallets
  const at = await table(1_000n)
  for (const amountE5 of [100n, 200n, 200n]) await wallet.post(at.bet(amountE5, 'r'))
  expect(await wallet.post(at.cancel(150n, 'r'))).toMatchObject({ outcome: 'transaction_unknown' })
  expect(await wallet.post(at.cancel(200n, 'r'))).toMatchObject({ balanceE5: 700n })
  expect(await wallet.post(at.cancel(200n, 'r'))).toMatchObject({ balanceE5: 900n })
  expect(await wallet.post(at.cancel(200n, 'r'))).toMatchObject({
    ...{ outcome: 'ok', balanceE5: 900n, note: 'reversed_before' },
  })
  expect(await wallet.post(at.win(50n, 'r'))).toMatchObject({ outcome: 'ok', balanceE5: 950n })
  expect(await wallet.post(at.cancel(100n, 'r'))).toMatchObject({ outcome: 'transaction_unknown' })
})

test('an answer that is given again says so', async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  const bet = at.bet(100n, 'again')
  expect(await one.post(bet)).not.toHaveProperty('note')
  expect(await one.post(bet)).toMatchObject({ outcome: 'ok', note: 'replay' })
  expect(await other.post(bet)).toMatchObject({ outcome: 'ok', note: 'replay' })
})

test(`a round called off by one process while another takes its bet, ${ROUNDS} times, comes to nothing`, async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  // Both remember the player and the session.
  await one.post(at.bet(0n, 'warm'))
  await other.post(at.bet(0n, 'warm'))
  for (let count = 0; count < ROUNDS; count++) {
    const round = randomUUID()
    const [bet, cancel] = await Promise.all([
      one.post(at.bet(100n, round)),
      other.post(at.cancel(100n, round)),
    ])
    expect(cancel.outcome).toBe('ok')
    expect(bet.outcome).toBe(cancel.note === 'nothing_to_reverse' ? 'rolled_back' : 'ok')
  }
  expect(await house.cashE5(at.playerId)).toBe(1_000n)
})

test('a round that was called off in another process is known to one that remembers its player', async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  await one.post(at.bet(0n, 'warm'))
  await other.post(at.cancel(100n, 'off'))
  expect(await one.post(at.bet(100n, 'off'))).toMatchObject({ outcome: 'rolled_back' })
  // The bet that it would pay was never taken.
  expect(await one.post(at.win(100n, 'off'))).toMatchObject({ outcome: 'transaction_unknown' })
  expect(await house.cashE5(at.playerId)).toBe(1_000n)
})
