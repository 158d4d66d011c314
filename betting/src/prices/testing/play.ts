/** Matches played point by point, in the terms of settlement. They know nothing of the prices. */
import type { EsportsFacts } from '../../settlement/esports/facts.ts'
import type { TennisFacts, TennisSet, VolleyballFacts } from '../../settlement/rallies/facts.ts'

type Random = () => number
type Tally = [home: number, away: number]
type Pair = readonly [home: number, away: number]

const lead = ([home, away]: Tally) => Math.abs(home - away)
const most = ([home, away]: Tally) => Math.max(home, away)

/** Plays until it is over; `homeWins` decides the point that is next. */
function play(isOver: (score: Tally) => boolean, homeWins: (score: Tally) => boolean): Tally {
  const score: Tally = [0, 0]
  while (!isOver(score)) score[homeWins(score) ? 0 : 1]++
  return score
}

const byTwo = (to: number) => (score: Tally) => most(score) >= to && lead(score) >= 2

function playParts<Part>(
  bestOf: number,
  playPart: (number: number) => Part,
  winnerOf: (part: Part) => 0 | 1,
): Part[] {
  const parts: Part[] = []
  const won: Tally = [0, 0]
  while (most(won) <= bestOf / 2) {
    const part = playPart(parts.length + 1)
    parts.push(part)
    won[winnerOf(part)]++
  }
  return parts
}

const higher = ([home, away]: Pair): 0 | 1 => (home > away ? 0 : 1)

export function playVolleyball(rally: number, random: Random): VolleyballFacts {
  const point = () => random() < rally
  return {
    bestOf: 5,
    sets: playParts(5, (number) => play(byTwo(number === 5 ? 15 : 25), point), higher),
  }
}

export function playTennis(serve: Pair, bestOf: 3 | 5, random: Random): TennisFacts {
  let server: 0 | 1 = random() < 0.5 ? 0 : 1
  const pointOf = (serving: 0 | 1) => (random() < serve[serving] ? serving === 0 : serving === 1)
  const game = () => {
    const isHomes = higher(play(byTwo(4), () => pointOf(server))) === 0
    server = server === 0 ? 1 : 0
    return isHomes
  }
  /** One serve, then two each in turn; whoever began receives in the next set. */
  const tieBreak = () => {
    const first = server
    server = first === 0 ? 1 : 0
    const isFirsts = ([home, away]: Tally) => [0, 3].includes((home + away) % 4)
    return higher(play(byTwo(7), (score) => pointOf(isFirsts(score) ? first : server))) === 0
  }
  const isSetOver = (games: Tally) => (most(games) === 6 && lead(games) >= 2) || most(games) === 7
  const playSet = (): TennisSet => {
    const games = play(isSetOver, ([home, away]) =>
      home === 6 && away === 6 ? tieBreak() : game(),
    )
    return { games, hasTieBreak: games[0] + games[1] === 13 }
  }
  return { bestOf, retired: null, sets: playParts(bestOf, playSet, ({ games }) => higher(games)) }
}

export function playCs2(round: number, bestOf: 3 | 5, random: Random): EsportsFacts {
  const half = (rounds: number, to: number) => {
    const winners: ('1' | '2')[] = []
    const score = play(
      (now) => most(now) === to || now[0] + now[1] === rounds,
      () => {
        winners.push(random() < round ? '1' : '2')
        return winners.at(-1) === '1'
      },
    )
    return { score, winners }
  }
  const playMap = () => {
    const map = half(24, 13)
    const hasOvertime = lead(map.score) === 0
    while (lead(map.score) === 0) {
      const overtime = half(6, 4)
      map.score[0] += overtime.score[0]
      map.score[1] += overtime.score[1]
      map.winners.push(...overtime.winners)
    }
    return {
      winner: higher(map.score) === 0 ? ('1' as const) : ('2' as const),
      rounds: map.score,
      roundWinners: map.winners,
      hasOvertime,
    }
  }
  return { bestOf, maps: playParts(bestOf, playMap, ({ rounds }) => higher(rounds)) }
}
