import type { EventPage } from '@zar/contract/betting/event'
import { minuteOf, placeOf, sentenceOf } from './incidents.ts'
import { t } from './texts.ts'
import './tracker.css'

const SAID = 3
const CENTRE_X = 320
const CENTRE_Y = 196
const REACH = 300

type TrackerProps = { event: Pick<EventPage, 'home' | 'away' | 'incidents'> }

/** Where the last thing happened, drawn, and the last three things said. It is no picture of the match. */
export function Tracker({ event }: TrackerProps) {
  const { incidents } = event
  const last = incidents.at(-1)
  const sides = { home: event.home.name, away: event.away.name }
  const place = last ? placeOf(last) : 0
  const text = last ? sentenceOf(last, sides) : t('calm')
  const said = incidents.slice(-SAID).reverse()
  return (
    <div className="tracker">
      <svg viewBox="0 0 640 392" role="img" aria-label={t('fieldLabel', { text })}>
        <Field />
        {place !== 0 && <Attack isHome={place > 0} />}
        <g
          className="tracker__ball"
          style={{ transform: `translate(${CENTRE_X + place * REACH}px, ${ballY(last)}px)` }}
        >
          <circle className="tracker__glow" r="17" />
          <circle className="tracker__dot" r="8" />
          <path d="M0-4.600L1-2.400L3.300-3.300L2.400-1L4.600 0L2.400 1L3.300 3.300L1 2.400L0 4.600L-1 2.400L-3.300 3.300L-2.400 1L-4.600 0L-2.400-1L-3.300-3.300L-1-2.400Z" />
        </g>
      </svg>
      <ol className="tracker__said">
        {said.map((incident, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the newest is always first
          <li key={at}>
            <span className="num">{minuteOf(incident)}′</span>
            <span>{sentenceOf(incident, sides)}</span>
          </li>
        ))}
        {said.length === 0 && <li>{t('nothing')}</li>}
      </ol>
    </div>
  )
}

/** Corners are at the line; what else happens, within it. */
const ballY = (last: TrackerProps['event']['incidents'][number] | undefined): number =>
  last?.kind === 'corner' ? 40 : CENTRE_Y

const BANDS = [20, 220, 420]

function Field() {
  return (
    <>
      <rect className="tracker__grass" width="640" height="392" />
      {BANDS.map((x) => (
        <rect key={x} className="tracker__band" x={x} y="20" width="100" height="352" />
      ))}
      <g className="tracker__lines">
        <rect x="20" y="20" width="600" height="352" />
        <path d="M320 20V372" />
        <circle cx="320" cy="196" r="52" />
        <rect x="20" y="102" width="94" height="188" />
        <rect x="20" y="152" width="34" height="88" />
        <rect x="526" y="102" width="94" height="188" />
        <rect x="586" y="152" width="34" height="88" />
        <path d="M114 162a46 46 0 0 1 0 68M526 162a46 46 0 0 0 0 68" />
        <path d="M20 28a8 8 0 0 0 8-8M612 20a8 8 0 0 0 8 8M28 372a8 8 0 0 0-8-8M620 364a8 8 0 0 0-8 8" />
        <path d="M320 174l6.400 6.500 9.200-.1-.1 9.200 6.500 6.400-6.500 6.400.1 9.200-9.200-.1L320 218l-6.400-6.500-9.200.1.1-9.200L298 196l6.500-6.400-.1-9.200 9.200.1Z" />
      </g>
    </>
  )
}

/** Which way it goes. */
function Attack({ isHome }: { isHome: boolean }) {
  return (
    <g className={isHome ? 'tracker__attack' : 'tracker__attack is-away'}>
      <path className="tracker__wash" d="M380 20H620V372H380Z" />
      <path d="M404 182l14 14-14 14" opacity=".3" />
      <path d="M428 182l14 14-14 14" opacity=".55" />
      <path d="M452 182l14 14-14 14" opacity=".85" />
    </g>
  )
}
