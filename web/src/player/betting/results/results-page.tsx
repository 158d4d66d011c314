import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import { Calendar, Download, Search } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/api/save-file.ts'
import { useSearchParams } from '../../../lib/router/router.tsx'
import { IconButton } from '../../../ui/form/button.tsx'
import { Chips } from '../../../ui/form/chips.tsx'
import '../../../ui/form/field.css'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useTree } from '../board/data/use-board.ts'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { useNow } from '../frame/use-now.ts'
import { foldText } from '../words/fold-text.ts'
import { DAY_MS, dayAt, pastDay } from '../words/kick-off.ts'
import { csvOf } from './result-facts.ts'
import { ResultList } from './result-list.tsx'
import './results.css'
import { t } from './texts.ts'
import { useResults } from './use-results.ts'

const DAYS = 6

/** `/spor/sonuclar`: what is over, by day and sport, with the prices with which it closed. */
export function ResultsPage() {
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const today = dayAt(now)
  const day = dayIn(params.get('day'), today)
  const sports = useSports()
  const sport = sports.find((one) => one === params.get('sport')) ?? 'football'
  const [typed, type] = useState('')
  const results = useResults(sport, day)
  const asked = foldText(typed.trim())
  const shown = results.data?.filter(({ home, away, league }) =>
    foldText(`${home.name} ${away.name} ${league.name}`).includes(asked),
  )
  const go = (change: { day?: string; sport?: Sport }) =>
    setParams({ sport, day, ...change }, { replace: true, preventScrollReset: true })
  return (
    <SportsFrame hasSlip={false}>
      <div className="sbh">
        <h1>{t('title')}</h1>
        <p className="results__note">{t('note')}</p>
        <div className="sbh__tools">
          <label className="input results__find">
            <Icon of={Search} size="s" />
            <input
              type="search"
              autoComplete="off"
              aria-label={t('find')}
              placeholder={t('find')}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </label>
          <IconButton
            icon={Download}
            label={t('download')}
            disabled={!shown || shown.length === 0}
            onClick={() => shown && save(csvOf(shown), `${sport}-${day}.csv`)}
          />
        </div>
      </div>
      <Days day={day} today={today} now={now} onChoose={(next) => go({ day: next })} />
      <section className="panel" aria-label={t('title')}>
        {sports.length > 1 && (
          <div className="bh">
            <Tabs
              label={t('sports')}
              tabs={sports.map((id) => ({ id, label: sportName(id) }))}
              chosen={sport}
              onChoose={(next) => go({ sport: next })}
            />
          </div>
        )}
        <ResultList
          sport={sport}
          day={day}
          results={shown}
          isFiltered={asked !== ''}
          isError={results.isError}
          onRetry={() => void results.refetch()}
          onClear={() => type('')}
        />
      </section>
    </SportsFrame>
  )
}

const save = (text: string, name: string): void =>
  saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), name)

const dayIn = (text: string | null, today: string): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && text <= today && !Number.isNaN(Date.parse(text))
    ? text
    : today

/** Those of the board, and football, which is always played. */
function useSports(): readonly Sport[] {
  const known = useTree().data?.sports.map(({ sport }) => sport) ?? []
  return SPORTS.filter((sport) => sport === 'football' || known.includes(sport))
}

type DaysProps = { day: string; today: string; now: number; onChoose: (day: string) => void }

function Days({ day, today, now, onChoose }: DaysProps) {
  const days = Array.from({ length: DAYS }, (_, back) => now - back * DAY_MS)
  return (
    <div className="panel results__days">
      <Chips
        label={t('days')}
        choices={days.map((moment) => ({ id: dayAt(moment), label: pastDay(moment, now) }))}
        chosen={day}
        onChoose={onChoose}
      />
      <label className="tool results__date">
        <Icon of={Calendar} size="s" />
        <span>{t('pickDay')}</span>
        <input
          type="date"
          aria-label={t('pickDay')}
          max={today}
          value={day}
          onChange={({ target }) => {
            if (target.value) onChoose(target.value)
          }}
        />
      </label>
    </div>
  )
}
