import { useState } from 'react'
import type { Language } from '../../../protocol.ts'
import { MarketRail } from '../../../screens/room/market/market-rail.tsx'
import { OddsButton } from '../../../screens/room/market/odds-button.tsx'
import { Results } from '../../../screens/room/market/results.tsx'
import { type Slip, useSlip } from '../../../screens/room/market/slip/use-slip.ts'
import type { RoomPlay, RoomProps } from '../../../screens/room/room-screen.ts'
import { range } from '../../shuffle.ts'
import { MINUTES } from '../match.ts'
import { MATCHES, tableOf } from '../season.ts'
import { bookOf, pricesIn, weekOf } from './book.ts'
import { Crest } from './crest-picture.tsx'
import { nameOf, type Past, shownIn, sidesOf, standingsIn } from './week-now.ts'
import { LEAGUE_WORDS } from './words.ts'

/** The matches of the week that can be bet on, and how the teams stand. */
export function Rail({ play }: RoomProps) {
  const { room, language } = play
  const words = LEAGUE_WORDS[language]
  const slip = useSlip(play, bookOf(room))
  const week = weekOf(slip.book.offered ?? shownIn(room).week)
  return (
    <MarketRail
      play={play}
      slip={slip}
      tabs={[
        {
          key: 'week',
          name: words.week(week + 1),
          panel: <Matches slip={slip} week={week} language={language} />,
        },
        { key: 'table', name: words.table, panel: <Table play={play} /> },
      ]}
      results={<Weeks play={play} />}
      sums={[
        { name: words.matches, value: String(MATCHES) },
        { name: words.length, value: words.seconds(MINUTES) },
      ]}
    />
  )
}

type WeekProps = { slip: Slip; week: number; language: Language }

function Matches({ slip, week, language }: WeekProps) {
  const [open, setOpen] = useState<number>()
  const words = LEAGUE_WORDS[language]
  return (
    <ul>
      {range(0, MATCHES - 1).map((match) => {
        const { home, away } = sidesOf(week, match)
        const isOpen = open === match
        const result = [
          { place: `${match}:home`, sign: '1', name: home },
          { place: `${match}:draw`, sign: 'X', name: words.markets.draw ?? '' },
          { place: `${match}:away`, sign: '2', name: away },
        ]
        return (
          <li key={match} className="market">
            <div className="league-match">
              <h3>{words.versus(home, away)}</h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? words.less : words.more}, ${words.versus(home, away)}`}
                onClick={() => setOpen(isOpen ? undefined : match)}
              >
                {isOpen ? words.less : words.more}
              </button>
            </div>
            <div className="market__row">
              {result.map(({ place, sign, name }) => (
                <OddsButton
                  key={place}
                  slip={slip}
                  place={place}
                  language={language}
                  name={`${words.versus(home, away)}, ${words.heads.result}: ${name}`}
                >
                  {sign}
                </OddsButton>
              ))}
            </div>
            {isOpen && <More slip={slip} week={week} match={match} language={language} />}
          </li>
        )
      })}
    </ul>
  )
}

const PAIRS = [
  { head: 'goals', markets: ['over', 'under'] },
  { head: 'both', markets: ['both', 'not-both'] },
] as const

function More({ slip, week, match, language }: WeekProps & { match: number }) {
  const words = LEAGUE_WORDS[language]
  const { home, away } = sidesOf(week, match)
  const of = words.versus(home, away)
  const start = `${match}:score:`
  const scores = [...pricesIn(week).keys()].filter((place) => place.startsWith(start))
  return (
    <>
      {PAIRS.map(({ head, markets }) => (
        <div key={head}>
          <h4 className="league-match__head">{words.heads[head]}</h4>
          <div className="market__row market__row--2">
            {markets.map((market) => (
              <OddsButton
                key={market}
                slip={slip}
                place={`${match}:${market}`}
                language={language}
                name={`${of}, ${words.markets[market]}`}
              >
                {words.shorts[market]}
              </OddsButton>
            ))}
          </div>
        </div>
      ))}
      <h4 className="league-match__head">{words.heads.scores}</h4>
      <div className="market__row">
        {scores.map((place) => {
          const score = place.slice(start.length).replace('-', '–')
          return (
            <OddsButton
              key={place}
              slip={slip}
              place={place}
              language={language}
              name={`${of}, ${words.score(score)}`}
            >
              {score}
            </OddsButton>
          )
        })}
      </div>
    </>
  )
}

function Table({ play: { room, language } }: { play: RoomPlay }) {
  const { columns } = LEAGUE_WORDS[language]
  const standings = standingsIn(room)
  return (
    <table className="league-table num">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {columns.team}
          </th>
          <th scope="col">{columns.played}</th>
          <th scope="col">{columns.goals}</th>
          <th scope="col">{columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {tableOf(standings).map(({ team, points }, at) => {
          const one = standings[team]
          return (
            <tr key={team}>
              <td>{at + 1}</td>
              <th scope="row">
                <Crest team={nameOf(team)} size={22} /> {nameOf(team)}
              </th>
              <td>{one ? one.won + one.drawn + one.lost : 0}</td>
              <td>
                {one?.scored}–{one?.conceded}
              </td>
              <td>
                <b>{points}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Weeks({ play }: RoomProps) {
  const words = LEAGUE_WORDS[play.language]
  return (
    <Results
      play={play}
      className="league-results"
      empty={words.noResults}
      note={words.past}
      row={({ shown }) => {
        const { season, week, results } = shown as Past
        return (
          <>
            <h3>
              {words.week(week + 1)} · {words.season(season)}
            </h3>
            {results.map((goals, match) => {
              const { home, away } = sidesOf(week, match)
              return (
                <p key={home}>
                  <span>{home}</span>
                  <b>
                    {goals.home}–{goals.away}
                  </b>
                  <span>{away}</span>
                </p>
              )
            })}
          </>
        )
      }}
    />
  )
}
