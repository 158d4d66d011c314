import type { AlertCase, AlertRow } from '@zar/contract/office/risk/alerts'
import type { RiskCase } from '@zar/contract/office/risk/cases'
import type { Markers } from '@zar/contract/office/risk/help'
import type { RuleRow, Trial } from '@zar/contract/office/risk/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { HOUR_MS, openPlants } from '../../../testing/risk/plants.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { runRiskRules } from '../../fraud/index.ts'

const WHY = 'Looked at both accounts and their documents.'
const API = '/api/office'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let plants: ReturnType<typeof openPlants>
let risk: Desk
let other: Desk
beforeAll(async () => {
  casino = await openTestCasino()
  casino.clock.set(new Date())
  office = await openOfficeApp(casino)
  plants = openPlants(casino)
  risk = await office.session((await office.staff('ece', ['risk'])).id)
  other = await office.session((await office.staff('orhan', ['risk'])).id)
})
afterAll(() => casino.close())

const ago = (ms: number) => new Date(casino.clock.now().getTime() - ms)
const run = () => runRiskRules({ ...casino, log: openLog('silent'), onCommitted: () => {} })

async function structure(lira = 18_000): Promise<string> {
  const playerId = await casino.player()
  for (const hours of [5, 3, 1]) await plants.paid(playerId, { at: ago(hours * HOUR_MS), lira })
  await run()
  return playerId
}

type Page = { rows: AlertRow[]; next: string | null; counts: { rule: string; waiting: number }[] }
const listed = async () => dataOf(await office.get<Page>(`${API}/alerts`, {}, risk)).rows
const alertOf = async (playerId: string): Promise<AlertRow> => {
  const found = (await listed()).find(({ player }) => player.id === playerId)
  if (!found) throw new Error('no alert')
  return found
}
/** What was answered; a refusal has other members. */
const dataOf = <Data>({ data }: { data: Data | null }): Data => {
  if (data === null) throw new Error('no data')
  return data
}
const seenOf = ({ id, caseId, version }: AlertRow) => ({ id, caseId, version })

test('alerts stand by score, then age, each with its reasons; reading one shows the accounts around it', async () => {
  const low = await structure()
  const [one, twin] = (await casino.players([{}, {}])) as [string, string]
  for (const playerId of [one, twin])
    await plants.paid(playerId, {
      isDeposit: false,
      at: ago(40 * 24 * HOUR_MS),
      lira: 1,
      account: 'A',
    })
  for (const hours of [5, 3, 1]) await plants.paid(one, { at: ago(hours * HOUR_MS), lira: 18_000 })
  await run()
  const rows = await listed()
  expect(rows.map(({ player }) => player.id).slice(0, 2)).toEqual([one, low])
  expect(rows[0]?.score).toBeGreaterThan(rows[1]?.score ?? 100)
  const data = dataOf(await office.get<AlertCase>(`${API}/alert`, { id: rows[0]?.id }, risk))
  expect(data.scoreNow?.reasons.map(({ factor }) => factor)).toContain('linked_fact')
  expect(data.group).toMatchObject({
    facts: 1,
    pairs: [{ kinds: ['payout', 'sign_up'], isFact: true }],
  })
  expect(data.group?.members.map(({ id }) => id).sort()).toEqual([one, twin].sort())
  expect(data.actions.find(({ right }) => right === 'alert.decide')?.state).toBe('yes')
  const links = await office.get<AlertCase['group']>(`${API}/player-links`, { id: one }, risk)
  expect(links.data).toEqual(data.group)
  const alone = await office.get(`${API}/player-links`, { id: await casino.player() }, risk)
  expect(alone).toMatchObject({ success: true, data: null })
})

test('an alert that another has open is theirs; what changed meanwhile is said', async () => {
  const alert = await alertOf(await structure())
  const { caseId, id } = alert
  expect((await office.post(`${API}/alert-take`, { id, caseId }, other)).success).toBe(true)
  const close = (by: Desk, seen = seenOf(alert)) =>
    office.post<{ refused: string }[]>(`${API}/alerts-close`, { alerts: [seen], reason: WHY }, by)
  expect(await close(risk)).toMatchObject({ status: 409, data: { code: 'case_taken' } })
  expect(await close(other)).toMatchObject({ data: [{ id, refused: null }] })
  expect(await close(other)).toMatchObject({ data: { code: 'case_changed' } })
  expect((await listed()).map((row) => row.id)).not.toContain(id)
})

test('many of one rule are closed by one press, each on its own; of two rules none, and none twice', async () => {
  const players = [await structure(), await structure()]
  const alerts = await Promise.all(players.map(alertOf))
  const [first, second] = alerts.map(seenOf)
  const close = (some: unknown[]) =>
    office.post(`${API}/alerts-close`, { alerts: some, reason: WHY }, risk)
  expect(await close([first, first])).toMatchObject({ data: { code: 'invalid_input' } })
  expect(await close(Array.from({ length: 51 }, () => first))).toMatchObject({ status: 400 })
  const came = await close([first, { ...second, version: 9 }])
  expect(came).toMatchObject({
    data: [{ refused: null }, { refused: 'case_changed' }],
  })
  expect((await listed()).some(({ id }) => id === second?.id)).toBe(true)
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['object', 'outcome', 'code'])
    .where(
      'object',
      'in',
      alerts.map(({ id }) => `alert:${id}`),
    )
    .where('right_name', '=', 'alert.decide')
    .execute()
  expect(rows).toContainEqual({ object: `alert:${first?.id}`, outcome: 'done', code: null })
  expect(rows).toContainEqual({
    object: `alert:${second?.id}`,
    outcome: 'refused',
    code: 'case_changed',
  })
})

test('AUZ-03: a case takes two people: the second sees the same facts, links are written, the player is told', async () => {
  const [one, twin] = (await casino.players([{}, {}])) as [string, string]
  for (const playerId of [one, twin])
    await plants.paid(playerId, {
      isDeposit: false,
      at: ago(40 * 24 * HOUR_MS),
      lira: 1,
      account: 'B',
    })
  for (const hours of [5, 3, 1]) await plants.paid(one, { at: ago(hours * HOUR_MS), lira: 17_000 })
  await run()
  const alert = await alertOf(one)
  const opened = await office.post<{ risk: string }>(
    `${API}/risk-case-open`,
    { ...seenOf(alert), reason: WHY },
    risk,
  )
  const { risk: id } = dataOf(opened)
  expect(
    await office.post(
      `${API}/alerts-close`,
      { alerts: [{ ...seenOf(alert), version: 1 }], reason: WHY },
      risk,
    ),
  ).toMatchObject({ data: { code: 'case_changed' } })
  const decide = (by: Desk, more = {}) =>
    office.post<{ outcome: string; proposal: string }>(
      `${API}/risk-case-decide`,
      { id, decision: 'linked', reason: WHY, ...more },
      by,
    )
  const { proposal } = dataOf(await decide(risk))
  expect(await decide(risk, { proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await decide(other, { proposal, decision: 'clean' })).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await decide(other, { proposal })).toMatchObject({ data: { outcome: 'done' } })
  expect(await decide(other)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  const found = await office.get<RiskCase>(`${API}/risk-case`, { id }, risk)
  expect(found.data).toMatchObject({
    decision: 'linked',
    decidedBy: 'orhan',
    rules: ['structuring'],
  })
  expect(dataOf(found).group?.pairs[0]?.kinds).toContain('confirmed')
  const told = await casino.db
    .selectFrom('notification')
    .select('note_tr')
    .where('player_id', '=', one)
    .execute()
  expect(told[0]?.note_tr).toContain('itiraz et')
  expect((await listed()).some((row) => row.id === alert.id)).toBe(false)
  const waits = await casino.db
    .selectFrom('queue_case')
    .select('closed_at')
    .where('subject', '=', `alert:${alert.id}`)
    .executeTakeFirstOrThrow()
  expect(waits.closed_at).not.toBeNull()

  const clear = () => office.post(`${API}/link-clear`, { one: twin, other: one, reason: WHY }, risk)
  expect(await clear()).toMatchObject({ success: true })
  expect(await clear()).toMatchObject({ data: { code: 'decided_meanwhile' } })
})

test('a case that ends in a block takes two, and the second who comes at once is refused', async () => {
  const playerId = await structure(16_500)
  const alert = await alertOf(playerId)
  const { data } = await office.post<{ risk: string }>(
    `${API}/risk-case-open`,
    { ...seenOf(alert), reason: WHY },
    risk,
  )
  const input = { id: dataOf({ data }).risk, decision: 'blocked', reason: WHY }
  const { proposal } = dataOf(
    await office.post<{ proposal: string }>(`${API}/risk-case-decide`, input, risk),
  )
  const approve = () => office.post(`${API}/risk-case-decide`, { ...input, proposal }, other)
  const came = await Promise.all([approve(), approve()])
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const { status } = await casino.db
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  expect(status).toBe('blocked')
})

test('AUZ-03: a rule is set by two, only as it was tried, and holds for the next run', async () => {
  const held = dataOf(await office.get<RuleRow[]>(`${API}/risk-rules`, {}, risk))
  const old = held.find(({ rule }) => rule === 'structuring')
  expect(old).toMatchObject({ version: 0, isOn: true })
  const parameters = { ...old?.parameters, line: 1_000 }
  const input = { rule: 'structuring', parameters, reason: WHY }
  for (const desk of [risk, other]) await office.prove(desk, 'rule.edit', 'rule:structuring')
  const set = (by: Desk, more = {}) =>
    office.post<{ proposal: string }>(`${API}/risk-rule`, { ...input, isOn: true, ...more }, by)
  expect(await set(risk)).toMatchObject({ data: { code: 'rule_untried' } })
  expect(
    await office.post(`${API}/risk-rule-try`, { ...input, parameters: { n: 1 } }, risk),
  ).toMatchObject({ data: { code: 'invalid_input' } })
  const trial = await office.post<Trial>(`${API}/risk-rule-try`, input, risk)
  expect(dataOf(trial).active).toBeGreaterThan(0)
  const { proposal } = dataOf(await set(risk))
  expect(await set(other, { proposal })).toMatchObject({ data: { outcome: 'done' } })
  const playerId = await structure(900)
  expect(await alertOf(playerId)).toMatchObject({ rule: 'structuring' })
  const rows = await casino.db.selectFrom('risk_rule').selectAll().execute()
  expect(rows).toMatchObject([{ rule: 'structuring', version: 1 }])
})

test('markers are read with their points, and a step that a person took is written down with its reason', async () => {
  const playerId = await casino.player()
  for (const hours of [4, 3, 2, 1])
    await plants.paid(playerId, { at: ago(hours * HOUR_MS), lira: 10, isDeclined: true })
  await run()
  const care = { id: playerId, step: 3, reason: 'Called; a limit is set tonight.' }
  expect((await office.post(`${API}/player-care`, care, risk)).success).toBe(true)
  const { data } = await office.get<Markers>(`${API}/player-markers`, { id: playerId }, risk)
  expect(data).toMatchObject({
    points: 2,
    markers: [{ rule: 'harm_declined_card', isRunning: true }],
    steps: [
      { step: 3, by: 'ece' },
      { step: 1, by: null },
    ],
  })
})
