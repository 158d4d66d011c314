import './bonuses.css'
import type { BonusCard as Card, MyBonuses } from '@zar/contract/bonus'
import type { FreeRoundsCard } from '@zar/contract/casino/free-rounds'
import { useFreeRounds, useMyBonuses } from '../../lib/account/bonuses.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { isAway } from '../../lib/api/query.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Table } from '../../ui/data-display/table.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import { BonusCard } from './bonus-card.tsx'
import { CASHBACK_COLUMNS, ENDED_COLUMNS } from './columns.tsx'
import { FreeBetCard } from './free-bet-card.tsx'
import { FreeRoundsPanel } from './free-rounds/card.tsx'
import {
  ENDED_COLUMNS as ENDED_ROUNDS,
  isCurrent,
  isOpen as isOpenGrant,
} from './free-rounds/status.tsx'
import { t as tr } from './free-rounds/texts.ts'
import { WaitingRequest } from './requests/bonus-requests.tsx'
import { t } from './texts.ts'

type Mine = ReturnType<typeof useMyBonuses>
type Rounds = ReturnType<typeof useFreeRounds>
type Lists = { mine: Mine; rounds: Rounds }

const OPEN: readonly Card['status'][] = ['active', 'waiting', 'opted_in']
const LISTS = ['current', 'ended'] as const
const isOpen = ({ status }: Card) => OPEN.includes(status)
/** A used free bet stays until its bet has its result and its time is over: it may still come back. */
const isKept = ({ status, paidBet, expiresAt }: Card) =>
  status === 'spent' &&
  paidBet &&
  (paidBet.state === 'open' || Date.parse(expiresAt ?? '') > Date.now())

/** `/dashboard/bonuses`: what runs, in the order of its use, and with `?list=ended` what has ended. */
export function BonusesPage() {
  const [params, setParams] = useSearchParams()
  const mine = useMyBonuses()
  const rounds = useFreeRounds()
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
      {!isEnded && <WaitingRequest />}
      {isEnded ? <Ended mine={mine} rounds={rounds} /> : <Current mine={mine} rounds={rounds} />}
    </div>
  )
}

const failedOf = ({ mine, rounds }: Lists) => [mine, rounds].filter(isAway)

/** Said once, whatever failed, and all of it is asked for again. */
const Away = ({ lists }: { lists: (Mine | Rounds)[] }) => (
  <ErrorState
    onRetry={() => {
      for (const { refetch } of lists) void refetch()
    }}
  />
)

function Current({ mine, rounds }: Lists) {
  const failed = failedOf({ mine, rounds })
  if (failed.length > 0) return <Away lists={failed} />
  if (!mine.data || !rounds.data) return <LoadingSkeleton />
  const { cash, bonuses } = mine.data
  const open = bonuses.filter((bonus) => isOpen(bonus) || isKept(bonus))
  const { offers } = rounds.data
  const grants = rounds.data.mine.filter((grant) => isCurrent(grant, offers))
  if (open.length + grants.length === 0) return <NoBonus />
  return (
    <>
      {open.some((bonus) => !isFreeBet(bonus)) && <Order cash={cash} open={open} />}
      {open.map((bonus) =>
        isFreeBet(bonus) ? (
          <FreeBetCard key={bonus.id} bonus={bonus} cash={cash} />
        ) : (
          <BonusCard key={bonus.id} bonus={bonus} cash={cash} />
        ),
      )}
      {grants.map((grant) => (
        <FreeRoundsPanel key={grant.id} grant={grant} />
      ))}
    </>
  )
}

const NoBonus = () => (
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
)

const isFreeBet = ({ kind }: Card) => kind === 'free_bet'

/** Which money a bet in the casino takes first, second and so on (BON-03). */
function Order({ cash, open }: { cash: number; open: Card[] }) {
  const [first, ...next] = open.filter((bonus) => bonus.status !== 'opted_in' && !isFreeBet(bonus))
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

function Ended({ mine, rounds }: Lists) {
  const failed = failedOf({ mine, rounds })
  if (failed.length > 0) return <Away lists={failed} />
  const ended = mine.data?.bonuses.filter((bonus) => !isOpen(bonus))
  const endedRounds = rounds.data?.mine.filter((grant) => !isOpenGrant(grant))
  const hasRounds = (endedRounds?.length ?? 0) > 0
  return (
    <>
      {(ended?.length !== 0 || !hasRounds) && (
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
      )}
      {hasRounds && <EndedRounds of={rounds} ended={endedRounds} />}
      {mine.data && mine.data.cashbacks.length > 0 && <Cashbacks of={mine.data} />}
    </>
  )
}

type EndedRoundsProps = { of: Rounds; ended: FreeRoundsCard[] | undefined }

const EndedRounds = ({ of: { error, refetch }, ended }: EndedRoundsProps) => (
  <section className="bonuses" aria-labelledby="free-rounds-title">
    <h2 id="free-rounds-title">{tr('title')}</h2>
    <div className="panel bonuses__list">
      <Table
        caption={tr('title')}
        columns={ENDED_ROUNDS}
        rows={ended}
        keyOf={({ id }) => id}
        error={error ? failureText(error) : undefined}
        onRetry={() => void refetch()}
        empty={null}
      />
    </div>
  </section>
)

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

const LoadingSkeleton = () => (
  <div className="bonuses" role="status" aria-label={t('loading')}>
    <Skeleton width="100%" height="132px" radius="var(--radius-panel)" />
    <Skeleton width="100%" height="360px" radius="var(--radius-panel)" />
  </div>
)
