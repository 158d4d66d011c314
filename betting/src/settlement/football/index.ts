import type { Rules } from '../rule.ts'
import { combinedRules } from './combined.ts'
import { countedRules } from './counts.ts'
import type { FootballFacts } from './facts.ts'
import { goalRules } from './goals.ts'
import { orderedRules } from './goals-in-order.ts'
import { halfRules } from './halves.ts'
import { playerRules } from './players.ts'
import { tieRules } from './tie.ts'

/** Every market of football, by its key. */
export const footballRules: Rules<FootballFacts> = {
  ...goalRules,
  ...halfRules,
  ...combinedRules,
  ...orderedRules,
  ...countedRules,
  ...playerRules,
  ...tieRules,
}
