import type { BettingTree, MarketSet } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { Star } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useParams } from '../../../lib/router/router.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useEventList, useTree } from '../board/data/use-board.ts'
import { CountryMark } from '../names/country-mark.tsx'
import '../favourites/favourite-star.css'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { toggleFavourite, useFavourites } from '../favourites/favourites.ts'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { sportPath } from '../frame/tree.tsx'
import { Outrights } from '../outrights/outrights.tsx'
import { t as outrights } from '../outrights/texts.ts'
import { PATHS } from '../paths.ts'
import { QuietFeedLine } from '../stream/quiet-feed-line.tsx'
import './league.css'
import { LeagueMatches } from './league-matches.tsx'
import { Standings } from './standings.tsx'
import { t as standings } from './standings-texts.ts'
import { t } from './texts.ts'

type League = BettingTree['sports'][number]['leagues'][number]

type View = 'matches' | 'outrights' | 'table'

/** `/spor/lig/ID`: the matches of a league by day, those that are played now first, and its table. */
export function LeaguePage() {
  const id = useParams().id ?? ''
  const [set, setSet] = useState<MarketSet>('main')
  const [view, setView] = useState<View>('matches')
  const tree = useTree().data
  const list = useEventList({ league: id, set })
  const found = leagueIn(tree, id)
  const [first] = list.rows ?? []
  const sport = found?.sport ?? first?.sport ?? null
  const league = found?.league ?? (first && { ...first.league, events: 0, live: 0 })
  useLayoutEffect(() => {
    if (league) document.title = `${league.name} · Zar`
  }, [league])
  const tabs = (
    <Tabs
      label={t('views')}
      tabs={[
        { id: 'matches', label: t('matches'), ...(list.rows && { count: list.rows.length }) },
        { id: 'outrights', label: outrights('title') },
        { id: 'table', label: standings('title') },
      ]}
      chosen={view}
      onChoose={setView}
    />
  )
  return (
    <SportsFrame sport={sport}>
      {league && sport && <Head league={league} sport={sport} />}
      <QuietFeedLine />
      {view === 'outrights' ? (
        <>
          <h2 className="sr">{outrights('title')}</h2>
          <div className="panel bh league__bar outrs__bar">{tabs}</div>
          <Outrights
            league={id}
            otherwise={<Button onClick={() => setView('matches')}>{outrights('matches')}</Button>}
          />
        </>
      ) : view === 'table' ? (
        <Standings league={id} sport={sport ?? 'football'} tabs={tabs} />
      ) : (
        <LeagueMatches
          key={id}
          sport={sport ?? 'football'}
          list={list}
          set={set}
          tabs={tabs}
          hasHead={league !== undefined}
          onSet={setSet}
        />
      )}
    </SportsFrame>
  )
}

function leagueIn(tree: BettingTree | undefined, id: string) {
  for (const { sport, leagues } of tree?.sports ?? []) {
    const league = leagues.find((one) => one.id === id)
    if (league) return { sport, league }
  }
  return null
}

function Head({ league, sport }: { league: League; sport: Sport }) {
  const { id, name, country, events, live } = league
  const isOn = useFavourites().leagues.some((one) => one.id === id)
  return (
    <>
      <Breadcrumbs
        label={t('crumbs')}
        crumbs={[
          { label: t('sports'), url: PATHS.home },
          { label: sportName(sport), url: sportPath(sport) },
          { label: name, url: '#' },
        ]}
      />
      <div className="sbh league__head">
        <CountryMark country={country} className="league__code" />
        <h1>{name}</h1>
        {events > 0 && (
          <p className="num">
            {live > 0 ? t('counts', { count: events, live }) : t('count', { count: events })}
          </p>
        )}
        <button
          type="button"
          className="ibtn star league__star"
          aria-label={t('favourite', { name })}
          aria-pressed={isOn}
          onClick={() => toggleFavourite('leagues', { id, name })}
        >
          <Icon of={Star} />
        </button>
      </div>
    </>
  )
}
