import type { InsideRow } from '@zar/contract/office/risk/inside'
import type { RuleRow } from '@zar/contract/office/risk/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { HOUR_MS } from '../../../testing/risk/plants.ts'
import { openBetPlants } from '../../../testing/risk/plants-of-bets.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { runStaffRule } from '../../fraud/index.ts'

const WHY = 'The weekly look at the staff.'
const API = '/api/office'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  casino.clock.set(new Date())
  office = await openOfficeApp(casino)
  for (const role of ['risk', 'compliance', 'auditor'] as const)
    desks[role] = await office.session((await office.staff(role, [role])).id)
})
afterAll(() => casino.close())

test('AUZ-01: patterns of the staff are read and closed by compliance alone, and its rule is nobody else’s', async () => {
  const bets = openBetPlants(casino)
  const [player] = (await casino.players([{}])) as [string]
  const cashier = await bets.staff('cashier')
  for (const n of [1, 2, 3]) {
    const at = new Date(casino.clock.now().getTime() - n * HOUR_MS)
    await bets.decided(cashier, player, `withdrawal:${n}`, at)
  }
  await runStaffRule({ db: casino.db, clock: casino.clock, log: openLog('silent') })
  const list = (role: string, input: object = { reason: WHY }) =>
    office.post<InsideRow[]>(`${API}/inside-alerts`, input, desks[role])
  const { data } = await list('compliance')
  expect(data).toMatchObject([
    {
      staff: { id: cashier, name: 'cashier' },
      player: { id: player },
      reasons: [{ code: 'cases_of_player', seen: '3', bound: '3' }],
      closed: null,
    },
  ])
  expect(await list('auditor')).toMatchObject({ success: true })
  expect(await list('risk')).toMatchObject({ status: 403 })
  expect(await list('compliance', {})).toMatchObject({ status: 400 })
  const looks = await casino.db
    .selectFrom('audit_event')
    .select('reason')
    .where('object', '=', 'inside')
    .where('outcome', '=', 'done')
    .execute()
  expect(looks).toEqual([{ reason: WHY }, { reason: WHY }])

  const close = (role: string) =>
    office.post(`${API}/inside-alert-close`, { id: data?.[0]?.id, reason: WHY }, desks[role])
  expect(await close('risk')).toMatchObject({ data: { code: 'no_right' } })
  expect(await close('auditor')).toMatchObject({ status: 403 })
  const both = await Promise.all([close('compliance'), close('compliance')])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await list('compliance')).toMatchObject({ data: [] })
  const closed = await list('compliance', { reason: WHY, state: 'closed' })
  expect(closed.data?.[0]?.closed).toMatchObject({ by: 'compliance', because: WHY })
})

test('the rule about the staff is seen, tried and set by those who read the audit log', async () => {
  const rules = async (role: string) =>
    (await office.get<RuleRow[]>(`${API}/risk-rules`, {}, desks[role])).data ?? []
  expect((await rules('risk')).map(({ rule }) => rule)).not.toContain('staff_pattern')
  const own = (await rules('compliance')).find(({ rule }) => rule === 'staff_pattern')
  expect(own).toMatchObject({ kind: 'inside', raised: 1, share: 0, points: null })
  const input = { rule: 'staff_pattern', parameters: own?.parameters, reason: WHY }
  expect(await office.post(`${API}/risk-rule-try`, input, desks.risk)).toMatchObject({
    data: { code: 'no_right' },
  })
  expect(await office.post(`${API}/risk-rule-try`, input, desks.compliance)).toMatchObject({
    data: { players: 1, alerts: 1, examples: [] },
  })
  const set = { ...input, isOn: false }
  expect(await office.post(`${API}/risk-rule`, set, desks.risk)).toMatchObject({
    data: { code: 'no_right' },
  })
})
