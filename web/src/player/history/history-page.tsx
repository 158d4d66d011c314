import './history.css'
import { useState } from 'react'
import { openDialog } from '../../lib/dialog.ts'
import { failureText } from '../../lib/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Table } from '../../ui/table.tsx'
import { columnsOf } from './columns.tsx'
import { t } from './texts.ts'
import { Totals } from './totals.tsx'
import { TransactionPanel } from './transaction.tsx'
import { type HistoryType, useHistory } from './use-history.ts'
import { useOpenTransaction } from './use-open-transaction.ts'

/** `/dashboard/financial-activities`. */
export function HistoryPage() {
  const [type, setType] = useState<HistoryType>(0)
  return (
    <div className="history">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <Movements type={type} onType={setType} />
    </div>
  )
}

type MovementsProps = { type: HistoryType; onType: (type: HistoryType) => void }

function Movements({ type, onType }: MovementsProps) {
  const pages = useHistory(type)
  const { openId, open, close } = useOpenTransaction()
  const isOffline = pages.fetchStatus === 'paused' && !pages.data
  return (
    <>
      {!pages.error && !isOffline && <Totals totals={pages.data?.pages[0]?.totals} />}
      <TypeFilter type={type} onType={onType} />
      <div className={openId ? 'hist hist--two' : 'hist'}>
        <section className="panel" aria-label={t('title')}>
          {isOffline ? (
            <Empty art="fener" title={t('offline.title')}>
              {t('offline.text')}
            </Empty>
          ) : (
            <Table
              caption={t('title')}
              columns={columnsOf({ openId, onOpen: open })}
              rows={pages.data?.pages.flatMap((page) => page.rows)}
              keyOf={(row) => row.id}
              error={pages.error ? failureText(pages.error) : undefined}
              onRetry={() => void pages.refetch()}
              empty={<NoMovements />}
              onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
              isLoadingMore={pages.isFetchingNextPage}
            />
          )}
        </section>
        {openId && <TransactionPanel key={openId} id={openId} onClose={close} />}
      </div>
    </>
  )
}

const FILTERS = [
  { type: 0, text: 'all' },
  { type: 1, text: 'deposits' },
  { type: 2, text: 'withdrawals' },
] as const

function TypeFilter({ type, onType }: MovementsProps) {
  return (
    <fieldset className="seg" aria-label={t('filter')}>
      {FILTERS.map((filter) => (
        <button
          key={filter.type}
          type="button"
          aria-pressed={filter.type === type}
          onClick={() => onType(filter.type)}
        >
          {t(filter.text)}
        </button>
      ))}
    </fieldset>
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
