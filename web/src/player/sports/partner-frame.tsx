import type { SportFrame, SportPartner, SportSection } from '@zar/contract/sports'
import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRealityWatch } from '../../lib/account/reality-check.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { useOnline } from '../../lib/browser/online.ts'
import { useSignedIn } from '../../lib/session/session.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/form/button.tsx'
import './partner-frame.css'
import { t } from './texts.ts'
import { usePartnerNews } from './use-partner-news.ts'
import { useVisit } from './use-visit.ts'

/** After this long without the page, we say that something is slow. */
const SLOW_AFTER_MS = 12_000

type Partner = NonNullable<SportFrame['partner']>
type Props = { section: SportSection; partner: Partner; title: string }

/** The partner's page on its own origin, shut in: it reaches nothing of ours and cannot lead us away. */
export function PartnerFrame(props: Props) {
  const [attempt, setAttempt] = useState(0)
  const isOnline = useOnline()
  const isSignedIn = useSignedIn()
  const { isPaused } = useRealityWatch('/')
  const again = () => setAttempt(attempt + 1)
  if (isPaused) return <div className="partner" />
  if (!isOnline && attempt === 0) return <Offline onRetry={again} />
  // Whoever signs in on the page visits the partner anew, as themselves.
  const key = `${attempt} ${isSignedIn}`
  return <Visit key={key} {...props} attempt={attempt} onReload={again} />
}

type VisitProps = Props & { attempt: number; onReload: () => void }

function Visit({ section, partner, title, attempt, onReload }: VisitProps) {
  const { address, error } = useVisit(section, partner, attempt)
  if (error) return <Failed error={error} onRetry={onReload} />
  return (
    <>
      {address ? (
        <Frame address={address} title={title} onReload={onReload} name={partner.name} />
      ) : (
        <div className="partner">
          <Waiting title={title} onReload={onReload} />
        </div>
      )}
      {/* A browser does not tell whether it is the partner's page that it shows, or an error of its own. */}
      <div className="partner__bar">
        <span>{t('partner')}</span>
        <Button variant="ghost" size="s" icon={RotateCw} onClick={onReload}>
          {t('reload')}
        </Button>
      </div>
    </>
  )
}

type FrameProps = { name: SportPartner; address: string; title: string; onReload: () => void }

function Frame({ name, address, title, onReload }: FrameProps) {
  const [isLoaded, setLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const onReady = useCallback(() => setLoaded(true), [])
  const height = usePartnerNews(frame, { name, address }, onReady)
  return (
    <div
      className="partner"
      {...(height !== undefined && { style: { minHeight: `max(400px, ${height}px)` } })}
    >
      <iframe
        ref={frame}
        src={address}
        title={t('frame', { title })}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen"
        referrerPolicy="origin"
        onLoad={onReady}
      />
      {!isLoaded && <Waiting title={title} onReload={onReload} />}
    </div>
  )
}

function Waiting({ title, onReload }: { title: string; onReload: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="partner__wait" role="status">
      <Spinner />
      <p className={isSlow ? undefined : 'sr'}>{isSlow ? t('slow') : t('loading', { title })}</p>
      {isSlow && (
        <Button icon={RotateCw} onClick={onReload}>
          {t('reload')}
        </Button>
      )}
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Empty art="fener" heading="h2" title={t('failed')} action={<Retry onRetry={onRetry} />}>
      {failureText(error)}
    </Empty>
  )
}

function Offline({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty art="fener" heading="h2" title={t('offline')} action={<Retry onRetry={onRetry} />}>
      {t('offlineNote')}
    </Empty>
  )
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button icon={RotateCw} onClick={onRetry}>
    {t('retry')}
  </Button>
)
