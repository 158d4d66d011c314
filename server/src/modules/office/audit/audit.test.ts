import { gunzipSync } from 'node:zlib'
import type { AuditCheck, AuditRow } from '@zar/contract/office/audit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkAuditLog } from '../../../jobs/audit-check.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { AUDIT_LOG, byHand, eventOf, writeEvents } from '../../../testing/audit-log.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { checkAudit, sealAudit } from '../../audit/index.ts'

const REASON = 'Case 118: who looked at the identity number.'

type Page = { rows: AuditRow[]; next: string | null }

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
const ids: Record<string, string> = {}
beforeEach(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['defne', 'cashier'],
    ['levent', 'compliance'],
    ['ece', 'compliance'],
    ['mert', 'auditor'],
  ] as const) {
    ids[name] = (await office.staff(name, [role])).id
    desks[name] = await office.session(ids[name])
  }
})
afterEach(async () => {
  await office.close()
  await casino.close()
})

const cashier = () => ({ kind: 'staff' as const, id: ids.defne ?? '', roles: ['cashier' as const] })
const search = (input: object, desk = desks.levent) =>
  office.post<Page>('/api/office/search-audit', { reason: REASON, ...input }, desk)

test('LOG-01: a search answers rows with names and shortened addresses, and is a row itself', async () => {
  const playerId = await casino.player()
  const { usercode } = await casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await writeEvents(casino, 2, { actor: cashier(), playerId })
  await writeEvents(casino, 1)
  await sealAudit(casino.db, AUDIT_LOG.key)
  const { data } = await search({ actor: ids.defne, playerId })
  expect(data?.rows.map(({ id }) => id)).toEqual(['2', '1'])
  expect(data?.rows[0]).toMatchObject({
    actorName: 'defne',
    roles: ['cashier'],
    does: 'withdrawal.approve',
    player: { id: playerId, number: String(usercode) },
    before: { step: 'held' },
    ip: '10.4.•.•',
    previousMac: data?.rows[1]?.mac,
  })
  const [own] = (await search({ does: 'audit.view' })).data?.rows ?? []
  expect(own).toMatchObject({
    actor: ids.levent,
    player: { id: playerId },
    linked: `actor:${ids.defne}`,
    reason: REASON,
    seen: { fields: ['actor', 'playerId'], rows: 2 },
  })
})

test('AUZ-01: a search without a reason, or by a role without the right, finds nothing and is written down', async () => {
  expect((await search({ reason: 'short' })).status).toBe(400)
  expect(await search({}, desks.defne)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  const { data } = await search({ outcome: 'refused' })
  expect(data?.rows.map(({ actor, code }) => [actor, code])).toEqual([
    [ids.defne, 'no_right'],
    [ids.levent, 'invalid_input'],
  ])
})

test('AUZ-01: everybody reads their own rows and no others', async () => {
  await writeEvents(casino, 120, { actor: cashier() })
  await writeEvents(casino, 3)
  const first = await office.get<Page>('/api/office/my-audit', {}, desks.defne)
  expect(first.data?.rows).toHaveLength(100)
  const second = await office.get<Page>(
    '/api/office/my-audit',
    { before: first.data?.next ?? '' },
    desks.defne,
  )
  expect([second.data?.rows.length, second.data?.next]).toEqual([20, null])
  const rows = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])]
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([ids.defne]))
})

test('LOG-02: the verifier is run on demand, and tells what it found', async () => {
  const log = openLog('silent')
  const deps = { db: casino.db, log, auditLog: AUDIT_LOG, auditHeadFile: undefined }
  const jobs = await openJobs({
    url: casino.url,
    log,
    tasks: { check_audit: () => checkAuditLog(deps) },
    pollMs: 50,
  })
  await writeEvents(casino, 3)
  await sealAudit(casino.db, AUDIT_LOG.key)
  const state = async () =>
    (
      await office.get<{ rows: number; check: AuditCheck | null; headAt: string | null }>(
        '/api/office/audit-state',
        {},
        desks.mert,
      )
    ).data
  expect(await state()).toMatchObject({ rows: 3, check: null, headAt: null })
  await byHand(casino, 'audit_event', `update audit_event set reason = 'x' where id = 2`)
  expect(await office.post('/api/office/verify-audit', {}, desks.mert)).toMatchObject({
    success: true,
  })
  await expect.poll(async () => (await state())?.check?.findings).toMatchObject([{ id: '2' }])
  await jobs.close()
  expect((await search({ does: 'audit.verify' })).data?.rows).toMatchObject([
    { actor: ids.mert, outcome: 'done' },
  ])
})

type Exported = {
  outcome: string
  proposal: string
  file: { name: string; content: string } | null
}
const RANGE = { from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z', format: 'sealed' }
const ask = (input: object, desk = desks.levent) =>
  office.post<Exported>('/api/office/export-audit', { ...RANGE, reason: REASON, ...input }, desk)

async function threeOfThatDay(): Promise<void> {
  await writeEvents(casino, 3, eventOf({ actor: cashier() }))
  await byHand(casino, 'audit_event', `update audit_event set at = '2026-01-01T12:00:00Z'`)
  await sealAudit(casino.db, AUDIT_LOG.key)
}

test('LOG-02: an export waits for a second person, and only they get the file', async () => {
  await threeOfThatDay()
  const first = await ask({})
  expect(first.data).toMatchObject({ outcome: 'waits', file: null })
  const { proposal } = first.data ?? {}
  expect(await ask({ proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await ask({ proposal, format: 'csv' }, desks.ece)).toMatchObject({ success: false })
  const second = await ask({ proposal }, desks.ece)
  expect(second.data).toMatchObject({
    outcome: 'done',
    file: { name: 'zar-audit-2026-01-01-2026-01-02.jsonl.gz' },
  })
  const text = gunzipSync(Buffer.from(second.data?.file?.content ?? '', 'base64')).toString()
  expect(text.match(/"t":"event"/g)).toHaveLength(3)
  const { data } = await search({ does: 'audit.export' })
  expect(data?.rows.map(({ actorName, outcome, code }) => [actorName, outcome, code])).toEqual([
    ['ece', 'done', null],
    ['ece', 'refused', expect.any(String)],
    ['levent', 'refused', 'same_person'],
    ['levent', 'waits', null],
  ])
})

test('LOG-02: nothing is exported while the log differs, nor what is not sealed yet', async () => {
  await threeOfThatDay()
  const { data } = await ask({})
  await byHand(casino, 'audit_event', `update audit_event set reason = 'x' where id = 2`)
  await checkAudit(casino.db, AUDIT_LOG)
  expect(await ask({ proposal: data?.proposal }, desks.ece)).toMatchObject({
    data: { code: 'audit_broken' },
  })
  expect(await ask({ until: '2999-01-01T00:00:00Z' })).toMatchObject({
    data: { code: 'audit_not_sealed' },
  })
})
