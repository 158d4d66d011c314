/** The weights of the factors, each between 0 and 1. Country, language, age, name and winnings are not looked at. */
export const SCORE_WEIGHTS = {
  linked_fact: 0.55,
  linked_signal: 0.15,
  unplayed_deposit: 0.2,
  new_payee: 0.12,
  new_device: 0.08,
  third_party_payer: 0.35,
  velocity: 0.1,
  aml_alert: 0.45,
  abuse_flag: 0.4,
} as const
export type ScoreFactor = keyof typeof SCORE_WEIGHTS
export const SCORE_FACTORS = Object.keys(SCORE_WEIGHTS) as ScoreFactor[]

/** How much of each there is, from 0 to 1. `history` is of paid withdrawals without a flag, ten of them at most. */
export type Factors = Partial<Record<ScoreFactor | 'history', number>>

const HISTORY_TAKES = 0.5

/** From 0 to 100: 100 × (1 − Π(1 − wᵢxᵢ)) × (1 − ½·history). It decides nothing. */
export function scoreOf(factors: Factors): number {
  const left = SCORE_FACTORS.reduce(
    (product, name) => product * (1 - SCORE_WEIGHTS[name] * part(factors[name])),
    1,
  )
  return Math.round(100 * (1 - left) * (1 - HISTORY_TAKES * part(factors.history)))
}

const part = (x = 0): number => Math.min(1, Math.max(0, x))

export type Band = 'low' | 'middle' | 'high'
/** From here on a score is middle, and high. */
const MIDDLE_FROM = 30
export const HIGH_FROM = 60

export function bandOf(score: number): Band {
  if (score >= HIGH_FROM) return 'high'
  return score >= MIDDLE_FROM ? 'middle' : 'low'
}
