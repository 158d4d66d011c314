import type { GuestFrame } from '@zar/contract/guest-frames'
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useOnline } from '../../lib/browser/online.ts'
import { type Guest, guestAt } from '../../lib/third-party/guest-frame.ts'
import type { Chat } from '../../lib/third-party/live-chat.ts'
import { IconButton } from '../../ui/form/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import './guest-chat.css'
import { t } from './texts.ts'

/**
 * Puts the operator's chat into the page, unseen. Its frame stays where it is when its panel is
 * closed: a conversation goes on while the visitor looks around.
 */
export function addGuestChat(path: GuestFrame): Promise<Chat> {
  return new Promise((resolve, reject) => {
    const guest = guestAt(path, t('chatTitle'))
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    const show = { now: () => {} }
    root.render(<ChatPanel guest={guest} show={show} />)
    guest.on('chat', () =>
      resolve({
        open: () => {
          show.now()
          guest.post({ guest: 'open' })
        },
      }),
    )
    guest.on('failed', () => {
      root.unmount()
      place.remove()
      reject(new Error('the chat could not be had'))
    })
  })
}

function ChatPanel({ guest, show }: { guest: Guest; show: { now: () => void } }) {
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isOnline = useOnline()
  const close = useCallback(() => setIsOpen(false), [])
  useEffect(() => {
    body.current?.append(guest.frame)
    show.now = () => setIsOpen(true)
  }, [guest, show])
  useEffect(() => {
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [close])
  return (
    <Sheet side="right" label={t('chatTitle')} isOpen={isOpen} onClose={close}>
      <div className="guestchat">
        <div className="guestchat__head">
          <h2>{t('chatTitle')}</h2>
          <IconButton icon={X} label={t('chatClose')} onClick={close} />
        </div>
        {!isOnline && (
          <p className="guestchat__offline" role="status">
            {t('chatOffline')}
          </p>
        )}
        <div ref={body} className="guestchat__body" />
      </div>
    </Sheet>
  )
}
