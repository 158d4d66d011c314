import { OUTCOMES, type Outcome } from '../../outcome.ts'
import type { Bet, CheckedBet, Leg, LegResult, LegState } from '../bet.ts'
import { checkBet } from '../check-bet.ts'

/** A bet that passes the check; throws its fault. */
export function soundBet<State extends LegState>(bet: Bet<State>): CheckedBet<State> {
  const check = checkBet(bet)
  if (check.isSound) return check.bet
  throw new Error(`not a sound bet: ${JSON.stringify(check.fault)}`)
}

/** Settled legs, from `B 2000 win, 1333 dead-heat 1/3`. */
export const settledLegs = (text: string): Leg<LegResult>[] => text.split(', ').map(settledLeg)

function settledLeg(text: string): Leg<LegResult> {
  const [, banker, odds, outcome, places, equals] =
    text.match(/^(B )?(\d+) ([a-z-]+)(?: (\d+)\/(\d+))?$/) ?? []
  if (!isOutcome(outcome)) throw new Error(`no leg is written ${text}`)
  return {
    oddsMilli: Number(odds),
    isBanker: banker !== undefined,
    state:
      places === undefined ? { outcome } : { outcome, deadHeat: [Number(places), Number(equals)] },
  }
}

const isOutcome = (text: string | undefined): text is Outcome =>
  OUTCOMES.some((outcome) => outcome === text)
