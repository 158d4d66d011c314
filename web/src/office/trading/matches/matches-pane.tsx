import type { TradedMatch, TradingDesk } from '@zar/contract/office/trading/board'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { clockText, underClock } from '../../../lib/betting/match-clock.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { useKeys } from '../../parts/keys/use-keys.ts'
import { Empty } from '../../parts/states/empty.tsx'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { useSteady } from '../use-room.ts'
import { resultOf } from '../words.ts'
import { Feeds } from './feeds.tsx'

const FILTERS = ['all', 'onlyLive', 'losing'] as const
type Filter = (typeof FILTERS)[number]

const isLive = ({ state }: TradedMatch) => state === 'live' || state === 'interrupted'
const PASSES: Record<Filter, (match: TradedMatch) => boolean> = {
  all: () => true,
  onlyLive: isLive,
  losing: ({ houseKurus }) => houseKurus < 0,
}

type Props = {
  desk: TradingDesk | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
  onAsk: OnAsk
}

/** Matches with open money, those that are played first, by their leagues. */
export function MatchesPane({ desk, chosen, onChoose, onAsk }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const { rows, isGone, news, show } = useSteady(desk?.matches)
  const shown = rows.filter(PASSES[filter])
  const groups = groupsOf(shown)
  const inOrder = groups.flatMap(({ matches }) => matches)
  const walk = (step: 1 | -1) => {
    const at = inOrder.findIndex(({ id }) => id === chosen)
    const next = inOrder[at < 0 ? 0 : at + step]
    if (next) onChoose(next.id)
  }
  useKeys({ j: () => walk(1), k: () => walk(-1) })
  return (
    <section className="o-tr__pane" aria-label={t('matches')}>
      <div className="o-tr__head">
        <h2>{t('matches')}</h2>
        {desk && (
          <span className="o-tr__live">
            {t('live', { count: desk.matches.filter(isLive).length })}
          </span>
        )}
      </div>
      <div className="o-tr__chips">
        <QuickChips<Filter>
          label={t('filter')}
          chips={FILTERS.map((key) => ({ key, label: t(key) }))}
          chosen={filter}
          onChoose={setFilter}
        />
        <span className="o-micro o-push">{t('resultHead')}</span>
      </div>
      {news > 0 && (
        <div className="o-tr__news" role="status">
          {t('news', { count: news })}
          <Button size="s" onClick={show}>
            {t('show')}
          </Button>
        </div>
      )}
      {groups.map(({ name, matches }) => (
        <div key={name}>
          <div className="o-tr__league">
            <span>{name}</span>
            <span>{matches.length}</span>
          </div>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              isChosen={match.id === chosen}
              isGone={isGone(match.id)}
              onChoose={() => onChoose(match.id)}
            />
          ))}
        </div>
      ))}
      {desk && shown.length === 0 && (
        <Empty icon={Trophy} title={t(rows.length === 0 ? 'noMatches' : 'noneHere')}>
          {rows.length === 0 && t('noMatchesNote')}
        </Empty>
      )}
      {!desk && <div className="o-tr__grey" aria-hidden />}
      {desk && <Feeds desk={desk} onAsk={onAsk} />}
    </section>
  )
}

/** Live ones by their league; those that come under one head, by their start. */
function groupsOf(matches: readonly TradedMatch[]) {
  const groups = new Map<string, TradedMatch[]>()
  const named = [...matches.filter(isLive), ...matches.filter((one) => !isLive(one))]
  for (const match of named) {
    const name = isLive(match) ? match.league : t('upcoming')
    groups.set(name, [...(groups.get(name) ?? []), match])
  }
  return [...groups].map(([name, own]) => ({ name, matches: own }))
}

const OVER = new Set(['ended', 'closed', 'abandoned', 'cancelled', 'postponed'])

type RowProps = { match: TradedMatch; isChosen: boolean; isGone: boolean; onChoose: () => void }

function MatchRow({ match, isChosen, isGone, onChoose }: RowProps) {
  const { home, away, score, houseKurus, bets, isStopped } = match
  const classes = ['o-tr__match', isChosen && 'is-on', isGone && 'is-gone'].filter(Boolean)
  return (
    <button type="button" className={classes.join(' ')} aria-pressed={isChosen} onClick={onChoose}>
      <MatchTime match={match} />
      <span className="o-tr__sides">
        <span>
          <span className="o-tr__name">{home}</span>
          {score && <b>{score.total[0]}</b>}
        </span>
        <span>
          <span className="o-tr__name">{away}</span>
          {score && <b>{score.total[1]}</b>}
        </span>
      </span>
      <span className="o-tr__result">
        <b className={houseKurus < 0 ? 'o-bad' : undefined}>{resultOf(houseKurus)}</b>
        <span>{isStopped ? t('stopped') : t('bets', { count: bets })}</span>
      </span>
    </button>
  )
}

function MatchTime({ match }: { match: TradedMatch }) {
  const { clock, sport, startsAt, state } = match
  if (OVER.has(state)) return <span className="o-tr__time">{t('over')}</span>
  if (!clock || !isLive(match)) return <span className="o-tr__time">{formatClock(startsAt)}</span>
  return (
    <span className="o-tr__time is-live">
      <b>{clockText(clock, clock.elapsedS, sport)}</b>
      {underClock(clock)}
    </span>
  )
}
