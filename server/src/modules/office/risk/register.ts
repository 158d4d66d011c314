import * as contract from '@zar/contract/office/risk/register'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { pointsOf } from '../../fraud/index.ts'
import {
  countRegister,
  findExcludedPerson,
  liftHouseLimit,
  listRegister,
  listWishes,
  type RegisterRow,
  readAllLimits,
  readFacts,
  readmitPlayer,
  refuseWish,
} from '../../protection/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { PAGE, pageOf, placeIn } from '../players/paging.ts'
import { narrowingOf } from '../rights/scopes.ts'
import { nameOf } from './present.ts'

const HOUR_MS = 60 * 60_000

/** The register of exclusions, and raises of limits that wait. */
export const registerRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...exclusionRoutes(deps),
  ...limitRoutes(deps),
]

const exclusionRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listExclusions, async (call) => {
    const { state, kind, after } = call.input
    const [found, counts] = await Promise.all([
      listRegister(deps.db, { state, kind, before: placeIn(after), limit: PAGE + 1 }),
      countRegister(deps.db, call.now),
    ])
    const page = pageOf(
      found,
      ({ id }) => id,
      (row) => presentRow(call, row),
    )
    return { data: { ...page, ...counts } }
  }),
  serve(contract.checkExclusion, async (call) => {
    const { identityNumber, reason } = call.input
    const object = 'register'
    call.may({ object, reason })
    const found = await findExcludedPerson(deps.db, deps.fieldCipher.index(identityNumber))
    // The number itself is in no log.
    await noteAlone(deps, call, { object, reason, seen: { rows: found ? 1 : 0 } })
    return {
      data: { isExcluded: found !== undefined, until: found?.until?.toISOString() ?? null },
    }
  }),
  serve(contract.readmitPlayer, async (call) => {
    const { id, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const data = await byTwo(
      deps,
      call,
      {
        right: 'exclusion.readmit',
        object: about.object,
        playerId: id,
        terms: {},
        facts: () => houseExclusion(deps, id, call.now),
        reason,
        proposal,
      },
      (approve) =>
        readmitPlayer(deps, {
          playerId: id,
          operator: call.person.name,
          because: reason,
          also: approve,
        }),
    )
    return { data }
  }),
]

/** The exclusion that the house placed and that runs. One that the player chose is none of the house's. */
async function houseExclusion({ db }: PlayerOfficeDeps, playerId: string, now: Date) {
  const running = (await readFacts(db, playerId)).filter(({ endedAt }) => endedAt === null)
  const own = running.find(({ kind }) => kind === 'operator')
  const hasBreak = running.some(({ kind }) => kind === 'time_out' || kind === 'self_exclusion')
  if (!own) throw new Refusal(hasBreak ? 'exclusion_not_over' : 'player_not_excluded')
  const endsFrom = own.beganAt.getTime() + contract.READMIT_HOURS * HOUR_MS
  refuseIf(now.getTime() < endsFrom, 'readmit_too_early')
  return {
    beganAt: own.beganAt.toISOString(),
    by: own.by,
    endsAt: own.endsAt?.toISOString() ?? null,
  }
}

function presentRow(call: OfficeCall<unknown>, row: RegisterRow): contract.ExclusionRow {
  const isHouses = row.kind === 'operator' && row.endedAt === null
  const object = `player:${row.playerId}`
  return {
    id: row.id,
    player: nameOf(row),
    kind: row.kind,
    state: stateOf(row),
    beganAt: row.beganAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    endAskedAt: row.endAskedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    by: row.by,
    because: row.because,
    actions: isHouses ? call.actions(['exclusion.readmit'], { object }) : [],
  }
}

export function stateOf({ endedAt, endAskedAt }: RegisterRow): contract.ExclusionRow['state'] {
  if (endedAt) return 'ended'
  return endAskedAt ? 'end_asked' : 'active'
}

const limitRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listLimitWishes, async (call) => {
    if (narrowingOf(call.person, 'limit.view').segments) return { data: [] }
    const wishes = await listWishes(deps.db)
    const players = [...new Set(wishes.map(({ playerId }) => playerId))]
    const seesPoints = call.actions(['marker.view']).every(({ state }) => state !== 'refused')
    const points = seesPoints ? await pointsOf(deps.db, players, call.now) : null
    return {
      data: wishes.map((wish) => ({
        player: nameOf(wish),
        kind: wish.kind,
        period: wish.period,
        most: `${wish.most}`,
        wished: wish.wished === null ? null : `${wish.wished}`,
        askedAt: wish.askedAt.toISOString(),
        confirmFrom: wish.confirmFrom.toISOString(),
        points: points && (points.get(wish.playerId) ?? 0),
        actions: call.actions(['limit.raise_review'], { object: `player:${wish.playerId}` }),
      })),
    }
  }),
  serve(contract.refuseRaise, async (call) => {
    const { id, kind, period, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await deps.db.transaction().execute(async (tx) => {
      const refusing = { playerId: id, kind, period, by: call.person.id, because: reason }
      await refuseWish(tx, deps, { ...refusing, now: call.now })
      await call.note(tx, { object: about.object, playerId: id, reason, after: { kind, period } })
    })
    deps.onCommitted()
    return { data: null }
  }),
  serve(contract.liftHouseLimit, async (call) => {
    const { id, kind, period, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const held = async () =>
      (await readAllLimits(deps.db, id, call.now)).find(
        (one) => one.is_of_house && one.kind === kind && one.period === period,
      )
    const data = await byTwo(
      deps,
      call,
      {
        right: 'limit.house_lift',
        object: `${about.object}:${kind}:${period}`,
        playerId: id,
        terms: { kind, period },
        facts: async () => {
          const limit = await held()
          if (!limit) throw new Refusal('limit_not_set')
          return { most: `${limit.most}` }
        },
        reason,
        proposal,
      },
      (approve) => liftHouseLimit(deps, { playerId: id, kind, period, also: approve }),
    )
    deps.onCommitted()
    return { data }
  }),
]
