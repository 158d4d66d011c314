import type { EventRow } from '@zar/contract/betting/event'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../../../lib/router/router.tsx'
import { readStored, writeStored } from '../../../../lib/storage/stored.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../../../ui/form/button.tsx'
import { liveColumnsOf, marketIn } from '../../board/row/columns.ts'
import { Sides } from '../../board/row/sides.tsx'
import { useEvent } from '../../event/use-event.ts'
import { NoOdds, OddsButton } from '../../odds/odds-button.tsx'
import { eventPath } from '../../paths.ts'
import { Clock } from '../../stream/clock.tsx'
import { useEventNow } from '../../stream/events.ts'
import { BoxScore } from '../box-score.tsx'
import { t } from '../texts.ts'
import { Tracker } from '../tracker.tsx'
import './multiview.css'

const KEY = 'betting.screens'
const SCREENS = 4

const isList = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) &&
  value.length === SCREENS &&
  value.every((one) => one === null || typeof one === 'string')

/** Four matches at once, each with its field and one market. */
export function Multiview({ rows }: { rows: readonly EventRow[] }) {
  const [screens, setScreens] = useState<(string | null)[]>(
    () =>
      readStored(KEY, isList) ?? Array.from({ length: SCREENS }, (_, at) => rows[at]?.id ?? null),
  )
  const put = (at: number, id: string | null) => {
    const next = screens.with(at, id)
    setScreens(next)
    writeStored(KEY, next)
  }
  return (
    <div className="multi">
      {screens.map((id, at) => {
        const row = rows.find((one) => one.id === id)
        return row ? (
          <Screen key={row.id} row={row} onTake={() => put(at, null)} />
        ) : (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a screen is its place
            key={at}
            label={t('place', { count: at + 1 })}
            rows={rows.filter((one) => !screens.includes(one.id))}
            onChoose={(chosen) => put(at, chosen)}
          />
        )
      })}
    </div>
  )
}

function Screen({ row, onTake }: { row: EventRow; onTake: () => void }) {
  const { data } = useEvent(row.id)
  const { score } = useEventNow(row)
  const [column] = liveColumnsOf(row.sport)
  const market = column && marketIn(row, column)
  return (
    <section className="panel screen" aria-label={`${row.home.name} – ${row.away.name}`}>
      <div className="screen__head">
        <b className="num">
          <Clock event={row} />
        </b>
        <Link to={eventPath(row.id)}>{row.league.name}</Link>
        <IconButton icon={X} label={t('take')} onClick={onTake} />
      </div>
      <div className="screen__sides">
        <Sides event={row} score={score} />
      </div>
      {row.sport === 'football' ? (
        data ? (
          <Tracker event={data.event} />
        ) : (
          <Skeleton ratio="640 / 480" />
        )
      ) : (
        score && <BoxScore event={row} score={score} />
      )}
      <div className="screen__prices">
        {column?.selections.map((key) => {
          const selection = market?.selections.find((one) => one.key === key)
          return market && selection ? (
            <OddsButton
              key={selection.id}
              event={row}
              market={market}
              selection={selection}
              label={key}
            />
          ) : (
            <NoOdds key={key} />
          )
        })}
      </div>
    </section>
  )
}

type ChoiceProps = {
  label: string
  rows: readonly EventRow[]
  onChoose: (id: string) => void
}

const Choice = ({ label, rows, onChoose }: ChoiceProps) => (
  <section className="panel screen screen--empty" aria-label={label}>
    <p>{t('chooseNote')}</p>
    <label className="input">
      <span className="sr">{t('choose')}</span>
      <select value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="" disabled>
          {t('choose')}
        </option>
        {rows.map(({ id, home, away }) => (
          <option key={id} value={id}>
            {home.name} – {away.name}
          </option>
        ))}
      </select>
    </label>
  </section>
)
