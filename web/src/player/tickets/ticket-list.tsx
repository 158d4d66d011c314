import type { Ticket, TicketStatus } from '@zar/contract/support/ticket'
import { Plus } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Tag, type TagKind } from '../../ui/data-display/tag.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { t } from './texts.ts'
import type { useTickets } from './use-tickets.ts'

const TAGS: Partial<Record<TicketStatus, TagKind>> = {
  open: 'info',
  waiting: 'wait',
  answered: 'done',
}

export function TicketTag({ status }: { status: TicketStatus }) {
  const kind = TAGS[status]
  return <Tag {...(kind && { kind })}>{t(`status.${status}`)}</Tag>
}

type ListProps = {
  tickets: ReturnType<typeof useTickets>
  openId: string | undefined
  onOpen: (id: string) => void
  onNew: () => void
}

/** Number, subject, status and last answer of each ticket. */
export function TicketList({ tickets, openId, onOpen, onNew }: ListProps) {
  const list = tickets.data?.pages.flat()
  if (!list) {
    const isOffline = tickets.fetchStatus === 'paused'
    return tickets.isError || isOffline ? (
      <ErrorState heading="h2" onRetry={() => void tickets.refetch()} />
    ) : (
      <LoadingSkeleton />
    )
  }
  if (list.length === 0) {
    return (
      <Empty
        art="nazar"
        heading="h2"
        title={t('empty.title')}
        action={
          <Button variant="primary" icon={Plus} onClick={onNew}>
            {t('new')}
          </Button>
        }
      >
        {t('empty.text')}
      </Empty>
    )
  }
  return (
    <>
      <ul>
        {list.map((ticket) => (
          <li key={ticket.id}>
            <Row ticket={ticket} isOpen={ticket.id === openId} onOpen={() => onOpen(ticket.id)} />
          </li>
        ))}
      </ul>
      {tickets.hasNextPage && (
        <Button wide variant="ghost" onClick={() => void tickets.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Row({ ticket, isOpen, onOpen }: { ticket: Ticket; isOpen: boolean; onOpen: () => void }) {
  const { id, number, subject, title, status, isUnread, answeredAt } = ticket
  return (
    <button
      type="button"
      id={rowId(id)}
      className={isUnread ? 'ticket is-unread' : 'ticket'}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <span className="ticket__top">
        <small className="num">
          #{number} · {t(`subject.${subject}`)}
        </small>
        <TicketTag status={status} />
      </span>
      <b className="ticket__title" dir="auto">
        {title}
      </b>
      <small className="num">
        {answeredAt ? t('answered', { time: formatDate(answeredAt) }) : t('noAnswer')}
      </small>
      {isUnread && <span className="ticket__dot" role="img" aria-label={t('unread')} />}
    </button>
  )
}

/** Where the focus goes back to. */
export const rowId = (id: string) => `ticket-${id}`

const LoadingSkeleton = () => (
  <div className="tickets__wait" role="status" aria-label={t('loading')}>
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height="84px" radius="var(--radius-card)" />
    ))}
  </div>
)
