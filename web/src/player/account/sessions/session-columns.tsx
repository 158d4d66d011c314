import type { SessionRow } from '@zar/contract/players/session'
import { Eye, Monitor, Smartphone } from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import type { Column } from '../../../ui/data-display/table.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from './session-texts.ts'

type Ending = { endingId: string | undefined; onEnd: (id: string) => void }

/** The columns of the session history. */
export const columnsOf = (ending: Ending): Column<SessionRow>[] => [
  { name: t('column.device'), place: 'main', cell: (row) => <Device row={row} /> },
  { name: t('column.state'), place: 'top', cell: (row) => <State row={row} /> },
  { name: t('column.began'), place: 'wide', cell: ({ beganAt }) => <Moment at={beganAt} /> },
  { name: t('column.seen'), place: 'wide', cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
  {
    name: t('column.act'),
    place: 'under',
    isNumber: true,
    cell: (row) => <End row={row} ending={ending} />,
  },
]

const Moment = ({ at }: { at: string }) => (
  <time className="num session__at" dateTime={at}>
    {formatDate(at)}
  </time>
)

function Device({ row }: { row: SessionRow }) {
  const { device, isMobile, isView, address, beganAt } = row
  return (
    <span className="session">
      <span className="session__sign">
        <Icon of={isView ? Eye : isMobile ? Smartphone : Monitor} />
      </span>
      <span>
        {isView ? t('view') : device || t('unknown')}
        {isView ? (
          <small>{t('viewNote')}</small>
        ) : (
          <small className="num">{t('address', { address })}</small>
        )}
        <small className="num session__began">
          <time dateTime={beganAt}>{formatDate(beganAt)}</time>
        </small>
      </span>
    </span>
  )
}

function State({ row: { isHere, isView, endedAt, why } }: { row: SessionRow }) {
  if (isHere) return <Tag kind="done">{t('here')}</Tag>
  if (endedAt === null) return <Tag kind="info">{t('open')}</Tag>
  return (
    <span className="session__end">
      {isView ? t('viewOver') : t(`why.${why ?? 'unknown'}`)}
      <small className="num">
        <time dateTime={endedAt}>{formatDate(endedAt)}</time>
      </small>
    </span>
  )
}

function End({ row, ending: { endingId, onEnd } }: { row: SessionRow; ending: Ending }) {
  const { id, isHere, isView, endedAt, device, beganAt } = row
  if (isHere || isView || endedAt !== null) return null
  return (
    <Button
      size="s"
      busy={endingId === id ? t('ending') : undefined}
      aria-label={t('endThis', { device: device || t('unknown'), when: formatDate(beganAt) })}
      onClick={() => onEnd(id)}
    >
      {t('end')}
    </Button>
  )
}
