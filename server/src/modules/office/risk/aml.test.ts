import type { AmlCase, AmlRow } from '@zar/contract/office/risk/aml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { HOUR_MS, openPlants } from '../../../testing/risk/plants.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { runRiskRules } from '../../fraud/index.ts'

const WHY = 'The daily look at the cases.'
const API = '/api/office'
const DAY_MS = 24 * HOUR_MS

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  casino.clock.set(new Date())
  office = await openOfficeApp(casino)
  desks.mlro = await office.session((await office.staff('mlro', ['compliance'])).id)
  desks.deputy = await office.session((await office.staff('deputy', ['compliance'])).id)
  for (const role of ['risk', 'auditor', 'manager'] as const)
    desks[role] = await office.session((await office.staff(role, [role])).id)
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

const ago = (ms: number) => new Date(casino.clock.now().getTime() - ms)
const list = (role = 'mlro', input: object = { reason: WHY }) =>
  office.post<AmlRow[]>(`${API}/aml-cases`, input, desks[role])
const open = async (player: string, role = 'mlro') =>
  office.post<{ id: string; isNew: boolean }>(
    `${API}/aml-open`,
    { player, reason: WHY },
    desks[role],
  )
async function opened(): Promise<AmlRow> {
  const [player] = (await casino.players([{}])) as [string]
  const { data } = await open(player)
  const row = (await list()).data?.find(({ id }) => id === data?.id)
  if (!row) throw new Error('no case')
  return row
}
const seenOf = ({ id, standing }: AmlRow) => ({
  id,
  caseId: standing?.caseId ?? '0',
  version: standing?.version ?? 0,
})
const look = (row: AmlRow, role = 'mlro') =>
  office.post(`${API}/aml-look`, { ...seenOf(row), reason: WHY }, desks[role])
const decide = (id: string, role: string, more: object = {}) =>
  office.post<{ outcome: string; proposal: string }>(
    `${API}/aml-decide`,
    { id, decision: 'report', reason: WHY, ...more },
    desks[role],
  )

test('the second alert of structuring within thirty days opens a case, the first does not; a run again opens no other', async () => {
  const plants = openPlants(casino)
  const [player] = (await casino.players([{}])) as [string]
  const run = () => runRiskRules({ ...casino, log: openLog('silent'), onCommitted: () => {} })
  const structure = async () => {
    for (const hours of [5, 3, 1])
      await plants.paid(player, { at: ago(hours * HOUR_MS), lira: 18_000 })
    await run()
  }
  await structure()
  const mine = async () => ((await list()).data ?? []).filter((row) => row.player.id === player)
  expect(await mine()).toEqual([])
  casino.clock.advance(3 * DAY_MS)
  await structure()
  await run()
  expect(await mine()).toMatchObject([
    { because: 'structuring', openedBy: null, standing: { state: 'open' } },
  ])
  casino.clock.set(new Date())
})

test('AUZ-01: nobody but compliance sees that there is a case: no list, count, queue or row of the log names its player', async () => {
  const row = await opened()
  for (const role of ['risk', 'auditor', 'manager'])
    expect(await list(role), role).toMatchObject({ status: 403 })
  expect(await list('mlro', {})).toMatchObject({ status: 400 })
  const counts = async (role: string) =>
    (await office.get<{ queue: string }[]>(`${API}/queues`, {}, desks[role])).data ?? []
  expect((await counts('mlro')).map(({ queue }) => queue)).toContain('aml')
  for (const role of ['risk', 'manager'])
    expect(
      (await counts(role)).map(({ queue }) => queue),
      role,
    ).not.toContain('aml')
  const named = await casino.db
    .selectFrom('audit_event')
    .select('id')
    .where('object', 'like', 'aml%')
    .where('player_id', 'is not', null)
    .execute()
  expect(named).toEqual([])
  const queued = await casino.db
    .selectFrom('queue_case')
    .select('player_id')
    .where('subject', '=', `aml:${row.id}`)
    .executeTakeFirstOrThrow()
  expect(queued.player_id).toBeNull()
  const again = await open(row.player.id, 'deputy')
  expect(again.data).toEqual({ id: row.id, isNew: false })
})

test('AUZ-03: a case is looked at, decided by two and filed under its typed name, each once', async () => {
  const row = await opened()
  const { id } = row
  expect(await decide(id, 'mlro')).toMatchObject({ data: { code: 'aml_not_looked_at' } })
  const both = await Promise.all([look(row), look(row, 'deputy')])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const looked = (await list()).data?.find((one) => one.id === id)
  const { state, promiseAt = '', openedAt = '' } = looked?.standing ?? {}
  expect(state).toBe('analysis')
  expect(Date.parse(promiseAt) - Date.parse(openedAt)).toBe(10 * DAY_MS)

  const proposal = (await decide(id, 'mlro')).data?.proposal
  expect(await decide(id, 'mlro', { proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await decide(id, 'deputy', { proposal, decision: 'no_report' })).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await decide(id, 'deputy', { proposal })).toMatchObject({ data: { outcome: 'done' } })
  expect(await decide(id, 'deputy')).toMatchObject({ data: { code: 'decided_meanwhile' } })

  const file = (name: string) =>
    office.post(`${API}/aml-report`, { id, name, number: 'M-1', reason: WHY }, desks.mlro)
  expect(await file(`aml:${id}`)).toMatchObject({ data: { code: 'reauthenticate' } })
  if (desks.mlro) await office.prove(desks.mlro, 'aml.report', `aml:${id}`)
  expect(await file('aml')).toMatchObject({ data: { code: 'name_needed' } })
  const filed = await Promise.all([file(`aml:${id}`), file(`aml:${id}`)])
  expect(filed.filter(({ success }) => success)).toHaveLength(1)
  const { data } = await office.post<AmlCase>(`${API}/aml-case`, { id, reason: WHY }, desks.mlro)
  expect(data).toMatchObject({
    standing: null,
    decision: 'report',
    proposedBy: 'mlro',
    decidedBy: 'deputy',
    reportNumber: 'M-1',
    isHeld: false,
  })
  expect((await list('mlro', { reason: WHY, state: 'ended' })).data?.map((one) => one.id)).toEqual([
    id,
  ])
})

test('a case without a report ends, is never changed again, and holds nothing', async () => {
  const row = await opened()
  await look(row)
  const wish = { decision: 'no_report' }
  const proposal = (await decide(row.id, 'deputy', wish)).data?.proposal
  await decide(row.id, 'mlro', { ...wish, proposal })
  const ended = (await list('mlro', { reason: WHY, state: 'ended' })).data ?? []
  expect(ended.find(({ id }) => id === row.id)).toMatchObject({ decision: 'no_report' })
  const change = casino.owner.db
    .updateTable('aml_case')
    .set({ decided_because: 'another reason' })
    .where('id', '=', BigInt(row.id))
    .execute()
  await expect(change).rejects.toThrow(/never changed/)
  const held = await casino.db.selectFrom('legal_hold').select('id').execute()
  expect(held).toEqual([])
})
