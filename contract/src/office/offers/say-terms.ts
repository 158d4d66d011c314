import type { Locale } from '../../limits.ts'
import { offerSentence, type SaidOffer } from '../../offers/offer-sentence.ts'
import type { OfferTerms } from './terms.ts'

const units = (kurus: number): number => kurus / 100

function saidOf(terms: OfferTerms, game: string): SaidOffer {
  const { days } = terms
  if (terms.kind === 'free_rounds')
    return { kind: terms.kind, game, rounds: terms.rounds, stake: units(terms.stakeKurus), days }
  const plain = { sharePercent: null, depositMin: null, spins: null }
  const amount = units(terms.amountKurus)
  if (terms.kind === 'free_bet') {
    const frame = { ...plain, days, wagering: 0, maxStake: amount, maxWin: null, bets: null }
    return { kind: terms.kind, amount, terms: frame }
  }
  const bets = terms.bets && {
    percent: terms.bets.percent,
    oddsMin: terms.bets.oddsMinMilli,
    legOddsMin: terms.bets.legOddsMinMilli,
  }
  return {
    kind: terms.kind,
    amount,
    terms: {
      days,
      wagering: terms.wagering,
      maxStake: units(terms.maxStakeKurus),
      maxWin: terms.maxWinKurus === undefined ? null : units(terms.maxWinKurus),
      bets: bets ?? null,
      sharePercent: terms.kind === 'deposit_match' ? terms.sharePercent : null,
      depositMin: terms.kind === 'deposit_match' ? units(terms.depositMinKurus) : null,
      spins: terms.kind === 'free_spins' ? terms.spins : null,
    },
  }
}

/** The sentence that players will read of these terms. `game`: the name of the game of free rounds. */
export const sentenceOfTerms = (terms: OfferTerms, locale: Locale, game: string): string =>
  offerSentence(saidOf(terms, game), locale)
