import { TICKET_LIMITS, type Ticket, type TicketMessage } from '@zar/contract/support/ticket'
import { ArrowLeft, Check, Info, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAway } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/language/format.ts'
import { Bubble, Thread, ThreadEvent } from '../../ui/data-display/thread.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { Composer } from '../../ui/form/composer.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AttachButton, AttachmentList } from './attachments.tsx'
import { SentFiles } from './sent-files.tsx'
import { t } from './texts.ts'
import { TicketTag } from './ticket-list.tsx'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'
import { useClose, useReadMark, useReply, useThread } from './use-tickets.ts'

type Props = { id: string; onBack?: (() => void) | undefined; onNew: () => void }

/** One ticket: what was written, and where the next word is written. */
export function TicketThread({ id, onBack, onNew }: Props) {
  const thread = useThread(id)
  const { data } = thread
  useReadMark(data)
  if (!data) {
    return (
      <>
        <Head onBack={onBack} />
        {isAway(thread) ? (
          <ErrorState onRetry={() => void thread.refetch()} />
        ) : (
          <LoadingSkeleton />
        )}
      </>
    )
  }
  const { ticket, messages } = data
  const ended = ticket.reopensUntil !== null && new Date(ticket.reopensUntil).getTime() < Date.now()
  return (
    <>
      <Head onBack={onBack} ticket={ticket} />
      <Thread label={t('thread')} end={`${id}:${messages.length}`}>
        {messages.map((message) => (
          <Message key={message.place} message={message} />
        ))}
      </Thread>
      {ended ? (
        <Note
          action={
            <Button size="s" icon={Plus} onClick={onNew}>
              {t('new')}
            </Button>
          }
        >
          {t('ended')}
        </Note>
      ) : (
        <Reply key={id} ticket={ticket} />
      )}
    </>
  )
}

function Head({ ticket, onBack }: { ticket?: Ticket; onBack: (() => void) | undefined }) {
  return (
    <div className="tickets__head">
      {onBack && <IconButton icon={ArrowLeft} label={t('back')} onClick={onBack} />}
      {ticket && (
        <>
          <div>
            <h2 dir="auto">{ticket.title}</h2>
            <p className="num">
              #{ticket.number} · {t(`subject.${ticket.subject}`)}{' '}
              <TicketTag status={ticket.status} />
            </p>
          </div>
          {ticket.status !== 'closed' && <CloseButton id={ticket.id} />}
        </>
      )}
    </div>
  )
}

function CloseButton({ id }: { id: string }) {
  const closing = useClose(id)
  return (
    <Button
      variant="line"
      size="s"
      icon={Check}
      busy={closing.isPending ? t('closing') : undefined}
      onClick={() => closing.mutate()}
    >
      {t('close')}
    </Button>
  )
}

function Message({ message }: { message: TicketMessage }) {
  const { author, event, text, timeStamp, files } = message
  if (event !== null) {
    return (
      <ThreadEvent>
        <span>
          {t(`event.${event}`)} ·{' '}
          <time className="num" dateTime={timeStamp}>
            {formatDate(timeStamp)}
          </time>
        </span>
      </ThreadEvent>
    )
  }
  const isOwn = author === 'player'
  return (
    <Bubble isOwn={isOwn} by={t(isOwn ? 'you' : 'support')} text={text} timeStamp={timeStamp}>
      <SentFiles files={files} />
    </Bubble>
  )
}

const BLANK = { text: '' }

function Reply({ ticket }: { ticket: Ticket }) {
  const { words, set, clear } = useDraft(ticket.id, BLANK)
  const { text } = words
  const attachments = useAttachments()
  const sending = useReply(ticket.id, () => {
    clear()
    attachments.clear()
  })
  const { min, max } = TICKET_LIMITS.text
  return (
    <div>
      {ticket.reopensUntil && <Note>{t('reopen', { time: formatDate(ticket.reopensUntil) })}</Note>}
      <Composer
        label={t('reply')}
        placeholder={t('reply.hint')}
        value={text}
        maxLength={max}
        onChange={(next) => set({ text: next })}
        onSend={() => sending.mutate({ text, files: attachments.ids })}
        send={t('send')}
        busy={sending.isPending ? t('sending') : undefined}
        isHeld={!attachments.isReady || text.trim().length < min}
        above={<AttachmentList attachments={attachments} />}
        tools={<AttachButton attachments={attachments} />}
      />
    </div>
  )
}

const Note = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="note tickets__note">
    <Icon of={Info} />
    <span>{children}</span>
    {action}
  </div>
)

const LoadingSkeleton = () => (
  <div className="tickets__wait" role="status" aria-label={t('thread.loading')}>
    <Skeleton width="60%" height="64px" radius="var(--radius-card)" />
    <Skeleton width="70%" height="96px" radius="var(--radius-card)" />
    <Skeleton width="50%" height="64px" radius="var(--radius-card)" />
  </div>
)
