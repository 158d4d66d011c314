import './table.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { texts } from '../../lib/language/translate.ts'
import { Empty } from '../feedback/empty.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Button } from '../form/button.tsx'

const t = texts({
  tr: {
    loading: 'Yükleniyor',
    failed: 'Liste yüklenemedi',
    retry: 'Yeniden dene',
    more: 'Daha fazla göster',
  },
  en: {
    loading: 'Loading',
    failed: 'The list could not be loaded',
    retry: 'Try again',
    more: 'Show more',
  },
})

// Fetched while there is a connection: it is shown when there is none.
const lantern = new Image()
lantern.src = '/art/empty-fener.svg'

/** Skeleton rows shown while the first page is on its way. */
const SKELETON_ROWS = 8

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  isNumber?: boolean
  /** Its place on a phone's two-line card; `wide` is left out there. */
  place: 'main' | 'top' | 'under' | 'wide'
}

type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  /** Undefined while loading. */
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  /** The sentence when the rows could not be had. */
  error?: string | undefined
  onRetry: () => void
  /** What stands in place of no rows. */
  empty: ReactNode
  /** Undefined when there is no further page. */
  onMore?: (() => void) | undefined
  isLoadingMore?: boolean | undefined
  /** Further pages come by themselves as the reader nears the end of the list. */
  isEndless?: boolean
}

/** A table on a desk, two-line cards on a phone, with its loading, empty and error states. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, error, onRetry, empty } = props
  const { onMore, isLoadingMore, isEndless } = props
  if (error !== undefined && !rows) {
    return (
      <div role="alert">
        <Empty
          art="fener"
          title={t('failed')}
          action={<Button onClick={onRetry}>{t('retry')}</Button>}
        >
          {error}
        </Empty>
      </div>
    )
  }
  if (rows?.length === 0) return empty
  return (
    <>
      <table className="table is-cards" aria-busy={!rows}>
        <caption className="sr">{rows ? caption : t('loading')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <TableRow key={keyOf(row)} columns={columns} row={row} />)
            : Array.from({ length: SKELETON_ROWS }, (_, at) => at).map((at) => (
                <BoneRow key={at} columns={columns} />
              ))}
        </tbody>
      </table>
      {onMore && (
        <More onMore={onMore} isLoading={isLoadingMore} isEndless={isEndless} rows={rows?.length} />
      )}
    </>
  )
}

type MoreProps = {
  onMore: () => void
  isLoading: boolean | undefined
  isEndless: boolean | undefined
  rows: number | undefined
}

/** So many rows come by themselves; then the reader says so, and the foot of the page can be reached. */
const BY_ITSELF = 100

/** The way to the next page: pressed, or come near to. */
function More({ onMore, isLoading = false, isEndless = false, rows = 0 }: MoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const [upTo, setUpTo] = useState(BY_ITSELF)
  const mayGoOn = isEndless && !isLoading && rows > 0 && rows < upTo
  useEffect(() => {
    if (!place.current || !mayGoOn) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { rootMargin: '400px 0px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [mayGoOn, onMore])
  return (
    <div className="table__more" ref={place}>
      <Button
        busy={isLoading ? t('loading') : undefined}
        onClick={() => {
          setUpTo(rows + BY_ITSELF)
          onMore()
        }}
      >
        {t('more')}
      </Button>
    </div>
  )
}

const classOf = <Row,>({ isNumber, place }: Column<Row>) => `is-${place}${isNumber ? ' r' : ''}`

function TableRow<Row>({ columns, row }: { columns: Column<Row>[]; row: Row }) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.name} className={classOf(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function BoneRow<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.name} className={classOf(column)}>
          <Skeleton height="16px" width={column.place === 'main' ? '180px' : '72px'} />
        </td>
      ))}
    </tr>
  )
}
