import type { Bet, LegResult } from '@zar/contract/betting/bets'
import { type Match, marketName } from '../../../lib/betting/market-name.ts'
import { selectionName } from '../../../lib/betting/selection-name.ts'
import { totalMilliOf } from '../slip/state/sums.ts'
import { t } from './texts.ts'

export type BetLeg = Bet['legs'][number]
export type BetSelection = BetLeg['selections'][number]

const matchIn = ({ sport, home, away }: BetSelection): Match => ({ sport, home, away })

export const nameOf = (selection: BetSelection): string =>
  selectionName(selection, { key: selection.market, line: selection.line }, matchIn(selection))

export const marketOf = (selection: BetSelection): string =>
  marketName({ key: selection.market, line: selection.line }, matchIn(selection))

/** What a bet is called: `Kombine, 3 seçim`, `Sistem 2+3/4`. */
export function betName({ legs, sizes }: Bet): string {
  const [only, another] = legs
  if (only && !another) return t(only.selections.length > 1 ? 'builder' : 'single')
  const free = legs.filter(({ isBanker }) => !isBanker).length
  if (sizes.length === 1 && sizes[0] === free && free === legs.length) {
    return t('combo', { count: legs.length })
  }
  const text = `${sizes.join('+')}/${free}`
  return t(free < legs.length ? 'systemBanker' : 'system', { sizes: text })
}

/** What a result multiplies the odds to: 1.00 where the stake comes back. */
const FINAL: Record<LegResult, (odds: number) => number> = {
  open: (odds) => odds,
  won: (odds) => odds,
  half_won: (odds) => (odds + 1_000) / 2,
  push: () => 1_000,
  half_lost: () => 500,
  lost: () => 0,
  void: () => 1_000,
  dead_heat: (odds) => odds,
}

/** The odds that a leg counts with, as far as it is known. Thousandths. */
export const finalOdds = ({ odds, result, deadHeat: [places, equals] = [1, 1] }: BetLeg): number =>
  (FINAL[result](odds) * places) / equals

export const isCombo = ({ columns }: Bet): boolean => columns === 1

/** The product of the legs’ odds, of a bet of one column. */
export const totalOdds = (bet: Bet, oddsOf: (leg: BetLeg) => number): number | null => {
  const odds = bet.legs.map(oddsOf)
  if (!isCombo(bet) || odds.some((one) => one <= 0)) return null
  return totalMilliOf(
    odds.map((oddsMilli) => ({ oddsMilli: Math.round(oddsMilli), isBanker: false })),
  )
}

/** How a bet has ended. */
export type Ending = 'open' | 'waiting' | 'refused' | 'won' | 'lost' | 'void' | 'sold'

export function endingOf({ state, paidKurus, costKurus, legs, isFree }: Bet): Ending {
  if (state === 'open' || state === 'waiting' || state === 'refused') return state
  if (state === 'cashed_out') return 'sold'
  const isReturned = legs.every(({ result }) => result === 'void' || result === 'push')
  if (state === 'void' || (!isFree && isReturned && paidKurus === costKurus)) return 'void'
  return paidKurus > 0 ? 'won' : 'lost'
}
