import type { Results, StopGroup } from '../markets/market.ts'
import type { Quarters } from './quarter-lines.ts'

/**
 * A market of the catalogue: its selections, its lines, and how final facts settle it. `settle` answers
 * undefined where a fact is missing: the market is not offered, or void if it was.
 */
export type Rule<Facts> = {
  /** In their order on the page; empty where each event names its own. */
  selections: readonly string[]
  /** The lines that are offered; null where there are none. */
  lines: readonly string[] | null
  /** Whether such a line can be settled. */
  takes: (line: Quarters) => boolean
  stopGroup: StopGroup
  /** How it is priced: g score grid, c half cells, n next goal, N negative binomial, b a chance of its own, m the sport’s model. */
  price: 'g' | 'c' | 'n' | 'N' | 'b' | 'm'
  settle: (facts: Facts, line: Quarters, selections: readonly string[]) => Settled
}
/** `void`: it was not played, every selection is void. Undefined: a fact is missing. */
export type Settled = Results | 'void' | undefined
export type Rules<Facts> = Readonly<Record<string, Rule<Facts>>>

export type Plain<Facts> = Pick<Rule<Facts>, 'stopGroup' | 'price'>

/** A market without a line, whose selections win or lose. */
export const picks = <Facts>(
  about: Plain<Facts>,
  selections: readonly string[],
  settle: (facts: Facts, selections: readonly string[]) => Settled,
): Rule<Facts> => ({
  ...about,
  selections,
  lines: null,
  takes: () => true,
  settle: (facts, _, named) => settle(facts, named),
})

/** A market with lines: any quarter step, unless it takes others alone. */
export const lined = <Facts>(
  about: Plain<Facts>,
  selections: readonly string[],
  lines: readonly string[],
  settle: (facts: Facts, line: Quarters) => Settled,
  takes: (line: Quarters) => boolean = () => true,
): Rule<Facts> => ({ ...picks(about, selections, () => undefined), lines, takes, settle })

/** The same markets under keys with these words around them. */
export const keyed = <Facts>(
  prefix: string,
  rules: Rules<Facts>,
  suffix = '',
): Record<string, Rule<Facts>> =>
  Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [`${prefix}.${key}${suffix}`, rule]),
  )
