import * as contract from '@zar/contract/office/risk/cases'
import { readLinks } from '@zar/contract/office/risk/links'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  caseFacts,
  decideLinks,
  decideRiskCase,
  type FoundCase,
  findRiskCase,
  listRiskCases,
  readAlertsOfCase,
  readGroup,
  weighPair,
} from '../../fraud/index.ts'
import { blockPlayer } from '../../protection/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { narrowingOf } from '../rights/scopes.ts'
import { presentCase, presentGroup, reasonsOf } from './present.ts'

const RIGHTS = ['case.decide', 'case.edit', 'link.clear', 'link.confirm'] as const

/** Cases of the risk desk, and what is said of pairs of accounts. */
export const riskCaseRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listRiskCases, async (call) => {
    if (narrowingOf(call.person, 'case.view').segments) return { data: [] }
    const found = await listRiskCases(deps.db, call.input.state === 'decided')
    return { data: found.map(presentCase) }
  }),
  serve(contract.readRiskCase, async (call) => {
    const found = await findOr(deps, call.input.id)
    const about = await aboutCase(deps, found)
    call.may(about)
    const [alerts, group] = await Promise.all([
      readAlertsOfCase(deps.db, found.id),
      readGroup(deps.db, found.playerId, call.now),
    ])
    await noteAlone(deps, call, { object: about.object, playerId: found.playerId })
    return {
      data: {
        ...presentCase(found),
        alerts: alerts.map(({ id, rule, at, reasons }) => ({
          id,
          rule,
          at: at.toISOString(),
          reasons: reasonsOf(reasons),
        })),
        group: group && presentGroup(group),
        actions: call.actions(RIGHTS, about),
      },
    }
  }),
  serve(contract.decideRiskCase, async (call) => ({ data: await decide(deps, call) })),
  ...linkRoutes(deps),
]

async function findOr({ db }: PlayerOfficeDeps, id: string): Promise<FoundCase> {
  const found = await findRiskCase(db, id)
  if (!found) throw new Refusal('not_found')
  return found
}

async function aboutCase(deps: PlayerOfficeDeps, { id, playerId }: FoundCase) {
  const { player } = await aboutPlayer(deps, playerId)
  return { object: `risk:${id}`, player }
}

type Decision = 'linked' | 'blocked' | 'clean'
type Deciding = OfficeCall<{
  id: string
  decision: Decision
  reason: string
  proposal?: string | undefined
}>

async function decide(deps: PlayerOfficeDeps, call: Deciding) {
  const { id, decision, reason, proposal } = call.input
  const found = await findOr(deps, id)
  const about = await aboutCase(deps, found)
  call.may({ ...about, reason })
  const { now, person } = call
  const wish = {
    right: 'case.decide',
    object: about.object,
    playerId: found.playerId,
    terms: { decision },
    facts: (tx: Tx) => caseFacts(tx, id, now),
    reason,
    proposal,
  } as const
  const came = await byTwo(deps, call, wish, async (approve) => {
    const both = async (tx: Tx) => {
      const proposedBy = await approve(tx)
      const { playerId } = found
      const decidedBy = person.id
      await decideRiskCase(tx, deps, {
        id,
        playerId,
        decision,
        proposedBy,
        decidedBy,
        because: reason,
        now,
      })
    }
    if (decision !== 'blocked') return deps.db.transaction().execute(both)
    await blockPlayer(deps, {
      playerId: found.playerId,
      operator: person.name,
      because: reason,
      endsAt: null,
      also: both,
    })
  })
  deps.onCommitted()
  return came
}

/** The pair in order, so that both people name one object. */
function pairOf(one: string, other: string) {
  refuseIf(one === other, 'invalid_input')
  const [first, second] = one < other ? [one, other] : [other, one]
  return { object: `link:${first}:${second}`, pair: [first, second] as const }
}

const linkRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(readLinks, async (call) => {
    const { id } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    const group = await readGroup(deps.db, id, call.now)
    await noteAlone(deps, call, { object: about.object, playerId: id })
    return { data: group && presentGroup(group) }
  }),
  serve(contract.clearLink, async (call) => {
    const { one, other, reason } = call.input
    const { object, pair } = pairOf(one, other)
    const { player } = await aboutPlayer(deps, one)
    await aboutPlayer(deps, other)
    call.may({ object, player, reason })
    await deps.db.transaction().execute(async (tx) => {
      const weight = await weighPair(tx, pair, call.now)
      refuseIf(weight === 0, 'decided_meanwhile')
      const decided = { decidedBy: call.person.id, because: reason, now: call.now }
      await decideLinks(tx, { pairs: [pair], isLinked: false, ...decided })
      await call.note(tx, { object, playerId: one, reason, before: { weight: `${weight}` } })
    })
    return { data: null }
  }),
  serve(contract.confirmLink, async (call) => {
    const { one, other, reason, proposal } = call.input
    const { object, pair } = pairOf(one, other)
    const { player } = await aboutPlayer(deps, one)
    await aboutPlayer(deps, other)
    call.may({ object, player, reason })
    const { now } = call
    const data = await byTwo(
      deps,
      call,
      {
        right: 'link.confirm',
        object,
        playerId: one,
        terms: {},
        facts: async (tx) => ({ weight: `${await weighPair(tx, pair, now)}` }),
        reason,
        proposal,
      },
      (approve) =>
        deps.db.transaction().execute(async (tx) => {
          await approve(tx)
          const decided = { decidedBy: call.person.id, because: reason, now }
          await decideLinks(tx, { pairs: [pair], isLinked: true, ...decided })
        }),
    )
    return { data }
  }),
]
