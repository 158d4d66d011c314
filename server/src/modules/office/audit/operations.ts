import * as contract from '@zar/contract/office/audit'
import type { z } from 'zod/mini'
import { addJob } from '../../../platform/jobs/jobs.ts'
import {
  type AuditCheck,
  type AuditFilter,
  countEvents,
  readLastCheck,
  readNewestHead,
  searchEvents,
} from '../../audit/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { exportByTwo } from './export.ts'
import { tellRows } from './rows.ts'

/** The audit log: searched, a person's own rows, verified, exported. */
export const auditOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.searchAudit, async (call) => ({ data: await search(deps, call) })),
  serve(contract.myAudit, async ({ input, person }) => ({
    data: await readPage(deps, { actor: person.id, before: idOf(input.before) }),
  })),
  serve(contract.auditState, async () => ({ data: await readState(deps) })),
  serve(contract.verifyAudit, async (call) => {
    call.may({ object: 'audit' })
    await deps.db.transaction().execute(async (tx) => {
      // The hourly check, now: it tells what it found by itself.
      await addJob(tx, { name: 'check_audit', payload: {}, key: 'check_audit', runAt: call.now })
      await call.note(tx, { object: 'audit' })
    })
    return { data: null }
  }),
  serve(contract.exportAudit, async (call) => ({ data: await exportByTwo(deps, call) })),
]

const idOf = (before: string | undefined) => (before === undefined ? undefined : BigInt(before))
const dateOf = (time: string | undefined) => (time === undefined ? undefined : new Date(time))

/** Searches, and writes down who looked for what, and how many rows they saw. */
async function search(
  deps: OfficeDeps,
  call: OfficeCall<z.output<typeof contract.searchAudit.input>>,
) {
  const { reason, before, from, until, ...asked } = call.input
  call.may({ object: 'audit', reason })
  const page = await readPage(deps, {
    ...asked,
    before: idOf(before),
    from: dateOf(from),
    until: dateOf(until),
  })
  const { actor, object = 'audit', playerId } = asked
  const fields = Object.keys(call.input).filter((name) => name !== 'reason')
  await deps.db.transaction().execute((tx) =>
    call.note(tx, {
      object,
      playerId,
      reason,
      linked: actor === undefined ? undefined : `actor:${actor}`,
      seen: { fields, rows: page.rows.length },
    }),
  )
  return page
}

async function readPage({ db }: OfficeDeps, filter: AuditFilter) {
  const { rows, next } = await searchEvents(db, filter)
  return { rows: await tellRows(db, rows), next: next === undefined ? null : String(next) }
}

async function readState({ db }: OfficeDeps) {
  const [rows, check, head] = await Promise.all([
    countEvents(db),
    readLastCheck(db),
    readNewestHead(db),
  ])
  return { rows, check: check ? tellCheck(check) : null, headAt: head?.at ?? null }
}

const tellCheck = ({ began_at, ended_at, rows, findings }: AuditCheck) => ({
  beganAt: began_at.toISOString(),
  endedAt: ended_at.toISOString(),
  rows: Number(rows),
  findings: findings.map(({ id, says, stored = null, computed = null }) => ({
    id,
    says,
    stored,
    computed,
  })),
})
