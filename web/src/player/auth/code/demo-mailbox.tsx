import './demo-mailbox.css'
import { useQuery } from '@tanstack/react-query'
import { type DemoMessage, demoMessages } from '@zar/contract/sandbox'
import { ChevronDown, Inbox, Mail, MessageSquare } from 'lucide-react'
import { useId, useState } from 'react'
import { optionOf, useBootstrap } from '../../../lib/content/bootstrap.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from './demo-mailbox-texts.ts'

const LOOK_EVERY_MS = 5_000
const SHOWN_MAX = 5

type MailboxProps = {
  /** Whose last code can be filled in. */
  channel: DemoMessage['channel']
  sentAt: number
  /** Undefined where no code is asked for. */
  onCode?: ((code: string) => void) | undefined
}

/** The messages that a platform without gateways would have sent: opens in its place, over nothing. */
export function DemoMailbox(props: MailboxProps) {
  const isDemo = optionOf(useBootstrap().data, 'demoMailbox') !== undefined
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  if (!isDemo) return null
  return (
    <div className="demobox">
      <button
        type="button"
        className="demobox__head"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Inbox} />
        <span>{t('title')}</span>
        <Icon of={ChevronDown} />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Messages {...props} />}
      </div>
    </div>
  )
}

function Messages({ channel, sentAt, onCode }: MailboxProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['demo-box', sentAt],
    queryFn: async () => (await callWithBox(demoMessages, {})).data,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  })
  if (data)
    return <MessageList messages={data.slice(0, SHOWN_MAX)} channel={channel} onCode={onCode} />
  return (
    <div className="demobox__note" role="status">
      {isError ? (
        <>
          {t('failed')}
          <Button variant="ghost" size="s" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          {t('loading')}
        </>
      )}
    </div>
  )
}

type MessageListProps = Omit<MailboxProps, 'sentAt'> & { messages: DemoMessage[] }

function MessageList({ messages, channel, onCode }: MessageListProps) {
  // A code that another one followed is good no more.
  const last = messages.find((message) => message.code && message.channel === channel)
  return (
    <>
      <p className="demobox__note">{t(messages.length > 0 ? 'note' : 'empty')}</p>
      <ul className="demobox__list" aria-live="polite">
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onCode={message === last ? onCode : undefined}
          />
        ))}
      </ul>
    </>
  )
}

type MessageProps = { message: DemoMessage } & Pick<MailboxProps, 'onCode'>

function Message({ message, onCode }: MessageProps) {
  const { channel, to, subject, text, code, sentAt } = message
  return (
    <li>
      <p className="demobox__from">
        <Icon of={channel === 'sms' ? MessageSquare : Mail} size="s" />
        <span>
          {t(channel)} · {to}
        </span>
        <time className="num" dateTime={sentAt}>
          {formatDate(sentAt)}
        </time>
      </p>
      {subject && <b>{subject}</b>}
      <p>{withLinks(text)}</p>
      {code && onCode && (
        <p className="demobox__acts">
          <Button size="s" onClick={() => onCode(code)}>
            {t('fill')}
          </Button>
          <Button size="s" variant="ghost" onClick={() => void copy(code)}>
            {t('copy')}
          </Button>
        </p>
      )}
    </li>
  )
}

/** As a mail reader shows it: what is an address can be opened. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part}>
        {part}
      </a>
    ),
  )

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    notify.success(t('copied'))
  } catch {
    notify.warning(t('notCopied'))
  }
}
