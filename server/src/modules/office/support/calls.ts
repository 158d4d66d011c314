import * as contract from '@zar/contract/office/support/calls'
import { listCases, type WaitingCase } from '../../queues/index.ts'
import { findCall, findCalls, settleCall } from '../../support/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import {
  afterIn,
  type KnownPlayer,
  nameIn,
  nextOf,
  playersOf,
  presentPlayer,
  refuseUnseen,
  seesIn,
  standingOf,
  takeSubject,
} from './case-of.ts'

const PAGE = 100
const RIGHTS = ['call.view', 'call.settle'] as const
/** What is shown of a number or address. */
const SHOWN = 2

const subjectOf = (id: string) => `call:${id}`

async function aboutCall(deps: PlayerOfficeDeps, id: string) {
  const found = await findCall(deps.db, id)
  const { player } = await aboutPlayer(deps, found.playerId)
  return { found, about: { object: subjectOf(id), player } }
}

export const callOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listCalls, async (call) => {
    const after = afterIn(call.input.after)
    const cases = await listCases(deps.db, 'calls', { after, limit: PAGE })
    return { data: { rows: await presentAll(deps, call, cases), next: nextOf(cases, PAGE) } }
  }),
  serve(contract.revealCall, async (call) => {
    const { id, reason } = call.input
    const { found, about } = await aboutCall(deps, id)
    call.may({ ...about, reason })
    const { object } = about
    const seen = { fields: ['phone'] }
    await noteAlone(deps, call, { object, playerId: found.playerId, reason, seen })
    return { data: { contacts: found.contacts } }
  }),
  serve(contract.takeCall, async (call) => {
    const { found, about } = await aboutCall(deps, call.input.id)
    call.may(about)
    await deps.db.transaction().execute(async (tx) => {
      await takeSubject(tx, 'calls', about.object, call)
      await call.note(tx, { object: about.object, playerId: found.playerId })
    })
    return { data: null }
  }),
  serve(contract.settleCall, async (call) => {
    const { id, version, end, reason } = call.input
    const { found, about } = await aboutCall(deps, id)
    call.may({ ...about, reason })
    const { object } = about
    await settleCall(deps, {
      id,
      end,
      by: call.person.id,
      also: async (tx) => {
        await refuseUnseen(tx, 'calls', { subject: object, version }, call)
        await call.note(tx, { object, playerId: found.playerId, reason, after: { end } })
      },
    })
    return { data: null }
  }),
]

async function presentAll(
  deps: PlayerOfficeDeps,
  call: OfficeCall<unknown>,
  cases: readonly WaitingCase[],
): Promise<contract.CallRow[]> {
  const [calls, players] = await Promise.all([
    findCalls(
      deps.db,
      cases.map(({ subject }) => nameIn(subject)),
    ),
    playersOf(
      deps.db,
      cases.map(({ playerId }) => playerId),
    ),
  ])
  const found = new Map(calls.map((one) => [subjectOf(one.id), one]))
  const sees = seesIn(call, 'call.view')
  return cases.flatMap((one) => {
    const asked = found.get(one.subject)
    const player = asked && players.get(asked.playerId)
    if (!player || !sees(player)) return []
    return [present(call, asked, { one, player })]
  })
}

type Asked = Awaited<ReturnType<typeof findCall>>

const present = (
  { actions }: OfficeCall<unknown>,
  { id, name, message, contacts, at, callAt, tries }: Asked,
  { one, player }: { one: WaitingCase; player: KnownPlayer },
): contract.CallRow => ({
  id,
  name,
  message,
  callAt,
  tries,
  askedAt: at,
  contacts: contacts.map(({ type, contact }) => ({ type, end: contact.slice(-SHOWN) })),
  player: presentPlayer(player),
  standing: standingOf(one),
  actions: actions(RIGHTS, {
    object: subjectOf(id),
    player: { id: player.id, segments: [], country: player.country },
  }),
})
