import type { UseQueryResult } from '@tanstack/react-query'
import type { Identity } from '@zar/contract/office/reports/shared'
import { ShieldCheck, ShieldQuestion, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../../lib/browser/online.ts'
import { formatDate } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Say } from '../parts/controls/say.tsx'
import { moneyOf, signedOf } from '../parts/money.ts'
import { Failed } from '../parts/states/failed.tsx'
import { t } from './texts.ts'

type Reach = { matched: { at: string; differences: number } | null }

/** Whether the roll-ups agreed with the accounts, and when that was looked at. */
export function Matched({ reach }: { reach: Reach }) {
  const { matched } = reach
  if (!matched) {
    return (
      <span className="o-rp__matched o-micro">
        <Icon of={ShieldQuestion} size="s" /> {t('unmatched')}
      </span>
    )
  }
  const time = formatDate(matched.at)
  return matched.differences === 0 ? (
    <span className="o-rp__matched o-micro">
      <span className="o-ok">
        <Icon of={ShieldCheck} size="s" />
      </span>{' '}
      {t('matched', { time })}
    </span>
  ) : (
    <span className="o-rp__matched o-micro o-bad">
      <Icon of={TriangleAlert} size="s" /> {t('differs', { count: matched.differences, time })}
    </span>
  )
}

/** NGR by play and gifts, and by money and balances: under every report, to the kuruş. */
export function IdentityLine({ identity }: { identity: Identity }) {
  const parts = [
    [t('deposits'), identity.depositsE5],
    [t('withdrawals'), negated(identity.withdrawalsE5)],
    [t('balances'), negated(identity.playerBalancesE5)],
    [t('jackpot'), negated(identity.jackpotLiabilityE5)],
    [t('open'), negated(identity.openStakesE5)],
  ] as const
  return (
    <p className="o-panel__f o-rp__identity">
      <span>
        {t('identity')}: {t('ngr')} {moneyOf(identity.ngrE5)} ={' '}
        {parts.map(([name, sum]) => `${signedOf(sum)} ${name}`).join(' ')}
      </span>
      <b className={identity.holds ? 'o-ok o-push' : 'o-bad o-push'}>
        {identity.holds
          ? t('identityHolds')
          : t('identityDiffers', { sum: moneyOf(identity.differenceE5) })}
      </b>
    </p>
  )
}

const negated = (e5: string): string => `${-BigInt(e5)}`

/** A report on its way, refused, or here; what is here stays while it is asked for anew. */
export function ReportFrame<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  const isOnline = useOnline()
  const { data } = query
  if (data !== undefined) {
    return (
      <>
        {!isOnline && (
          <Say tone="wait" role="status">
            {formatDate(new Date(query.dataUpdatedAt).toISOString())}
          </Say>
        )}
        {children(data)}
      </>
    )
  }
  if (query.isError) return <Failed error={query.error} onAgain={() => void query.refetch()} />
  return (
    <p className="o-slow" role="status">
      {t('loading')}
    </p>
  )
}
