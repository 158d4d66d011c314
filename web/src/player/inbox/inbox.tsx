import type { Notification } from '@zar/contract/message'
import { ArrowLeft, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SlowNote } from '../../ui/feedback/slow-note.tsx'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { lookOf, TypeIcon } from './notification-type.tsx'
import { t } from './texts.ts'
import { useInbox, useMarkRead } from './use-inbox.ts'
import './inbox.css'

/** The notifications: the list, and over it the one that is open. */
export function Inbox({ onClose }: { onClose: () => void }) {
  const [openId, setOpenId] = useState<string>()
  const inbox = useInbox()
  const markRead = useMarkRead()
  const panel = useRef<HTMLElement>(null)
  const open = inbox.data?.find((one) => one.id === openId)

  const show = (one: Notification) => {
    setOpenId(one.id)
    if (!one.isRead) markRead.mutate(one.id)
  }
  const goBack = () => {
    setOpenId(undefined)
    panel.current?.focus()
  }
  return (
    <section ref={panel} className="inbox" tabIndex={-1} aria-label={t('panel')}>
      <div className={open ? 'inbox__head inbox__head--open' : 'inbox__head'}>
        {open && <IconButton autoFocus icon={ArrowLeft} label={t('back')} onClick={goBack} />}
        <b>{open ? lookOf(open.type).name : t('title')}</b>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      {open ? <Opened one={open} /> : <List inbox={inbox} onShow={show} />}
    </section>
  )
}

function Opened({ one }: { one: Notification }) {
  return (
    <article className="inbox__one">
      <TypeIcon type={one.type} />
      <h3 className="d">{one.title}</h3>
      <time className="haze num" dateTime={one.timeStamp}>
        {formatDate(one.timeStamp)}
      </time>
      <p className="mist">{one.note}</p>
    </article>
  )
}

type ListProps = { inbox: ReturnType<typeof useInbox>; onShow: (one: Notification) => void }

function List({ inbox, onShow }: ListProps) {
  if (inbox.data?.length === 0) {
    return (
      <Empty art="nazar" title={t('empty')}>
        {t('emptyNote')}
      </Empty>
    )
  }
  if (inbox.data) {
    return (
      <ul>
        {inbox.data.map((one) => (
          <li key={one.id}>
            <Row one={one} onShow={onShow} />
          </li>
        ))}
      </ul>
    )
  }
  return inbox.isError ? (
    <Empty
      art="fener"
      title={t('failed')}
      action={
        <Button icon={RotateCw} onClick={() => void inbox.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  ) : (
    <div className="inbox__wait">
      <SlowNote />
      <div className="inbox__skeleton" role="status" aria-label={t('loading')}>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </div>
    </div>
  )
}

function Row({ one, onShow }: { one: Notification; onShow: (one: Notification) => void }) {
  return (
    <button
      type="button"
      className={one.isRead ? 'msg is-read' : 'msg'}
      onClick={() => onShow(one)}
    >
      <TypeIcon type={one.type} />
      <b>{one.title}</b>
      <time dateTime={one.timeStamp}>{formatDate(one.timeStamp)}</time>
      <span className="msg__note">{one.note}</span>
      {!one.isRead && <span className="msg__dot" role="img" aria-label={t('unreadOne')} />}
    </button>
  )
}
