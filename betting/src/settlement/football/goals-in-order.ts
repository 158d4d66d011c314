import { isNumber } from '../quarter-lines.ts'
import { won, YES_NO, yesNo } from '../results.ts'
import { lined, picks, type Rules } from '../rule.ts'
import type { FootballFacts, Goal, Side } from './facts.ts'
import type { About } from './goals.ts'

const NEXT: About = { stopGroup: 'goals', price: 'n' }
const WHO = ['1', 'none', '2'] as const
const MINUTES = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'none'] as const

const sideOf = (goal: Goal | undefined) => won(WHO, goal?.side ?? 'none')

/** Which side first has so many. */
function firstTo(goals: readonly Goal[], wanted: number): Side | 'none' {
  const count = { '1': 0, '2': 0 }
  for (const { side } of goals) {
    count[side] += 1
    if (count[side] === wanted) return side
  }
  return 'none'
}

const spanOf = (minute: number) => MINUTES[Math.ceil(minute / 15) - 1] ?? 'none'

/** Markets that need the goals in their order. A goal that was annulled is not among them. */
export const orderedRules: Rules<FootballFacts> = {
  'ft.nextgoal': lined(
    NEXT,
    WHO,
    Array.from({ length: 10 }, (_, at) => String(at + 1)),
    ({ goals }, line) => goals && sideOf(goals[line / 4 - 1]),
    isNumber,
  ),
  'ft.lastgoal': picks(NEXT, WHO, ({ goals }) => goals && sideOf(goals.at(-1))),
  'ft.race': lined(
    NEXT,
    WHO,
    ['2', '3'],
    ({ goals }, line) => goals && won(WHO, firstTo(goals, line / 4)),
    isNumber,
  ),
  'ft.goaltime': picks(NEXT, MINUTES, ({ goals }) => {
    if (!goals) return undefined
    const [first] = goals
    return won(MINUTES, first ? spanOf(first.minute) : 'none')
  }),
  'ft.penalty': picks({ stopGroup: 'goals', price: 'b' }, YES_NO, ({ hasPenalty }) =>
    hasPenalty === undefined ? undefined : yesNo(hasPenalty),
  ),
}
