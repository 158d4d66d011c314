import { add, type Fraction, fraction, multiply } from '../fraction.ts'
import { type Market, marketsOf } from '../markets/market.ts'
import { range } from '../shuffle.ts'
import { HORSES, RACE_CARDS, type RaceCard, WEIGHTS_SUM } from './cards.ts'
import type { Horse } from './race.ts'

export const RETURNED_PERCENT = 95
const PLACED = 3
const FIELD = range(1, HORSES.length)

/** That these come in first, in this order. */
function chanceOfFirst({ weights }: RaceCard, horses: readonly Horse[]): Fraction {
  let left = WEIGHTS_SUM
  return horses.reduce((chance, horse) => {
    const weight = weights[horse - 1] ?? 0
    const next = multiply(chance, fraction(weight, left))
    left -= weight
    return next
  }, fraction(1))
}

/** That the horse is among the first three. */
function chanceToPlace(card: RaceCard, horse: Horse): Fraction {
  const others = FIELD.filter((one) => one !== horse)
  const before = [
    [],
    ...others.map((one) => [one]),
    ...others.flatMap((one) => others.filter((two) => two !== one).map((two) => [one, two])),
  ].filter(({ length }) => length < PLACED)
  return before
    .map((ahead) => chanceOfFirst(card, [...ahead, horse]))
    .reduce((sum, chance) => add(sum, chance))
}

const chancesOf = (card: RaceCard): [place: string, chance: Fraction][] => [
  ...FIELD.map((horse): [string, Fraction] => [`win:${horse}`, chanceOfFirst(card, [horse])]),
  ...FIELD.map((horse): [string, Fraction] => [`place:${horse}`, chanceToPlace(card, horse)]),
  ...FIELD.flatMap((first) =>
    FIELD.filter((second) => second !== first).map((second): [string, Fraction] => [
      `exacta:${first}-${second}`,
      chanceOfFirst(card, [first, second]),
    ]),
  ),
]

const MARKETS = new Map<RaceCard, readonly Market[]>()

/** The card of a race, counted from 0; after the last comes the first again. */
export function cardOf(race: number): RaceCard {
  const card = RACE_CARDS[race % RACE_CARDS.length]
  if (!card) throw new Error(`no race ${race}`)
  return card
}

/** What is offered on a race: win, place and exacta at ⌊95 / p⌋. */
export function marketsOn(race: number): readonly Market[] {
  const card = cardOf(race)
  const known = MARKETS.get(card) ?? marketsOf(chancesOf(card), RETURNED_PERCENT)
  MARKETS.set(card, known)
  return known
}

/** Of the order in which they came in. */
export function isWon(place: string, order: readonly Horse[]): boolean {
  const [kind, of = ''] = place.split(':')
  if (kind === 'win') return order[0] === Number(of)
  if (kind === 'place') return order.slice(0, PLACED).includes(Number(of))
  return kind === 'exacta' && `${order[0]}-${order[1]}` === of
}
