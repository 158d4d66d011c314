import type { Right } from '@zar/contract/office/rights/rights'
import * as contract from '@zar/contract/office/trading/board'
import { houseByScore } from '@zar/contract/office/trading/scores'
import { findCases } from '../../queues/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { pastOn, type Room } from './deps.ts'
import { outcomesOf } from './outcomes.ts'
import { openShared } from './shared-reads.ts'

const ROOM_RIGHTS: readonly Right[] = [
  'market.suspend',
  'cashout.stop',
  'feed.switch',
  'margin.set',
  'event.edit',
  'sportlimit.class',
  'sportlimit.player',
  'bet.void',
  'latebet.view',
  'waiting.view',
  'waiting.refuse',
]
const MATCH_RIGHTS: readonly Right[] = [
  'market.suspend',
  'market.open',
  'sportlimit.market',
  'cashout.stop',
  'waiting.refuse',
  'result.enter',
  'settlement.confirm',
  'event.edit',
]
const MARKET_RIGHTS: readonly Right[] = [
  ...MATCH_RIGHTS,
  'price.set',
  'price.set_wide',
  'margin.set',
  'market.resettle',
  'bet.void',
]

const LATE_MS = 24 * 3_600_000
const LATE_MAX = 100

/** What the trading room shows. */
export function readingRoutes(room: Room): OfficeRoute[] {
  const { deps, desk } = room
  const shared = openShared(desk)
  return [
    serve(contract.tradingDesk, async (call) => {
      const [matches, losses, feeds, hasCashOut, log] = await Promise.all([
        shared.matches(),
        shared.losses(),
        desk.feeds(),
        desk.hasCashOut(),
        desk.log(),
      ])
      const nameOf = await staffNames(
        deps.db,
        log.flatMap(({ by, second }) => [by, second]),
      )
      const stakedKurus = matches.reduce((sum, one) => sum + one.stakedKurus, 0)
      const lines = log.map((line) => ({
        ...line,
        at: line.at.toISOString(),
        by: nameOf(line.by),
        second: line.second === null ? null : nameOf(line.second),
      }))
      const actions = call.actions(ROOM_RIGHTS)
      return { data: { matches, feeds, hasCashOut, stakedKurus, losses, log: lines, actions } }
    }),
    serve(contract.tradingMatch, async (call) => ({ data: await readMatch(room, call) })),
    serve(houseByScore, async ({ input }) => ({ data: await desk.houseByScore(BigInt(input.id)) })),
    serve(contract.lateBets, async ({ input, now }) => {
      const rows = await desk.lateBets({
        since: new Date(now.getTime() - LATE_MS),
        eventId: input.match === undefined ? null : BigInt(input.match),
        take: LATE_MAX,
      })
      return { data: rows.map((row) => ({ ...row, takenAt: row.takenAt.toISOString() })) }
    }),
  ]
}

async function readMatch(room: Room, call: OfficeCall<{ id: string; all?: '1' | undefined }>) {
  const { deps, desk } = room
  const id = BigInt(call.input.id)
  const [{ source, producer, ...match }, markets, feeds] = await Promise.all([
    desk.match(id),
    desk.markets({ matchId: id, isAll: call.input.all === '1' }),
    desk.feeds(),
  ])
  const feed = feeds.find((one) => one.source === source && one.producer === producer)
  const facts = await factsOf(room, markets)
  const nameOf = await staffNames(deps.db, [
    ...markets.map(({ stopped }) => stopped?.by ?? null),
    ...[...facts.values()].flatMap(({ by, second }) => [by, second]),
  ])
  const presented = []
  for (const market of markets) {
    const waiting = facts.get(market.id)
    const past = await pastOn(room, deps.db, { marketId: BigInt(market.id), by: call.person.id })
    presented.push({
      ...market,
      stopped: market.stopped && {
        ...market.stopped,
        at: new Date(market.stopped.at).toISOString(),
        by: nameOf(market.stopped.by),
      },
      facts: waiting
        ? {
            ...waiting,
            by: nameOf(waiting.by),
            second: waiting.second === null ? null : nameOf(waiting.second),
          }
        : null,
      actions: call.actions(MARKET_RIGHTS, { object: `market:${market.id}`, past }),
    })
  }
  const isSilent = {
    source,
    producer,
    isOpen: false,
    isShut: false,
    silentMs: null,
    recovery: null,
  }
  const actions = call.actions(MATCH_RIGHTS, { object: `event:${call.input.id}` })
  return { ...match, feed: feed ?? isSilent, markets: presented, actions }
}

/** The facts that wait on the markets, with where their cases stand. */
async function factsOf({ deps, desk }: Room, markets: readonly { id: string }[]) {
  const rows = await desk.facts(
    deps.db,
    markets.map(({ id }) => BigInt(id)),
  )
  const cases = await findCases(
    deps.db,
    'settlements',
    rows.map(({ marketId }) => `market:${marketId}`),
  )
  return new Map(
    rows.map(({ marketId, results, enteredAt, by, second, source }) => {
      const waits = cases.find(({ subject }) => subject === `market:${marketId}`)
      return [
        `${marketId}`,
        {
          by,
          second,
          source,
          enteredAt: enteredAt.toISOString(),
          clockAt: waits?.clockAt ?? null,
          isUrgent: waits?.isUrgent ?? false,
          outcomes: outcomesOf(results),
        },
      ]
    }),
  )
}
