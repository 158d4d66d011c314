import { formatMoney } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './texts.ts'

const SUMS = ['deposited', 'withdrawn', 'staked', 'won'] as const

/** The four sums above the list, in currency units; bones while they are on their way. */
export function Totals({ totals }: { totals: Record<(typeof SUMS)[number], number> | undefined }) {
  return (
    <dl className="totals">
      {SUMS.map((sum) => (
        <div key={sum}>
          <dt>{t(sum)}</dt>
          <dd className={sum === 'won' ? 'num totals__won' : 'num'}>
            {totals ? formatMoney(totals[sum]) : <Skeleton width="110px" height="24px" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
