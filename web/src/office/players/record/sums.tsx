import type { PlayerPage } from '@zar/contract/office/players'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { moneyOf, shareOf } from '../../parts/money.ts'

const t = texts({
  tr: {
    cash: 'Bakiye',
    debt: 'borç {sum}',
    bonus: 'Bonus',
    withdrawal: 'Çekimde',
    net: 'Net, 30 gün',
    netNote: 'yatırma − çekim',
    revenue: 'Oyun geliri, ömür boyu',
    margin: 'marj {share}',
    closed: 'Bakiyeler rolüne kapalı',
  },
  en: {
    cash: 'Balance',
    debt: 'debt {sum}',
    bonus: 'Bonus',
    withdrawal: 'Being withdrawn',
    net: 'Net, 30 days',
    netNote: 'deposits − withdrawals',
    revenue: 'Gaming revenue, lifetime',
    margin: 'margin {share}',
    closed: 'Balances are closed to your role',
  },
})

const isNone = (e5: string): boolean => e5 === '0'

/** Five sums of the ledger; closed to a role that may not see balances. */
export function Sums({ purses }: Pick<PlayerPage, 'purses'>) {
  if (!purses) {
    return (
      <p className="o-p__closed">
        <Icon of={Lock} size="s" />
        {t('closed')}
      </p>
    )
  }
  const revenue = `${BigInt(purses.stakedE5) - BigInt(purses.wonE5)}`
  const margin = shareOf(revenue, purses.stakedE5)
  const debt = isNone(purses.debtE5) ? undefined : t('debt', { sum: moneyOf(purses.debtE5) })
  return (
    <dl className="o-p__sums">
      <Sum name={t('cash')} note={debt && <span className="o-bad">{debt}</span>}>
        {moneyOf(purses.cashE5)}
      </Sum>
      <Sum name={t('bonus')}>
        <span className={isNone(purses.bonusE5) ? undefined : 'o-warn'}>
          {moneyOf(purses.bonusE5)}
        </span>
      </Sum>
      <Sum name={t('withdrawal')}>{moneyOf(purses.withdrawalE5)}</Sum>
      <Sum name={t('net')} about={t('netNote')}>
        {moneyOf(purses.netMonthE5)}
      </Sum>
      <Sum name={t('revenue')} note={margin && t('margin', { share: margin })}>
        {moneyOf(revenue)}
      </Sum>
    </dl>
  )
}

const Sum = ({
  name,
  about,
  note,
  children,
}: {
  name: string
  about?: string
  note?: ReactNode
  children: ReactNode
}) => (
  <div>
    <dt>
      {name} {about && <small>{about}</small>}
    </dt>
    <dd>
      {children} {note && <small>{note}</small>}
    </dd>
  </div>
)
