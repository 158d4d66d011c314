import { randomUUID } from 'node:crypto'
import type { RollbackRequest } from '@zar/contract/office/house/rollback-requests'
import type { LedgerRound, LedgerTransfer } from '@zar/contract/office/ledger'
import type { Outcome } from '@zar/contract/office/proposals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'

const REASON = 'The game broke off, and the supplier confirms the fault.'
let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
let table: Awaited<ReturnType<typeof openTable>>
let playerId: string
const desks: Record<string, Desk> = {}

beforeAll(async () => {
  fixture = await openBonusFixture()
  office = await openOfficeApp(fixture.casino)
  for (const [name, role] of Object.entries(PEOPLE)) {
    desks[name] = await office.session((await office.staff(name, [role])).id)
  }
  playerId = await fixture.casino.player({ cashE5: 1_000n * E5 })
  table = await openTable(fixture.casino, playerId)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

const PEOPLE = { risk: 'risk', risk2: 'risk', manager: 'manager', support: 'support' } as const

/** A bet of a round of its own, and the number of its transfer. */
async function play(roundId: string = randomUUID()) {
  const bet = table.bet(10n * E5, { roundId })
  await fixture.wallet.post(bet)
  const q = `hub88:${bet.transactionId}`
  const found = await office.get<LedgerTransfer>(
    '/api/office/ledger-transfer',
    { q },
    desks.manager,
  )
  return { bet, transfer: found.data?.id ?? '' }
}

const ask = (name: string, transfer: string, more: { proposal?: string; reason?: string } = {}) =>
  office.post<Outcome & { code?: string }>(
    '/api/office/round-ask-rollback',
    { transfer, reason: REASON, ...more },
    desks[name],
  )

async function askByTwo(transfer: string) {
  const { proposal = '' } = (await ask('risk', transfer)).data ?? {}
  expect(await ask('manager', transfer, { proposal })).toMatchObject({ data: { outcome: 'done' } })
}

const roundOf = async (transfer: string) =>
  (await office.get<LedgerRound>('/api/office/ledger-round', { transfer }, desks.risk)).data

const list = async (before?: string) =>
  (
    await office.get<{ rows: RollbackRequest[]; next: string | null }>(
      '/api/office/rollback-requests',
      before === undefined ? {} : { before },
      desks.support,
    )
  ).data

test('AUZ-03: a round is asked back by two people, once, and nothing is posted', async () => {
  const { bet, transfer } = await play()
  const cash = await fixture.casino.cashE5(playerId)
  const before = await roundOf(transfer)
  expect(before?.rollback).toMatchObject({
    object: `round:hub88:${bet.transactionId}`,
    standing: 'stands',
    stakesE5: `${10n * E5}`,
    request: null,
    actions: [{ right: 'round.ask_rollback', state: 'second' }],
  })
  const first = await ask('risk', transfer)
  expect(first).toMatchObject({ data: { outcome: 'waits' } })
  const { proposal = '' } = first.data ?? {}
  expect(await ask('risk', transfer, { proposal })).toMatchObject({ status: 403 })
  expect((await roundOf(transfer))?.rollback?.request).toBeNull()
  const both = await Promise.all([
    ask('manager', transfer, { proposal }),
    ask('risk2', transfer, { proposal }),
  ])
  expect(both.filter(({ data }) => data?.outcome === 'done')).toHaveLength(1)
  expect(await roundOf(transfer)).toMatchObject({
    rollback: { request: { askedBy: 'risk', because: REASON }, actions: [] },
  })
  expect(await ask('risk', transfer)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  expect(await fixture.casino.cashE5(playerId)).toBe(cash)
})

test('who lacks the right is refused, and so are a transfer that no supplier asked for and a short reason', async () => {
  const { transfer } = await play()
  expect(await ask('support', transfer)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  expect(await ask('risk', transfer, { reason: 'because' })).toMatchObject({ status: 400 })
  expect(await ask('risk', '999999999')).toMatchObject({ data: { code: 'not_found' } })
  const opening = await fixture.casino.db
    .selectFrom('transfer')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(await ask('risk', `${opening.id}`)).toMatchObject({ data: { code: 'not_found' } })
})

test('how its stakes stand is read from the supplier’s own calls', async () => {
  const { bet, transfer } = await play()
  const second = await play(bet.roundId)
  await askByTwo(second.transfer)
  const standing = async () => (await list())?.rows[0]
  expect(await standing()).toMatchObject({
    name: 'Hub88',
    game: 'Nar',
    round: bet.roundId,
    transaction: bet.transactionId,
    standing: 'stands',
    stakesE5: `${20n * E5}`,
    player: { id: playerId },
  })
  await fixture.wallet.post(table.rollback(bet, { roundId: bet.roundId }))
  expect(await standing()).toMatchObject({ standing: 'partly' })
  await fixture.wallet.post(table.rollback(second.bet, { roundId: bet.roundId }))
  expect(await standing()).toMatchObject({ standing: 'back' })
  expect((await roundOf(transfer))?.rollback).toMatchObject({ standing: 'back', actions: [] })
})

test('a round whose stakes are all back is not asked for, nor is one that came back meanwhile approved', async () => {
  const { bet, transfer } = await play()
  const { proposal = '' } = (await ask('risk', transfer)).data ?? {}
  await fixture.wallet.post(table.rollback(bet, { roundId: bet.roundId }))
  expect(await ask('manager', transfer, { proposal })).toMatchObject({
    data: { code: 'nothing_to_change' },
  })
  expect(await ask('risk2', transfer)).toMatchObject({ data: { code: 'nothing_to_change' } })
})

test('the same number of a round at another player is another round', async () => {
  const { bet, transfer } = await play()
  const other = await fixture.casino.player({ cashE5: 100n * E5 })
  const elsewhere = await openTable(fixture.casino, other)
  const theirs = elsewhere.bet(7n * E5, { roundId: bet.roundId })
  await fixture.wallet.post(theirs)
  await fixture.wallet.post(elsewhere.rollback(theirs, { roundId: bet.roundId }))
  expect((await roundOf(transfer))?.rollback).toMatchObject({
    standing: 'stands',
    stakesE5: `${10n * E5}`,
  })
})

test('requests come in pages, the newest first', async () => {
  const { rows = [] } = (await list()) ?? {}
  const ids = rows.map(({ id }) => BigInt(id))
  expect(ids).toEqual(ids.toSorted((a, b) => Number(b - a)))
  expect((await list(rows[0]?.id))?.rows).toEqual(rows.slice(1))
})
