import { useQuery } from '@tanstack/react-query'
import { type BettingStandings, bettingStandings } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api/call.ts'
import '../../../ui/data-display/table.css'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Crest } from '../../../ui/icons/crest.tsx'
import { withNames } from '../names/names.ts'
import { PATHS } from '../paths.ts'
import './standings.css'
import { t } from './standings-texts.ts'

type Team = BettingStandings[number]
type StandingsProps = { league: string; sport: Sport; tabs: ReactNode }

const FRESH_MS = 60_000

/** The table of a league, from the results that are settled here. */
export function Standings({ league, sport, tabs }: StandingsProps) {
  const table = useQuery({
    queryKey: ['betting', 'standings', league],
    queryFn: () => call(bettingStandings, { league }).then(withNames),
    staleTime: FRESH_MS,
  })
  return (
    <section className="panel" aria-label={t('title')}>
      <div className="bh league__bar">{tabs}</div>
      {table.data ? (
        <Table teams={table.data} hasDraws={DRAWN.includes(sport)} />
      ) : table.isError ? (
        <ErrorState
          heading="h2"
          words={{ failed: t('failed'), offlineNote: t('failedNote') }}
          onRetry={() => void table.refetch()}
        />
      ) : (
        <div className="standings__wait" role="status" aria-label={t('loading')}>
          <Skeleton height="400px" radius="8px" />
        </div>
      )}
    </section>
  )
}

/** Sports whose matches can be drawn. */
const DRAWN: readonly Sport[] = ['football']

function Table({ teams, hasDraws }: { teams: readonly Team[]; hasDraws: boolean }) {
  if (teams.length === 0) {
    return (
      <Empty
        art="tavla"
        heading="h2"
        title={t('none')}
        action={<ButtonLink to={PATHS.results}>{t('results')}</ButtonLink>}
      >
        {t('noneNote')}
      </Empty>
    )
  }
  return (
    <>
      <table className="table standings">
        <caption className="sr">{t('title')}</caption>
        <thead>
          <tr>
            <Column short="#" long={t('place')} />
            <th scope="col">{t('team')}</th>
            <Column short={t('played')} long={t('playedLong')} />
            <Column short={t('won')} long={t('wonLong')} />
            {hasDraws && <Column short={t('drawn')} long={t('drawnLong')} />}
            <Column short={t('lost')} long={t('lostLong')} />
            <Column short={t('scores')} long={t('scoresLong')} />
            <Column short={t('points')} long={t('pointsLong')} />
            <th scope="col" className="standings__form">
              {t('form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((one, at) => (
            <Row key={one.team.id} one={one} place={at + 1} hasDraws={hasDraws} />
          ))}
        </tbody>
      </table>
      <p className="micro standings__note">{t('note')}</p>
    </>
  )
}

/** A heading of one letter, which is read and hovered in full. */
const Column = ({ short, long }: { short: string; long: string }) => (
  <th scope="col" className="r" title={long}>
    <span aria-hidden>{short}</span>
    <span className="sr">{long}</span>
  </th>
)

type RowProps = { one: Team; place: number; hasDraws: boolean }

const Row = ({ one, place, hasDraws }: RowProps) => (
  <tr>
    <td className="r haze">{place}</td>
    <th scope="row" className="standings__team">
      <span className="standings__side">
        <Crest code={one.team.id} />
        <span className="standings__name">{one.team.name}</span>
      </span>
    </th>
    <td className="r">{one.played}</td>
    <td className="r">{one.won}</td>
    {hasDraws && <td className="r">{one.drawn}</td>}
    <td className="r">{one.lost}</td>
    <td className="r">
      {one.scored}:{one.conceded}
    </td>
    <td className="r standings__points">{one.points}</td>
    <td className="standings__form">
      <ol>
        {one.form.map((result, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a match of the form is known by its place
          <li key={at} className={`is-${result}`}>
            <span aria-hidden>{t(result)}</span>
            <span className="sr">{t(`${result}Long`)}</span>
          </li>
        ))}
      </ol>
    </td>
  </tr>
)
