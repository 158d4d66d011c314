import type { Bet, CashOutQuote } from '@zar/contract/betting/bets'
import { formatMoney, formatPercent } from '../../../../lib/language/format.ts'
import { formatSigned } from '../../../../lib/language/signed-money.ts'
import { t } from './texts.ts'

const money = (kurus: number) => formatMoney(kurus / 100)
const FULL = 100

type ValueProps = {
  bet: Bet
  quote: CashOutQuote
  percent: number
  /** Only what is sold, where the value has just moved. */
  isShort?: boolean
}

/** What a bet is worth, what is deducted and what is paid: each of them said. */
export function Value({ bet, quote, percent, isShort = false }: ValueProps) {
  const isPart = percent < FULL
  const chance = chanceOf(quote)
  const share = formatPercent(percent * 100)
  return (
    <dl className="value num">
      {!isPart && !isShort && (
        <>
          <Line name={t('possible')} sum={money(bet.possibleKurus)} />
          {chance !== null && <Line name={t('chance')} sum={chance} />}
        </>
      )}
      <Line
        name={isPart ? t('fairPart', { percent: share }) : t('fair')}
        sum={money(quote.fairKurus)}
        look="value__cut"
      />
      <Line name={t('fee', { percent: feeOf(quote) })} sum={formatSigned(-quote.feeKurus / 100)} />
      <Line name={t(isPart ? 'paidNow' : 'paid')} sum={money(quote.paidKurus)} look="value__paid" />
      {isPart && !isShort && <Rest bet={bet} percent={percent} />}
    </dl>
  )
}

const Line = ({ name, sum, look }: { name: string; sum: string; look?: string }) => (
  <div className={look}>
    <dt>{name}</dt>
    <dd>{sum}</dd>
  </div>
)

/** What stays, in whole kuruş for each column, as it is sold. */
function Rest({ bet, percent }: { bet: Bet; percent: number }) {
  const kept = bet.unitKurus - Math.floor((bet.unitKurus * percent) / FULL)
  const possible = Math.floor((bet.possibleKurus * kept) / bet.unitKurus)
  return (
    <>
      <Line name={t('staysStake')} sum={money(kept * bet.columns)} look="value__cut" />
      <Line name={t('staysPossible')} sum={money(possible)} />
    </>
  )
}

/** The product of the fair chances of what is open. */
function chanceOf({ fairPpm }: CashOutQuote): string | null {
  const known = fairPpm.filter((one) => one !== null)
  if (known.length === 0) return null
  const chance = known.reduce((product, ppm) => product * (ppm / 1_000_000), 1)
  return formatPercent(Math.round(chance * 1_000) * 10)
}

/** The fee as a part of the fair value. */
export const feeOf = ({ feeKurus, fairKurus }: CashOutQuote): string =>
  formatPercent(fairKurus === 0 ? 0 : Math.round((feeKurus / fairKurus) * 1_000) * 10)
