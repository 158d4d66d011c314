import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCalm } from '../../lib/browser/media.ts'
import { optionOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { useSiteText } from '../../lib/content/site-texts.ts'
import { ButtonLink, IconButton } from '../../ui/form/button.tsx'
import { t } from './below-texts.ts'
import './film.css'

const POSTER = '/art/film.svg'

/** The casino's film: a muted video when the operator has set one, else the pattern drifting. */
export function Film() {
  const title = useSiteText('video.title1')
  const url = optionOf(useBootstrap().data, 'video.url')
  const isCalm = useCalm()
  const [isStopped, setStopped] = useState(false)
  const [failed, setFailed] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const hasVideo = Boolean(url) && url !== failed && !isCalm
  usePlaying(video, hasVideo && !isStopped)
  return (
    <section className={isStopped ? 'film film--still' : 'film'} aria-labelledby="film-title">
      {hasVideo ? (
        <video
          ref={video}
          className="film__picture"
          src={url}
          poster={POSTER}
          preload="none"
          muted
          loop
          playsInline
          aria-hidden
          tabIndex={-1}
          onError={() => setFailed(url)}
        />
      ) : (
        <img
          className="film__picture"
          src={POSTER}
          alt=""
          loading="lazy"
          width="1376"
          height="340"
        />
      )}
      <div className="film__plaque">
        <h2 id="film-title">{title ?? t('filmTitle')}</h2>
        <p>{t('filmNote')}</p>
        <ButtonLink variant="ivory" size="l" to="/casino/slot">
          {t('filmGo')}
        </ButtonLink>
      </div>
      {!isCalm && (
        <IconButton
          icon={isStopped ? Play : Pause}
          className="film__pause"
          label={isStopped ? t('resume') : t('pause')}
          onClick={() => setStopped(!isStopped)}
        />
      )}
    </section>
  )
}

/** Plays while it is in view. A browser that will not play by itself is left its poster. */
function usePlaying(video: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!isWanted) {
      element.pause()
      return
    }
    const watcher = new IntersectionObserver((entries) => {
      // A busy page is told of several changes at once: the last one is how it is now.
      if (entries.at(-1)?.isIntersecting) element.play().catch(() => {})
      else element.pause()
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [video, isWanted])
}
