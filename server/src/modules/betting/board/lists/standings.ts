import type { bettingStandings, FORM } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../../db/db.ts'

type Row = z.input<typeof bettingStandings.output>[number]
type Result = (typeof FORM)[number]
type Played = {
  sport: Sport
  homeId: string
  home: string
  awayId: string
  away: string
  total: [number, number]
  winner: string
}

/** A season is not told: the table is of the matches since then. */
const SINCE = '300 days'
const MATCHES_MAX = 2_000
const FORM_MAX = 5
/** Sports whose leagues know a draw. */
const DRAWN: readonly Sport[] = ['football']
const POINTS = { win: 3, draw: 1, loss: 0 }

/** The table of a league, by points, then by what was scored more than conceded, then by what was scored. */
export async function readStandings(db: Db, league: string): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (const match of await readPlayed(db, league)) {
    const { homeId, home, awayId, away, total, winner } = match
    take(rowOf(rows, { id: homeId, name: home }), match, {
      ofSide: winner === '1',
      scored: total[0],
      conceded: total[1],
    })
    take(rowOf(rows, { id: awayId, name: away }), match, {
      ofSide: winner === '2',
      scored: total[1],
      conceded: total[0],
    })
  }
  const lead = ({ scored, conceded }: Row) => scored - conceded
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      lead(b) - lead(a) ||
      b.scored - a.scored ||
      a.team.name.localeCompare(b.team.name, 'tr'),
  )
}

function rowOf(rows: Map<string, Row>, team: Row['team']): Row {
  const counts = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
  const row = rows.get(team.id) ?? { team, ...counts, form: [] }
  rows.set(team.id, row)
  return row
}

const COUNTED = { win: 'won', draw: 'drawn', loss: 'lost' } as const

function take(
  row: Row,
  { sport, winner }: Played,
  { ofSide, scored, conceded }: { ofSide: boolean; scored: number; conceded: number },
): void {
  const result: Result = winner === 'X' ? 'draw' : ofSide ? 'win' : 'loss'
  row.played += 1
  row[COUNTED[result]] += 1
  row.scored += scored
  row.conceded += conceded
  row.points += DRAWN.includes(sport) ? POINTS[result] : Number(ofSide)
  row.form = [...row.form, result].slice(-FORM_MAX)
}

/** The matches that are over and whose winner is settled, by their start. */
async function readPlayed(db: Db, league: string): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select event.sport, home_id as "homeId", home, away_id as "awayId", away, score -> 'total' as total,
      won.key as winner
    from betting_event event
      join betting_market market on market.event_id = event.id and market.line is null
        and market.key = case when event.sport = 'football' then 'ft.result' else 'match.winner' end
      join betting_settlement settled on settled.market_id = market.id and settled.version = market.settlement
      cross join lateral jsonb_each(settled.results) as won
    where league_id = ${league} and starts_at > now() - ${SINCE}::interval and event.state in ('ended', 'closed')
      and score is not null and won.value ->> 'outcome' = 'win'
    order by starts_at desc, event.id desc limit ${MATCHES_MAX}`.execute(db)
  return rows.reverse()
}
