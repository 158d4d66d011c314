import * as contract from '@zar/contract/office/risk/aml'
import { Refusal } from '../../../platform/refusal.ts'
import {
  amlFacts,
  decideAml,
  type FoundAml,
  fileAml,
  findAml,
  listAml,
  lookAtAml,
  openAmlCase,
  readAmlFacts,
} from '../../fraud/index.ts'
import { findCases, type WaitingCase } from '../../queues/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { nameOf, reasonsOf } from './present.ts'

const objectOf = (id: string) => `aml:${id}`

/**
 * Cases of money laundering. No row of the audit log names their player, so that no page about the player shows
 * that there is one.
 */
export const amlRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...decidingRoutes(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listAml, async (call) => {
    const { reason, state } = call.input
    call.may({ object: 'aml', reason })
    const found = await listAml(deps.db, state === 'ended')
    await noteAlone(deps, call, { object: 'aml', reason, seen: { rows: found.length } })
    return { data: await presentAll(deps, found) }
  }),
  serve(contract.readAml, async (call) => {
    const { id, reason } = call.input
    call.may({ object: objectOf(id), reason })
    const found = await findOr(deps, id)
    const [row] = await presentAll(deps, [found])
    const { alerts, isHeld } = await readAmlFacts(deps.db, found.playerId)
    await noteAlone(deps, call, { object: objectOf(id), reason })
    if (!row) throw new Refusal('not_found')
    const { proposedBy, reportedBy, decidedBecause } = found
    const nameFor = await staffNames(deps.db, [proposedBy, reportedBy])
    const said = { proposedBy: proposedBy && nameFor(proposedBy), decidedBecause }
    return {
      data: {
        ...row,
        ...said,
        reportedBy: reportedBy && nameFor(reportedBy),
        isHeld,
        alerts: alerts.map((one) => ({
          ...one,
          at: one.at.toISOString(),
          reasons: reasonsOf(one.reasons),
        })),
      },
    }
  }),
]

const decidingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.openAml, async (call) => {
    const { player: playerId, reason } = call.input
    const { player } = await aboutPlayer(deps, playerId)
    call.may({ object: 'aml', player, reason })
    const { now, person } = call
    const data = await deps.db.transaction().execute(async (tx) => {
      const by = { staffId: person.id }
      const opened = await openAmlCase(tx, { playerId, by, because: reason, now })
      await call.note(tx, { object: objectOf(opened.id), reason })
      return opened
    })
    return { data }
  }),
  serve(contract.lookAtAml, async (call) => {
    const { reason, ...seen } = call.input
    const object = objectOf(seen.id)
    call.may({ object, reason })
    await deps.db.transaction().execute(async (tx) => {
      await lookAtAml(tx, seen, { by: call.person.id, now: call.now })
      await call.note(tx, { object, reason, after: { state: 'analysis' } })
    })
    return { data: null }
  }),
  serve(contract.decideAml, async (call) => {
    const { id, decision, reason, proposal } = call.input
    const object = objectOf(id)
    call.may({ object, reason })
    const wish = {
      right: 'aml.decide',
      object,
      terms: { decision },
      facts: (tx: Parameters<typeof amlFacts>[0]) => amlFacts(tx, id),
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        const decidedBy = call.person.id
        const { now } = call
        await decideAml(tx, { id, decision, proposedBy, decidedBy, because: reason, now })
      }),
    )
    return { data }
  }),
  serve(contract.fileAml, async (call) => {
    const { id, name, number, reason } = call.input
    const object = objectOf(id)
    call.may({ object, reason, isNameTyped: name === object })
    await deps.db.transaction().execute(async (tx) => {
      await fileAml(tx, { id, number, by: call.person.id, now: call.now })
      await call.note(tx, { object, reason, after: { state: 'reported' } })
    })
    return { data: null }
  }),
]

async function findOr({ db }: PlayerOfficeDeps, id: string): Promise<FoundAml> {
  const found = await findAml(db, id)
  if (!found) throw new Refusal('not_found')
  return found
}

async function presentAll(
  { db }: PlayerOfficeDeps,
  found: readonly FoundAml[],
): Promise<contract.AmlRow[]> {
  const subjects = found.map(({ id }) => objectOf(id))
  const [cases, nameFor] = await Promise.all([
    findCases(db, 'aml', subjects),
    staffNames(
      db,
      found.flatMap(({ openedBy, lookedBy, decidedBy }) => [openedBy, lookedBy, decidedBy]),
    ),
  ])
  const standings = new Map(cases.map((one) => [one.subject, one]))
  const named = (id: string | null) => id && nameFor(id)
  return found.map((one) => ({
    id: one.id,
    standing: standingOf(standings.get(objectOf(one.id))),
    player: nameOf(one),
    because: one.because,
    openedBy: named(one.openedBy),
    openedAt: one.openedAt.toISOString(),
    lookedBy: named(one.lookedBy),
    decision: one.decision,
    decidedBy: named(one.decidedBy),
    decidedAt: one.decidedAt?.toISOString() ?? null,
    reportNumber: one.reportNumber,
    reportedAt: one.reportedAt?.toISOString() ?? null,
  }))
}

function standingOf(waiting: WaitingCase | undefined) {
  if (!waiting) return null
  const { subject: _, playerId: __, ...standing } = waiting
  return standing
}
