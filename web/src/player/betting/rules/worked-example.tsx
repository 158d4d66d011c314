import { formatOdds } from '@zar/contract/betting/odds-formats'
import type { Bet } from '@zar/contract/betting/sums/bet'
import { cashOutOf } from '@zar/contract/betting/sums/cash-out'
import { checkBet } from '@zar/contract/betting/sums/check-bet'
import { columnsOf } from '@zar/contract/betting/sums/columns'
import { costOf, payoutOf } from '@zar/contract/betting/sums/payout'
import { Fragment } from 'react'
import { formatMoney } from '../../../lib/language/format.ts'
import { locale } from '../../../lib/language/translate.ts'
import type { WorkedBet, WorkedSale } from './chapter.ts'
import { t } from './texts.ts'

const money = (kurus: number | bigint): string => formatMoney(Number(kurus) / 100)
const ONE = 1_000_000

/** What a bet of the rules costs and pays, by the sums that settle real ones. */
export function sumOf({ unitKurus, sizes, legs }: WorkedBet) {
  const free = legs.filter(({ isBanker }) => !isBanker).length
  const check = checkBet({
    unitKurus,
    sizes: sizes ?? [free],
    legs: legs.map(({ odds, outcome, share, isBanker = false }) => ({
      oddsMilli: odds,
      isBanker,
      state: { outcome, ...(share && { deadHeat: share }) },
    })),
  })
  if (!check.isSound) throw new Error(`an example of the rules is no bet: ${check.fault.code}`)
  return {
    columns: columnsOf(check.bet),
    costKurus: costOf(check.bet),
    payoutKurus: payoutOf(check.bet),
  }
}

/** What a bet of one leg is sold for. */
export function saleOf({ unitKurus, odds, chancePpm }: WorkedSale) {
  const state = { chancesPpm: { win: chancePpm, loss: ONE - chancePpm } }
  const bet: Bet<typeof state> = {
    unitKurus,
    sizes: [1],
    legs: [{ oddsMilli: odds, isBanker: false, state }],
  }
  const check = checkBet(bet)
  if (!check.isSound) throw new Error(`an example of the rules is no bet: ${check.fault.code}`)
  return cashOutOf(check.bet)
}

/** A bet of the rules with its sum. */
export function BetExample({ bet }: { bet: WorkedBet }) {
  const { columns, costKurus, payoutKurus } = sumOf(bet)
  return (
    <div className="panel rules__example">
      <small>{t('example')}</small>
      <p>{bet.note[locale]}</p>
      <p className="rules__sum num">
        {bet.legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg of an example is known by its place
          <Fragment key={at}>
            {at > 0 && <i aria-hidden>{bet.sizes ? '·' : '×'}</i>}
            <Leg leg={leg} />
          </Fragment>
        ))}
        {!bet.sizes && <b>= {(Number(payoutKurus) / costKurus).toFixed(2)}</b>}
      </p>
      <p className="num">
        {columns > 1 &&
          `${t('lines', { columns, unit: money(bet.unitKurus), cost: money(costKurus) })} `}
        {t('pays', { cost: money(costKurus), payout: money(payoutKurus) })}
      </p>
    </div>
  )
}

function Leg({ leg: { odds, outcome, share, isBanker } }: { leg: WorkedBet['legs'][number] }) {
  const price = formatOdds(odds, 'decimal')
  const isReturned = outcome === 'void' || outcome === 'push'
  const [places = 1, equals = 1] = share ?? []
  const word = t(`outcome.${outcome}`, { places, equals })
  return (
    <span className={isReturned ? 'is-returned' : undefined}>
      {isReturned ? (
        <>
          <s>{price}</s> {formatOdds(1_000, 'decimal')}
        </>
      ) : (
        price
      )}{' '}
      <small>{isBanker ? `${word}, ${t('banker')}` : word}</small>
    </span>
  )
}

/** A cash-out of the rules with its sum. */
export function SaleExample({ sale }: { sale: WorkedSale }) {
  const { fairKurus, feeKurus, paidKurus } = saleOf(sale)
  return (
    <div className="panel rules__example">
      <small>{t('example')}</small>
      <p>{sale.note[locale]}</p>
      <p className="num">
        {t('sale', { fair: money(fairKurus), fee: money(feeKurus), paid: money(paidKurus) })}
      </p>
    </div>
  )
}
