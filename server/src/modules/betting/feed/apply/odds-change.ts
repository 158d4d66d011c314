import { stopGroupOf } from '@zar/betting/settlement/settle'
import type { MarketImage, SelectionImage } from '../../board/image/event-image.ts'
import type { MessageOf, Player, ToldMarket } from '../message.ts'
import type { Context } from './context.ts'
import { addMarket, type EventDraft, touchMarket } from './draft.ts'
import { isBookBroken, movedTooFar } from './guards.ts'
import { incidentsAfter } from './incidents.ts'
import { extendTrail, hasJumped, hasMoved, materialOf } from './material.ts'
import { noteMaterial } from './material-change.ts'

const ODDS_MIN_MILLI = 1_001
const ODDS_MAX_MILLI = 500_000

/** Takes the score, the clock and the prices of an event. */
export function applyOddsChange(
  draft: EventDraft,
  message: MessageOf<'odds_change'>,
  context: Context,
): void {
  const { event } = draft
  const { score, clock, stats, reason } = message
  const material = materialOf(event, message, context.nowMs)
  event.incidents = incidentsAfter(event, message, material)
  if (material) noteMaterial(draft, material, context)
  if (score) event.score = score
  if (clock) event.clock = clock
  if (stats) event.stats = stats
  // Those of a season are made after matches that were played meanwhile.
  const mayJump = material !== undefined || context.isReplayed || event.isOutright
  for (const told of message.markets) takeMarket(draft, told, { reason, mayJump })
  if (event.state !== 'live') return
  if (hasMoved(event, context.nowMs)) event.movedAtMs = context.nowMs
  if (!material && hasJumped(event, context.nowMs)) {
    noteMaterial(draft, { reason: 'price', holds: false }, context)
    event.trail = []
  }
  event.trail = extendTrail(event, context.nowMs)
}

type Taking = { reason: string | undefined; mayJump: boolean }

function takeMarket(draft: EventDraft, told: ToldMarket, { reason, mayJump }: Taking) {
  const { key, line, status } = told
  if (!stopGroupOf(draft.event.sport, key)) {
    draft.unknown += 1
    return
  }
  const market = touchMarket(draft, told) ?? addMarket(draft, newMarket(key, line))
  const before = market.selections
  if (told.prices.length > 0) {
    market.selections = pricesAfter(before, told.prices, draft.event.players)
  }
  const isDoubtful =
    status === 1 && (isBookBroken(market) || (!mayJump && isUnexpected(market, before)))
  market.trusted = isDoubtful ? (market.trusted ?? before) : null
  market.told = status
  market.awaits = isDoubtful ? 'agreement' : null
  market.dangerAtMs = null
  if (status === -1) market.reason = reason ?? null
}

/** Whether its prices agree neither with those before them nor with those before a doubt: what was wrong may be taken back. */
function isUnexpected(
  { told, awaits, trusted, selections }: MarketImage,
  before: readonly SelectionImage[],
): boolean {
  if (told !== 1 || awaits === 'price') return false
  return movedTooFar(before, selections) && (!trusted || movedTooFar(trusted, selections))
}

const newMarket = (key: string, line: string | null): MarketImage => ({
  id: 0,
  key,
  line,
  state: 'inactive',
  reason: null,
  told: 0,
  awaits: null,
  dangerAtMs: null,
  trusted: null,
  isStopped: false,
  hasEarlyPayout: false,
  early: [],
  settlement: 0,
  selections: [],
})

/** Those told with their prices, those not told without any. */
function pricesAfter(
  before: readonly SelectionImage[],
  prices: ToldMarket['prices'],
  players: readonly Player[],
): SelectionImage[] {
  const left = new Map(before.map((selection) => [selection.key, selection]))
  const named = prices.map(([key, odds, fairPpm]) => {
    const known = left.get(key) ?? newSelection(key, players)
    left.delete(key)
    return { ...known, odds: offeredOdds(odds), fairPpm }
  })
  const dropped = [...left.values()].map((one) => ({ ...one, odds: null, fairPpm: null }))
  return [...named, ...dropped]
}

const newSelection = (key: string, players: readonly Player[]): SelectionImage => ({
  id: 0,
  key,
  name: players.find(({ id }) => id === key)?.name ?? null,
  odds: null,
  fairPpm: null,
  traded: null,
  byMargin: null,
  closing: null,
  isStopped: false,
})

const offeredOdds = (odds: number | null): number | null =>
  odds !== null && odds >= ODDS_MIN_MILLI && odds <= ODDS_MAX_MILLI ? odds : null
