import type { Correction } from '@zar/contract/office/corrections'
import type { Outcome } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRecords } from '../../../jobs/verify-records.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { writeAuditAlone } from '../../audit/index.ts'
import { verifyLedger } from '../../ledger/index.ts'

const REASON = 'The supplier has confirmed this by letter.'
const LIRA = 100_000n
let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
const ids: Record<string, string> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  const people = { kasa: 'cashier', kasa2: 'cashier', amir: 'manager', amir2: 'manager' } as const
  for (const [name, role] of Object.entries(people)) {
    const { id } = await office.staff(name, [role])
    ids[name] = id
    desks[name] = await office.session(id)
  }
})
afterAll(() => casino.close())

/** A player with money, and the number of the transfer that brought it. */
async function playerWithMoney(cashE5 = 1_000n * LIRA) {
  const id = await casino.player()
  await casino.deposit(id, cashE5)
  const { rows } = await sql<{ id: bigint }>`
    select max(id) as id from transfer where player_id = ${id}`.execute(casino.db)
  return { id, round: `${rows[0]?.id}` }
}

type Terms = {
  amountE5?: bigint
  isAddition?: boolean
  code?: string
  linked?: { kind: string; number: string }
  proposal?: string
}
type Player = Awaited<ReturnType<typeof playerWithMoney>>

const inputOf = ({ id, round }: Player, { amountE5 = 750n * LIRA, ...more }: Terms) => ({
  id,
  isAddition: true,
  code: 'unfinished_round',
  linked: { kind: 'round', number: round },
  reason: REASON,
  amountE5: `${amountE5}`,
  ...more,
})
type Answer = Outcome & { code?: string }
async function say(right: Right, path: string, name: string, of: Player, terms: Terms) {
  const desk = desks[name] ?? {}
  const amountE5 = terms.amountE5 ?? 750n * LIRA
  await office.prove(desk, right, `player:${of.id}`, amountE5)
  return office.post<Answer>(`/api/office/${path}`, inputOf(of, terms), desk)
}
const propose = (name: string, of: Player, terms: Terms = {}) =>
  say('adjustment.propose', 'propose-correction', name, of, terms)
const approve = (name: string, of: Player, terms: Terms) =>
  say('adjustment.approve', 'approve-correction', name, of, terms)
const numberOf = (answer: Awaited<ReturnType<typeof propose>>) => {
  expect(answer).toMatchObject({ status: 200, data: { outcome: 'waits' } })
  return answer.data?.proposal ?? ''
}
const cashOf = (of: Player) => casino.cashE5(of.id)

test('AUZ-03, LED-05: two people put a balance right, once, and the player reads it', async () => {
  const player = await playerWithMoney()
  const proposal = numberOf(await propose('kasa', player))
  expect(await cashOf(player)).toBe(1_000n * LIRA)
  expect(await propose('kasa2', player)).toMatchObject({ data: { code: 'proposal_waits' } })
  expect(await approve('kasa2', player, { proposal })).toMatchObject({ data: { code: 'no_right' } })
  const both = await Promise.all([
    approve('amir', player, { proposal }),
    approve('amir2', player, { proposal }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await cashOf(player)).toBe(1_750n * LIRA)

  const again = await propose('kasa', player)
  expect(await approve('amir', player, { proposal: numberOf(again) })).toMatchObject({
    status: 409,
    data: { code: 'corrected_already' },
  })
  expect(await cashOf(player)).toBe(1_750n * LIRA)
  const told = await casino.db
    .selectFrom('notification')
    .select(['note_tr', 'note_en'])
    .where('player_id', '=', player.id)
    .where('title_en', '=', 'Your balance was corrected')
    .execute()
  expect(told).toEqual([
    {
      note_tr: 'Yarım kalan turun kazancı hesabına eklendi: ₺750,00',
      note_en: 'What your unfinished round won was added to your balance: ₺750,00',
    },
  ])
  const { data } = await office.post<{ rows: Correction[] }>(
    '/api/office/corrections',
    { player: player.id },
    desks.amir,
  )
  expect(data?.rows).toMatchObject([
    { isAddition: true, amountE5: '75000000', linked: { kind: 'round' }, proposedBy: 'kasa' },
  ])
  expect(await verifyRecords(casino.db)).toEqual([])
  expect(await verifyLedger(casino.db)).toMatchObject({ findings: [] })
})

test('whoever proposes does not approve, and other terms than the proposed ones are not approved', async () => {
  const player = await playerWithMoney()
  const proposal = numberOf(await propose('amir', player))
  expect(await approve('amir', player, { proposal })).toMatchObject({
    data: { code: 'same_person' },
  })
  expect(await approve('amir2', player, { proposal, amountE5: 751n * LIRA })).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await cashOf(player)).toBe(1_000n * LIRA)
})

test('what is taken never brings a player below zero', async () => {
  const player = await playerWithMoney(100n * LIRA)
  const terms = { isAddition: false, code: 'paid_twice', amountE5: 101n * LIRA }
  const proposal = numberOf(await propose('amir', player, terms))
  expect(await approve('amir2', player, { ...terms, proposal })).toMatchObject({
    data: { code: 'insufficient_funds' },
  })
  expect(await cashOf(player)).toBe(100n * LIRA)
  const [row] = await casino.db
    .selectFrom('proposal')
    .select('state')
    .where('id', '=', BigInt(proposal))
    .execute()
  expect(row).toEqual({ state: 'waiting' })
})

test('the limit of a day holds over what was proposed and approved, also of two at once', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => playerWithMoney()))
  if (!one || !two || !three) throw new Error('no players')
  const amountE5 = 900n * LIRA
  const left = async () => {
    const { data } = await office.post<{ leftE5: string; balanceE5: string }>(
      '/api/office/preview-correction',
      { id: one.id },
      desks.kasa2,
    )
    return data
  }
  expect(await left()).toMatchObject({ leftE5: `${2_000n * LIRA}`, balanceE5: `${1_000n * LIRA}` })
  numberOf(await propose('kasa2', one, { amountE5 }))
  const both = await Promise.all([
    propose('kasa2', two, { amountE5 }),
    propose('kasa2', three, { amountE5 }),
  ])
  const codes = both.map(({ data }) => data?.code ?? data?.outcome)
  expect(codes.sort()).toEqual(['above_role_limit', 'waits'])
  expect(await left()).toMatchObject({ leftE5: `${200n * LIRA}` })
})

test('a record of another player, a code of the other direction, and less than a kuruş are refused', async () => {
  const [player, other] = [await playerWithMoney(), await playerWithMoney()]
  expect(await propose('amir2', { ...player, round: other.round })).toMatchObject({
    data: { code: 'linked_not_found' },
  })
  for (const wrong of [
    { isAddition: false },
    { amountE5: 0n },
    { amountE5: 1n },
    { code: 'goodwill' },
  ])
    expect(await propose('amir2', player, wrong), Object.keys(wrong).join()).toMatchObject({
      success: false,
    })
  expect(
    await office.post('/api/office/propose-correction', inputOf(other, {}), desks.amir2),
  ).toMatchObject({
    data: { code: 'reauthenticate' },
  })
})

test('whoever answered the ticket behind it does not approve its correction', async () => {
  const player = await playerWithMoney()
  const at = casino.clock.now()
  const { number } = await casino.db
    .insertInto('ticket')
    .values({
      id: casino.random.uuid(),
      player_id: player.id,
      subject: 'game',
      title: 'Tur',
      status: 'open',
      messages: 1,
      created_at: at,
      updated_at: at,
      answered_at: null,
      closed_at: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await writeAuditAlone(casino.db, {
    actor: { kind: 'staff', id: ids.amir ?? '', roles: ['manager'] },
    does: 'ticket.answer',
    right: 'ticket.answer',
    outcome: 'done',
    object: `ticket:${number}`,
  })
  const linked = { kind: 'ticket', number: `${number}` }
  const proposal = numberOf(await propose('kasa', player, { linked, amountE5: 10n * LIRA }))
  const terms = { linked, amountE5: 10n * LIRA, proposal }
  expect(await approve('amir', player, terms)).toMatchObject({ data: { code: 'separation' } })
  expect(await approve('amir2', player, terms)).toMatchObject({ data: { outcome: 'done' } })
})

test('a correction that nobody posted, and one that nobody agreed on, are found', async () => {
  const player = await playerWithMoney()
  const owner = casino.owner.db
  const { id } = await owner
    .insertInto('correction')
    .values({
      player_id: player.id,
      is_addition: true,
      amount_e5: 5n * LIRA,
      code: 'unfinished_round',
      linked: `round:${player.round}`,
      reason: REASON,
      proposed_by: ids.kasa ?? '',
      approved_by: ids.amir ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sentences = (await verifyRecords(casino.db)).map(({ sentence }) => sentence)
  expect(sentences).toEqual([expect.stringContaining(`${id}: correction is not posted`)])
  await owner.deleteFrom('correction').where('id', '=', id).execute()
})
