import * as contract from '@zar/contract/office/risk/alerts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  closeAsNoise,
  countAlerts,
  type FoundAlert,
  findAlert,
  listAlerts,
  openRiskCase,
  placeOf,
  readEarlier,
  readGroup,
  readScore,
  subjectOf,
} from '../../fraud/index.ts'
import { findCases, takeCase } from '../../queues/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { narrowingOf } from '../rights/scopes.ts'
import { presentAlert, presentGroup } from './present.ts'

const PAGE = 50
const RIGHTS = [
  'alert.decide',
  'case.edit',
  'case.view',
  'score.view',
  'marker.view',
  'link.clear',
] as const

/** Alerts: the list, one of them, and what one person decides. */
export const alertRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...decidingRoutes(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listAlerts, async (call) => {
    const { rule, state } = call.input
    const counts = await countAlerts(deps.db)
    // No player is in a segment yet: whoever is kept to some sees nobody.
    if (narrowingOf(call.person, 'alert.view').segments)
      return { data: { rows: [], next: null, counts: [] } }
    const found = await listAlerts(deps.db, {
      rule,
      hasCase: state === undefined ? undefined : state === 'case',
      after: placeIn(call.input.after),
      limit: PAGE + 1,
    })
    const page = found.slice(0, PAGE)
    const waiting = await waitingOf(deps, page)
    const last = page.at(-1)
    return {
      data: {
        rows: page.map((alert) => presentAlert(alert, waiting.get(subjectOf(alert.id)))),
        next: found.length > PAGE && last ? `${placeOf(last)}-${last.id}` : null,
        counts,
      },
    }
  }),
  serve(contract.readAlert, async (call) => {
    const alert = await findOr(deps, call.input.id)
    const about = await aboutAlert(deps, alert)
    call.may(about)
    const data = await readOne(deps, call, alert)
    const object = about.object
    await noteAlone(deps, call, { object, playerId: alert.playerId })
    return { data: { ...data, actions: call.actions(RIGHTS, about) } }
  }),
  serve(contract.readScore, async (call) => {
    const about = await aboutPlayer(deps, call.input.id)
    call.may(about)
    return { data: await readScore(deps.db, call.input.id, call.now) }
  }),
]

async function readOne(deps: PlayerOfficeDeps, call: OfficeCall<unknown>, alert: FoundAlert) {
  const seesScore = call.actions(['score.view']).every(({ state }) => state !== 'refused')
  const [waiting, group, scoreNow, earlier] = await Promise.all([
    waitingOf(deps, [alert]),
    readGroup(deps.db, alert.playerId, call.now),
    seesScore ? readScore(deps.db, alert.playerId, call.now) : null,
    readEarlier(deps.db, alert),
  ])
  return {
    ...presentAlert(alert, waiting.get(subjectOf(alert.id))),
    group: group && presentGroup(group),
    scoreNow,
    earlier: earlier.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}

/** `61-17`: behind the alert of this place and number. */
function placeIn(after: string | undefined): { place: number; id: string } | undefined {
  if (after === undefined) return undefined
  const parts = /^(\d{1,3})-(\d{1,18})$/.exec(after)
  if (!parts?.[2]) throw new Refusal('invalid_input')
  return { place: Number(parts[1]), id: parts[2] }
}

async function waitingOf({ db }: PlayerOfficeDeps, alerts: readonly FoundAlert[]) {
  const subjects = alerts.map(({ id }) => subjectOf(id))
  const waiting = await findCases(db, 'alerts', subjects)
  return new Map(waiting.map((one) => [one.subject, one]))
}

async function findOr({ db }: PlayerOfficeDeps, id: string): Promise<FoundAlert> {
  const alert = await findAlert(db, id)
  if (!alert) throw new Refusal('not_found')
  return alert
}

/** An alert as rights see it. */
async function aboutAlert(deps: PlayerOfficeDeps, { id, playerId }: FoundAlert) {
  const { player } = await aboutPlayer(deps, playerId)
  return { object: subjectOf(id), player }
}

const decidingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.takeAlert, async (call) => {
    const alert = await findOr(deps, call.input.id)
    const about = await aboutAlert(deps, alert)
    call.may(about)
    const { now, person } = call
    await deps.db.transaction().execute(async (tx) => {
      const waiting = (await waitingOf(deps, [alert])).get(about.object)
      refuseIf(waiting?.caseId !== call.input.caseId, 'not_found')
      await takeCase(tx, 'alerts', call.input.caseId, { by: person.id, now })
      await call.note(tx, { object: about.object, playerId: alert.playerId })
    })
    return { data: null }
  }),
  serve(contract.openRiskCase, async (call) => {
    const { reason, ...seen } = call.input
    const about = await aboutAlert(deps, await findOr(deps, seen.id))
    call.may({ ...about, reason })
    const who = { by: call.person.id, because: reason, now: call.now }
    const data = await deps.db.transaction().execute(async (tx) => {
      const { risk, playerId } = await openRiskCase(tx, seen, who)
      const linked = `risk:${risk}`
      await call.note(tx, { object: about.object, playerId, reason, linked })
      return { risk }
    })
    return { data }
  }),
  serve(contract.closeAlerts, async (call) => ({ data: await closeAll(deps, call) })),
]

type Closing = OfficeCall<{
  alerts: { id: string; caseId: string; version: number }[]
  reason: string
}>

/** One after the other, each looked at again on its own: what one was refused for keeps no other open. */
async function closeAll(deps: PlayerOfficeDeps, call: Closing) {
  const { alerts, reason } = call.input
  const found = await Promise.all(alerts.map(({ id }) => findOr(deps, id)))
  const rules = new Set(found.map(({ rule }) => rule))
  const isTwice = new Set(alerts.map(({ id }) => id)).size < alerts.length
  refuseIf(rules.size > 1 || isTwice, 'invalid_input')
  const results: { id: string; refused: string | null }[] = []
  for (const [at, seen] of alerts.entries()) {
    const alert = found[at]
    if (alert)
      results.push({ id: seen.id, refused: await closeOne(deps, call, { seen, alert, reason }) })
  }
  // Nothing of it was done: the first reason stands for the call.
  const [first] = results
  if (first?.refused && results.length === 1) throw new Refusal(first.refused as 'case_changed')
  return results
}

type One = { seen: Closing['input']['alerts'][number]; alert: FoundAlert; reason: string }

async function closeOne(deps: PlayerOfficeDeps, call: Closing, { seen, alert, reason }: One) {
  const about = await aboutAlert(deps, alert)
  try {
    call.may({ ...about, reason })
    await deps.db.transaction().execute(async (tx) => {
      await closeAsNoise(tx, seen, { by: call.person.id, because: reason, now: call.now })
      const { object } = about
      await call.note(tx, { object, playerId: alert.playerId, reason, after: { state: 'noise' } })
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await noteAlone(deps, call, {
      object: about.object,
      playerId: alert.playerId,
      reason,
      outcome: 'refused',
      code: error.code,
    })
    return error.code
  }
}
