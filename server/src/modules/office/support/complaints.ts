import * as contract from '@zar/contract/office/support/complaints'
import { refuseIf } from '../../../platform/refusal.ts'
import { findCases, listCases } from '../../queues/index.ts'
import {
  answerComplaint,
  decideComplaint,
  findComplaint,
  findComplaints,
  type OfficeComplaint,
  openComplaint,
  readComplaintSteps,
  readEndedComplaints,
} from '../../support/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { readCaseDeeds } from '../rights/case-deeds.ts'
import {
  afterIn,
  nameIn,
  nextOf,
  playerOf,
  playersOf,
  presentPlayer,
  refuseUnseen,
  seesIn,
  standingOf,
} from './case-of.ts'
import { aboutTicket } from './tickets.ts'

const PAGE = 100
const RIGHTS = ['complaint.answer', 'complaint.decide'] as const

const subjectOf = (id: number) => `complaint:${id}`

/** A complaint as rights see it, with what this person did on it and on its ticket: who handled it does not decide it. */
async function aboutComplaint(deps: PlayerOfficeDeps, { person }: OfficeCall<unknown>, id: number) {
  const complaint = await findComplaint(deps.db, id)
  const object = subjectOf(id)
  const [{ player }, past] = await Promise.all([
    aboutPlayer(deps, complaint.playerId),
    readCaseDeeds(deps.db, person.id, [object, `ticket:${complaint.ticket}`]),
  ])
  return { complaint, about: { object, player, past } }
}

export const complaintOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...handlingRoutes(deps),
  decidingRoute(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listComplaints, async (call) => {
    const { view = 'waiting', after } = call.input
    const data =
      view === 'ended' ? await readEnded(deps, call, after) : await readWaiting(deps, call, after)
    return { data }
  }),
  serve(contract.readComplaint, async (call) => {
    const id = Number(call.input.id)
    const { complaint, about } = await aboutComplaint(deps, call, id)
    call.may(about)
    const { object } = about
    const [steps, [standing], player] = await Promise.all([
      readComplaintSteps(deps.db, id),
      findCases(deps.db, 'complaints', [object]),
      playerOf(deps.db, complaint.playerId),
    ])
    await noteAlone(deps, call, { object, playerId: complaint.playerId })
    const { playerId: _playerId, ...row } = complaint
    const shown = { player: presentPlayer(player), standing: standingOf(standing) }
    return { data: { ...row, ...shown, steps, actions: call.actions(RIGHTS, about) } }
  }),
]

async function readWaiting(
  deps: PlayerOfficeDeps,
  call: OfficeCall<unknown>,
  after: string | undefined,
) {
  const cases = await listCases(deps.db, 'complaints', { after: afterIn(after), limit: PAGE })
  const found = await findComplaints(
    deps.db,
    cases.map(({ subject }) => nameIn(subject)),
  )
  const complaints = new Map(found.map((one) => [subjectOf(one.id), one]))
  const ordered = cases.flatMap((one) => {
    const complaint = complaints.get(one.subject)
    return complaint ? [{ complaint, standing: standingOf(one) }] : []
  })
  return { rows: await presentAll(deps, call, ordered), next: nextOf(cases, PAGE) }
}

async function readEnded(
  deps: PlayerOfficeDeps,
  call: OfficeCall<unknown>,
  after: string | undefined,
) {
  refuseIf(after !== undefined && !/^\d{1,18}$/.test(after), 'invalid_input')
  const found = await readEndedComplaints(deps.db, { before: after, limit: PAGE })
  const ordered = found.map((complaint) => ({ complaint, standing: null }))
  const last = found.at(-1)
  const next = last && found.length === PAGE ? `${last.id}` : null
  return { rows: await presentAll(deps, call, ordered), next }
}

type Listed = { complaint: OfficeComplaint; standing: contract.ComplaintRow['standing'] }

async function presentAll(
  deps: PlayerOfficeDeps,
  call: OfficeCall<unknown>,
  listed: readonly Listed[],
): Promise<contract.ComplaintRow[]> {
  const players = await playersOf(
    deps.db,
    listed.map(({ complaint }) => complaint.playerId),
  )
  const sees = seesIn(call, 'complaint.view')
  return listed.flatMap(({ complaint: { playerId, ...row }, standing }) => {
    const player = players.get(playerId)
    return player && sees(player) ? [{ ...row, standing, player: presentPlayer(player) }] : []
  })
}

const handlingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.openComplaint, async (call) => {
    const { ticket: number, reason } = call.input
    const { ticket, about } = await aboutTicket(deps, number)
    call.may({ ...about, reason })
    const linked = about.object
    const data = await openComplaint(deps, {
      ticket: number,
      summary: reason,
      staffId: call.person.id,
      also: async (tx, id) => {
        await call.note(tx, { object: subjectOf(id), playerId: ticket.playerId, reason, linked })
      },
    })
    return { data }
  }),
  serve(contract.answerComplaint, async (call) => {
    const { id, version, text, reason } = call.input
    const { complaint, about } = await aboutComplaint(deps, call, id)
    call.may({ ...about, reason })
    const { object } = about
    await answerComplaint(deps, {
      id,
      text,
      staffId: call.person.id,
      also: async (tx) => {
        await refuseUnseen(tx, 'complaints', { subject: object, version }, call)
        await call.note(tx, { object, playerId: complaint.playerId, reason })
      },
    })
    return { data: null }
  }),
]

/** Both people see the same complaint: what was written since the proposal stops it. */
const decidingRoute = (deps: PlayerOfficeDeps): OfficeRoute =>
  serve(contract.decideComplaint, async (call) => {
    const { id, version, outcome, text, reason, proposal } = call.input
    const { complaint, about } = await aboutComplaint(deps, call, id)
    call.may({ ...about, reason })
    const { object } = about
    const data = await byTwo(
      deps,
      call,
      {
        right: 'complaint.decide',
        object,
        playerId: complaint.playerId,
        terms: { outcome, text },
        facts: async (tx) => {
          const [one] = await findCases(tx, 'complaints', [object])
          await refuseUnseen(tx, 'complaints', { subject: object, version }, call)
          return { stage: one?.state ?? null, version: one?.version ?? null }
        },
        reason,
        proposal,
      },
      (approve) =>
        decideComplaint(deps, {
          id,
          outcome,
          text,
          staffId: call.person.id,
          also: async (tx) => void (await approve(tx)),
        }),
    )
    return { data }
  })
