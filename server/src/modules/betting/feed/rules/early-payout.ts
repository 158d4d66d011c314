import type { EventImage, MarketImage } from '../../board/image/event-image.ts'
import { type EventDraft, touchMarket } from '../apply/draft.ts'
import type { Standing } from '../apply/settle.ts'
import { type Early, UNSETTLED } from '../apply/settlement.ts'
import { EXTRA_TIME } from './stopped-facts.ts'

/** The market that pays a leader early, and the lead that does. */
export const EARLY_MARKET = 'ft.result'
const LEAD_GOALS = 2

/** What of early payouts a draft changes: who is paid now, and whose goal was annulled since. */
export function earlyAfter({ event }: Pick<EventDraft, 'event'>, nowMs: number) {
  const market = event.markets.get(EARLY_MARKET)
  if (!market || !event.score) return undefined
  const goals = { 1: event.score.total[0], 2: event.score.total[1] }
  const kept = market.early.filter(({ side, goals: then }) => goals[side] >= then)
  const leader = market.hasEarlyPayout ? leaderOf(event, nowMs) : undefined
  const isNew = leader !== undefined && !kept.some(({ side }) => side === leader)
  const early = isNew ? [...kept, earlyOf(event, leader, goals[leader], nowMs)] : kept
  return isNew || kept.length < market.early.length ? { market, early } : undefined
}

/** Gives the market a version in which the bets on a leader that were placed before its goal are won. */
export function payEarly(draft: EventDraft, standing: Standing, nowMs: number): void {
  const after = earlyAfter(draft, nowMs)
  const market = after && touchMarket(draft, after.market)
  if (!market) return
  market.early = after.early
  market.settlement += 1
  const now = standing.get(EARLY_MARKET) ?? UNSETTLED
  const { score } = draft.event
  const facts = Object.keys(now.results).length > 0 ? now.facts : { lead: score?.total }
  const state = { ...now, facts, early: after.early }
  standing.set(EARLY_MARKET, state)
  draft.settlements.push({ market, version: market.settlement, state })
}

/** Who leads by enough in play, once the goal is past its hold. */
function leaderOf(event: EventImage, nowMs: number): Early['side'] | undefined {
  const { state, score, heldUntilMs, clock } = event
  // Goals of extra time are none of the market’s.
  if (EXTRA_TIME.includes(clock?.period ?? '')) return undefined
  const isConfirmed = heldUntilMs === null || heldUntilMs <= nowMs
  if (state !== 'live' || !score || !isConfirmed) return undefined
  const lead = score.total[0] - score.total[1]
  return lead >= LEAD_GOALS ? '1' : lead <= -LEAD_GOALS ? '2' : undefined
}

const earlyOf = (event: EventImage, side: Early['side'], goals: number, nowMs: number): Early => ({
  side,
  goals,
  before: new Date(Math.min(event.materialAtMs ?? nowMs, nowMs)).toISOString(),
})

/** Whether a market of this league pays early. */
export const paysEarly = (
  { sport, league }: Pick<EventImage, 'sport' | 'league'>,
  { key }: Pick<MarketImage, 'key'>,
  leagues: ReadonlySet<string>,
): boolean => sport === 'football' && key === EARLY_MARKET && leagues.has(league.id)
