import type { Chances, Market } from '../markets/market.ts'
import type { MatchNow } from '../match/match-now.ts'
import { LINE_RULES, type LineRule, quartersOf } from '../prices/periods/line-rules.ts'

/**
 * The one number at which a line neither wins nor loses all of its stake: of a whole line the line, of a quarter line
 * the whole number beside it. Quarter lines are two half stakes, so that one step over the bar is half a win.
 */
export type Hit = {
  rule: LineRule
  /** A key before its market’s name: `ft`, `match.sets`. */
  period: string
  number: number
  /** What comes of the first side there. */
  outcome: keyof Pick<Chances, 'push' | 'halfWin' | 'halfLoss'>
}

const NAMED = /^(.+)\.(total\.home|total\.away|total|touchdowns|ah|dnb|winner)$/
const OUTCOMES: Readonly<Record<number, Hit['outcome']>> = {
  [-1]: 'halfLoss',
  0: 'push',
  1: 'halfWin',
}

/** Null where a selection of the market can only win or lose. */
export function hitOf(
  { key, line }: Market,
  { sport, bestOf }: Pick<MatchNow, 'sport' | 'bestOf'>,
): Hit | null {
  const [, period = '', name = ''] = NAMED.exec(key) ?? []
  const rule = name === 'touchdowns' ? LINE_RULES.total : LINE_RULES[name]
  const canBeLevel = sport === 'american-football' || (bestOf !== null && bestOf % 2 === 0)
  if (!rule || (name === 'winner' && !(key === 'match.winner' && canBeLevel))) return null
  const quarters = quartersOf(rule.always ?? line ?? '')
  if (quarters === null) return null
  const bar = rule.barQuarters(quarters)
  const number = Math.round(bar / 4)
  const outcome = OUTCOMES[4 * number - bar]
  return outcome ? { rule, period, number, outcome } : null
}

/** Of each outcome, how much of the stake is decided there and how much of it is won. */
export const PARTS: Record<Hit['outcome'], { decided: number; won: number }> = {
  push: { decided: 0, won: 0 },
  halfWin: { decided: 0.5, won: 0.5 },
  halfLoss: { decided: 0.5, won: 0 },
}

const OTHER_SIDE = { push: 'push', halfWin: 'halfLoss', halfLoss: 'halfWin' } as const

/** What comes of a selection where the number is hit. */
export const outcomeOf = ({ rule, outcome }: Hit, selection: string): Hit['outcome'] =>
  selection === rule.sides[0] ? outcome : OTHER_SIDE[outcome]
