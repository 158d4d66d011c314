import { expect, test } from 'vitest'
import { numberOf } from '../fraction.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { expectFacts } from '../testing/room-facts.ts'
import { chainDraws, placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { leagueFacts } from './facts.ts'
import { GOAL_WEIGHTS, WEIGHTS_SUM } from './goal-weights.ts'
import { drawResults, goalsAt, type MatchEvent, MINUTES } from './match.ts'
import { modes } from './mathematics.ts'
import { marketsIn, marketsOfMatch } from './odds.ts'
import { league, type Table } from './rules.ts'
import { fixturesOf, type Goals, NO_STANDINGS, standingsAfter, tableOf, WEEKS } from './season.ts'
import { strengthsOf, TEAMS } from './teams.ts'

const { football } = known.games

test('the numbers of a match are its published vectors, home before away', () => {
  const strengths = { home: 31, away: 17 }
  for (const { nonce, result } of known.draws.football) {
    const random = soloDraws(nonce)()
    expect([random.below(WEIGHTS_SUM), random.below(WEIGHTS_SUM)]).toEqual(result)
    const [home = 0, away = 0] = result
    const goals = {
      home: goalsAt(home, GOAL_WEIGHTS[31] ?? []),
      away: goalsAt(away, GOAL_WEIGHTS[17] ?? []),
    }
    expect(drawResults([strengths], soloDraws(nonce)())).toEqual([goals])
  }
})

test('a number is as many goals as the weights before it are passed', () => {
  const weights = GOAL_WEIGHTS[20] ?? []
  expect(
    [0, 367_878, 367_879, 735_757, 735_758, 999_915, 999_916, 999_999].map((drawn) =>
      goalsAt(drawn, weights),
    ),
  ).toEqual([0, 0, 1, 1, 2, 6, 7, 7])
})

test('every row of weights is whole, adds up to a million, and is Poisson’s', () => {
  const { weightsExample } = football
  expect([GOAL_WEIGHTS[31], GOAL_WEIGHTS[20]]).toEqual([
    weightsExample['1.55'],
    weightsExample['1.00'],
  ])
  for (const [strength, weights] of Object.entries(GOAL_WEIGHTS)) {
    const mean = Number(strength) / 20
    expect(weights.reduce((sum, one) => sum + one, 0)).toBe(WEIGHTS_SUM)
    let poisson = WEIGHTS_SUM * Math.exp(-mean)
    for (const [goals, weight] of weights.slice(0, 7).entries()) {
      expect(Math.abs(weight - poisson), `${mean} ${goals}`).toBeLessThan(0.5001)
      poisson *= mean / (goals + 1)
    }
  }
})

/** The published matches, by what they call a market. */
const NAMES = {
  home: 'home',
  draw: 'draw',
  away: 'away',
  over25: 'over',
  under25: 'under',
  bttsYes: 'both',
  bttsNo: 'not-both',
  '1-0': 'score:1-0',
} as const

test.each(football.matches)('FAIR-20: $match has its published prices and returns', (match) => {
  const [host, guest] = match.match
    .split(' - ')
    .map((name) => TEAMS.find((team) => team.name === name))
  if (!host || !guest) throw new Error(match.match)
  const strengths = strengthsOf(host, guest)
  expect([strengths.home / 20, strengths.away / 20]).toEqual(match.lambda)
  for (const [name, place] of Object.entries(NAMES)) {
    const published = match[name as keyof typeof NAMES]
    const market = marketsOfMatch(strengths).find((one) => one.place === place)
    if (!market) throw new Error(place)
    const chance = numberOf(market.chance)
    expect(market.price / 100, place).toBe(published.price)
    expect(chance, place).toBeCloseTo(Number(published.p), 6)
    expect((chance * market.price) / 100, place).toBeCloseTo(Number(published.rtp), 6)
  }
})

test('FAIR-20: no market of a season returns more than 95 %, nor a hundredth of its chance less', () => {
  const all = modes()
  expect(all.length).toBeGreaterThan(1_000)
  for (const { mode, rtp, hitRate, mostHundredths } of all) {
    expect(numberOf(rtp), mode).toBeLessThanOrEqual(0.95)
    expect(numberOf(rtp), mode).toBeGreaterThan(0.95 - numberOf(hitRate) / 100)
    expect(mostHundredths).toBeLessThanOrEqual(50_000)
  }
})

test('a season is each against each, once at home and once away, and a team plays once a week', () => {
  const played = range(0, WEEKS - 1).flatMap((week) => {
    const fixtures = fixturesOf(week)
    const teams = fixtures.flatMap(({ home, away }) => [home, away])
    expect(new Set(teams).size).toBe(TEAMS.length)
    return fixtures.map(({ home, away }) => `${home}-${away}`)
  })
  expect(played).toHaveLength(TEAMS.length * (TEAMS.length - 1))
  expect(new Set(played).size).toBe(played.length)
})

test('in half a season every team is at home seven or eight times', () => {
  const home = range(0, WEEKS / 2 - 1)
    .flatMap(fixturesOf)
    .map((fixture) => fixture.home)
  for (const team of TEAMS.keys())
    expect([7, 8]).toContain(home.filter((one) => one === team).length)
})

test('the table counts three for a win, then goal difference, then goals', () => {
  const [{ home = 0, away = 0 } = {}, next] = fixturesOf(0)
  const results = fixturesOf(0).map(() => ({ home: 0, away: 0 }))
  results[0] = { home: 2, away: 1 }
  results[1] = { home: 1, away: 1 }
  const standings = standingsAfter(NO_STANDINGS, 0, results)
  expect(standings[home]).toEqual({ won: 1, drawn: 0, lost: 0, scored: 2, conceded: 1 })
  expect(standings[away]).toEqual({ won: 0, drawn: 0, lost: 1, scored: 1, conceded: 2 })
  const table = tableOf(standings)
  expect(table[0]).toEqual({ team: home, points: 3 })
  expect(table.at(-1)).toEqual({ team: away, points: 0 })
  expect(new Set(table.slice(1, 3).map(({ team }) => team))).toEqual(
    new Set([next?.home, next?.away]),
  )
})

/** Of the round's last table. */
function playedOf(tables: readonly Table[]) {
  const last = tables.at(-1)
  if (!last || !('results' in last)) throw new Error('no results')
  return last
}

function expectTold(result: Goals, events: readonly MatchEvent[]): void {
  const scored = events.filter(({ kind }) => kind === 'goal')
  const by = (side: string) => scored.filter((one) => one.side === side).length
  expect({ home: by('home'), away: by('away') }).toEqual(result)
  expect(scored.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(result)
  const minutes = events.map(({ minute }) => minute)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  expect(minutes.every((minute) => minute >= 1 && minute <= MINUTES)).toBe(true)
  expect(events.every(({ player }) => player > 1 && player < 12)).toBe(true)
}

test('the film has the goals of the result and no others, minute after minute', () => {
  const weeks = range(0, WEEKS - 1).map((week) => {
    const carried = { season: 1, week, standings: [...NO_STANDINGS] }
    return playedOf(tablesOf(league, chainDraws(1 + (week % 3)), { carried }))
  })
  for (const { results, events } of weeks)
    for (const [match, result] of results.entries()) expectTold(result, events[match] ?? [])
  const goals = weeks.flatMap(({ results }) => results.map(({ home, away }) => home + away))
  expect(goals.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(400)
})

const winnerOf = ({ home, away }: Goals) => ['away', 'draw', 'home'][Math.sign(home - away) + 1]

test('a week takes three minutes, and its bets are paid by their match once it is over', () => {
  const tables = tablesOf(league, chainDraws(2))
  expect(tables.map(({ phase }) => phase)).toEqual(['betting', 'closed', 'playing', 'result'])
  const lengths = tables.map((table) => league.phaseOf(table).lengthMs)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(180_000)
  for (const [match, goals] of playedOf(tables).results.entries()) {
    const { home, away } = goals
    const settle = (market: string) => {
      const place = `${match}:${market}`
      return settledIn(league, tables, placedAs({ place, price: 300, stakeKurus: 1_000, week: 0 }))
    }
    const pays = (market: string) => settle(market).returned === 3_000
    const won = ['home', 'draw', 'away'].filter(pays)
    expect(won).toEqual([winnerOf(goals)])
    expect(settle(`score:${home}-${away}`)).toEqual({ phase: 'result', returned: 3_000 })
    expect(settle(`score:${home + 1}-${away}`).returned).toBe(0)
    expect([pays('over'), pays('under')]).toEqual(home + away > 2 ? [true, false] : [false, true])
    expect([pays('both'), pays('not-both')]).toEqual(
      home * away > 0 ? [true, false] : [false, true],
    )
  }
})

test('weeks follow each other with the table of all before, and after the last a new season', () => {
  let carried = league.carry?.(league.begin(null)) ?? null
  for (const week of range(1, WEEKS - 1)) {
    const tables = tablesOf(league, chainDraws(1 + (week % 3)), { carried })
    expect(tables[0]).toMatchObject({ season: 1, week })
    carried = league.carry?.(tables.at(-1) ?? league.begin(null)) ?? null
    const { standings } = carried as { standings: { won: number; drawn: number; lost: number }[] }
    const games = standings.map(({ won, drawn, lost }) => won + drawn + lost)
    if (week < WEEKS - 1) expect(games).toEqual(Array(TEAMS.length).fill(week))
  }
  expect(carried).toEqual({ season: 2, week: 0, standings: NO_STANDINGS })
})

test('a bet is taken on what is offered this week, at its price', () => {
  const table = league.begin(null)
  const price = marketsIn(0).find(({ place }) => place === '7:home')?.price ?? 0
  const bet = { place: '7:home', stakeKurus: 1_000, price, week: 0 }
  expect(league.readBet(bet)).toEqual(bet)
  expect(league.whyNoBet?.(table, bet, [], 'seat')).toBeUndefined()
  expect(league.whyNoBet?.(table, { ...bet, price: price + 1 }, [], 'seat')).toBe('price_changed')
  expect(league.whyNoBet?.(table, { ...bet, week: 1 }, [], 'seat')).toBe('too_late')
  expect(league.readBet({ ...bet, week: WEEKS })).toBeUndefined()
  for (const place of ['8:home', '7:score:7-7', '7:winner', 'home'])
    expect(league.whyNoBet?.(table, { ...bet, place }, [], 'seat')).toBe('not_now')
})

test('what is told of the game is what its rules take and its mathematics says', () => {
  expectFacts(leagueFacts, league, modes())
})
