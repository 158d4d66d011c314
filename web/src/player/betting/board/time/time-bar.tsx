import { Calendar, Clock3, X } from 'lucide-react'
import { useRef } from 'react'
import { formatWhole } from '../../../../lib/language/format.ts'
import '../../../../ui/form/chips.css'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { hourOf } from '../../times/clock.ts'
import { dayName } from '../../words/kick-off.ts'
import { ALL_HOURS, type Hours, isAllDay } from '../home/use-view.ts'
import { HourRuler } from './hour-ruler.tsx'
import { t } from './texts.ts'
import './time-bar.css'
import { nextDays, sumOf, useHours } from './use-day-counts.ts'

type TimeBarProps = {
  day: string | null
  hours: Hours
  now: number
  /** Whether the page has what it shows first: what counts the days can wait for it. */
  isReady: boolean
  onChange: (change: { day?: string | null; hours?: Hours }) => void
}

/** Which day, and which hours of it: one control that tells how much each of them holds. */
export function TimeBar({ day, hours, now, isReady, onChange }: TimeBarProps) {
  const days = nextDays(now)
  const counts = useHours(days, isReady)
  const far = day !== null && !days.includes(day) ? day : null
  const ruled = counts[Math.max(0, days.indexOf(day ?? ''))]
  return (
    <section className="panel when" aria-label={t('region')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into a flex row */}
      <div className="chips" role="group" aria-label={t('days')}>
        {days.map((one, at) => {
          const count = counts[at]
          return (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === day}
              onClick={() => onChange({ day: one === day ? null : one, hours: ALL_HOURS })}
            >
              {dayName(noonOf(one), now)}
              {count && <small>{formatWhole(sumOf(count))}</small>}
            </button>
          )
        })}
        <HoursMenu hours={hours} onHours={(next) => onChange({ hours: next })} />
        <DayPicker
          day={far}
          onDay={(next) => onChange({ day: next, hours: ALL_HOURS })}
          now={now}
        />
      </div>
      {ruled && (
        <HourRuler counts={ruled} hours={hours} onHours={(next) => onChange({ hours: next })} />
      )}
      {isAllDay(hours) ? (
        <span className="when__more" />
      ) : (
        <button
          type="button"
          className="tool when__more num"
          aria-label={t('clear', { from: hourOf(hours[0]), before: hourOf(hours[1]) })}
          onClick={() => onChange({ hours: ALL_HOURS })}
        >
          <b>{hours.map(hourOf).join('–')}</b>
          <Icon of={X} size="s" />
        </button>
      )}
    </section>
  )
}

/** In the middle of a day in Istanbul. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+03:00`)

const SPANS: readonly Hours[] = [ALL_HOURS, [0, 12], [12, 18], [18, 24]]

/** The hours where there is no room for the ruler. */
function HoursMenu({ hours, onHours }: { hours: Hours; onHours: (hours: Hours) => void }) {
  return (
    <label className={isAllDay(hours) ? 'chip when__hours' : 'chip when__hours is-set'}>
      <Icon of={Clock3} size="s" />
      <span className="sr">{t('hours')}</span>
      <select
        value={hours.join('-')}
        onChange={({ target }) => {
          const [from = 0, before = 24] = target.value.split('-').map(Number)
          onHours([from, before])
        }}
      >
        {[...SPANS, ...(SPANS.some((one) => one.join() === hours.join()) ? [] : [hours])].map(
          (one) => (
            <option key={one.join('-')} value={one.join('-')}>
              {isAllDay(one) ? t('allHours') : one.map(hourOf).join('–')}
            </option>
          ),
        )}
      </select>
    </label>
  )
}

type PickerProps = { day: string | null; onDay: (day: string) => void; now: number }

/** A day beyond the next few, from the browser’s own calendar. */
function DayPicker({ day, onDay, now }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="when__picker">
      <button
        type="button"
        className="chip"
        aria-label={t('calendar')}
        aria-pressed={day !== null}
        onClick={() => input.current?.showPicker()}
      >
        <Icon of={Calendar} size="s" />
        {day && dayName(noonOf(day), now)}
      </button>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-label={t('pickDay')}
        value={day ?? ''}
        onChange={({ target }) => {
          if (target.value) onDay(target.value)
        }}
      />
    </span>
  )
}
