import './bonuses.css'
import type { BonusCard as Card, MyBonuses } from '@zar/contract/bonus'
import { useMyBonuses } from '../../lib/bonuses.ts'
import { failureText } from '../../lib/failure-text.ts'
import { formatMoney } from '../../lib/format.ts'
import { useSearchParams } from '../../lib/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { BonusCard } from './bonus-card.tsx'
import { CASHBACK_COLUMNS, ENDED_COLUMNS } from './columns.tsx'
import { t } from './texts.ts'

type Mine = ReturnType<typeof useMyBonuses>

const OPEN: readonly Card['status'][] = ['active', 'waiting', 'opted_in']
const LISTS = ['current', 'ended'] as const
const isOpen = ({ status }: Card) => OPEN.includes(status)

/** `/dashboard/bonuses`: what runs, in the order of its use, and with `?list=ended` what has ended. */
export function BonusesPage() {
  const [params, setParams] = useSearchParams()
  const mine = useMyBonuses()
  const isEnded = params.get('list') === 'ended'
  return (
    <div className="bonuses">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <Chips
        label={t('view')}
        choices={LISTS.map((id) => ({ id, label: t(id) }))}
        chosen={isEnded ? 'ended' : 'current'}
        onChoose={(list) =>
          setParams(list === 'ended' ? { list } : {}, { replace: true, preventScrollReset: true })
        }
      />
      {isEnded ? <Ended mine={mine} /> : <Current mine={mine} />}
    </div>
  )
}

function Current({ mine }: { mine: Mine }) {
  const isOffline = mine.fetchStatus === 'paused' && !mine.data
  if (isOffline || (mine.error && !mine.data)) {
    return <Trouble onRetry={() => void mine.refetch()} />
  }
  if (!mine.data) return <Bones />
  const { cash, bonuses } = mine.data
  const open = bonuses.filter(isOpen)
  return (
    <>
      <Order cash={cash} open={open} />
      {open.length === 0 ? (
        <Empty
          art="lale"
          title={t('noBonus')}
          action={
            <ButtonLink variant="primary" to="/dashboard/claim-bonus">
              {t('toClaim')}
            </ButtonLink>
          }
        >
          {t('noBonusNote')}
        </Empty>
      ) : (
        open.map((bonus) => <BonusCard key={bonus.id} bonus={bonus} cash={cash} />)
      )}
    </>
  )
}

/** Which money a bet takes first, second and so on (BON-03). */
function Order({ cash, open }: { cash: number; open: Card[] }) {
  const [first, ...next] = open.filter(({ status }) => status !== 'opted_in')
  return (
    <section className="order panel" aria-labelledby="order-title">
      <h2 id="order-title">{t('order')}</h2>
      <ol className="order__line">
        <li>
          <small>{t('own')}</small>
          <b className="num">{formatMoney(cash)}</b>
        </li>
        {first && (
          <li className="order__bonus">
            <small>{first.title}</small>
            <b className="num">{formatMoney(first.balance)}</b>
          </li>
        )}
        {next.map((bonus) => (
          <li key={bonus.id} className="order__next">
            <small>{t('nextBonus', { title: bonus.title })}</small>
            <b className="num">{formatMoney(bonus.amount ?? 0)}</b>
          </li>
        ))}
      </ol>
      <p>{t('orderNote')}</p>
    </section>
  )
}

function Ended({ mine }: { mine: Mine }) {
  const isOffline = mine.fetchStatus === 'paused' && !mine.data
  if (isOffline) return <Trouble onRetry={() => void mine.refetch()} />
  const ended = mine.data?.bonuses.filter((bonus) => !isOpen(bonus))
  return (
    <>
      <section className="panel bonuses__list" aria-label={t('ended')}>
        <Table
          caption={t('ended')}
          columns={ENDED_COLUMNS}
          rows={ended}
          keyOf={({ id }) => id}
          error={mine.error ? failureText(mine.error) : undefined}
          onRetry={() => void mine.refetch()}
          empty={
            <Empty art="balik" title={t('noEnded')}>
              {t('noEndedNote')}
            </Empty>
          }
        />
      </section>
      {mine.data && mine.data.cashbacks.length > 0 && <Cashbacks of={mine.data} />}
    </>
  )
}

const Cashbacks = ({ of: { cashbacks } }: { of: MyBonuses }) => (
  <section className="bonuses" aria-labelledby="cashback-title">
    <h2 id="cashback-title">{t('cashbacks')}</h2>
    <div className="panel bonuses__list">
      <Table
        caption={t('cashbacks')}
        columns={CASHBACK_COLUMNS}
        rows={cashbacks}
        keyOf={({ day }) => day}
        onRetry={() => {}}
        empty={null}
      />
    </div>
  </section>
)

const Bones = () => (
  <div className="bonuses" role="status" aria-label={t('loading')}>
    <Skeleton width="100%" height="132px" radius="var(--radius-panel)" />
    <Skeleton width="100%" height="360px" radius="var(--radius-panel)" />
  </div>
)
