import type { BonusKind, BonusTerms } from '../bonus.ts'
import type { Locale } from '../limits.ts'
import { formatMoney } from '../money.ts'

type Bonus = {
  kind: BonusKind
  /** Currency units; of a deposit match the most. */
  amount: number
  terms: Omit<BonusTerms, 'contribution'>
}
type FreeRounds = { kind: 'free_rounds'; game: string; rounds: number; stake: number; days: number }
/** What an offer gives and asks, as its sentence tells it. */
export type SaidOffer = Bonus | FreeRounds

type Words = {
  match: (of: { percent: number; min: string; most: string }) => string
  spins: (of: { count: number; stake: string; amount: string }) => string
  code: (amount: string) => string
  plain: (amount: string) => string
  freeBet: (amount: string, days: number) => string
  freeRounds: (of: { game: string; count: number; stake: string; days: number }) => string
  wager: (times: number, days: number) => string
  noWager: (days: number) => string
  stake: (most: string) => string
  bets: (percent: number) => string
  win: (most: string) => string
  anyWin: string
}

const TR: Words = {
  match: ({ percent, min, most }) => `${min} ve üstü yatırmaya %${percent}, en çok ${most} bonus`,
  spins: ({ count, stake, amount }) => `Tur başına ${stake}, ${count} tur: ${amount} bonus`,
  code: (amount) => `Kodla ${amount} bonus`,
  plain: (amount) => `${amount} bonus`,
  freeBet: (amount, days) =>
    `${amount} bedava bahis: tek kuponda, ${days} gün içinde. Kupon kazanırsa bahsin üstündeki kazanç senin.`,
  freeRounds: ({ game, count, stake, days }) =>
    `${game} oyununda tur başına ${stake}, ${count} bedava tur; ${days} gün içinde. Kazanç çevrim olmadan bakiyene geçer.`,
  wager: (times, days) => `${times} kat çevrim, ${days} gün`,
  noWager: (days) => `çevrim yok, ${days} gün`,
  stake: (most) => `bonusla bahis en çok ${most}`,
  bets: (percent) => `kendi paranla sonuçlanan spor bahislerinin %${percent} kadarı sayılır`,
  win: (most) => `bonustan kazanç en çok ${most}`,
  anyWin: 'kazançta üst sınır yok',
}

const EN: Words = {
  match: ({ percent, min, most }) => `${percent}% of a deposit of ${min} or more, ${most} at most`,
  spins: ({ count, stake, amount }) => `${count} rounds of ${stake}: a bonus of ${amount}`,
  code: (amount) => `A bonus of ${amount} with the code`,
  plain: (amount) => `A bonus of ${amount}`,
  freeBet: (amount, days) =>
    `A free bet of ${amount}: on one bet, within ${days} ${days === 1 ? 'day' : 'days'}. If it wins, what it pays beyond the stake is yours.`,
  freeRounds: ({ game, count, stake, days }) =>
    `${count} free rounds of ${stake} at ${game}, within ${days} ${days === 1 ? 'day' : 'days'}. What they win moves to your balance without wagering.`,
  wager: (times, days) => `${times}× wagering, ${days} ${days === 1 ? 'day' : 'days'}`,
  noWager: (days) => `no wagering, ${days} ${days === 1 ? 'day' : 'days'}`,
  stake: (most) => `stakes from the bonus up to ${most}`,
  bets: (percent) => `${percent}% of settled sports bets from your own money counts`,
  win: (most) => `up to ${most} of winnings from the bonus`,
  anyWin: 'no upper limit on winnings',
}

const WORDS: Record<Locale, Words> = { tr: TR, en: EN }

/**
 * An offer in one sentence, made from its terms alone: what the player reads on their page and what the
 * office shows while the offer is drawn are this same text.
 */
export function offerSentence(offer: SaidOffer, locale: Locale): string {
  const words = WORDS[locale]
  if (offer.kind === 'free_rounds') {
    const { game, rounds: count, stake, days } = offer
    return words.freeRounds({ game, count, stake: formatMoney(stake), days })
  }
  const { kind, amount, terms } = offer
  if (kind === 'free_bet') return words.freeBet(formatMoney(amount), terms.days)
  return `${givenIn(words, offer)}. ${capital(frameIn(words, terms), locale)}.`
}

function givenIn(words: Words, { kind, amount, terms }: Bonus): string {
  const sum = formatMoney(amount)
  const { sharePercent, depositMin, spins, maxStake } = terms
  if (sharePercent !== null)
    return words.match({ percent: sharePercent, min: formatMoney(depositMin ?? 0), most: sum })
  if (spins !== null)
    return words.spins({ count: spins, stake: formatMoney(maxStake), amount: sum })
  return kind === 'promo_code' ? words.code(sum) : words.plain(sum)
}

function frameIn(words: Words, terms: Bonus['terms']): string {
  const { wagering, days, maxStake, maxWin, bets } = terms
  return [
    wagering === 0 ? words.noWager(days) : words.wager(wagering, days),
    bets ? words.bets(bets.percent) : words.stake(formatMoney(maxStake)),
    maxWin === null ? words.anyWin : words.win(formatMoney(maxWin)),
  ].join('; ')
}

const capital = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)
