import './toast.css'
import { TIMINGS, TOASTS_MAX } from '@zar/contract/limits'
import {
  CircleCheck,
  CircleX,
  Info,
  type LucideIcon,
  MessageSquare,
  TriangleAlert,
  X,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { texts } from '../../lib/language/translate.ts'
import { IconButton } from '../form/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Spinner } from './spinner.tsx'
import { useSeenPart, useToastsRoom } from './toast-place.ts'

const t = texts({
  tr: { close: 'Kapat', region: 'Bildirimler', times: '{count} kez' },
  en: { close: 'Close', region: 'Notifications', times: '{count} times' },
})

type Kind = 'blank' | 'error' | 'success' | 'loading' | 'warning' | 'info'

const ICONS: Record<Exclude<Kind, 'loading'>, LucideIcon> = {
  blank: MessageSquare,
  error: CircleX,
  success: CircleCheck,
  warning: TriangleAlert,
  info: Info,
}

/** How often each toast on screen has been said. */
const counts = new Map<string, number>()

const idOf = (kind: Kind, message: string) => `${kind}:${message}`

/** Shows one sentence. Said again while it is still on screen, it counts up instead of stacking. */
function say(kind: Kind, message: string): string {
  // The page fetches the place where toasts appear when it hears of the first.
  dispatchEvent(new Event('zar:toast'))
  const id = idOf(kind, message)
  counts.set(id, (counts.get(id) ?? 0) + 1)
  return toast(message, {
    id,
    className: kind,
    duration: kind === 'loading' ? TIMINGS.toastLoadingMs : TIMINGS.toastMs,
    ariaProps:
      kind === 'error'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  })
}

/** The six kinds of toast. Each gives the id to dismiss it by. */
export const notify = {
  blank: (message: string) => say('blank', message),
  error: (message: string) => say('error', message),
  /** The same unless it is on screen already. */
  errorOnce: (message: string) => counts.has(idOf('error', message)) || say('error', message),
  success: (message: string) => say('success', message),
  loading: (message: string) => say('loading', message),
  warning: (message: string) => say('warning', message),
  info: (message: string) => say('info', message),
  dismiss: (id?: string) => toast.dismiss(id),
}

/** Where toasts appear: top centre, five at most, newest on top. Mounted once per page. */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  useEffect(() => {
    for (const gone of toasts.filter((one) => !one.visible)) counts.delete(gone.id)
    for (const extra of toasts.filter((one) => one.visible).slice(TOASTS_MAX)) {
      toast.dismiss(extra.id)
    }
  }, [toasts])
  const place = useRef<HTMLElement>(null)
  useToastsRoom(place)
  useSeenPart()
  const { endPause } = handlers
  const isEmpty = toasts.length === 0
  useEffect(() => {
    // A toast that is closed by keyboard takes its focus along, and nothing tells that it has left.
    if (isEmpty) endPause()
  }, [isEmpty, endPause])
  return (
    // The live region stays in the page, so that an open dialog does not silence it.
    <section
      ref={place}
      className="toasts"
      aria-label={t('region')}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((one) => (
        <ToastItem key={one.id} one={one} />
      ))}
    </section>
  )
}

function ToastItem({ one }: { one: Toast }) {
  const kind = one.className as Kind
  const icon = kind === 'loading' ? undefined : ICONS[kind]
  const count = counts.get(one.id) ?? 1
  return (
    <div
      className={`toast toast--${kind}${one.visible ? '' : ' is-leaving'}`}
      {...one.ariaProps}
      aria-atomic
    >
      {icon ? <Icon of={icon} /> : <Spinner />}
      <span>
        {String(one.message)}
        {count > 1 && (
          <span className="toast__times">
            <span aria-hidden>×{count}</span>
            <span className="sr">{t('times', { count })}</span>
          </span>
        )}
      </span>
      <IconButton icon={X} label={t('close')} onClick={() => toast.dismiss(one.id)} />
    </div>
  )
}
