import type { ShooterState } from '../prices/cs2-valorant/cs2-valorant.ts'
import type { MobaState } from '../prices/lol-dota2/lol-dota2.ts'
import { MAP_START } from '../prices/lol-dota2/map-state.ts'
import type { Side } from '../prices/tennis/game.ts'
import type { TennisState } from '../prices/tennis/tennis.ts'
import type { VolleyballState } from '../prices/volleyball/volleyball.ts'
import { countOf, type MatchNow, partsNow } from './match-now.ts'

const TIE_BREAK_AT = 6
/** As an umpire calls them, in points that were won. */
const CALLS: Readonly<Record<string, number>> = { 0: 0, 15: 1, 30: 2, 40: 3, A: 4 }

/** Where a match of tennis stands; undefined where its score or its server is not told. */
export function tennisNow(now: MatchNow): TennisState | undefined {
  const parts = partsNow(now)
  const { points = ['0', '0'], server } = now.score ?? {}
  if (!parts || !server) return undefined
  const { home, away } = parts.current
  const isTieBreak = home === TIE_BREAK_AT && away === TIE_BREAK_AT
  const [own, others] = points.map((call) => (isTieBreak ? Number(call) : CALLS[call]))
  if (own === undefined || others === undefined || Number.isNaN(own + others)) return undefined
  const serving: Side = server === '1' ? 'home' : 'away'
  return {
    sets: parts.over,
    games: parts.current,
    points: { home: own, away: others },
    server: serving,
  }
}

export function volleyballNow(now: MatchNow): VolleyballState | undefined {
  const parts = partsNow(now)
  return parts && { sets: parts.over, points: parts.current }
}

export function shooterNow(now: MatchNow): ShooterState | undefined {
  const parts = partsNow(now)
  return parts && { maps: parts.over, rounds: parts.current }
}

/** Who won which map is not told, and makes no difference to what follows. */
export function mobaNow(now: MatchNow): MobaState | undefined {
  const parts = partsNow(now)
  const { score, clock } = now
  if (!parts || !score) return undefined
  const [home, away] = score.total
  const gold = countOf(now, 'gold_lead') ?? { home: 0, away: 0 }
  const isPlayed = clock?.period === `map${home + away + 1}`
  return {
    winners: [...Array(home).fill('1'), ...Array(away).fill('2')],
    map: {
      ...MAP_START,
      minute: isPlayed ? clock.elapsedS / 60 : 0,
      kills: parts.current,
      goldLead: (gold.home - gold.away) / 1_000,
    },
  }
}
