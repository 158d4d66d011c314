import { abandonedIn } from '@zar/betting/settlement/stopped/abandoned'
import { type Fate, fateOf, VOID_REASONS } from '@zar/betting/settlement/stopped/fate'
import type { Sport } from '@zar/contract/betting/sport'
import type { EventImage, MarketImage } from '../../board/image/event-image.ts'
import { marketName } from '../../board/image/event-image.ts'
import { OPEN_STATES } from '../../board/image/read-events.ts'
import type { EventDraft } from '../apply/draft.ts'
import { noteMaterial } from '../apply/material-change.ts'
import { applySettlement, type Standing } from '../apply/settle.ts'
import type { MessageOf, ToldResults } from '../message.ts'
import { stoppedFacts } from './stopped-facts.ts'

/** A match that was stopped for good: the rule of its number. */
const ABANDONED = 2

/**
 * What becomes of an event whose facts the company does not tell. A season has neither a start nor an end of its
 * own: its facts are waited for from the end of betting on.
 */
export function fateOfEvent({ course, state, isOutright }: EventImage, nowMs: number): Fate {
  const { announcedMs } = course
  const isCancelled = state === 'cancelled'
  const { startedMs, endedMs } =
    isOutright && !isCancelled
      ? { startedMs: announcedMs, endedMs: course.endedMs ?? announcedMs }
      : course
  return fateOf({ ...course, startedMs, endedMs, hasFacts: false, isCancelled }, nowMs)
}

/** Settles by our rules what the company left open, where its time has come. Afterwards its word changes nothing. */
export function settleByRule(draft: EventDraft, standing: Standing, nowMs: number): void {
  const { event } = draft
  if (event.course.ruledMs !== null) return
  const fate = fateOfEvent(event, nowMs)
  if (fate === 'waits' || fate === 'stands') return
  const open = [...event.markets.values()].filter(
    ({ key, line, selections }) =>
      selections.length > 0 && (standing.get(marketName(key, line))?.certainty ?? 0) === 0,
  )
  const resultsOf = fate === 'abandoned' ? decidedOf(event.sport, event) : allVoid
  const voidReason = fate === 'abandoned' ? ABANDONED : fate.voidReason
  const markets = open.map((market) => {
    const results = resultsOf(market)
    const isVoid = Object.values(results).every(({ outcome }) => outcome === 'void')
    const { key, line } = market
    return { key, line, results, voidReason: isVoid ? voidReason : null }
  })
  const facts = { score: event.score?.total ?? null }
  const { sourceId } = event
  if (markets.length > 0) {
    applySettlement(
      draft,
      {
        type: 'bet_settlement',
        event: sourceId,
        toldAt: new Date(nowMs),
        certainty: 2,
        markets,
        facts,
      },
      { standing, by: 'rule' },
    )
  }
  if (OPEN_STATES.includes(event.state)) event.state = 'closed'
  event.course = { ...event.course, ruledMs: nowMs }
}

type Open = Pick<MarketImage, 'key' | 'line' | 'selections'>

const allVoid = ({ selections }: Open): ToldResults =>
  Object.fromEntries(selections.map(({ key }) => [key, { outcome: 'void' as const }]))

function decidedOf<S extends Sport>(sport: S, event: EventImage): (market: Open) => ToldResults {
  const facts = stoppedFacts(sport, event)
  const settle = facts && abandonedIn(sport, facts)
  return (market) => {
    const named = market.selections.map(({ key }) => key)
    const results = settle?.({ key: market.key, line: market.line }, named)
    return results ? Object.fromEntries(results) : allVoid(market)
  }
}

/** Of the match as a whole: what hangs on how many sets or maps it is played over. */
const BY_FORMAT = /^match\.(sets|maps|total|ah|oe|tiebreak)(\.|$)/

/** Bets that were placed before other sides, or another format, were told are void; waiting ones are refused. */
export function voidChanged(
  draft: EventDraft,
  message: MessageOf<'fixture'>,
  { standing, nowMs }: { standing: Standing; nowMs: number },
): void {
  const change = changeOf(draft.event, message)
  if (!change) return
  noteMaterial(draft, { reason: change, holds: false }, { nowMs })
  const markets = [...draft.event.markets.values()].filter(
    ({ key }) => change === 'sides' || BY_FORMAT.test(key),
  )
  const { event, toldAt } = message
  const to = new Date(nowMs)
  const voidReason = VOID_REASONS[change]
  applySettlement(
    draft,
    { type: 'bet_cancel', event, toldAt, markets, from: null, to, voidReason },
    { standing, by: 'rule' },
  )
}

/** What a fixture says otherwise than before, of what bets were placed on. */
export function changeOf(
  event: EventImage,
  { home, away, bestOf }: Pick<MessageOf<'fixture'>, 'home' | 'away' | 'bestOf'>,
): 'sides' | 'format' | undefined {
  if (home.id !== event.home.id || away.id !== event.away.id) return 'sides'
  const { bestOf: before } = event.course
  return before !== null && bestOf !== null && before !== bestOf ? 'format' : undefined
}
