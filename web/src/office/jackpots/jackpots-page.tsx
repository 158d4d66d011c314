import './jackpots.css'
import { useQuery } from '@tanstack/react-query'
import {
  listJackpots,
  type OfficeJackpots,
  type OfficePool,
} from '@zar/contract/office/house/jackpots'
import { Trophy } from 'lucide-react'
import { formatDate, formatMoney, formatWhole } from '../../lib/language/format.ts'
import { Link, useSearchParams } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Facts } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Chart } from '../parts/figures/chart.tsx'
import { moneyOf } from '../parts/money.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Empty } from '../parts/states/empty.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { Falls } from './falls.tsx'
import { t } from './texts.ts'

/** The arcade is asked each minute. */
const LOOK_MS = 60_000
const KEY = ['office', 'jackpots', 'pools']

/** The arcade's pools as its books tell them, beside what our ledger paid. */
export function JackpotsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ client }) =>
      call(listJackpots, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={data && t('sub', { count: data.pools.length })} />
      {data && <Whole told={data} />}
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <p className="o-panel o-jack__body" role="status">
          {t('loading')}
        </p>
      )}
      <Falls />
    </div>
  )
}

function Whole({ told }: { told: OfficeJackpots }) {
  const [params, setParams] = useSearchParams()
  const { pools, isOld } = told
  const chosen = pools.find(({ pool }) => pool === params.get('row')) ?? pools[0]
  if (!chosen) {
    return (
      <section className="o-panel">
        <Empty icon={Trophy} title={t('noPools')}>
          {t('noPoolsNote')}
        </Empty>
      </section>
    )
  }
  return (
    <>
      {isOld && <Say tone="wait">{t('old', { at: formatDate(chosen.at) })}</Say>}
      <section className="o-jack__pools" aria-label={t('pools')}>
        {pools.map((one) => (
          <button
            key={one.pool}
            type="button"
            className="o-jack__pool"
            aria-pressed={one.pool === chosen.pool}
            onClick={() => setParams({ row: one.pool }, { replace: true })}
          >
            <span>{t(one.pool)}</span>
            <b>{moneyOf(one.amountE5)}</b>
            <span>{todayOf(one)}</span>
          </button>
        ))}
      </section>
      <div className="o-split">
        <div className="o-stack">
          <Days told={told} chosen={chosen} />
          <Books books={told.books} />
        </div>
        <Pool pool={chosen} />
      </div>
    </>
  )
}

function todayOf({ paidInTodayE5, wonTodayE5 }: OfficePool): string {
  const paidIn = t('today', { sum: moneyOf(paidInTodayE5) })
  if (wonTodayE5 === '0') return paidIn
  return `${paidIn} · ${t('fellToday', { sum: moneyOf(wonTodayE5) })}`
}

function Days({ told, chosen }: { told: OfficeJackpots; chosen: OfficePool }) {
  const days = told.days.filter(({ pool }) => pool === chosen.pool)
  const name = t(chosen.pool)
  return (
    <section className="o-panel" aria-labelledby="days">
      <div className="o-panel__h">
        <h2 id="days">{t('chart', { name })}</h2>
      </div>
      <div className="o-jack__body">
        <Chart
          title={t('chart', { name })}
          sentence={t('chartSays', { name, sum: moneyOf(chosen.amountE5) })}
          series={[
            {
              name,
              kind: 'area',
              values: days.map(({ amountE5 }) => Number(BigInt(amountE5) / 100_000n)),
            },
          ]}
          places={days.map(({ day }) => `${day.slice(8)}.${day.slice(5, 7)}`)}
          format={(lira) => formatMoney(lira).replace(/,00$/, '')}
        />
      </div>
    </section>
  )
}

function Books({ books: { theirsE5, oursE5, differenceE5 } }: Pick<OfficeJackpots, 'books'>) {
  const isSame = differenceE5 === '0'
  return (
    <section className="o-panel" aria-labelledby="books">
      <div className="o-panel__h">
        <h2 id="books">{t('books')}</h2>
      </div>
      <div className="o-jack__body">
        <Facts
          facts={[
            [t('theirs'), moneyOf(theirsE5)],
            [t('ours'), moneyOf(oursE5)],
            [
              t('difference'),
              <b key="difference" className={isSame ? 'o-ok' : 'o-bad'}>
                {moneyOf(differenceE5)}
              </b>,
            ],
          ]}
        />
        <Say tone={isSame ? 'ok' : 'no'}>
          {isSame ? t('same') : t('differs', { sum: moneyOf(differenceE5.replace('-', '')) })}
        </Say>
      </div>
    </section>
  )
}

function Pool({ pool }: { pool: OfficePool }) {
  const me = useMe()
  const name = t('pool', { name: t(pool.pool) })
  return (
    <aside className="o-panel" aria-label={name}>
      <div className="o-panel__h">
        <h2>{name}</h2>
      </div>
      <div className="o-jack__body">
        <Facts
          facts={[
            [t('amount'), moneyOf(pool.amountE5)],
            [t('ceiling'), pool.ceilingE5 === null ? t('noCeiling') : moneyOf(pool.ceilingE5)],
            [t('reserve'), moneyOf(pool.reserveE5)],
            [t('paidIn'), moneyOf(pool.paidInE5)],
            [t('won'), moneyOf(pool.wonE5)],
            [t('falls'), formatWhole(pool.falls)],
            [t('at'), formatDate(pool.at)],
          ]}
        />
        <Say>{t('rules')}</Say>
        {mayDo(me, 'supplier.view') && (
          <p className="o-micro">
            {t('stop')}{' '}
            <Link className="o-link" to="/office/suppliers">
              {t('suppliers')}
            </Link>
          </p>
        )}
      </div>
    </aside>
  )
}
