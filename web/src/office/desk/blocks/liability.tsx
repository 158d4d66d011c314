import { useQuery } from '@tanstack/react-query'
import { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { call } from '../../parts/api/call.ts'
import { roundOf } from '../../parts/figures/numbers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from '../texts.ts'
import { useFigures } from './figures.tsx'

const LOOK_MS = 60_000

/** What the house owes now; nothing of it is netted. */
export function LiabilityNow() {
  const day = useFigures().data?.day
  const report = useQuery({
    queryKey: ['office', 'liability', day],
    queryFn: () => call(readLiabilityReport, { day: day ?? '' }, { isPoll: true }),
    enabled: day !== undefined,
    refetchInterval: LOOK_MS,
  })
  const { data } = report
  const worst = data?.events[0]
  return (
    <section className="o-panel" aria-labelledby="desk-liability">
      <div className="o-panel__h">
        <h2 id="desk-liability">{t('liability')}</h2>
      </div>
      {report.isError && !data && (
        <Failed error={report.error} onAgain={() => void report.refetch()} />
      )}
      {data && (
        <dl className="o-desk__owed">
          <Owed name={t('playerMoney')} sum={data.playerLiabilityE5} />
          <Owed name={t('waitingMoney')} sum={data.waitingWithdrawalsE5} />
          <Owed name={t('bonusMoney')} sum={data.bonusBalancesE5} />
          <Owed name={t('jackpots')} sum={data.jackpotLiabilityE5} />
          <Owed name={t('openStakes')} sum={data.openStakesE5} />
          <Owed name={t('mostPaid')} sum={data.openBetLiabilityE5} />
          {worst && <Owed name={`${t('worst')}: ${worst.name}`} sum={worst.worstE5} />}
        </dl>
      )}
    </section>
  )
}

const Owed = ({ name, sum }: { name: string; sum: string }) => (
  <div>
    <dt className="o-ell">{name}</dt>
    <dd>{roundOf(sum)}</dd>
  </div>
)
