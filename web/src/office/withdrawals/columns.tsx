import { formatClock, formatDate } from '../../lib/language/format.ts'
import { Face } from '../parts/controls/face.tsx'
import { bareOf, moneyOf } from '../parts/money.ts'
import type { Column } from '../parts/table/columns.ts'
import { MarkBox } from '../parts/table/marks/mark-box.tsx'
import type { Marks } from '../parts/table/marks/use-marks.ts'
import { useSecond } from './second.ts'
import { isOver, leftOf, promiseSaid } from './spans.ts'
import { t } from './texts.ts'
import { HoldTag, ownerOf, type QueueRow, RowState } from './words.tsx'

/** What is left of the promise, as wide whatever stands in it. */
export function PromiseLeft({ at }: { at: string | null }) {
  const now = useSecond()
  if (at === null) return <span className="o-wd__left haze">–</span>
  return (
    <time
      className={isOver(at, now) ? 'o-wd__left is-late' : 'o-wd__left'}
      dateTime={at}
      title={formatDate(at)}
    >
      <span aria-hidden>{leftOf(at, now)}</span>
      <span className="sr">{promiseSaid(at, now)}</span>
    </time>
  )
}

function Owner({ row }: { row: QueueRow }) {
  const owner = ownerOf(row, useSecond())
  if (!owner) return <span className="haze">–</span>
  const name = owner.isOwn ? t('you') : owner.name
  return (
    <span className="o-wd__owner" title={name}>
      <Face name={owner.name} />
      <span className="sr">{name}</span>
    </span>
  )
}

/** The columns of the queue; those that can be approved together have a box before the player. */
export const columnsWith = (
  marks: Marks<QueueRow>,
  chosen: string | undefined,
): readonly Column<QueueRow>[] => [
  {
    key: 'player',
    head: t('player'),
    bar: 96,
    cell: (row) => (
      <span className="o-wd__player">
        <MarkBox marks={marks} row={row} id={row.id} isChosen={row.id === chosen} />
        <span className="o-two o-wd__who">
          <span title={row.player.username}>
            <b>{row.player.username}</b>
          </span>
          <small>{row.player.number}</small>
        </span>
      </span>
    ),
  },
  ...COLUMNS,
]

const COLUMNS: readonly Column<QueueRow>[] = [
  {
    key: 'promise',
    head: t('promise'),
    align: 'end',
    bar: 40,
    cell: (row) => <PromiseLeft at={row.isGone ? null : row.promiseAt} />,
  },
  {
    key: 'sum',
    head: t('sum'),
    align: 'end',
    bar: 70,
    cell: (row) => <b className="o-wd__sum">{bareOf(row.amountE5)}</b>,
  },
  {
    key: 'method',
    head: t('method'),
    bar: 60,
    cell: (row) => (
      <span className="o-two">
        <span title={row.method}>{row.method}</span>
        <small>{formatClock(row.askedAt)}</small>
      </span>
    ),
  },
  { key: 'why', head: t('why'), bar: 120, cell: (row) => <HoldTag row={row} /> },
  { key: 'state', head: t('state'), bar: 80, cell: (row) => <RowState row={row} /> },
  { key: 'owner', head: t('owner'), align: 'mid', bar: 24, cell: (row) => <Owner row={row} /> },
]

/** A withdrawal on a phone: who and how much, where and the promise, why it waits and how far it is. */
export const WithdrawalCard = (row: QueueRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.player.username}</b>
      <b>{moneyOf(row.amountE5)}</b>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">
        {row.player.number} · {row.method}
      </span>
      <PromiseLeft at={row.promiseAt} />
    </span>
    <span className="o-cards__line">
      <HoldTag row={row} />
      {(row.state !== 'held' || row.isGone) && <RowState row={row} />}
    </span>
  </>
)
