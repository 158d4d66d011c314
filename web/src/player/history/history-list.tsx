import type { ReactNode } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { type Column, Table } from '../../ui/data-display/table.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { t } from './texts.ts'

type Pages = {
  error: Error | null
  fetchStatus: 'fetching' | 'paused' | 'idle'
  data: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

type HistoryListProps<Row> = {
  title: string
  columns: Column<Row>[]
  pages: Pages
  /** Undefined while loading. */
  rows: Row[] | undefined
  empty: ReactNode
  /** The row that is open beside the list. */
  detail?: ReactNode
}

/** Whether nothing can be shown since there is no connection. */
export const isOffline = ({ fetchStatus, data }: Pages): boolean =>
  fetchStatus === 'paused' && !data

/** The rows of a history, and beside them the one that is open. */
export function HistoryList<Row extends { id: string }>(props: HistoryListProps<Row>) {
  const { title, columns, pages, rows, empty, detail } = props
  return (
    <div className={detail ? 'hist hist--two' : 'hist'}>
      <section className="panel" aria-label={title}>
        {isOffline(pages) ? (
          <Empty art="fener" title={t('offline.title')}>
            {t('offline.text')}
          </Empty>
        ) : (
          <Table
            caption={title}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.id}
            error={pages.error ? failureText(pages.error) : undefined}
            onRetry={() => void pages.refetch()}
            empty={empty}
            onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            isLoadingMore={pages.isFetchingNextPage}
            isEndless
          />
        )}
      </section>
      {detail}
    </div>
  )
}
