import './audit.css'
import type { AuditRow } from '@zar/contract/office/audit'
import { Ban, Bot, CircleX, Terminal } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Face } from '../parts/controls/face.tsx'
import type { Column } from '../parts/table/columns.ts'
import { deedName } from './deed-names.ts'
import { actorText, shortHash, timeText } from './row-words.ts'
import { t } from './texts.ts'

/** Who did it, by their face; what no person did has a sign. */
export function Actor({ row }: { row: AuditRow }) {
  const name = actorText(row)
  if (row.actorName !== null) {
    return (
      <span className="o-row">
        <Face name={name} />
        <span className="o-ell">{name}</span>
      </span>
    )
  }
  return (
    <span className="o-row mist">
      <Icon of={row.actorKind === 'command-line' ? Terminal : Bot} />
      {name}
    </span>
  )
}

/** The deed and its event; a refusal says so before its colour does. */
function Deed({ row }: { row: AuditRow }) {
  const isBad = row.outcome === 'refused' || row.outcome === 'failed'
  return (
    <span className="o-two o-deed">
      <span className={isBad ? 'o-bad' : undefined} title={deedName(row.does)}>
        {deedName(row.does)}
      </span>
      <small>
        {row.does}
        {row.outcome !== 'done' && ` · ${t(row.outcome)}`}
      </small>
    </span>
  )
}

export const ROW_COLUMNS: readonly Column<AuditRow>[] = [
  {
    key: 'time',
    head: t('time'),
    cell: ({ at }) => <span title={formatDate(at)}>{timeText(at)}</span>,
    bar: 84,
  },
  { key: 'actor', head: t('actor'), cell: (row) => <Actor row={row} />, bar: 110 },
  { key: 'did', head: t('did'), cell: (row) => <Deed row={row} />, bar: 150 },
  { key: 'object', head: t('object'), cell: ({ object }) => object ?? '–', bar: 90 },
  { key: 'player', head: t('target'), cell: ({ player }) => player?.number ?? '–', bar: 80 },
  {
    key: 'hash',
    head: t('hash'),
    cell: ({ mac }) => (
      <span className="o-hash" title={mac ?? t('notSealed')}>
        {shortHash(mac)}
      </span>
    ),
    bar: 34,
  },
]

/** The sign of an outcome that is not simply done. */
export const OUTCOME_ICONS = { refused: Ban, failed: CircleX } as const

/** A row on a phone. */
export const RowCard = ({ row }: { row: AuditRow }) => (
  <>
    <span className="o-cards__line">
      <Actor row={row} />
      <span className="haze">{timeText(row.at).slice(0, 8)}</span>
    </span>
    <span className="o-cards__line">
      <Deed row={row} />
      <span className="haze o-ell">{row.object}</span>
    </span>
  </>
)
