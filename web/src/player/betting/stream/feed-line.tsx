import { languageTag, texts } from '../../../lib/language/translate.ts'
import './feed-line.css'
import { clockOf } from '../times/clock.ts'
import { type Feed, useFeed } from './line-state.ts'

const t = texts({
  tr: {
    fresh: 'Bağlı',
    freshAge: 'veri {age} sn önce',
    delay: 'canlı bahis {count} sn bekletilir',
    picture: 'Görüntü gerçekten geri kalabilir',
    late: 'Veri gecikiyor',
    lateAge: 'son veri {age} sn önce',
    lateNote: 'Basarsan önce güncel oranı sorarız',
    stale: 'Veri durdu',
    staleNote: 'Oranlar yeniden gelene kadar oynanmaz',
    closed: 'Bağlantı koptu',
    closedAt: '{clock} oranları',
    retry: 'Yeniden deneniyor, {count} sn',
    trying: 'Yeniden deneniyor',
  },
  en: {
    fresh: 'Connected',
    freshAge: 'data {age} s ago',
    delay: 'a live bet waits {count} s',
    picture: 'Pictures may lag behind the match',
    late: 'Data is late',
    lateAge: 'last data {age} s ago',
    lateNote: 'We ask for the present price before you bet',
    stale: 'Data has stopped',
    staleNote: 'No bets until prices arrive again',
    closed: 'Connection lost',
    closedAt: 'prices of {clock}',
    retry: 'Trying again in {count} s',
    trying: 'Trying again',
  },
})

const seconds = new Intl.NumberFormat(languageTag, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const age = ({ ageMs }: Feed): string => seconds.format(ageMs / 1_000)

/** How fresh the prices are, said plainly. `delayS`: how long a live bet waits here. */
export function FeedLine({ delayS }: { delayS?: number }) {
  const feed = useFeed()
  return (
    <p className={`feed feed--${feed.band}`} role="status" aria-live="off">
      <i aria-hidden />
      <b>{t(feed.band)}</b>
      {saying(feed, delayS).map((text) => (
        <span key={text} className="num">
          {text}
        </span>
      ))}
    </p>
  )
}

function saying(feed: Feed, delayS: number | undefined): string[] {
  if (feed.band === 'fresh') {
    const delay = delayS === undefined ? [] : [t('delay', { count: delayS }), t('picture')]
    return [t('freshAge', { age: age(feed) }), ...delay]
  }
  if (feed.band === 'late') return [t('lateAge', { age: age(feed) }), t('lateNote')]
  if (feed.band === 'stale') return [t('lateAge', { age: age(feed) }), t('staleNote')]
  return [
    ...(feed.lastIso ? [t('closedAt', { clock: clockOf(feed.lastIso) })] : []),
    feed.retryInS > 0 ? t('retry', { count: feed.retryInS }) : t('trying'),
  ]
}
