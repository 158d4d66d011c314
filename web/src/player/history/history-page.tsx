import './history.css'
import { MONEY_PRODUCTS, PAYMENT_STATUS } from '@zar/contract/payment'
import { CircleDot, Layers } from 'lucide-react'
import { openDialog } from '../../lib/dialog.ts'
import { formatMoney } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Pick } from '../../ui/pick.tsx'
import { columnsOf } from './columns.tsx'
import { HistoryList, isOffline } from './history-list.tsx'
import { OwnDays, PeriodPick } from './period-filter.tsx'
import { StatementButton } from './statement-button.tsx'
import { statusName } from './status-tag.tsx'
import { t } from './texts.ts'
import { Totals } from './totals.tsx'
import { TransactionPanel } from './transaction.tsx'
import { daysOfFilter, periodFrom, useFilters } from './use-filters.ts'
import { type HistoryFilter, useHistory } from './use-history.ts'
import { useOpenOne } from './use-open-one.ts'

const TYPES = ['all', 'deposits', 'withdrawals'] as const
const STATUSES = Object.entries(PAYMENT_STATUS).filter(([name]) => name !== 'None')
const ANY = 'any' as const
const CHOICES = {
  type: { of: TYPES, unsaid: 'all' },
  period: periodFrom('all'),
  status: { of: [ANY, ...STATUSES.map(([, number]) => String(number))], unsaid: ANY },
  product: { of: [ANY, ...MONEY_PRODUCTS], unsaid: ANY },
} as const

const useMoneyFilters = () => useFilters(CHOICES)
type Filters = ReturnType<typeof useMoneyFilters>

const SUMS = ['deposited', 'withdrawn', 'staked', 'won'] as const

/** `/dashboard/financial-activities`. */
export function HistoryPage() {
  const filters = useMoneyFilters()
  const filter = filterOf(filters)
  const { pages, rows, totals } = useHistory(filter)
  const { openId, open, close } = useOpenOne('transaction')
  return (
    <div className="history">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      {!pages.error && !isOffline(pages) && (
        <Totals
          totals={SUMS.map((sum) => ({
            name: t(sum),
            text: totals && formatMoney(totals[sum]),
            isGain: sum === 'won' && (totals?.won ?? 0) > 0,
          }))}
        />
      )}
      <FilterBar filters={filters} filter={filter} />
      <HistoryList
        title={t('title')}
        columns={columnsOf({ openId, onOpen: open })}
        pages={pages}
        rows={rows}
        empty={<NoMovements />}
        beside={openId && <TransactionPanel key={openId} id={openId} onClose={close} />}
      />
    </div>
  )
}

function filterOf({ chosen: { type, period, status, product }, own }: Filters): HistoryFilter {
  const days = daysOfFilter(period, own)
  return {
    ...days,
    type: type === 'deposits' ? 1 : type === 'withdrawals' ? 2 : 0,
    paymentStatus: status === ANY ? null : Number(status),
    // Games and bonuses are neither paid in nor paid out.
    product: type === 'all' ? (MONEY_PRODUCTS.find((one) => one === product) ?? null) : null,
  }
}

function FilterBar({ filters, filter }: { filters: Filters; filter: HistoryFilter }) {
  const { chosen, change, own } = filters
  return (
    <>
      <div className="hist__bar">
        <fieldset className="seg" aria-label={t('filter')}>
          {TYPES.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === chosen.type}
              onClick={() => change({ type })}
            >
              {t(type)}
            </button>
          ))}
        </fieldset>
        <PeriodPick period={chosen.period} onChange={change} />
        <Pick
          icon={CircleDot}
          label={t('column.status')}
          value={chosen.status}
          options={[
            { value: ANY, label: t('status.any') },
            ...STATUSES.map(([, number]) => ({
              value: String(number),
              label: t(`status.${statusName(number)}`),
            })),
          ]}
          onPick={(status) => change({ status })}
        />
        {chosen.type === 'all' && (
          <Pick
            icon={Layers}
            label={t('product')}
            value={chosen.product}
            options={[ANY, ...MONEY_PRODUCTS].map((value) => ({
              value,
              label: t(`product.${value}`),
            }))}
            onPick={(product) => change({ product })}
          />
        )}
        <StatementButton filter={filter} />
      </div>
      {chosen.period === 'own' && <OwnDays own={own} onChange={change} />}
    </>
  )
}

const NoMovements = () => (
  <Empty
    art="balik"
    title={t('empty.title')}
    action={
      <Button variant="primary" onClick={() => openDialog({ name: 'deposit' })}>
        {t('empty.act')}
      </Button>
    }
  >
    {t('empty.text')}
  </Empty>
)
