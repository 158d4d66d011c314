import * as contract from '@zar/contract/office/risk/matches'
import { Refusal } from '../../../platform/refusal.ts'
import { readIdentity } from '../../players/index.ts'
import { findCases } from '../../queues/index.ts'
import {
  decideMatch,
  type FoundMatch,
  findMatch,
  listMatches,
  lockMatch,
  matchFacts,
  matchSubject,
} from '../../screening/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { nameOf } from './present.ts'

/** Risk holds the right too, and sees nobody who is matched: compliance alone does. */
function mayMatch(call: OfficeCall<{ id: string; reason: string }>): string {
  const { id, reason } = call.input
  const object = matchSubject(id)
  call.may({ object, reason })
  const seesCases = call.actions(['aml.view']).every(({ state }) => state !== 'refused')
  if (!seesCases) throw new Refusal('no_right')
  return object
}

/**
 * Players who may be a person of a list. No row of the audit log names them, so that no page about the player shows
 * that there is a match.
 */
export const matchRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listMatches, async (call) => {
    const { reason, state, kind } = call.input
    call.may({ object: 'match', reason })
    const found = await listMatches(deps.db, { isDecided: state === 'decided', kind })
    await noteAlone(deps, call, { object: 'match', reason, seen: { rows: found.length } })
    return { data: await presentAll(deps, found) }
  }),
  serve(contract.readMatch, async (call) => {
    const { id, reason } = call.input
    const object = matchSubject(id)
    call.may({ object, reason })
    const found = await findOr(deps, id)
    const [row] = await presentAll(deps, [found])
    if (!row) throw new Refusal('not_found')
    const seen = { fields: ['name', 'birth_date', 'country'] }
    await noteAlone(deps, call, { object, reason, seen })
    const { proposedBy, decidedBecause, listed, person, playerId, isHeld } = found
    const nameFor = await staffNames(deps.db, [proposedBy])
    const { likeness, birth, country, document } = found.fit
    const data = {
      ...row,
      proposedBy: proposedBy && nameFor(proposedBy),
      decidedBecause,
      listed,
      person: { id: playerId, ...person },
      fit: { likeness, birth, country, document },
      isHeld,
      actions: call.actions(['sanction.decide'], { object }),
    }
    return { data }
  }),
  serve(contract.revealMatchNumber, async (call) => {
    const object = mayMatch(call)
    const { id, reason } = call.input
    const { playerId } = await findOr(deps, id)
    const { personalNo } = await readIdentity(deps, playerId)
    await noteAlone(deps, call, { object, reason, seen: { fields: ['identity_number'] } })
    return { data: { personalNo } }
  }),
  serve(contract.decideMatch, async (call) => {
    const object = mayMatch(call)
    const { id, decision, reason, proposal } = call.input
    const wish = {
      right: 'sanction.decide',
      object,
      terms: { decision },
      facts: (tx: Parameters<typeof matchFacts>[0]) => matchFacts(tx, id),
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await lockMatch(tx, id)
        const proposedBy = await approve(tx)
        const decidedBy = call.person.id
        await decideMatch(tx, deps, { id, decision, proposedBy, decidedBy, because: reason })
      }),
    )
    deps.onCommitted()
    return { data }
  }),
]

async function findOr({ db }: PlayerOfficeDeps, id: string) {
  const found = await findMatch(db, id)
  if (!found) throw new Refusal('not_found')
  return found
}

async function presentAll(
  { db }: PlayerOfficeDeps,
  found: readonly FoundMatch[],
): Promise<contract.MatchRow[]> {
  const [cases, nameFor] = await Promise.all([
    findCases(
      db,
      'aml',
      found.map(({ id }) => matchSubject(id)),
    ),
    staffNames(
      db,
      found.map(({ decidedBy }) => decidedBy),
    ),
  ])
  const standings = new Map(
    cases.map(({ subject, playerId: _, ...standing }) => [subject, standing]),
  )
  return found.map((one) => ({
    id: one.id,
    standing: standings.get(matchSubject(one.id)) ?? null,
    kind: one.kind,
    source: one.source,
    player: nameOf(one),
    listedName: one.fit.name,
    score: one.score,
    openedAt: one.openedAt.toISOString(),
    decision: one.decision,
    decidedBy: one.decidedBy && nameFor(one.decidedBy),
    decidedAt: one.decidedAt?.toISOString() ?? null,
  }))
}
