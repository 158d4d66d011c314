import type { Sport } from '@zar/contract/betting/sport'

type Pair = [number, number]

/** How a fact is typed: a pair `2-0`, pairs `25-20, 23-25`, a choice, winners `1, 2, 1`, or goals `12 1, 45 2`. */
export type FieldKind = 'pair' | 'pairs' | 'side' | 'first' | 'yesNo' | 'winners' | 'goals'
export type Field = { name: FieldName; kind: FieldKind }
export type FieldName =
  | 'fullTime'
  | 'halfTime'
  | 'goals'
  | 'corners'
  | 'cornersHalfTime'
  | 'firstCorner'
  | 'yellow'
  | 'red'
  | 'shots'
  | 'shotsOnTarget'
  | 'fouls'
  | 'hasPenalty'
  | 'quarters'
  | 'periods'
  | 'sets'
  | 'rounds'
  | 'winners'
  | 'overtime'
  | 'shootOutWinner'
  | 'retired'

const pair = (name: FieldName): Field => ({ name, kind: 'pair' })

const FOOTBALL: readonly Field[] = [
  pair('fullTime'),
  pair('halfTime'),
  { name: 'goals', kind: 'goals' },
  pair('corners'),
  pair('cornersHalfTime'),
  { name: 'firstCorner', kind: 'first' },
  pair('yellow'),
  pair('red'),
  pair('shots'),
  pair('shotsOnTarget'),
  pair('fouls'),
  { name: 'hasPenalty', kind: 'yesNo' },
]
const QUARTERS: readonly Field[] = [{ name: 'quarters', kind: 'pairs' }, pair('overtime')]
const ROUNDS: readonly Field[] = [{ name: 'rounds', kind: 'pairs' }]
const WINNERS: readonly Field[] = [{ name: 'winners', kind: 'winners' }]

/** What is typed of a match that is over, by its sport. */
export const FIELDS: Readonly<Record<Sport, readonly Field[]>> = {
  football: FOOTBALL,
  basketball: QUARTERS,
  'american-football': QUARTERS,
  'ice-hockey': [
    { name: 'periods', kind: 'pairs' },
    pair('overtime'),
    { name: 'shootOutWinner', kind: 'side' },
  ],
  tennis: [
    { name: 'sets', kind: 'pairs' },
    { name: 'retired', kind: 'side' },
  ],
  volleyball: [{ name: 'sets', kind: 'pairs' }],
  cs2: ROUNDS,
  valorant: ROUNDS,
  lol: WINNERS,
  dota2: WINNERS,
}

export type Typed = Partial<Record<FieldName, string>>

/** Whether what stands in a field can be read; an empty one is no fact. */
export const isReadable = ({ name, kind }: Field, typed: Typed): boolean =>
  !typed[name]?.trim() || read(kind, typed[name] ?? '') !== undefined

/** The facts as the server takes them; undefined while nothing is typed, or something cannot be read. */
export function factsIn(sport: Sport, typed: Typed): string | undefined {
  const fields = FIELDS[sport].filter(({ name }) => typed[name]?.trim())
  if (fields.length === 0 || !fields.every((field) => isReadable(field, typed))) return undefined
  const said = Object.fromEntries(
    fields.map(({ name, kind }) => [name, read(kind, typed[name] ?? '')]),
  )
  return JSON.stringify(shapeOf(sport, said))
}

function read(kind: FieldKind, text: string): unknown {
  const parts = text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)
  if (kind === 'pair') return pairIn(text)
  if (kind === 'pairs') return all(parts.map(pairIn))
  if (kind === 'winners') return all(parts.map((one) => (/^[12]$/.test(one) ? one : undefined)))
  if (kind === 'goals') return all(parts.map(goalIn))
  return kind === 'yesNo' ? text === 'yes' : text
}

const all = <Of>(parts: readonly (Of | undefined)[]): readonly Of[] | undefined =>
  parts.length > 0 && parts.every((one) => one !== undefined) ? (parts as Of[]) : undefined

function pairIn(text: string): Pair | undefined {
  const [, home, away] = /^\s*(\d{1,3})\s*[-–:]\s*(\d{1,3})\s*$/.exec(text) ?? []
  return home !== undefined && away !== undefined ? [Number(home), Number(away)] : undefined
}

/** `45 2` is a goal of the away side in the 45th minute; `45k 2` or `45o 2` one that the other side scored. */
function goalIn(text: string) {
  const [, minute, own, side] = /^(\d{1,2})\s*([ko]?)\s+([12])$/i.exec(text) ?? []
  if (minute === undefined || Number(minute) < 1 || Number(minute) > 90) return undefined
  return { side, minute: Number(minute), scorer: null, isOwn: own !== '' }
}

/** Sets and maps as the rules of their sport know them. */
function shapeOf(sport: Sport, said: Record<string, unknown>): object {
  const { sets, rounds, winners, ...more } = said
  if (rounds) return { ...more, maps: (rounds as Pair[]).map(mapOf) }
  if (winners) return { ...more, maps: (winners as string[]).map((winner) => ({ winner })) }
  if (!sets) return more
  return { ...more, sets: sport === 'tennis' ? (sets as Pair[]).map(setOf) : sets }
}

const mapOf = (pair: Pair) => ({
  winner: pair[0] > pair[1] ? '1' : '2',
  rounds: pair,
  hasOvertime: pair[0] + pair[1] > 24,
})

/** A set of tennis ends at 7-6 by a tie-break; what goes to ten is a match tie-break. */
const setOf = (games: Pair) => ({
  games,
  hasTieBreak: games.includes(7) && games.includes(6),
  isMatchTieBreak: Math.max(...games) >= 10,
})
