import type { MatchClock, Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { EventImage, Moment } from '../../board/image/event-image.ts'
import { marketName } from '../../board/image/event-image.ts'
import type { OddsChange } from '../message.ts'

/** A change after which bets that wait are refused. One that holds suspends the event for a while. */
export type Material = { reason: string; holds: boolean }

type Before = { score: Score; clock: MatchClock | null; lead: number }
type After = { score: Score; clock: MatchClock | null }
/** What of the score and the clock is material: the reason, or undefined. */
type Rule = (before: Before, after: After) => string | undefined

/** A main selection whose fair chance moves so far within the delay is material. */
const JUMP_PPM = 80_000
/** One that moves so far within that time is not still: bets wait. */
const MOVE_PPM = 20_000
const MOVE_WITHIN_MS = 3_000
/** How far apart moments of a trail are at least. */
const MOMENT_MS = 100
const LEAD_POINTS = 6
const LAST_MINUTE_S = 60

const differs = (a: readonly number[] = [], b: readonly number[] = []) =>
  a.some((value, at) => value !== b[at]) || a.length !== b.length

/** A point of the running set could have won it before it was played. */
const SET_POINTS = { usual: 24, deciding: 14, decidingSet: 5 }

const RULES = {
  total: (before, after) => (differs(before.score.total, after.score.total) ? 'goal' : undefined),
  parts: (before, after) =>
    differs(before.score.parts.flat(), after.score.parts.flat()) ? 'score' : undefined,
  reds: (before, after) => (differs(before.score.reds, after.score.reds) ? 'red_card' : undefined),
  period: (before, after) =>
    before.clock && after.clock && before.clock.period !== after.clock.period
      ? 'period'
      : undefined,
  lead: (before, after) =>
    Math.abs(leadOf(after.score) - before.lead) >= LEAD_POINTS ? 'lead' : undefined,
  lastMinute: (before, after) =>
    differs(before.score.total, after.score.total) && isLastMinute(after.clock)
      ? 'last_minute'
      : undefined,
  setPoint: ({ score }, after) => {
    const running = score.parts.at(-1)
    const { usual, deciding, decidingSet } = SET_POINTS
    const from = score.parts.length === decidingSet ? deciding : usual
    const isPoint = running !== undefined && Math.max(...running) >= from
    return isPoint && differs(running, after.score.parts[score.parts.length - 1])
      ? 'set_point'
      : undefined
  },
} satisfies Record<string, Rule>

const PERIOD_S: Partial<Record<string, number>> = { q4: 600, h2: 1_200, ot: 300, et: 300 }
const isLastMinute = (clock: MatchClock | null): boolean => {
  const lengthS = PERIOD_S[clock?.period ?? '']
  return (
    clock !== null && lengthS !== undefined && clock.elapsedS % lengthS >= lengthS - LAST_MINUTE_S
  )
}

type SportRules = {
  /** How long a bet on it waits at most. */
  delayMs: number
  rules: readonly (keyof typeof RULES)[]
  /** Words of the feed that are material by themselves. */
  reasons: readonly string[]
  /** Reasons that suspend the event for ten seconds. */
  holds?: readonly string[]
}

const GOALS = ['goal', 'goal_cancelled', 'penalty', 'red_card', 'var']

/** What is material, and how long bets wait, by the sport. */
export const LIVE_RULES: Record<Sport, SportRules> = {
  football: {
    delayMs: 5_000,
    rules: ['total', 'reds', 'period'],
    reasons: GOALS,
    holds: GOALS,
  },
  'ice-hockey': {
    delayMs: 5_000,
    rules: ['total', 'period'],
    reasons: ['goal', 'goal_cancelled', 'penalty_shot', 'major_penalty', 'var'],
    holds: ['goal', 'goal_cancelled', 'penalty_shot', 'var'],
  },
  basketball: { delayMs: 4_000, rules: ['lead', 'lastMinute', 'period'], reasons: [] },
  tennis: { delayMs: 4_000, rules: ['total', 'parts'], reasons: ['break_point'] },
  volleyball: { delayMs: 4_000, rules: ['setPoint', 'total'], reasons: [] },
  'american-football': { delayMs: 6_000, rules: ['total', 'period'], reasons: ['turnover'] },
  cs2: { delayMs: 5_000, rules: ['total', 'parts'], reasons: ['bomb_planted'] },
  valorant: { delayMs: 5_000, rules: ['total', 'parts'], reasons: ['bomb_planted'] },
  lol: { delayMs: 5_000, rules: ['total'], reasons: ['objective', 'team_fight'] },
  dota2: { delayMs: 5_000, rules: ['total'], reasons: ['objective', 'team_fight'] },
}

/** Reasons of a danger that may pass: bets wait on, and goal markets reopen by themselves. */
export const DANGERS: ReadonlySet<string> = new Set([
  ...['danger', 'corner', 'free_kick', 'attack'],
])

/** What a message changes for good; undefined where prices have moved and no more. */
export function materialOf(
  event: EventImage,
  { score, clock, reason }: Pick<OddsChange, 'score' | 'clock' | 'reason'>,
  nowMs: number,
): Material | undefined {
  const { rules, reasons, holds = [], delayMs } = LIVE_RULES[event.sport]
  const material = (found: string) => ({ reason: found, holds: holds.includes(found) })
  if (reason !== undefined && reasons.includes(reason)) return material(reason)
  if (!event.score) return undefined
  const before = {
    score: event.score,
    clock: event.clock,
    lead: momentBefore(event.trail, nowMs - delayMs)?.lead ?? leadOf(event.score),
  }
  const after = { score: score ?? event.score, clock: clock ?? event.clock }
  for (const rule of rules) {
    const found = RULES[rule](before, after)
    if (found !== undefined) return material(found)
  }
  return undefined
}

/** Whether a main selection is that much likelier, or less, than it was at any time within the delay. */
export const hasJumped = (event: EventImage, nowMs: number): boolean =>
  movedBy(event, { ppm: JUMP_PPM, withinMs: LIVE_RULES[event.sport].delayMs, nowMs })

/** Whether a bet that comes now should wait: a main selection is not still. */
export const hasMoved = (event: EventImage, nowMs: number): boolean =>
  movedBy(event, { ppm: MOVE_PPM, withinMs: MOVE_WITHIN_MS, nowMs })

function movedBy(
  event: EventImage,
  { ppm, withinMs, nowMs }: { ppm: number; withinMs: number; nowMs: number },
): boolean {
  const now = fairOfMain(event)
  return event.trail
    .filter(({ atMs }) => nowMs - atMs <= withinMs)
    .flatMap(({ fairPpm }) => Object.entries(fairPpm))
    .some(([key, before]) => Math.abs((now[key] ?? before) - before) >= ppm)
}

/** The trail with how the event stands now, and without what is longer ago than its delay. */
export function extendTrail(event: EventImage, nowMs: number): readonly Moment[] {
  const { delayMs } = LIVE_RULES[event.sport]
  if (nowMs - (event.trail.at(-1)?.atMs ?? 0) < MOMENT_MS) return event.trail
  const recent = event.trail.filter(({ atMs }) => nowMs - atMs <= delayMs)
  const lead = event.score ? leadOf(event.score) : 0
  return [...recent, { atMs: nowMs, lead, fairPpm: fairOfMain(event) }]
}

const momentBefore = (trail: readonly Moment[], atMs: number) =>
  trail.find((moment) => moment.atMs >= atMs)

const leadOf = ({ total: [home, away] }: Score): number => home - away

const MAIN_MARKETS = ['ft.result', 'match.winner']

function fairOfMain(event: EventImage): Record<string, number> {
  const main = MAIN_MARKETS.map((key) => event.markets.get(marketName(key, null))).find(Boolean)
  const fair = main?.selections.flatMap(({ key, fairPpm }) =>
    fairPpm === null ? [] : [[key, fairPpm] as const],
  )
  return Object.fromEntries(fair ?? [])
}
