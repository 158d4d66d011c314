import type { ChatMessage } from '@zar/contract/support/chat'
import { PhoneCall, RotateCw, Ticket as TicketIcon, Trash2 } from 'lucide-react'
import { isAway } from '../../lib/api/query.ts'
import { useOnline } from '../../lib/browser/online.ts'
import { closeDialog, openDialog } from '../../lib/dialog/dialog.ts'
import { Bubble, Thread, ThreadEvent } from '../../ui/data-display/thread.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SlowNote } from '../../ui/feedback/slow-note.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import type { Waiting } from './outbox.ts'
import { t } from './texts.ts'
import type { useChat, useOutbox } from './use-chat.ts'

type MakeTicket = {
  /** The line that says that nobody is there and offers it; undefined where no line does. */
  offeredAt: number | undefined
  isBusy: boolean
  make: () => void
}
type LogProps = {
  chat: ReturnType<typeof useChat>
  messages: ChatMessage[]
  outbox: ReturnType<typeof useOutbox>
  ticket: MakeTicket
}

/** What was said, and at its end what is still on its way. */
export function ChatLog({ chat, messages, outbox, ticket }: LogProps) {
  const { data } = chat
  const { waiting } = outbox
  if (!data && waiting.length === 0) {
    return (
      <div className="chat__other">
        {isAway(chat) ? <ErrorState onRetry={() => void chat.refetch()} /> : <Waited />}
      </div>
    )
  }
  if (messages.length === 0 && waiting.length === 0) {
    return <Welcome isStaffed={data?.pages[0]?.isStaffed ?? false} />
  }
  return (
    <Thread label={t('log')} end={`${messages.at(-1)?.place}:${waiting.at(-1)?.id}`}>
      {chat.hasNextPage && (
        <Button
          variant="ghost"
          busy={chat.isFetchingNextPage ? t('loading') : undefined}
          onClick={() => void chat.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      {messages.map((message) => (
        <ChatEntry
          key={message.place}
          message={message}
          ticket={message.place === ticket.offeredAt ? ticket : undefined}
        />
      ))}
      {waiting.map((one) => (
        <OnItsWay key={one.id} one={one} outbox={outbox} />
      ))}
    </Thread>
  )
}

function ChatEntry({ message, ticket }: { message: ChatMessage; ticket: MakeTicket | undefined }) {
  const { author, event, text, timeStamp, ticketId } = message
  if (event === null) {
    const isOwn = author === 'player'
    return (
      <Bubble isOwn={isOwn} by={t(isOwn ? 'you' : 'support')} text={text} timeStamp={timeStamp} />
    )
  }
  return (
    <ThreadEvent>
      <span>{t(`event.${event}`)}</span>
      {ticket && (
        <Button
          size="s"
          variant="line"
          icon={TicketIcon}
          busy={ticket.isBusy ? t('making') : undefined}
          onClick={ticket.make}
        >
          {t('toTicket')}
        </Button>
      )}
      {ticketId && (
        <ButtonLink
          size="s"
          variant="line"
          icon={TicketIcon}
          to={`/ticket?id=${ticketId}`}
          target="_blank"
        >
          {t('openTicket')}
          <span className="sr"> {t('newTab')}</span>
        </ButtonLink>
      )}
    </ThreadEvent>
  )
}

function OnItsWay({ one, outbox }: { one: Waiting; outbox: LogProps['outbox'] }) {
  const isOnline = useOnline()
  const { id, text, at, hasFailed } = one
  return (
    <Bubble
      isOwn
      by={t('you')}
      text={text}
      timeStamp={at}
      state={<OutState one={one} isOnline={isOnline} />}
    >
      {hasFailed && (
        <span className="chat__acts">
          <Button size="s" variant="line" icon={RotateCw} onClick={() => outbox.retry(id)}>
            {t('retry')}
          </Button>
          <Button size="s" variant="line" icon={Trash2} onClick={() => outbox.drop(id)}>
            {t('drop')}
          </Button>
        </span>
      )}
    </Bubble>
  )
}

function OutState({ one, isOnline }: { one: Waiting; isOnline: boolean }) {
  if (one.isSaid) return null
  if (one.hasFailed) return <span className="chat__bad">{t('failed')}</span>
  return <span>{t(isOnline ? 'waits' : 'kept')}</span>
}

/** Nothing was ever said: who is there, and the other ways to people. */
const Welcome = ({ isStaffed }: { isStaffed: boolean }) => (
  <div className="chat__other">
    <img src="/art/empty-fener.svg" alt="" width="240" height="180" />
    <p>{t(isStaffed ? 'empty.staffed' : 'empty.away')}</p>
    <div className="chat__links">
      <Button variant="line" icon={PhoneCall} onClick={() => openDialog({ name: 'callRequest' })}>
        {t('call')}
      </Button>
      <ButtonLink
        variant="line"
        icon={TicketIcon}
        to="/ticket"
        target="_blank"
        onClick={closeDialog}
      >
        {t('tickets')}
        <span className="sr"> {t('newTab')}</span>
      </ButtonLink>
    </div>
  </div>
)

const Waited = () => (
  <div className="chat__waited">
    <SlowNote />
    <div className="chat__skeleton" role="status" aria-label={t('loading')}>
      <Skeleton width="60%" height="56px" radius="var(--radius-card)" />
      <Skeleton width="70%" height="80px" radius="var(--radius-card)" />
      <Skeleton width="45%" height="56px" radius="var(--radius-card)" />
    </div>
  </div>
)
