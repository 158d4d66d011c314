import './table.css'
import { ArrowDown, ArrowUp, type LucideIcon, RefreshCw, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button, Kbd } from '../controls/button.tsx'
import { Say } from '../controls/say.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Empty } from '../states/empty.tsx'
import { Failed } from '../states/failed.tsx'
import { alignOf, type Column, nextSort, type Sort } from './columns.ts'
import type { Rows } from './rows.ts'
import { t } from './texts.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSkeleton } from './use-skeleton.ts'

export type TableProps<Row> = {
  /** Its name, for those who do not see where it stands. */
  label: string
  /** The first is the identity. */
  columns: readonly Column<Row>[]
  list: Rows<Row>
  rowKey: (row: Row) => string
  /** A row in words: what is said as it is chosen. */
  rowName: (row: Row) => string
  chosen?: string | undefined
  onChoose?: ((key: string) => void) | undefined
  /** Enter on the chosen row. */
  onOpen?: ((key: string) => void) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort | undefined) => void) | undefined
  empty: { icon: LucideIcon; title: string; text?: string }
  /** Given while filters are set: how to remove them. */
  onClearFilters?: (() => void) | undefined
  /** Rows that wait until they are asked for. */
  news?: { count: number; show: () => void } | undefined
  /** A row on a phone. */
  card: (row: Row) => ReactNode
  /** What the chosen card carries below it on a phone: its decisions. */
  cardActs?: ((row: Row) => ReactNode) | undefined
  /** Below the rows: sums. */
  foot?: ReactNode
}

/**
 * A list of any length: head 34, rows 40, cards on a phone. `j` and `k` walk it, Enter opens, `.` shows
 * what is new; nothing moves by itself.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { list, news } = props
  const isPhone = usePhone()
  const said = useRowKeys(props)
  const isShown = useSkeleton(list.state === 'loading')
  useKeys({ '.': () => news?.show() }, Boolean(news?.count))
  if (list.state === 'failed') return <Failed error={list.error} onAgain={list.again} />
  const isEmpty = list.state === 'ready' && !isShown && list.rows.length === 0
  return (
    <>
      <StaleNote since={list.staleSince} />
      {news && news.count > 0 && <NewRows {...news} />}
      {list.loadEarlier && <More label={t('earlier')} onMore={list.loadEarlier} list={list} />}
      {isPhone && list.state === 'ready' && !isShown ? (
        !isEmpty && <Cards {...props} />
      ) : (
        <Grid {...props} isSkeleton={isShown} />
      )}
      {isEmpty && <NoRows {...props} />}
      {list.loadMore && <More label={t('more')} onMore={list.loadMore} list={list} />}
      <p className="sr" role="status">
        {list.state === 'loading' ? t('loading') : said}
      </p>
    </>
  )
}

function Grid<Row>(props: TableProps<Row> & { isSkeleton: boolean }) {
  const { label, columns, list, rowKey, isSkeleton, foot } = props
  const hasRows = list.rows.length > 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="o-tw" aria-label={label} tabIndex={0}>
      {list.isRefreshing && <div className="o-tw__line" aria-hidden />}
      <table className="o-t" aria-busy={list.state === 'loading'}>
        <Head {...props} />
        <tbody>
          {isSkeleton ? (
            <SkeletonRows columns={columns} />
          ) : (
            list.rows.map((row, at) => (
              <Line key={rowKey(row)} {...props} row={row} isFirst={at === 0} />
            ))
          )}
        </tbody>
        {foot && hasRows && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}

const Head = <Row,>({ columns, sort, onSort }: TableProps<Row>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
    </tr>
  </thead>
)

function HeadCell<Row>({
  column: { key, head, align, canSort },
  sort,
  onSort,
}: Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const order = sort?.key === key ? sort : undefined
  const ariaSort = order && (order.isDown ? 'descending' : 'ascending')
  return (
    <th scope="col" className={alignOf(align)} aria-sort={ariaSort}>
      {canSort && onSort ? (
        <button
          type="button"
          className="o-t__sort"
          title={t('sortBy', { column: head })}
          onClick={() => onSort(nextSort(sort, key))}
        >
          {head}
          {order && <Icon of={order.isDown ? ArrowDown : ArrowUp} />}
        </button>
      ) : (
        head
      )}
    </th>
  )
}

function Line<Row>(props: TableProps<Row> & { row: Row; isFirst: boolean }) {
  const { columns, row, rowKey, chosen, onChoose, onOpen, isFirst } = props
  const key = rowKey(row)
  const isOn = key === chosen
  const cells = columns.map((column, at) => {
    const Cell = at === 0 ? 'th' : 'td'
    return (
      <Cell key={column.key} className={alignOf(column.align)} {...(at === 0 && { scope: 'row' })}>
        {column.cell(row)}
      </Cell>
    )
  })
  if (!onChoose) return <tr>{cells}</tr>
  return (
    <tr
      className="is-row"
      data-key={key}
      aria-selected={isOn}
      // One row of the list is a stop of Tab; `j` and `k` walk the rest.
      tabIndex={isOn || (isFirst && chosen === undefined) ? 0 : -1}
      onClick={() => onChoose(key)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return
        onChoose(key)
        onOpen?.(key)
      }}
    >
      {cells}
    </tr>
  )
}

function Cards<Row>(props: TableProps<Row>) {
  const { label, list, rowKey, rowName, chosen, onChoose, card, cardActs } = props
  return (
    <ul className="o-cards" aria-label={label}>
      {list.rows.map((row) => {
        const key = rowKey(row)
        return (
          <li key={key} className={key === chosen ? 'is-on' : undefined}>
            {onChoose ? (
              <button
                type="button"
                className="o-cards__pick"
                // What is seen is its name (WCAG 2.5.3); the row's words with their units are said after it.
                aria-description={rowName(row)}
                aria-pressed={key === chosen}
                onClick={() => onChoose(key)}
              >
                {card(row)}
              </button>
            ) : (
              card(row)
            )}
            {key === chosen && cardActs?.(row)}
          </li>
        )
      })}
    </ul>
  )
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const SkeletonRows = <Row,>({ columns }: { columns: readonly Column<Row>[] }) =>
  SKELETON_ROWS.map((line, at) => (
    <tr key={line} aria-hidden>
      {columns.map(({ key, align, bar = 80 }) => (
        <td key={key} className={alignOf(align)}>
          <span className="o-t__skel" style={{ width: bar - ((at * 7) % 24) }} />
        </td>
      ))}
    </tr>
  ))

function NoRows<Row>({ empty, onClearFilters }: TableProps<Row>) {
  if (!onClearFilters) {
    return (
      <Empty icon={empty.icon} title={empty.title}>
        {empty.text}
      </Empty>
    )
  }
  return (
    <Empty
      icon={SearchX}
      title={t('filtered')}
      action={<Button onClick={onClearFilters}>{t('cleared')}</Button>}
    />
  )
}

function More<Row>({
  label,
  onMore,
  list,
}: {
  label: string
  onMore: () => void
  list: Rows<Row>
}) {
  return (
    <div className="o-more">
      <Button kind="ghost" busy={list.isLoadingMore ? t('fetching') : undefined} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

function NewRows({ count, show }: { count: number; show: () => void }) {
  const id = useId()
  return (
    <button type="button" className="o-new" onClick={show} aria-describedby={id}>
      <Icon of={RefreshCw} />
      <b>{t('newRows', { count })}</b>
      <span id={id}>{t('stand')}</span>
      <u>{t('show')}</u>
      <Kbd>.</Kbd>
    </button>
  )
}

function StaleNote({ since }: { since: number | undefined }) {
  if (since === undefined) return null
  return (
    <Say tone="wait" icon={WifiOff} role="status">
      <b>{t('lost', { time: formatClock(new Date(since).toISOString()) })}</b> {t('lostNote')}
    </Say>
  )
}
