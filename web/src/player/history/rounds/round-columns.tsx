import type { Round, RoundResult } from '@zar/contract/casino/game-history'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import { formatNet } from '../../../lib/language/signed-money.ts'
import type { Column } from '../../../ui/data-display/table.tsx'
import { Tag, type TagKind } from '../../../ui/data-display/tag.tsx'
import { OPEN_ID, rowId } from '../use-open-one.ts'
import { t } from './games-texts.ts'

const TAGS: Partial<Record<RoundResult, TagKind>> = {
  won: 'win',
  open: 'wait',
  returned: 'info',
}

type Opening = { openId: string | undefined; onOpen: (id: string) => void }

/** The columns of the history of games. Each row opens its round. */
export const roundColumns = (opening: Opening): Column<Round>[] => [
  {
    name: t('column.game'),
    place: 'main',
    cell: (row) => <Played row={row} opening={opening} />,
  },
  { name: t('result'), place: 'under', cell: ({ result }) => <ResultTag result={result} /> },
  {
    name: t('column.stake'),
    place: 'wide',
    isNumber: true,
    cell: ({ stake }) => <span className="mist">{formatMoney(stake)}</span>,
  },
  {
    name: t('column.win'),
    place: 'wide',
    isNumber: true,
    cell: ({ win }) => <span className="mist">{formatMoney(win)}</span>,
  },
  { name: t('column.net'), place: 'top', isNumber: true, cell: (row) => <Net round={row} /> },
]

/** How a round came out, in a word. */
export function ResultTag({ result }: { result: RoundResult }) {
  const kind = TAGS[result]
  return <Tag {...(kind && { kind })}>{t(`result.${result}`)}</Tag>
}

/** What is left over of a round. */
export function Net({ round: { net } }: { round: Pick<Round, 'net'> }) {
  const tone = net > 0 ? 'sum--in' : net === 0 ? 'sum--still' : ''
  return <span className={`sum ${tone}`}>{formatNet(net)}</span>
}

function Played({ row, opening: { openId, onOpen } }: { row: Round; opening: Opening }) {
  const time = formatDate(row.timeStamp)
  return (
    <span className="kind">
      <img className="kind__cover" src={row.cover} alt="" width="36" height="48" loading="lazy" />
      <span>
        <button
          type="button"
          className="kind__open"
          id={rowId(row.id)}
          aria-expanded={openId === row.id}
          aria-controls={openId === row.id ? OPEN_ID : undefined}
          aria-label={t('open', { game: row.game, time })}
          onClick={() => onOpen(row.id)}
        >
          {row.game}
        </button>
        <small className="num">
          <span>{row.studio}</span> <time dateTime={row.timeStamp}>{time}</time>
          {row.freeStake > 0 && (
            <span className="kind__note">{t('free', { sum: formatMoney(row.freeStake) })}</span>
          )}
          <span className="kind__more">
            {t('brief', { stake: formatMoney(row.stake), win: formatMoney(row.win) })}
          </span>
        </small>
      </span>
    </span>
  )
}
