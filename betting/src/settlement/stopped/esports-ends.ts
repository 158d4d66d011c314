import type { EsportsFacts, EsportsMap } from '../esports/facts.ts'
import type { Pair } from '../results.ts'
import { seriesEnds } from './series-ends.ts'

type Side = '1' | '2'
/** The maps that are over are `maps`; `current` is the one that was stopped. */
export type StoppedEsports = EsportsFacts

const SIDES: readonly Side[] = ['1', '2']
const winsOf = ({ winner }: EsportsMap): Pair => (winner === '1' ? [1, 0] : [0, 1])

/** Rounds to win, and how a map goes on at twelve all: in CS2 the first to four of six, elsewhere by two. */
const TO_WIN = 13
const OVERTIME = { cs2: { rounds: 3, toWin: 4 }, valorant: { rounds: 1, toWin: 2 } }
export type Shooter = keyof typeof OVERTIME

/** The scores with which a map that stands so may end: at once, as late as regular time allows, after one overtime more. */
function roundEnds([home, away]: Pair, shooter: Shooter): Pair[] {
  const { rounds, toWin } = OVERTIME[shooter]
  const least = Math.min(home, away)
  const played = least < TO_WIN - 1 ? 0 : Math.floor((least - (TO_WIN - 1)) / rounds)
  const level = TO_WIN - 1 + played * rounds
  const isOvertime = home >= TO_WIN - 1 && away >= TO_WIN - 1
  const target = isOvertime ? level + toWin : TO_WIN
  const overtimes = [level, level + 2 * rounds].flatMap((from): Pair[] => [
    [from + toWin, from],
    [from, from + toWin],
    [from + toWin, from + toWin - 2],
    [from + toWin - 2, from + toWin],
  ])
  const regular: Pair[] = [
    [target, away],
    [home, target],
    [target, Math.min(target - 2, away + 1)],
    [Math.min(target - 2, home + 1), target],
    [target, target - 2],
    [target - 2, target],
  ]
  return [...regular, ...overtimes].filter(
    ([h, a]) => h >= home && a >= away && Math.abs(h - a) >= 2,
  )
}

/** All rounds of a map: those known, and the others in one order. */
function winnersOf(known: readonly Side[], [home, away]: Pair, order: readonly Side[]): Side[] {
  const left = (side: Side) =>
    Math.max(0, (side === '1' ? home : away) - known.filter((one) => one === side).length)
  const others = order.flatMap((side) => Array.from({ length: left(side) }, () => side))
  return [...known, ...others]
}

function shooterMaps(current: Omit<EsportsMap, 'winner'>, shooter: Shooter): EsportsMap[] {
  const known = current.roundWinners ?? []
  return roundEnds(current.rounds ?? [0, 0], shooter).flatMap((rounds) =>
    [SIDES, [...SIDES].reverse()].map((order) => ({
      ...current,
      winner: rounds[0] > rounds[1] ? '1' : '2',
      rounds,
      hasOvertime: Math.min(...rounds) >= TO_WIN - 1,
      roundWinners: winnersOf(known, rounds, order),
    })),
  )
}

/** So many more kills and seconds: none, few, and more than any line of the catalogue tells apart. */
const MORE = [0, 1, 2, 300]
const WEEK_S = 604_800
const FIRSTS = ['blood', 'tower', 'dragon', 'roshan', 'baron']

function arenaMaps({ kills, durationS, ...current }: Omit<EsportsMap, 'winner'>): EsportsMap[] {
  const growths = MORE.flatMap((home) => MORE.map((away): Pair => [home, away]))
  return SIDES.flatMap((winner) =>
    growths.flatMap((by) =>
      [0, 1, WEEK_S].map((more) => ({
        ...current,
        winner,
        ...(kills && { kills: [kills[0] + by[0], kills[1] + by[1]] as const }),
        ...(durationS !== undefined && { durationS: durationS + more }),
        tenKills: current.tenKills ?? winner,
        firsts: {
          ...Object.fromEntries(FIRSTS.map((what) => [what, winner])),
          ...current.firsts,
        },
      })),
    ),
  )
}

/** A map that has not begun: any of a few. */
const LATER_SHOOTER: Omit<EsportsMap, 'winner'> = { rounds: [0, 0], roundWinners: [] }
const LATER_ARENA: Omit<EsportsMap, 'winner'> = { kills: [0, 0], durationS: 0 }

const thin = (maps: readonly EsportsMap[]): EsportsMap[] =>
  SIDES.flatMap((side) => {
    const won = maps.filter(({ winner }) => winner === side)
    return [won[0], won.at(-1)].flatMap((map) => map ?? [])
  })

/** Ways in which a match of e-sports may go on to its end. */
export function esportsEnds(
  { current, ...facts }: StoppedEsports,
  shooter: Shooter | null,
): EsportsFacts[] {
  const endsOfMap = (map: Omit<EsportsMap, 'winner'>) =>
    shooter ? shooterMaps(map, shooter) : arenaMaps(map)
  const later = thin(endsOfMap(shooter ? LATER_SHOOTER : LATER_ARENA))
  const ways = seriesEnds<EsportsMap>({
    bestOf: facts.bestOf,
    done: facts.maps ?? [],
    open: current ? endsOfMap(current) : null,
    next: () => later,
    scoreOf: winsOf,
  })
  return ways.map((maps) => ({ ...facts, maps }))
}
