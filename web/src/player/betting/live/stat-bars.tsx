import type { EventPage } from '@zar/contract/betting/event'
import './stat-bars.css'
import { t } from './texts.ts'

const KNOWN = [
  ...(['possession', 'xg', 'shots', 'sot', 'dangerous', 'corners', 'fouls', 'yellow'] as const),
  ...(['cards', 'offsides'] as const),
] as const

/** The counts of both sides, paired, as the feed tells them. */
export function StatBars({ stats }: Pick<EventPage, 'stats'>) {
  const shown = KNOWN.flatMap((key) => {
    const found = stats.find((one) => one.key === key)
    return found ? [{ key, values: found.values }] : []
  })
  if (shown.length === 0) return <p className="statbars statbars--none">{t('noStats')}</p>
  return (
    <dl className="statbars">
      {shown.map(({ key, values: [home, away] }) => (
        <div key={key} className="statbars__row">
          <dt>{t(key)}</dt>
          <dd className="num">{home}</dd>
          <dd className="num">{away}</dd>
          <dd className="statbars__bar" aria-hidden>
            <i style={{ flexGrow: home + away === 0 ? 1 : home }} />
            <i style={{ flexGrow: home + away === 0 ? 1 : away }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
