import { type MarketChances, winOrLose, winOrLoseOf } from '../chances.ts'
import { LINE_RULES, lineChances, lineOf } from './line-rules.ts'
import type { Period, Score } from './period.ts'
import { PAIR_RULES, type PairRule, SCORE_RULES, type ScoreRule, scoreName } from './score-rules.ts'
import { NOBODY, TALLY_RULES, type TallyRule } from './tally-rules.ts'

/**
 * Chances of a market of a period by its name (`result`, `total.home`; empty or `score`: the score
 * itself) and line. Undefined where the name or the line is none of this period’s.
 */
export function periodChances(
  period: Period,
  name: string,
  line: string | null,
): MarketChances | undefined {
  const lineRule = LINE_RULES[name]
  if (lineRule) return lineChances(period, lineRule, line)
  const tallyRule = TALLY_RULES[name]
  if (tallyRule) return tallyChances(period, tallyRule, line)
  const pairRule = PAIR_RULES[name]
  if (pairRule) return pairChances(period, pairRule, line)
  if (!period.scores) return undefined
  if (name === '' || name === 'score') return scoreChances(period.scores, period.scoreNames)
  const scoreRule = SCORE_RULES[name]
  return scoreRule && wholeScoreChances(period.scores, scoreRule, line)
}

export function tallyChances(
  period: Period,
  rule: TallyRule,
  lineText: string | null,
): MarketChances | undefined {
  const line = lineOf(lineText, rule.line)
  if (line === null) return undefined
  const { from, p } = period[rule.reads]
  const sums = new Float64Array(rule.selections.length)
  for (let n = 0; n < p.length; n++) {
    const winner = rule.pick(from + n, line)
    if (winner !== NOBODY) sums[winner] = (sums[winner] ?? 0) + (p[n] ?? 0)
  }
  return winOrLoseOf(rule.selections, sums)
}

function wholeScoreChances(
  scores: readonly Score[],
  rule: ScoreRule,
  lineText: string | null,
): MarketChances | undefined {
  const line = lineOf(lineText, rule.line)
  if (line === null) return undefined
  const sums = new Float64Array(rule.selections.length)
  for (const { home, away, p } of scores) {
    const winner = rule.pick(home, away, line)
    sums[winner] = (sums[winner] ?? 0) + p
  }
  return winOrLoseOf(rule.selections, sums)
}

function pairChances(
  period: Period,
  rule: PairRule,
  line: string | null,
): MarketChances | undefined {
  const singles = periodChances(period, rule.of, line)
  if (!singles) return undefined
  const win = (selection: string) => singles.get(selection)?.win ?? 0
  return new Map(
    [...rule.pairs].map(([pair, [one, other]]) => [pair, winOrLose(win(one) + win(other))]),
  )
}

function scoreChances(
  scores: readonly Score[],
  names: readonly string[] | undefined,
): MarketChances | undefined {
  if (!names) return undefined
  const sums = new Map(names.map((name) => [name, 0]))
  for (const { home, away, p } of scores) {
    const name = scoreName(home, away, names)
    sums.set(name, (sums.get(name) ?? 0) + p)
  }
  return new Map([...sums].map(([name, p]) => [name, winOrLose(p)]))
}
