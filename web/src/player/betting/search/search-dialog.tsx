import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { IconButton } from '../../../ui/form/button.tsx'
import { Chips } from '../../../ui/form/chips.tsx'
import '../../../ui/form/field.css'
import { Icon } from '../../../ui/icons/icon.tsx'
import { DialogFrame } from '../../../ui/overlay/dialog.tsx'
import { useNow } from '../frame/use-now.ts'
import { useTopics } from '../stream/use-topic.ts'
import {
  FoundLeague,
  FoundMarket,
  FoundMatch,
  FoundPlayer,
  FoundRule,
  FoundTeam,
} from './finds.tsx'
import { forgetSearches, keepSearch, useRecent } from './recent.ts'
import './search.css'
import { onFindKey } from './find-keys.ts'
import { t } from './texts.ts'
import { useSearch } from './use-search.ts'

const TEXT_MAX = 60
const KINDS = ['events', 'teams', 'leagues', 'markets', 'players', 'rules'] as const
type Kind = (typeof KINDS)[number]
type Finds = NonNullable<ReturnType<typeof useSearch>['data']>

/** The search of the sportsbook: matches with their prices, teams, leagues, markets, players and house rules. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('')
  const search = useSearch(typed)
  const box = useRef<HTMLDivElement>(null)
  const go = () => {
    keepSearch(typed)
    onClose()
  }
  return (
    <DialogFrame className="dialog finder" label={t('title')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what stands in it */}
      <div
        ref={box}
        className="finder__main"
        onKeyDown={(event: KeyboardEvent) => box.current && onFindKey(box.current, event)}
      >
        <div className="finder__head">
          <label className="input">
            <Icon of={Search} size="s" />
            <input
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              aria-label={t('field')}
              placeholder={t('field')}
              maxLength={TEXT_MAX}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </label>
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
        {search.data ? (
          <Results finds={search.data} onGo={go} onType={type} />
        ) : search.isAsked && search.isError ? (
          <ErrorState
            heading="h2"
            words={{ failed: t('failed'), offlineNote: t('failedNote') }}
            onRetry={() => void search.refetch()}
          />
        ) : (
          <Begin isSearching={search.isAsked} onType={type} />
        )}
        <Keys />
      </div>
    </DialogFrame>
  )
}

type ResultsProps = { finds: Finds; onGo: () => void; onType: (text: string) => void }

function Results({ finds, onGo, onType }: ResultsProps) {
  const [kind, setKind] = useState<Kind | 'all'>('all')
  const now = useNow()
  useTopics(
    finds.events.map(({ id }) => `event:${id}`),
    null,
  )
  const all = KINDS.reduce((sum, one) => sum + finds[one].length, 0)
  const there = KINDS.filter((one) => finds[one].length > 0)
  const chosen = there.find((one) => one === kind) ?? 'all'
  const shown = there.filter((one) => chosen === 'all' || one === chosen)
  return (
    <>
      <p className="sr" role="status">
        {t('found', { count: all })}
      </p>
      {there.length > 1 && (
        <div className="finder__kinds">
          <Chips
            label={t('kinds')}
            choices={[
              { id: 'all' as const, label: t('all'), count: all },
              ...there.map((id) => ({ id, label: t(id), count: finds[id].length })),
            ]}
            chosen={chosen}
            onChoose={setKind}
          />
        </div>
      )}
      <div className="finder__list">
        {all === 0 && (
          <Empty art="balik" heading="h2" title={t('nothing')}>
            {t('nothingNote')}
          </Empty>
        )}
        {shown.map((one) => (
          <section key={one} aria-label={t(`${one}Title`)}>
            <h2>{t(`${one}Title`)}</h2>
            <ul>{rowsOf(one, { finds, now, onGo, onType })}</ul>
          </section>
        ))}
      </div>
    </>
  )
}

type RowsProps = ResultsProps & { now: number }

/** What was found of a kind. */
function rowsOf(kind: Kind, { finds, now, onGo, onType }: RowsProps): ReactNode {
  const typed = finds.text
  const rows: Record<Kind, () => ReactNode> = {
    events: () =>
      finds.events.map((row) => (
        <FoundMatch key={row.id} row={row} typed={typed} now={now} onGo={onGo} />
      )),
    teams: () =>
      finds.teams.map((team) => (
        <FoundTeam
          key={`${team.sport} ${team.id}`}
          team={team}
          typed={typed}
          onChoose={() => onType(team.name)}
        />
      )),
    players: () =>
      finds.players.map((player) => (
        <FoundPlayer
          key={`${player.sport} ${player.id}`}
          player={player}
          typed={typed}
          now={now}
          onGo={onGo}
        />
      )),
    leagues: () =>
      finds.leagues.map((league) => (
        <FoundLeague key={league.id} league={league} typed={typed} onGo={onGo} />
      )),
    markets: () =>
      finds.markets.map((market) => (
        <FoundMarket
          key={`${market.sport} ${market.key}`}
          market={market}
          typed={typed}
          now={now}
          onGo={onGo}
        />
      )),
    rules: () =>
      finds.rules.map((rule) => (
        <FoundRule key={`${rule.chapter.number}.${rule.at}`} rule={rule} onGo={onGo} />
      )),
  }
  return rows[kind]()
}

/** Before anything was found: the last searches, or how to search. */
function Begin({ isSearching, onType }: { isSearching: boolean; onType: (text: string) => void }) {
  const recent = useRecent()
  return (
    <div className="finder__list">
      <p className="sr" role="status">
        {isSearching && t('searching')}
      </p>
      {recent.length === 0 ? (
        <Empty art="fener" heading="h2" title={t('begin')}>
          {t('beginNote')}
        </Empty>
      ) : (
        <section aria-label={t('recent')}>
          <h2>
            {t('recent')}
            <button type="button" className="link" onClick={forgetSearches}>
              {t('forget')}
            </button>
          </h2>
          <ul>
            {recent.map((text) => (
              <li key={text} className="find1">
                <span className="find1__mark">
                  <Icon of={Search} size="s" />
                </span>
                <button type="button" className="find1__go" onClick={() => onType(text)}>
                  <b>{text}</b>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const Keys = () => (
  <p className="finder__keys" aria-hidden>
    <span>
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('move')}
    </span>
    <span>
      <kbd>Enter</kbd> {t('open')}
    </span>
    <span>
      <kbd>1</kbd>
      <kbd>2</kbd>
      <kbd>3</kbd> {t('pick')}
    </span>
    <span className="finder__speaks">{t('speaks')}</span>
  </p>
)
