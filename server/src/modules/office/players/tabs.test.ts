import type {
  PlayerBet,
  PlayerBonus,
  PlayerDeed,
  PlayerPayment,
  PlayerRound,
  PlayerTicket,
} from '@zar/contract/office/player-tabs'
import type { PlayerPage } from '@zar/contract/office/players'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

type Page<Row> = { rows: Row[]; next: string | null; code?: string }

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Partial<Record<string, Desk>> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const role of ['support', 'compliance', 'trader', 'content'] as const) {
    const { id } = await office.staff(role, [role])
    desks[role] = await office.session(id)
  }
})
afterAll(() => casino.close())

const read = <Row>(tab: string, input: object, desk = desks.support) =>
  office.get<Page<Row>>(`/api/office/player-${tab}`, input, desk)

/** Payments as the cashier has stored them. */
async function addPayments(playerId: string, type: 1 | 2, count: number) {
  const at = casino.clock.now()
  await casino.db
    .insertInto('payment')
    .values(
      Array.from({ length: count }, (_, one) => ({
        id: casino.random.uuid(),
        player_id: playerId,
        type,
        method_id: 1,
        amount_e5: BigInt(one + 1) * 100_000n,
        currency: 'TRY',
        status: 1,
        gateway_id: null,
        detail: null,
        reason: null,
        ledger_mark: 0n,
        approved_at: null,
        hold: null,
        promised_at: null,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

test('withdrawals and deposits are lists of their own, whose pages follow each other without a gap', async () => {
  const id = await casino.player()
  await addPayments(id, 1, 60)
  await addPayments(await casino.player(), 1, 3)
  const first = await read<PlayerPayment>('deposits', { id })
  expect(first.data?.rows).toHaveLength(50)
  expect(first.data?.rows[0]).toMatchObject({ amountE5: '6000000', state: 'confirmed', hold: null })
  const second = await read<PlayerPayment>('deposits', { id, after: first.data?.next })
  expect(second.data).toMatchObject({ next: null })
  const seen = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])]
  expect(new Set(seen.map((one) => one.id)).size).toBe(60)
  expect((await read('withdrawals', { id })).data).toEqual({ rows: [], next: null })
  expect((await read('deposits', { id, after: 'x' })).data?.code).toBe('invalid_input')
})

test('AUZ-01: each tab asks for its own right, before it says whether there is such a player', async () => {
  const unknown = casino.random.uuid()
  for (const [tab, input] of [
    ['withdrawals', {}],
    ['deposits', {}],
    ['rounds', {}],
    ['bonuses', {}],
    ['tickets', {}],
    ['bets', { which: 'open' }],
  ] as const) {
    expect((await read(tab, { id: unknown, ...input }, desks.content)).data, tab).toEqual({
      code: 'no_right',
    })
    expect((await read(tab, { id: unknown, ...input })).data, tab).toEqual({ code: 'not_found' })
  }
})

test('a player who did nothing has empty tabs', async () => {
  const id = await casino.player()
  const nothing = { rows: [], next: null }
  expect((await read<PlayerRound>('rounds', { id })).data).toEqual(nothing)
  expect((await read<PlayerBonus>('bonuses', { id })).data).toEqual(nothing)
  expect((await read<PlayerTicket>('tickets', { id })).data).toEqual(nothing)
  for (const which of ['open', 'over'])
    expect((await read<PlayerBet>('bets', { id, which })).data).toEqual(nothing)
})

test('LOG-03: what was done with a player is read for a reason, and the look is a row itself', async () => {
  const id = await casino.player()
  await office.get<PlayerPage>('/api/office/player', { id }, desks.support)
  const look = (reason: string, desk = desks.compliance) =>
    office.post<Page<PlayerDeed>>('/api/office/player-audit', { id, reason }, desk)
  expect((await look('short')).status).toBe(400)
  expect((await look('A complaint of the player.', desks.support)).data?.code).toBe('no_right')
  const first = await look('A complaint of the player.')
  expect(first.data?.rows.at(-1)).toMatchObject({
    does: 'player.view',
    outcome: 'done',
    actor: 'support',
    actorKind: 'staff',
  })
  const again = await look('A complaint of the player.')
  expect(again.data?.rows[0]).toMatchObject({
    does: 'audit.view',
    reason: 'A complaint of the player.',
  })
})

test('the page offers a tab only to whoever has its right', async () => {
  const id = await casino.player({ cashE5: 500_000n })
  const states = async (desk?: Desk) => {
    const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desk)
    return new Map(data?.actions.map(({ right, state }) => [right, state]))
  }
  expect((await states(desks.support)).get('audit.view')).toBe('refused')
  expect((await states(desks.compliance)).get('audit.view')).toBe('yes')
  expect((await states(desks.support)).get('note.strike')).toBe('refused')
})
