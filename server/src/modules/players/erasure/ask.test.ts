import type { beforeErasure } from '@zar/contract/players/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { personalDataOf } from '../../../app/personal-data.ts'
import type { Tx } from '../../../db/db.ts'
import { openWallet } from '../../../modules/casino/index.ts'
import { openLog } from '../../../platform/log/log.ts'
import { sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { openTable } from '../../../testing/players/play.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { closeForErasure, takeBackErasure } from './close.ts'

const E5 = 100_000n
const DAY_MS = 24 * 60 * 60_000

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
let wallet: ReturnType<typeof openWallet>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
  wallet = openWallet({ ...casino, log: openLog('silent') })
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wallet.close()
  await casino.close()
})

async function newPlayer() {
  const me = await signedUp(site)
  const { playerId = '' } = (await site.sessions.findSignedIn(me.token)) ?? {}
  return { ...me, playerId }
}
const ask = (from: From, password: string) =>
  site.post('/api/customer/askerasure', { password }, from)
const before = async (from: From) =>
  (await site.get<z.output<typeof beforeErasure.output>>('/api/customer/beforeerasure', from)).data
const statusOf = async (playerId: string) =>
  (
    await casino.db
      .selectFrom('player')
      .select('status')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).status

test('PRV-02, SES-03: who asks to be erased is out at once everywhere, is told by mail, and gets in no more', async () => {
  const me = await newPlayer()
  const { username, password } = me
  await site.post('/api/auth/login', { username, password }, { ...me.from, fingerprint: 'another' })
  const endedBefore = site.ended.length
  expect(await ask(me.from, password)).toMatchObject({
    success: true,
    message: expect.stringContaining('31 Mart 2026'),
  })
  expect(site.ended.length - endedBefore).toBe(2)
  expect(await statusOf(me.playerId)).toBe('closed')
  expect((await site.get('/api/customer/account', me.from)).status).toBe(401)
  expect(await sentMessages(site, me.from)).toMatchObject([
    { to: me.email, subject: 'Hesabın kapatıldı, silinecek' },
  ])
  expect(await site.post('/api/auth/login', { username, password }, me.from)).toMatchObject({
    data: { code: 'player_disabled' },
  })
  const erasure = await casino.db
    .selectFrom('erasure')
    .selectAll()
    .where('player_id', '=', me.playerId)
    .executeTakeFirstOrThrow()
  // The night after it is due is still within the thirty days.
  expect(erasure.due_at.getTime() - erasure.asked_at.getTime()).toBe(29 * DAY_MS)
})

test('AUT-09: without the password nothing is closed, and the guesses are counted', async () => {
  const me = await newPlayer()
  expect(await ask(me.from, 'tahmin-12')).toMatchObject({ data: { code: 'wrong_password' } })
  expect((await site.post('/api/customer/askerasure', {}, me.from)).status).toBe(400)
  expect((await site.post('/api/customer/askerasure', { password: me.password })).status).toBe(401)
  expect(await statusOf(me.playerId)).toBe('active')
  expect(await before(me.from)).toEqual({ unfinished: [], balance: 0 })
})

test('asked five times at once the account is closed once', async () => {
  const me = await newPlayer()
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(me.from, me.password)))
  expect(asked.filter(({ success }) => success)).toHaveLength(1)
  expect(asked.every(({ status }) => status < 500)).toBe(true)
  expect(await sentMessages(site, me.from)).toHaveLength(1)
})

test('a balance that can be paid out, a withdrawal and a round under way come first', async () => {
  const me = await newPlayer()
  const table = await openTable(casino, me.playerId)
  await casino.deposit(me.playerId, 1_000n * E5)
  const bet = table.bet(10n * E5, { roundId: me.playerId })
  await wallet.post(bet)
  expect(await before(me.from)).toEqual({ unfinished: ['rounds', 'balance'], balance: 990 })
  expect(await ask(me.from, me.password)).toMatchObject({ data: { code: 'erasure_rounds_open' } })
  await wallet.post(table.win(bet, 0n, { roundId: me.playerId, roundClosed: true }))
  expect(await ask(me.from, me.password)).toMatchObject({ data: { code: 'erasure_balance_left' } })
  await casino.db
    .updateTable('account')
    .set({ balance_e5: 990n * E5 })
    .where('owner_id', '=', me.playerId)
    .where('kind', '=', 'player_withdrawal')
    .execute()
  expect((await before(me.from))?.unfinished).toEqual(['withdrawal', 'balance'])
  expect(await statusOf(me.playerId)).toBe('active')
  await casino.db
    .updateTable('account')
    .set({ balance_e5: 0n })
    .where('owner_id', '=', me.playerId)
    .where('kind', '=', 'player_withdrawal')
    .execute()
})

test('an open bet comes first', async () => {
  const me = await newPlayer()
  await casino.db
    .insertInto('betting_bet')
    .values({
      request_id: me.playerId,
      fingerprint: Buffer.from('bet'),
      player_id: me.playerId,
      currency: 'TRY',
      state: 'open',
      policy: 'none',
      unit_kurus: 100n,
      sizes: [1],
      columns: 1,
      cost_kurus: 100n,
      possible_kurus: 185n,
      rules_version: 1,
      placed_at: new Date(),
      decided_at: new Date(),
    })
    .execute()
  expect((await before(me.from))?.unfinished).toEqual(['bets'])
  expect(await ask(me.from, me.password)).toMatchObject({ data: { code: 'erasure_bets_open' } })
})

test('less than any method pays out keeps nobody from it', async () => {
  const me = await newPlayer()
  const { leastPayoutE5 } = personalDataOf(casino.db).payments
  await casino.deposit(me.playerId, leastPayoutE5 - 1n)
  expect((await before(me.from))?.unfinished).toEqual([])
  expect(await ask(me.from, me.password)).toMatchObject({ success: true })
})

test('a bet placed at the same moment is either in time, and the account stays open, or is turned down', async () => {
  for (let round = 0; round < 8; round += 1) {
    const me = await newPlayer()
    const table = await openTable(casino, me.playerId)
    await casino.deposit(me.playerId, 5n * E5)
    const bet = table.bet(5n * E5, { roundId: `${me.playerId}-race` })
    const [asked, answer] = await Promise.all([ask(me.from, me.password), wallet.post(bet)])
    const isClosed = (await statusOf(me.playerId)) === 'closed'
    expect(asked.success).toBe(isClosed)
    expect(answer.outcome).toBe(isClosed ? 'player_disabled' : 'ok')
  }
})

test('EXC-04: whoever excluded themselves and is taken back is excluded still', async () => {
  const deps = { ...casino, ...personalDataOf(casino.db) }
  const playerId = await casino.player({ status: 'excluded' })
  const inTx = (work: (tx: Tx) => Promise<void>) => casino.db.transaction().execute(work)
  await inTx((tx) => closeForErasure(tx, deps, { playerId, operator: 'ayla' }))
  expect(await statusOf(playerId)).toBe('closed')
  await expect(inTx((tx) => closeForErasure(tx, deps, { playerId }))).rejects.toThrow(
    'erasure_asked_before',
  )
  await inTx((tx) => takeBackErasure(tx, playerId))
  expect(await statusOf(playerId)).toBe('excluded')
  await expect(inTx((tx) => takeBackErasure(tx, playerId))).rejects.toThrow('erasure_not_asked')
})
