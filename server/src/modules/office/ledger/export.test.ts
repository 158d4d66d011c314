import type { exportLedger } from '@zar/contract/office/house/ledger-export'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { byHand } from '../../../testing/audit-log.ts'
import { E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'
import { writeCheckpoints } from '../../ledger/index.ts'

const PATH = '/api/office/ledger-export'
const REASON = 'Asked for by the supervisor.'
type Came = z.output<typeof exportLedger.output>

let fixture: Awaited<ReturnType<typeof openBonusFixture>>
let office: Awaited<ReturnType<typeof openOfficeApp>>
let [auditor, other, cashier]: Desk[] = []
let [player, beside]: string[] = []
const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
const range = { from: hour(30), until: hour(1), reason: REASON }

beforeAll(async () => {
  fixture = await openBonusFixture()
  const { casino, wallet } = fixture
  office = await openOfficeApp(casino)
  auditor = await office.session((await office.staff('auditor', ['auditor'])).id)
  other = await office.session((await office.staff('mlro', ['compliance'])).id)
  cashier = await office.session((await office.staff('cashier', ['cashier'])).id)
  player = await casino.player({ cashE5: 100n * E5 })
  beside = await casino.player({ cashE5: 5n * E5 })
  const table = await openTable(casino, player)
  await wallet.post(table.bet(10n * E5))
  await byHand(casino, 'transfer', `update transfer set created_at = now() - interval '1 day'`)
  await writeCheckpoints(casino.db, LEDGER_KEY)
})
afterAll(() => fixture.close())

const ask = (input: object, desk = auditor) => office.post<Came>(PATH, input, desk)
async function fileOf(input: object) {
  const first = await ask(input)
  const second = await ask({ ...input, proposal: first.data?.proposal }, other)
  const bytes = Buffer.from(second.data?.file?.content ?? '', 'base64')
  return parse(bytes, { bom: true, delimiter: ';', relax_column_count: true }) as string[][]
}

test('one person exports nothing; the second gets the rows under their seals', async () => {
  const first = await ask(range)
  expect(first.data).toMatchObject({ outcome: 'waits', file: null })
  const again = { ...range, proposal: first.data?.proposal }
  expect(await ask(again)).toMatchObject({ data: { code: 'same_person' } })
  const second = await ask(again, other)
  expect(second.data).toMatchObject({ outcome: 'done' })
  expect(await ask(again, other)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  const { facts } = await fixture.casino.db
    .selectFrom('proposal')
    .select('facts')
    .executeTakeFirstOrThrow()
  expect(facts).toMatchObject({ rows: 3, sumE5: `${115n * E5}` })
  const rows = parse(Buffer.from(second.data?.file?.content ?? '', 'base64'), {
    bom: true,
    delimiter: ';',
    relax_column_count: true,
  }) as string[][]
  expect(rows).toHaveLength(5)
  expect(rows[0]?.[5]).toMatch(/^sealed by \d+: [0-9a-f]{64}$/)
  const bet = rows.find((row) => row[2] === 'bet')
  expect(bet?.slice(5, 10)).toEqual(['10,00', 'TRY', expect.any(String), 'player_cash', '90,00'])
  expect(bet?.[12]).toBe('')
})

test('a range of one player has theirs alone', async () => {
  const rows = await fileOf({ ...range, player: beside })
  expect(rows.slice(2).map((row) => row[5])).toEqual(['5,00'])
  expect(rows[0]?.[4]).toBe('one player')
})

test('a second person with another range, or without the right, gets nothing', async () => {
  const first = await ask(range)
  const other_ = { ...range, until: hour(2), proposal: first.data?.proposal }
  expect(await ask(other_, other)).toMatchObject({ data: { code: 'changed_meanwhile' } })
  expect(await ask({ ...range, proposal: first.data?.proposal }, cashier)).toMatchObject({
    status: 403,
    data: { code: 'no_right' },
  })
})

test('a range that is not sealed, turned round, of nobody, or of a broken chain is refused', async () => {
  const until = new Date().toISOString()
  expect(await ask({ ...range, until }, other)).toMatchObject({
    data: { code: 'ledger_not_sealed' },
  })
  const turned = { ...range, from: hour(1), until: hour(2) }
  expect(await ask(turned, other)).toMatchObject({ data: { code: 'ledger_range_wrong' } })
  const nobody = { ...range, player: '00000000-0000-4000-8000-000000000000' }
  expect(await ask(nobody, other)).toMatchObject({ data: { code: 'not_found' } })
  expect(await ask({ ...range, reason: 'short' }, other)).toMatchObject({ status: 400 })
  await byHand(fixture.casino, 'books_check', 'update books_check set chain_broken_at = now()')
  expect(await ask({ ...range, player }, other)).toMatchObject({ data: { code: 'ledger_broken' } })
})
