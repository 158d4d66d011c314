import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUSE_ID, openBonusAccount, postTransfer } from '../../ledger/index.ts'
import { readSums } from '../history/totals.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

const DAY_MS = 24 * 60 * 60_000
const TR = 'TRY'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const cash = (ownerId: string) => ({ ownerId, kind: 'player_cash' }) as const
const casino = (kind: 'games' | 'promotion') => ({ ownerId: HOUSE_ID, kind }) as const

const post = (
  playerId: string,
  reason: 'cashback' | 'bet' | 'win' | 'rollback',
  liras: bigint,
): Promise<void> =>
  cashier.casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      playerId,
      reason,
      currency: TR,
      amountE5: liras * E5,
      key: `t:${randomUUID()}`,
      source:
        reason === 'bet' ? cash(playerId) : casino(reason === 'cashback' ? 'promotion' : 'games'),
      target: reason === 'bet' ? casino('games') : cash(playerId),
    }),
  )

/** Staked and won back, so many times. */
async function play(playerId: string, liras: bigint, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await post(playerId, 'bet', liras)
    await post(playerId, 'win', liras)
  }
}

/** Asks for the sum to a mobile wallet, and answers why it waits. */
async function holdOf(playerId: string, liras: number) {
  const sum = { id: 5, detail: { Amount: liras, Phone: '532 111 22 33' } }
  const answer = await cashier.withdraw(playerId, liras, sum)
  expect(answer).toMatchObject({ success: true })
  return (await cashier.payments(playerId)).at(-1)?.hold
}

test('BON-03: beside a bonus the player’s own money is paid by rule, and the bonus never is', async () => {
  const playerId = await cashier.casino.player({ cashE5: 200n * E5 })
  const bonusId = randomUUID()
  await cashier.casino.db.transaction().execute(async (tx) => {
    await openBonusAccount(tx, bonusId, TR)
    await postTransfer(tx, {
      playerId,
      reason: 'bonus',
      currency: TR,
      amountE5: 100n * E5,
      key: `t:${bonusId}`,
      source: casino('promotion'),
      target: { ownerId: bonusId, kind: 'player_bonus' },
    })
  })
  const more = { id: 5, detail: { Amount: 201, Phone: '532 111 22 33' } }
  expect(await cashier.withdraw(playerId, 201, more)).toMatchObject({
    data: { code: 'insufficient_funds' },
  })
  expect(await holdOf(playerId, 200)).toBeNull()
})

test('to the account last paid in from, nothing goes before anything was paid in', async () => {
  const playerId = await cashier.casino.player()
  await post(playerId, 'cashback', 100n)
  await play(playerId, 100n)
  const order = { id: 2, detail: { Amount: 100 } }
  expect(await cashier.withdraw(playerId, 100, order)).toMatchObject({
    status: 200,
    success: false,
    data: { code: 'no_deposit_yet' },
  })
  expect(await cashier.casino.cashE5(playerId)).toBe(100n * E5)
  expect(await cashier.payments(playerId)).toEqual([])
  await cashier.deposit(playerId, 100)
  const paidIn = await cashier.onlyPayment(playerId)
  await cashier.callback(cashier.verdictOn(paidIn, 'approved'))
  expect(await cashier.withdraw(playerId, 100, order)).toMatchObject({ success: true })
})

test('FRD-06: what was staked of an earlier deposit counts for no later one', async () => {
  const playerId = await cashier.casino.player({ cashE5: 100n * E5 })
  await play(playerId, 100n, 20)
  await cashier.casino.deposit(playerId, 1_000n * E5)
  expect(await holdOf(playerId, 1_000)).toBe('turnover')
})

test('FRD-06: once the later deposit is staked too, it is paid by rule', async () => {
  const playerId = await cashier.casino.player({ cashE5: 100n * E5 })
  await play(playerId, 100n, 2)
  await cashier.casino.deposit(playerId, 1_000n * E5)
  await play(playerId, 500n, 2)
  expect(await holdOf(playerId, 1_000)).toBeNull()
})

test('FRD-06: a stake that was rolled back was none', async () => {
  const playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
  await post(playerId, 'bet', 1_000n)
  await post(playerId, 'rollback', 1_000n)
  expect(await holdOf(playerId, 1_000)).toBe('turnover')
})

test('FRD-07: in and out without play, day after day below the bound, is seen within the month', async () => {
  const playerId = await cashier.casino.player()
  const holds = []
  for (let day = 0; day < 5; day += 1) {
    await cashier.casino.deposit(playerId, 500n * E5)
    holds.push(await holdOf(playerId, 500))
    cashier.casino.clock.advance(DAY_MS + 1)
  }
  expect(holds).toEqual([null, null, null, null, 'turnover'])
})

/** A deposit that arrived over the player's limit: it is credited and on its way back. */
async function sentBack(playerId: string, liras: number) {
  const { casino } = cashier
  await cashier.deposit(playerId, liras)
  const order = await cashier.onlyPayment(playerId)
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'deposit',
      period: 'day',
      most: 10n * E5,
      changed_at: casino.clock.now(),
      wished: null,
      wished_at: null,
    })
    .execute()
  await cashier.callback(cashier.verdictOn(order, 'approved'))
  const back = (await cashier.payments(playerId)).at(-1)
  if (back?.type !== 2) throw new Error('nothing is sent back')
  return back
}

test('FRD-06: a deposit that was sent straight back is neither unstaked nor a withdrawal of the day', async () => {
  const playerId = await cashier.casino.player()
  await sentBack(playerId, 1_000)
  expect((await readSums(cashier.casino.db, playerId)).unstaked).toBe(0n)
  await cashier.casino.deposit(playerId, 100n * E5)
  await post(playerId, 'bet', 100n)
  await post(playerId, 'win', 600n)
  expect(await holdOf(playerId, 550)).toBeNull()
})

test('FRD-05: what was sent back takes no room of the sum that an unverified phone may withdraw', async () => {
  const { db } = cashier.casino
  const playerId = await cashier.casino.player()
  const player = db.updateTable('player').where('id', '=', playerId)
  await player.set({ is_phone_verified: false }).execute()
  await sentBack(playerId, 1_000)
  await cashier.casino.deposit(playerId, 1_100n * E5)
  await play(playerId, 1_100n)
  expect(await holdOf(playerId, 1_000)).toBeNull()
  expect(await holdOf(playerId, 50)).toBe('verification')
})

test('FRD-06: what the bank would not take back is a deposit that has not been staked', async () => {
  const playerId = await cashier.casino.player()
  const back = await sentBack(playerId, 1_000)
  await readSums(cashier.casino.db, playerId)
  await cashier.callback(cashier.verdictOn(back, 'rejected'))
  expect((await readSums(cashier.casino.db, playerId)).unstaked).toBe(1_000n * E5)
  expect(await holdOf(playerId, 1_000)).toBe('turnover')
})

test('what is open is the same, added up at once or from what was kept before', async () => {
  const playerId = await cashier.casino.player({ cashE5: 300n * E5 })
  const { pool } = cashier.casino.owner
  const { db } = cashier.casino
  const open = async () => (await readSums(db, playerId)).unstaked
  await play(playerId, 100n, 2)
  expect(await open()).toBe(100n * E5)
  // Older than a minute, so that they are kept; rows are final, but not for whoever owns the table.
  await pool.query('alter table transfer disable trigger transfer_is_final')
  const age = `update transfer set created_at = created_at - interval '1 hour' where player_id = $1`
  await pool.query(age, [playerId])
  await pool.query('alter table transfer enable trigger transfer_is_final')
  expect(await open()).toBe(100n * E5)
  const kept = await pool.query('select unstaked_e5 from player_total where player_id = $1', [
    playerId,
  ])
  expect(kept.rows).toEqual([{ unstaked_e5: 100n * E5 }])
  await play(playerId, 200n)
  expect(await open()).toBe(0n)
  await cashier.casino.deposit(playerId, 70n * E5)
  expect(await open()).toBe(70n * E5)
})
