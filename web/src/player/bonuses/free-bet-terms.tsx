import { formatMoney } from '../../lib/language/format.ts'
import { t } from './free-bet-texts.ts'

/** What a bet of this stake could pay, for a sum that can be done in the head: ₺50 of ₺20. */
export const exampleOf = (worth: number) => ({
  example: formatMoney(worth * 2.5),
  profit: formatMoney(worth * 1.5),
})

/** Every term of a free bet in a line of its own (BON-02). */
export function FreeBetTerms({ worth: units, days }: { worth: number; days: number }) {
  const worth = formatMoney(units)
  const lines = [
    { name: t('term.use'), value: t('term.useValue', { worth }) },
    { name: t('term.where'), value: t('term.whereValue') },
    { name: t('term.yours'), value: t('term.yoursValue', { worth }) },
    { name: t('term.example'), value: t('term.exampleValue', exampleOf(units)) },
    { name: t('term.wager'), value: t('term.none') },
    { name: t('term.returned'), value: t('term.returnedValue') },
    { name: t('term.days'), value: t('term.daysValue', { count: days }) },
  ]
  return (
    <dl className="terms">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
