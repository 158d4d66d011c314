import { formatOdds } from '@zar/contract/betting/odds-formats'
import type { BonusTerms } from '@zar/contract/bonus'
import { formatMoney, formatPercent } from '../../lib/language/format.ts'
import { t } from './texts.ts'

const percent = (whole: number) => formatPercent(whole * 100)

/** Every term of a bonus in a line of its own (BON-02). `amount` is null where it is not known yet. */
export function TermsList({ terms, amount }: { terms: BonusTerms; amount: number | null }) {
  return (
    <dl className="terms">
      {linesOf(terms, amount).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Line = { name: string; value: string }

function linesOf(terms: BonusTerms, amount: number | null): Line[] {
  const { wagering: times, days, maxStake, maxWin, contribution, bets } = terms
  const counted = contribution.map((one) => `${one.category} ${percent(one.percent)}`)
  const wager =
    amount === null
      ? t('wagerShare', { times })
      : t('wagerValue', { times, amount: formatMoney(amount * times) })
  return [
    ...ownLines(terms),
    { name: t('wager'), value: wager },
    { name: t('days'), value: t('daysValue', { count: days }) },
    ...(bets
      ? betLines(bets)
      : [
          { name: t('maxStake'), value: formatMoney(maxStake) },
          { name: t('counts'), value: counted.join(', ') },
        ]),
    { name: t('maxWin'), value: maxWin === null ? t('noMaxWin') : formatMoney(maxWin) },
  ]
}

/** What a bet must be to count. */
function betLines({ percent: part, oddsMin, legOddsMin }: NonNullable<BonusTerms['bets']>): Line[] {
  const odds = { bet: oddsOf(oddsMin), leg: oddsOf(legOddsMin) }
  return [
    { name: t('counts'), value: t('countsBets', { percent: percent(part) }) },
    { name: t('leastOdds'), value: t('leastOddsValue', odds) },
    { name: t('countsNot'), value: t('countsNotBets') },
  ]
}

const oddsOf = (milli: number) => formatOdds(milli, 'decimal')

/** What only one kind of bonus has. */
function ownLines({ sharePercent, depositMin, spins, maxStake }: BonusTerms): Line[] {
  if (sharePercent !== null) {
    const of = { percent: percent(sharePercent), min: formatMoney(depositMin ?? 0) }
    return [{ name: t('share'), value: t('shareValue', of) }]
  }
  if (spins === null) return []
  return [{ name: t('spins'), value: t('spinsValue', { spins, stake: formatMoney(maxStake) }) }]
}
