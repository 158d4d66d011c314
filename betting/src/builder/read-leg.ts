import { type Cell, GOALS_IN, type GoalPeriod } from '../prices/football/cells.ts'
import type { FootballModel } from '../prices/football/football.ts'
import { HALF_RULES } from '../prices/football/markets/half-rules.ts'
import { sumOf } from '../prices/pair.ts'
import { canOnlyWinOrLose, type WinsAt, winsAt } from '../prices/periods/period-winners.ts'
import type { BuilderLeg } from './leg.ts'
import { type ScorerLeg, scorerLeg } from './scorers.ts'

/** Counts that are independent of the goals and of each other. */
export const INDEPENDENT_COUNTS = ['corners.ft', 'cards.ft'] as const
export type IndependentCount = (typeof INDEPENDENT_COUNTS)[number]

/** A leg as the joint chance reads it. */
export type ReadLeg =
  | { of: 'goals'; wins: (cell: Cell) => boolean }
  | { of: IndependentCount; wins: WinsAt }
  | ({ of: 'scorer' } & ScorerLeg)

/** Undefined: no builder has this market, or the market no such selection. */
export function readLeg(model: FootballModel, leg: BuilderLeg): ReadLeg | undefined {
  const { selection } = leg
  const halfRule = HALF_RULES[leg.key]
  if (halfRule) {
    const place = halfRule.selections.indexOf(selection)
    return place < 0 ? undefined : { of: 'goals', wins: (cell) => halfRule.pick(cell) === place }
  }
  if (leg.key === 'player.first' && selection === 'none') {
    return { of: 'goals', wins: (cell) => sumOf(GOALS_IN.ft(cell)) === 0 }
  }
  return readGoalLeg(model, leg) ?? readCountLeg(leg) ?? scorerLeg(model, leg)
}

/** Whether a leg can end as anything but won or lost. */
export function canPush({ key, line, selection }: BuilderLeg): boolean {
  return !canOnlyWinOrLose({ name: key.replace(PERIOD, ''), line, selection })
}

const PERIOD = /^((corners|cards)\.)?(ft|h1|h2)\./

const isGoalPeriod = (period: string): period is GoalPeriod => period in GOALS_IN

function readGoalLeg(
  { periods }: FootballModel,
  { key, line, selection }: BuilderLeg,
): ReadLeg | undefined {
  const period = key.slice(0, key.indexOf('.'))
  if (!isGoalPeriod(period)) return undefined
  const name = key.slice(period.length + 1)
  const wins = winsAt({ name, line, selection }, periods.get(period)?.scoreNames)
  const goalsIn = GOALS_IN[period]
  return (
    wins && {
      of: 'goals',
      wins: (cell) => {
        const { home, away } = goalsIn(cell)
        return wins(home, away)
      },
    }
  )
}

function readCountLeg({ key, line, selection }: BuilderLeg): ReadLeg | undefined {
  const count = INDEPENDENT_COUNTS.find((one) => key.startsWith(`${one}.`))
  const wins = count && winsAt({ name: key.slice(count.length + 1), line, selection })
  return wins && { of: count, wins }
}
