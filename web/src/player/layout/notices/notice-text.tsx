import { TIMINGS } from '@zar/contract/limits'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCalm } from '../../../lib/browser/media.ts'
import { useSiteText } from '../../../lib/content/site-texts.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AddressLink } from './address-link.tsx'
import { type Domain, readDomains } from './domains.ts'
import { t } from './notice-texts.ts'

const TURN_MS = 8_000
const COPIES = ['1', '2', '3', '4', '5', '6']

type Props = { current: string; next: string; onClose: () => void; onClosed: () => void }
type Domains = ReturnType<typeof readDomains>

/** What runs through the notice, and its close control. */
export function NoticeText({ onClose, onClosed, ...told }: Props) {
  const domains = readDomains(told)
  const note = useSiteText('notice.note') ?? t('noticeSame')
  const [isClosing, setClosing] = useState(false)
  const isCalm = useCalm()
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(onClosed, TIMINGS.noticeHideMs)
    return () => clearTimeout(timer)
  }, [isClosing, onClosed])
  return (
    <section className="notice__row" aria-label={t('notice')}>
      {isCalm ? <Still {...domains} /> : <Running {...domains} note={note} />}
      <button
        type="button"
        className="notice__close"
        aria-label={t('noticeClose')}
        onClick={() => {
          onClose()
          setClosing(true)
        }}
      >
        <Icon of={X} size="s" />
      </button>
    </section>
  )
}

function Running({ note, ...domains }: Domains & { note: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: moving text must be pausable by keyboard, and focus pauses it
    <div className="notice__run" tabIndex={0}>
      <span>
        {COPIES.map((copy) => (
          <span key={copy} aria-hidden={copy !== COPIES[0]}>
            <Current {...domains} isCopy={copy !== COPIES[0]} />
            <i aria-hidden>✦</i>
            {domains.next && (
              <>
                <Next next={domains.next} isCopy={copy !== COPIES[0]} />
                <i aria-hidden>✦</i>
              </>
            )}
            {note}
            <i aria-hidden>✦</i>
          </span>
        ))}
      </span>
    </div>
  )
}

/** With reduced motion the sentences take turns, standing still. */
function Still(domains: Domains) {
  const [isNext, setNext] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setNext((before) => !before), TURN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="notice__still">
      {isNext && domains.next ? (
        <Next next={domains.next} isCopy={false} />
      ) : (
        <Current {...domains} isCopy={false} />
      )}
    </div>
  )
}

const Current = ({ current, isCopy }: { current: Domain; isCopy: boolean }) => (
  <>
    {t('noticeCurrent')} <AddressLink to={current} isCopy={isCopy} />
  </>
)
const Next = ({ next, isCopy }: { next: Domain; isCopy: boolean }) => (
  <>
    {t('noticeNext')} <AddressLink to={next} isCopy={isCopy} />
  </>
)
