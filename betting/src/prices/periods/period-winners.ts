import { LINE_RULES, type LineRule, lineOf, quartersOf } from './line-rules.ts'
import { TALLIES } from './period.ts'
import { PAIR_RULES, SCORE_RULES, scoreName } from './score-rules.ts'
import { TALLY_RULES } from './tally-rules.ts'

/** Whether a selection wins at a score. */
export type WinsAt = (home: number, away: number) => boolean

/** A selection of a market of a period. */
export type Question = { name: string; line: string | null; selection: string }

/** Whether all of the selection wins or all of it loses: no whole line, no quarter, no draw-no-bet. */
export function canOnlyWinOrLose({ name, line }: Question): boolean {
  const rule = LINE_RULES[name]
  return rule === undefined || lineOf(rule.always ?? line, 'half') !== null
}

/** The scores at which a selection wins, by the rules that price it. Undefined: no such selection. */
export function winsAt(question: Question, scoreNames: readonly string[] = []): WinsAt | undefined {
  const { name, line, selection } = question
  const lineRule = LINE_RULES[name]
  if (lineRule) return overLine(lineRule, question)
  const pair = PAIR_RULES[name]
  if (pair) {
    const [one, other] = (pair.pairs.get(selection) ?? []).map((single) =>
      winsAt({ name: pair.of, line, selection: single }),
    )
    return one && other && ((home, away) => one(home, away) || other(home, away))
  }
  if (name === 'score') {
    const isOne = scoreNames.includes(selection)
    return isOne ? (home, away) => scoreName(home, away, scoreNames) === selection : undefined
  }
  return picked(question)
}

function overLine(rule: LineRule, { line, selection }: Question): WinsAt | undefined {
  const quarters = quartersOf(rule.always ?? line ?? '')
  const side = rule.sides.indexOf(selection)
  if (quarters === null || side < 0) return undefined
  const bar = rule.barQuarters(quarters)
  const value = TALLIES[rule.reads]
  return (home, away) => {
    const steps = value(home, away) * 4 - bar
    return side === 0 ? steps >= 2 : steps <= -2
  }
}

function picked({ name, line, selection }: Question): WinsAt | undefined {
  const tallyRule = TALLY_RULES[name]
  const scoreRule = SCORE_RULES[name]
  const rule = tallyRule ?? scoreRule
  const place = rule?.selections.indexOf(selection) ?? -1
  const bar = lineOf(line, rule?.line)
  if (place < 0 || bar === null) return undefined
  if (tallyRule) {
    const value = TALLIES[tallyRule.reads]
    return (home, away) => tallyRule.pick(value(home, away), bar) === place
  }
  return scoreRule && ((home, away) => scoreRule.pick(home, away, bar) === place)
}
