import type { HistoryRow } from '@zar/contract/payment'
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Gamepad2,
  Gift,
  type LucideIcon,
  Trophy,
  Undo2,
} from 'lucide-react'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import type { Column } from '../../../ui/data-display/table.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'
import { OPEN_ID, rowId } from '../use-open-one.ts'
import { sumOf } from './row-sum.ts'
import { StatusTag } from './status-tag.tsx'

const LOOKS: Record<HistoryRow['kind'], { icon: LucideIcon; tone: string }> = {
  deposit: { icon: BanknoteArrowUp, tone: 'in' },
  withdrawal: { icon: BanknoteArrowDown, tone: 'out' },
  withdrawal_return: { icon: Undo2, tone: 'in' },
  bet: { icon: Gamepad2, tone: 'play' },
  win: { icon: Trophy, tone: 'gift' },
  rollback: { icon: Undo2, tone: 'play' },
  bonus: { icon: Gift, tone: 'gift' },
}

type Opening = { openId: string | undefined; onOpen: (transactionId: string) => void }

/** The columns of the financial history. A payment opens its timeline. */
export const columnsOf = (opening: Opening): Column<HistoryRow>[] => [
  {
    name: t('column.what'),
    place: 'main',
    cell: (row) => <What row={row} opening={opening} />,
  },
  { name: t('column.status'), place: 'under', cell: (row) => <StatusTag status={row.status} /> },
  { name: t('column.amount'), place: 'top', isNumber: true, cell: (row) => <Sum row={row} /> },
  {
    name: t('column.balance'),
    place: 'wide',
    isNumber: true,
    cell: ({ balanceAfter }) => (
      <span className="mist">{balanceAfter === null ? '—' : formatMoney(balanceAfter)}</span>
    ),
  },
]

function What({ row, opening }: { row: HistoryRow; opening: Opening }) {
  const { icon, tone } = LOOKS[row.kind]
  return (
    <span className="kind">
      <span className={`kind__sign kind__sign--${tone}`}>
        <Icon of={icon} />
      </span>
      <span>
        <Name row={row} opening={opening} />
        <small className="num">
          <span>{row.title}</span> <time dateTime={row.timeStamp}>{formatDate(row.timeStamp)}</time>
          {row.balanceAfter !== null && (
            <span className="kind__more">
              {t('left', { balance: formatMoney(row.balanceAfter) })}
            </span>
          )}
        </small>
      </span>
    </span>
  )
}

/** The whole row is pressed by it. */
function Name({ row, opening: { openId, onOpen } }: { row: HistoryRow; opening: Opening }) {
  const { transactionId } = row
  const name = t(`kind.${row.kind}`)
  if (transactionId === null) return name
  return (
    <button
      type="button"
      className="kind__open"
      // The money that came back is a row of its own, of the same payment.
      {...(row.kind !== 'withdrawal_return' && { id: rowId(transactionId) })}
      aria-expanded={openId === transactionId}
      aria-controls={openId === transactionId ? OPEN_ID : undefined}
      aria-label={t('open', { name, title: row.title })}
      onClick={() => onOpen(transactionId)}
    >
      {name}
    </button>
  )
}

function Sum({ row }: { row: HistoryRow }) {
  const { text, moved } = sumOf(row)
  const tone = !moved ? 'sum--still' : row.amount > 0 ? 'sum--in' : ''
  return <span className={`sum ${tone}`}>{text}</span>
}
