import type { OfficeTicketRow } from '@zar/contract/office/support/tickets'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { agoText, leftText } from '../../parts/time.ts'
import { Owner, PromiseLeft } from '../desk/standing.tsx'
import { subjectName, t } from './texts.ts'

const STATES = ['new', 'open', 'waiting_player', 'answered'] as const
type State = (typeof STATES)[number] | 'closed'

const TONES: Record<State, Tone> = {
  new: 'wait',
  open: 'wait',
  waiting_player: 'info',
  answered: 'done',
  closed: 'line',
}

const stateOf = ({ standing }: OfficeTicketRow): State =>
  STATES.find((one) => one === standing?.state) ?? 'closed'

/** The next word is the house's. */
export const isDue = (row: OfficeTicketRow): boolean => TONES[stateOf(row)] === 'wait'

export const StateTag = ({ row }: { row: OfficeTicketRow }) =>
  row.standing?.isUrgent && isDue(row) ? (
    <Tag tone="no">{t('late')}</Tag>
  ) : (
    <Tag tone={TONES[stateOf(row)]}>{t(`state.${stateOf(row)}`)}</Tag>
  )

/** A row as it is heard. */
export const rowName = (row: OfficeTicketRow): string =>
  t('rowName', {
    number: `${row.number}`,
    title: row.title,
    name: row.player.username,
    state: t(`state.${stateOf(row)}`),
    promise: row.standing && isDue(row) ? leftText(row.standing.promiseAt) : '–',
  })

export const COLUMNS: readonly Column<OfficeTicketRow>[] = [
  { key: 'no', head: t('no'), bar: 40, cell: (row) => row.number },
  {
    key: 'subject',
    head: t('subject'),
    bar: 160,
    cell: (row) => (
      <span className="o-two o-two--title" title={row.title}>
        <span>
          <b>{row.title}</b>
        </span>
        <small>{subjectName(row.subject)}</small>
      </span>
    ),
  },
  { key: 'who', head: t('who'), bar: 80, cell: (row) => row.player.username },
  { key: 'state', head: t('state'), bar: 90, cell: (row) => <StateTag row={row} /> },
  { key: 'since', head: t('since'), align: 'end', bar: 40, cell: (row) => agoText(row.updatedAt) },
  {
    key: 'promise',
    head: t('promise'),
    align: 'end',
    bar: 50,
    cell: (row) => <PromiseLeft standing={row.standing} isDue={isDue(row)} />,
  },
  { key: 'owner', head: t('owner'), bar: 24, cell: (row) => <Owner standing={row.standing} /> },
]

export const TicketCard = (row: OfficeTicketRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.title}</b>
      <StateTag row={row} />
    </span>
    <span className="o-cards__line">
      <span className="o-ell">
        #{row.number} · {row.player.username}
      </span>
      <PromiseLeft standing={row.standing} isDue={isDue(row)} />
    </span>
  </>
)
