import type { BettingTree } from '@zar/contract/betting/board'
import { useRef } from 'react'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { useSignedIn } from '../../../lib/session/session.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Crest } from '../../../ui/icons/crest.tsx'
import { useTree } from '../board/data/use-board.ts'
import { Legend } from '../board/legend/legend.tsx'
import { columnsOf } from '../board/row/columns.ts'
import { MatchRow } from '../board/row/match-row.tsx'
import { RowShapes } from '../board/row/row-shapes.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { useNow } from '../frame/use-now.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { CountryMark } from '../names/country-mark.tsx'
import { eventPath, leaguePath, PATHS } from '../paths.ts'
import { QuietFeedLine } from '../stream/quiet-feed-line.tsx'
import { useTopics } from '../stream/use-topic.ts'
import { FavouriteList } from './favourite-list.tsx'
import { useFavourites } from './favourites.ts'
import './favourites.css'
import { t } from './texts.ts'
import { useFavouriteMatches } from './use-favourite-matches.ts'

/** `/spor/favoriler`: the matches of what is starred, and its order. */
export function FavouritesPage() {
  const { leagues, teams, events } = useFavourites()
  const known = leaguesOf(useTree().data)
  const isEmpty = leagues.length + teams.length + events.length === 0
  return (
    <SportsFrame>
      <div className="sbh">
        <h1>{t('title')}</h1>
        <p className="favlist__note">{t(useSignedIn() ? 'noteOfAccount' : 'note')}</p>
      </div>
      <QuietFeedLine />
      {isEmpty ? (
        <section className="panel">
          <Empty
            art="lale"
            heading="h2"
            title={t('none')}
            action={<ButtonLink to={PATHS.home}>{t('toBoard')}</ButtonLink>}
          >
            {t('noneNote')}
          </Empty>
        </section>
      ) : (
        <>
          {teams.length + events.length > 0 && <Matches />}
          <div className="favlists">
            <FavouriteList
              kind="leagues"
              title={t('leagues')}
              empty={t('noLeagues')}
              items={leagues}
              addTo={PATHS.home}
              partsOf={({ id, country = '' }) => {
                const facts = known.get(id)
                return {
                  mark: <CountryMark country={facts?.country ?? country} />,
                  note: facts ? sportName(facts.sport) : '',
                  to: leaguePath(id),
                  ...(facts && { count: facts.events }),
                }
              }}
            />
            <FavouriteList
              kind="teams"
              title={t('teams')}
              empty={t('noTeams')}
              items={teams}
              addTo={PATHS.home}
              partsOf={({ id }) => ({ mark: <Crest code={id} size={22} />, note: '' })}
            />
            {events.length > 0 && (
              <FavouriteList
                kind="events"
                title={t('events')}
                empty={t('noEvents')}
                items={events}
                addTo={PATHS.home}
                partsOf={({ id }) => ({ mark: null, note: '', to: eventPath(id) })}
              />
            )}
          </div>
        </>
      )}
    </SportsFrame>
  )
}

const leaguesOf = (tree: BettingTree | undefined) =>
  new Map(
    tree?.sports.flatMap(({ sport, leagues }) =>
      leagues.map((league) => [league.id, { ...league, sport }] as const),
    ),
  )

function Matches() {
  const { data, isError, refetch } = useFavouriteMatches()
  const now = useNow()
  const box = useRef<HTMLElement>(null)
  useRowKeys(box)
  useTopics(data?.rows.map(({ id }) => `event:${id}`) ?? [], data?.seq)
  const columns = columnsOf('football')
  const others = data?.rows.filter(({ sport }) => sport !== 'football') ?? []
  return (
    <section ref={box} className="panel" aria-label={t('matches')} data-shown={0}>
      <Legend columns={columns} isTwoLined={others.length > 0} />
      {data ? (
        <ul>
          {data.rows.map((row) => (
            <MatchRow key={row.id} row={row} columns={columnsOf(row.sport)} now={now} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState
          heading="h2"
          words={{ failed: t('failed'), offlineNote: t('failedNote') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowShapes columns={columns} count={3} label={t('loading')} />
      )}
      {data?.rows.length === 0 && (
        <Empty art="balik" heading="h2" title={t('noMatches')}>
          {t('noMatchesNote')}
        </Empty>
      )}
    </section>
  )
}
