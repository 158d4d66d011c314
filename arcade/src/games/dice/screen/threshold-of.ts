import { OUTCOMES, type Side, THRESHOLDS } from '../rules.ts'

/** Hundredths that pay back their stake at the house's edge, over all outcomes (`hundredthsOf`). */
const FAIR = 99 * OUTCOMES

export const within = (threshold: number): number =>
  Math.max(THRESHOLDS.least, Math.min(THRESHOLDS.most, threshold))

/** A number as either language writes it; undefined where it is none above zero. */
function numberIn(typed: string): number | undefined {
  const number = Number(typed.replace(/[%×x\s]/g, '').replace(',', '.'))
  return number > 0 ? number : undefined
}

/**
 * The threshold, in hundredths, that what was typed asks for: the nearest one to a chance in percent,
 * and for a multiplier the likeliest win that pays no less. Beyond the ends it is the end.
 */
export function thresholdOf(
  kind: 'multiplier' | 'threshold' | 'chance',
  typed: string,
  side: Side,
): number | undefined {
  const number = numberIn(typed)
  if (number === undefined) return undefined
  if (kind === 'threshold') return within(Math.round(number * 100))
  const winning =
    kind === 'chance'
      ? Math.round((number * OUTCOMES) / 100)
      : Math.floor(FAIR / Math.round(number * 100))
  return within(side === 'over' ? OUTCOMES - 1 - winning : winning)
}
