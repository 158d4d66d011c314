import { type PlayerTicket, playerTickets } from '@zar/contract/office/player-tabs'
import { call } from '../../parts/api/call.ts'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { agoText } from '../../parts/time.ts'

import { ticketState, ticketSubject } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

const TONES: Record<PlayerTicket['status'], Tone> = {
  open: 'wait',
  waiting: 'info',
  answered: 'done',
  closed: 'line',
}

const State = ({ ticket: { status } }: { ticket: PlayerTicket }) => (
  <Tag tone={TONES[status]}>{ticketState(status)}</Tag>
)

const COLUMNS: readonly Column<PlayerTicket>[] = [
  {
    key: 'title',
    head: t('title'),
    bar: 160,
    cell: (ticket) => (
      <span className="o-two" title={ticket.title}>
        <span className="o-p__title">{ticket.title}</span>
        <small>#{ticket.number}</small>
      </span>
    ),
  },
  { key: 'subject', head: t('subject'), cell: (ticket) => ticketSubject(ticket.subject) },
  { key: 'state', head: t('state'), cell: (ticket) => <State ticket={ticket} /> },
  { key: 'opened', head: t('opened'), align: 'end', cell: (one) => <When at={one.createdAt} /> },
  {
    key: 'updated',
    head: t('updated'),
    align: 'end',
    bar: 50,
    cell: (ticket) => agoText(ticket.updatedAt),
  },
]

/** What the player wrote to support. */
export const Tickets = ({ id }: { id: string }) => (
  <TabTable<PlayerTicket>
    playerId={id}
    name={['tickets']}
    label={t('tickets')}
    columns={COLUMNS}
    fetchPage={() => call(playerTickets, { id })}
    rowName={(ticket) =>
      t('rowName', {
        what: `#${ticket.number} ${ticket.title}`,
        amount: ticketState(ticket.status),
        at: agoText(ticket.updatedAt),
      })
    }
    card={(ticket) => (
      <>
        <CardLine start={<b>{ticket.title}</b>} end={<State ticket={ticket} />} />
        <CardLine start={`#${ticket.number}`} end={agoText(ticket.updatedAt)} />
      </>
    )}
  />
)
