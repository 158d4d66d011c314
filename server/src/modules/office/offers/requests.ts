import * as contract from '@zar/contract/office/offers/bonus-requests'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readWaitingOn, whichWait } from '../../approvals/index.ts'
import {
  type FoundRequest,
  findRequests,
  readEndedRequests,
  readGrantable,
  readPlayerBonuses,
  readRequestCase,
  refuseRequest,
} from '../../bonuses/index.ts'
import { readMarkers } from '../../fraud/index.ts'
import { findCases, listCases, takeCase, type WaitingCase } from '../../queues/index.ts'
import { readPaidIn } from '../../reports/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import {
  type About,
  aboutPlayer,
  noteAlone,
  type PlayerOfficeDeps,
} from '../players/about-player.ts'
import { narrowingOf } from '../rights/scopes.ts'
import { nameOf } from '../risk/present.ts'
import { nameIn, standingOf } from '../support/case-of.ts'

const RIGHTS = ['bonusask.decide', 'bonus.propose', 'bonus.view'] as const
const QUEUE = 'bonus_requests'
const subjectOf = (id: string) => `bonus_request:${id}`

/** Requests of players for a bonus, and what one person says of one. What is given takes two (`grants.ts`). */
export const bonusRequestOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listBonusRequests, async (call) => {
    // No player is in a segment yet: whoever is kept to some sees nobody.
    if (narrowingOf(call.person, 'bonusask.decide').segments) return { data: [] }
    const isEnded = call.input.view === 'ended'
    return { data: isEnded ? await listEnded(deps, call) : await listWaiting(deps, call) }
  }),
  serve(contract.readBonusRequest, async (call) => {
    const { request, standing, about } = await findOne(deps, call, call.input.id)
    refuseOutside(call, about)
    const data = await readCase(deps, call, { request, standing, about })
    await noteAlone(deps, call, { object: about.object, playerId: request.playerId })
    return { data }
  }),
  serve(contract.takeBonusRequest, async (call) => {
    const { id, caseId } = call.input
    const { request, standing, about } = await findOne(deps, call, id)
    refuseOutside(call, about)
    if (!standing) throw new Refusal('decided_meanwhile')
    refuseIf(standing.caseId !== caseId, 'not_found')
    await deps.db.transaction().execute(async (tx) => {
      await takeCase(tx, QUEUE, caseId, { by: call.person.id, now: call.now })
      await call.note(tx, { object: about.object, playerId: request.playerId })
    })
    return { data: null }
  }),
  serve(contract.refuseBonusRequest, async (call) => {
    const { reason, code, ...seen } = call.input
    const { request, about } = await findOne(deps, call, seen.id)
    call.may({ ...about, reason })
    const { playerId } = request
    await deps.db.transaction().execute(async (tx) => {
      const said = { code, by: call.person.id, because: reason, now: call.now }
      await refuseRequest(tx, deps, seen, said)
      await call.note(tx, { object: about.object, playerId, reason, after: { code } })
    })
    deps.onCommitted()
    return { data: null }
  }),
]

type Reading = OfficeCall<unknown>

async function listWaiting(deps: PlayerOfficeDeps, call: Reading) {
  const cases = await listCases(deps.db, QUEUE)
  const ids = cases.map(({ subject }) => nameIn(subject))
  const found = await findRequests(deps.db, ids, call.caller.locale)
  const requests = new Map(found.map((one) => [subjectOf(one.id), one]))
  const proposals = found.flatMap(({ proposalId: id }) => (id === null ? [] : [id]))
  const waiting = await whichWait(deps.db, proposals)
  return cases.flatMap((one) => {
    const request = requests.get(one.subject)
    if (!request) return []
    return [present(request, one, request.proposalId !== null && waiting.has(request.proposalId))]
  })
}

const listEnded = async (deps: PlayerOfficeDeps, call: Reading) =>
  (await readEndedRequests(deps.db, call.caller.locale)).map((one) =>
    present(one, undefined, false),
  )

async function findOne(deps: PlayerOfficeDeps, call: Reading, id: string) {
  const [request] = await findRequests(deps.db, [id], call.caller.locale)
  if (!request) throw new Refusal('not_found')
  const [standing] = await findCases(deps.db, QUEUE, [subjectOf(id)])
  const { player } = await aboutPlayer(deps, request.playerId)
  return { request, standing, about: { object: subjectOf(id), player } }
}
type One = Awaited<ReturnType<typeof findOne>>

/** Looking takes no reason; what is outside of the person's scope is not theirs to look at. */
function refuseOutside(call: Reading, about: About): void {
  const [one] = call.actions(['bonusask.decide'], about)
  refuseIf(one?.state === 'refused', 'no_right')
}

async function readCase(
  deps: PlayerOfficeDeps,
  call: Reading,
  { request, standing, about }: One,
): Promise<contract.BonusRequestCase> {
  const { db } = deps
  const { playerId } = request
  const { locale } = call.caller
  const seen = new Set(
    call
      .actions(['balance.view', 'marker.view'], about)
      .flatMap(({ right, state }) => (state === 'refused' ? [] : [right as string])),
  )
  const [known, bonuses, grantable, names, money, marks, proposal] = await Promise.all([
    readRequestCase(db, request, { locale, now: call.now }),
    readPlayerBonuses(db, playerId, locale),
    request.state === 'open' ? readGrantable(db, playerId) : [],
    staffNames(db, [request.decidedBy]),
    seen.has('balance.view') ? readMoney(deps, playerId) : null,
    seen.has('marker.view') ? readMarkers(db, playerId, call.now) : null,
    readProposal(deps, request, call.now),
  ])
  return {
    ...present(request, standing, proposal !== null),
    offerId: request.offerId,
    words: request.words,
    term: known.term,
    playerState: request.playerState,
    money,
    running: bonuses.flatMap(({ id, title, status, balanceE5 }) =>
      status === 'active' || status === 'waiting' || status === 'opted_in'
        ? [{ id, title, status, balanceE5: `${balanceE5}` }]
        : [],
    ),
    protection: { isOff: known.isOff, points: marks?.points ?? null },
    before: known.before.map((one) => ({
      id: one.id,
      state: stateOf(one, false),
      code: one.code,
      offer: one.offer,
      askedAt: one.askedAt.toISOString(),
    })),
    grantable: grantable.map(({ id, kind, title, worthE5 }) => ({
      id,
      kind,
      title: title[locale].title,
      worthE5: `${worthE5}`,
    })),
    proposal,
    decided: decidedOf(request, names),
    actions: call.actions(RIGHTS, about),
  }
}

const MONTH_DAYS = 30
/** Longer than any house has its books. */
const ALL_DAYS = 36_500

async function readMoney({ db }: PlayerOfficeDeps, playerId: string) {
  const [month, all] = [
    await readPaidIn(db, playerId, MONTH_DAYS),
    await readPaidIn(db, playerId, ALL_DAYS),
  ]
  return {
    depositsMonthE5: `${month.depositsE5}`,
    netMonthE5: `${month.netE5}`,
    depositsE5: `${all.depositsE5}`,
    netE5: `${all.netE5}`,
  }
}

/** What waits for a second person as the answer to this request. */
async function readProposal({ db }: PlayerOfficeDeps, request: FoundRequest, now: Date) {
  if (request.state !== 'open' || request.proposalId === null) return null
  const object = `player:${request.playerId}`
  const waiting = await readWaitingOn(db, { rights: ['bonus.propose'], object, now })
  const one = waiting.find(({ id }) => id === request.proposalId)
  if (!one) return null
  const nameOfStaff = await staffNames(db, [one.proposed_by])
  const facts = one.facts as { title?: string; worthE5?: string }
  return {
    id: `${one.id}`,
    offer: facts.title ?? '',
    worthE5: facts.worthE5 ?? '0',
    by: nameOfStaff(one.proposed_by),
    lapsesAt: one.lapses_at.toISOString(),
  }
}

/** One that was proposed and lapsed, or was taken back, is asked for as before. */
function stateOf({ state }: FoundRequest, isProposed: boolean): contract.OfficeRequestState {
  if (state !== 'open') return state
  return isProposed ? 'proposed' : 'asked'
}

const present = (
  request: FoundRequest,
  waiting: WaitingCase | undefined,
  isProposed: boolean,
): contract.BonusRequestRow => ({
  id: request.id,
  state: stateOf(request, isProposed),
  player: nameOf(request),
  locale: request.locale,
  offer: request.offer,
  askedAt: request.askedAt.toISOString(),
  standing: standingOf(waiting),
})

function decidedOf(
  { decidedBy, decidedAt, code, given, because }: FoundRequest,
  nameOfStaff: (id: string) => string,
): contract.BonusRequestCase['decided'] {
  if (decidedBy === null || decidedAt === null) return null
  const by = decidedBy.startsWith('system:') ? nameIn(decidedBy) : nameOfStaff(decidedBy)
  return { by, at: decidedAt.toISOString(), code, given, because }
}
