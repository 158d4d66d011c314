import type { EventPage } from '@zar/contract/betting/event'
import { ChartColumn, List, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useEventNow } from '../stream/events.ts'
import { FeedLine } from '../stream/feed-line.tsx'
import { BoxScore } from './box-score.tsx'
import { DELAY_S } from './delays.ts'
import { minuteOf, sentenceOf } from './incidents.ts'
import './live-part.css'
import { MomentumChart } from './momentum-chart.tsx'
import { QuickPrices } from './quick-prices.tsx'
import { StatBars } from './stat-bars.tsx'
import { t } from './texts.ts'
import { Tracker } from './tracker.tsx'

const VIEWS = ['field', 'happened', 'stats'] as const
type View = (typeof VIEWS)[number]
const ICONS = { field: MapIcon, happened: List, stats: ChartColumn }

/** What a match has while it is played: prices in view, and how it goes. */
export function LivePart({ event }: { event: EventPage }) {
  return (
    <>
      <QuickPrices event={event} />
      <FeedLine delayS={DELAY_S[event.sport]} />
      {event.sport === 'football' ? <FootballView event={event} /> : <ScoreView event={event} />}
    </>
  )
}

function FootballView({ event }: { event: EventPage }) {
  const [view, setView] = useState<View>('field')
  const { clock } = useEventNow(event)
  return (
    <section className="panel live" aria-label={t('tabs')}>
      <Tabs
        label={t('tabs')}
        tabs={VIEWS.map((id) => ({
          id,
          label: (
            <>
              <Icon of={ICONS[id]} size="s" />
              {t(id)}
            </>
          ),
        }))}
        chosen={view}
        onChoose={setView}
      />
      {view === 'field' && (
        <div className="live__grid">
          <Tracker event={event} />
          <StatBars stats={event.stats} />
        </div>
      )}
      {view === 'happened' && <Happened event={event} />}
      {view === 'stats' && <StatBars stats={event.stats} />}
      <MomentumChart event={event} minute={Math.floor((clock?.elapsedS ?? 0) / 60)} />
    </section>
  )
}

/** All that happened, newest first, as a table. */
function Happened({ event }: { event: EventPage }) {
  const sides = { home: event.home.name, away: event.away.name }
  if (event.incidents.length === 0) return <p className="live__none">{t('nothing')}</p>
  return (
    <table className="live__happened">
      <thead className="sr">
        <tr>
          <th scope="col">{t('minute')}</th>
          <th scope="col">{t('event')}</th>
        </tr>
      </thead>
      <tbody>
        {event.incidents.toReversed().map((incident, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
          <tr key={at}>
            <th scope="row" className="num">
              {minuteOf(incident)}′
            </th>
            <td>{sentenceOf(incident, sides)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ScoreView({ event }: { event: EventPage }) {
  const { score } = useEventNow(event)
  return (
    <section className="panel live" aria-label={t('tabs')}>
      {score && <BoxScore event={event} score={score} />}
      {event.stats.length > 0 && <StatBars stats={event.stats} />}
    </section>
  )
}
