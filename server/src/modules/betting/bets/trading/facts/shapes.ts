import type { Sport } from '@zar/contract/betting/sport'
import * as z from 'zod/mini'

/** What a trader types of a match that is over: the facts that the rules of its sport know. */
const Count = z.int().check(z.minimum(0), z.maximum(99))
const Pair = z.tuple([Count, Count])
const Side = z.enum(['1', '2'])

const Football = z
  .strictObject({
    fullTime: z.optional(Pair),
    halfTime: z.optional(Pair),
    goals: z.optional(
      z.array(
        z.strictObject({
          side: Side,
          minute: z.int().check(z.minimum(1), z.maximum(90)),
          scorer: z.nullable(z.string()),
          isOwn: z.boolean(),
          isPenalty: z.optional(z.boolean()),
        }),
      ),
    ),
    corners: z.optional(Pair),
    cornersHalfTime: z.optional(Pair),
    firstCorner: z.optional(z.enum(['1', '2', 'none'])),
    yellow: z.optional(Pair),
    red: z.optional(Pair),
    shots: z.optional(Pair),
    shotsOnTarget: z.optional(Pair),
    fouls: z.optional(Pair),
    hasPenalty: z.optional(z.boolean()),
    qualifies: z.optional(Side),
    winsCup: z.optional(Side),
    extraTime: z.optional(z.nullable(Pair)),
    penaltiesWinner: z.optional(z.nullable(Side)),
  })
  .check(z.refine(isPossible))

type Scores = {
  fullTime?: [number, number] | undefined
  halfTime?: [number, number] | undefined
  corners?: [number, number] | undefined
  cornersHalfTime?: [number, number] | undefined
  goals?: readonly { side: '1' | '2' }[] | undefined
}

/** No half has more than the whole, and as many goals are named as were scored. */
function isPossible({ fullTime, halfTime, corners, cornersHalfTime, goals }: Scores): boolean {
  const isWithin = (half?: [number, number], whole?: [number, number]) =>
    !half || !whole || (half[0] <= whole[0] && half[1] <= whole[1])
  const isNamed =
    !goals ||
    !fullTime ||
    (['1', '2'] as const).every(
      (side, at) => goals.filter((goal) => goal.side === side).length === fullTime[at],
    )
  return isWithin(halfTime, fullTime) && isWithin(cornersHalfTime, corners) && isNamed
}

/** Points go far above goals. */
const Points = z.int().check(z.minimum(0), z.maximum(999))
const PointsPair = z.tuple([Points, Points])

const Quarters = z.strictObject({
  quarters: z.optional(z.array(PointsPair).check(z.maxLength(4))),
  overtime: z.optional(z.nullable(PointsPair)),
  touchdowns: z.optional(Pair),
  minutesPlayed: z.optional(z.number().check(z.minimum(0), z.maximum(200))),
})

const Hockey = z.strictObject({
  periods: z.optional(z.array(Pair).check(z.maxLength(3))),
  overtime: z.optional(z.nullable(Pair)),
  shootOutWinner: z.optional(z.nullable(Side)),
})

const Tennis = z.strictObject({
  bestOf: z.union([z.literal(3), z.literal(5)]),
  decider: z.optional(z.literal('match-tie-break')),
  sets: z.optional(
    z
      .array(
        z.strictObject({
          games: Pair,
          hasTieBreak: z.optional(z.boolean()),
          isMatchTieBreak: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(5)),
  ),
  retired: z.optional(z.nullable(Side)),
})

const Volleyball = z.strictObject({
  bestOf: z.union([z.literal(3), z.literal(5)]),
  sets: z.optional(z.array(Pair).check(z.maxLength(5))),
})

const Esports = z.strictObject({
  bestOf: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)]),
  maps: z.optional(
    z
      .array(
        z.strictObject({
          winner: Side,
          isForfeit: z.optional(z.boolean()),
          rounds: z.optional(PointsPair),
          hasOvertime: z.optional(z.boolean()),
          kills: z.optional(PointsPair),
          durationS: z.optional(z.int().check(z.minimum(1), z.maximum(36_000))),
        }),
      )
      .check(z.maxLength(5)),
  ),
})

/** `isOverParts`: it is played over a number of sets or maps, which the fixture tells. */
type Shape = { facts: z.ZodMiniType; isOverParts: boolean }
const whole = (facts: z.ZodMiniType): Shape => ({ facts, isOverParts: false })
const overParts = (facts: z.ZodMiniType): Shape => ({ facts, isOverParts: true })

export const SHAPES: Readonly<Record<Sport, Shape>> = {
  football: whole(Football),
  basketball: whole(Quarters),
  'american-football': whole(Quarters),
  'ice-hockey': whole(Hockey),
  tennis: overParts(Tennis),
  volleyball: overParts(Volleyball),
  cs2: overParts(Esports),
  valorant: overParts(Esports),
  lol: overParts(Esports),
  dota2: overParts(Esports),
}
