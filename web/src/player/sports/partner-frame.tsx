import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import './partner-frame.css'
import { t } from './texts.ts'

/** After this long without the page, we say that something is slow. */
const SLOW_AFTER_MS = 12_000

/** The partner's page on its own origin, shut in: it reaches nothing of ours and cannot lead us away. */
export function PartnerFrame({ url, title }: { url: string; title: string }) {
  const [attempt, setAttempt] = useState(0)
  const isOnline = useOnline()
  const again = () => setAttempt(attempt + 1)
  if (!isOnline && attempt === 0) return <Offline onRetry={again} />
  return <Frame key={attempt} url={url} title={title} onReload={again} />
}

function Frame({ url, title, onReload }: { url: string; title: string; onReload: () => void }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <div className="partner">
        <iframe
          src={url}
          title={t('frame', { title })}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen"
          referrerPolicy="origin"
          onLoad={() => setLoaded(true)}
        />
        {!isLoaded && <Waiting title={title} onReload={onReload} />}
      </div>
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

function Offline({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty
      art="fener"
      heading="h2"
      title={t('offline')}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('offlineNote')}
    </Empty>
  )
}
