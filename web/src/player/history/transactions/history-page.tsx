import '../history.css'
import { MONEY_PRODUCTS, PAYMENT_STATUS } from '@zar/contract/payment'
import { CircleDot, Layers } from 'lucide-react'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { InlineSelect } from '../../../ui/form/inline-select.tsx'
import { HistoryList, isOffline } from '../history-list.tsx'
import { OwnDays, PeriodSelect } from '../period-filter.tsx'
import { t } from '../texts.ts'
import { Totals } from '../totals.tsx'
import { daysOfFilter, periodFrom, useFilters } from '../use-filters.ts'
import { useOpenOne } from '../use-open-one.ts'
import { columnsOf } from './columns.tsx'
import { StatementButton } from './statement-button.tsx'
import { statusName } from './status-tag.tsx'
import { TransactionPanel } from './transaction.tsx'
import { type HistoryFilter, useHistory } from './use-history.ts'

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
        detail={openId && <TransactionPanel key={openId} id={openId} onClose={close} />}
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
        <PeriodSelect period={chosen.period} onChange={change} />
        <InlineSelect
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
          onSelect={(status) => change({ status })}
        />
        {chosen.type === 'all' && (
          <InlineSelect
            icon={Layers}
            label={t('product')}
            value={chosen.product}
            options={[ANY, ...MONEY_PRODUCTS].map((value) => ({
              value,
              label: t(`product.${value}`),
            }))}
            onSelect={(product) => change({ product })}
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
