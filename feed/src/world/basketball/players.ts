import type { BasketballPlayer } from '@zar/betting/prices/basketball/players'
import type { Player } from '../../protocol/message.ts'
import { type Fixture, named, type Side } from '../fixture.ts'
import { normalOf, type Random } from '../random.ts'

/** Invented names, by the country of the league. */
const SURNAMES: Record<string, readonly string[]> = {
  Türkiye: named(
    'Akbulutlu, Baştürkoğlu, Cerenay, Dağlaroğlu, Esengül, Fırtınalı, Gündoğar, Hazarlı, İnceoğul, Kızıldere, Meriçli, Olcayto, Sezginer',
  ),
  Avrupa: named(
    'Andrijasek, Bratanov, Calvanese, Dimitrakos, Emeljanov, Fortunatis, Grigalis, Hadzimir, Jankauskis, Kostarakis, Lindemark, Marčenka, Novoselac',
  ),
  İspanya: named(
    'Arrizabal, Bengoetxa, Casadevila, Delmonteiro, Echanove, Fuentealba, Gorostieta, Iturralda, Larrañeta, Monterroso, Olabarri, Peñarrubia, Sotomonte',
  ),
  ABD: named(
    'Allensworth, Braddocke, Carrowell, Deverson, Ellerby, Fenwright, Gaithers, Halloway, Ingersole, Jeffcoat, Kingsberry, Lattimer, Mossgrove',
  ),
  Avustralya: named(
    'Abernethie, Barraclough, Coolidgee, Drummoyne, Everingham, Farquaharn, Gillespey, Hargravey, Illington, Kirrawell, Lonsdaley, Macquaries, Narracott',
  ),
}
const INITIALS = 'A B C D E F G J K L M N O R S T W'.split(' ')

/** What a player of a place takes of his side’s points, and his rebounds and assists of 40 minutes; others take the rest. */
const PLACES = [
  { points: 0.21, rebounds: 4.6, assists: 5.4 },
  { points: 0.16, rebounds: 7.8, assists: 1.9 },
  { points: 0.13, rebounds: 3.4, assists: 4.1 },
  { points: 0.11, rebounds: 6.1, assists: 1.4 },
  { points: 0.08, rebounds: 3.9, assists: 2.4 },
] as const
/** Variance over mean less 1, as the prices have it. */
const SPREADS = { rebounds: 0.5, assists: 0.4 } as const
export type Counted = keyof typeof SPREADS
export const COUNTED = Object.keys(SPREADS) as Counted[]

type Expected = { margin: number; total: number; minutes: 40 | 48 }

/** Who is named of both sides. All of them play. */
export const playersOf = ({ league, home, away }: Fixture): Player[] =>
  ([home, away] as const).flatMap(({ id }, at) => {
    const names = SURNAMES[league.country] ?? []
    const club = Number(id.split('-').at(-1))
    return PLACES.map((_, place): Player => {
      const surname = names[(club * 5 + place * 3) % names.length] ?? ''
      const initial = INITIALS[(club * 7 + place * 11) % INITIALS.length] ?? ''
      return { id: `${id}-p${place}`, name: `${initial}. ${surname}`, side: at === 0 ? '1' : '2' }
    })
  })

const placeOf = ({ id }: Pick<Player, 'id'>) =>
  PLACES[Number(id.slice(id.lastIndexOf('p') + 1))] ?? { points: 0, rebounds: 0, assists: 0 }

/** What is expected of those who are named, by what is expected of the match. */
export const playersExpected = (
  fixture: Fixture,
  { margin, total, minutes }: Expected,
): BasketballPlayer[] =>
  playersOf(fixture).map((player) => {
    const { points, rebounds, assists } = placeOf(player)
    const ofSide = (total + (player.side === '1' ? margin : -margin)) / 2
    return {
      id: player.id,
      points: points * ofSide,
      rebounds: (rebounds * minutes) / 40,
      assists: (assists * minutes) / 40,
    }
  })

/** Who scored a basket; undefined for one of the others. */
export function scorerOf(
  random: Random,
  players: readonly Player[],
  side: Side,
): string | undefined {
  let left = random()
  return players.find((player) => {
    if (player.side !== side) return false
    left -= placeOf(player).points
    return left < 0
  })?.id
}

/** How many rebounds or assists a player has in a share of a match, as the prices have it. `form`: of his day. */
export function countOf(random: Random, mean: number, form: number): number {
  let count = 0
  for (let left = Math.exp(-mean * form), product = random(); product > left; count++) {
    product *= random()
  }
  return count
}

/** How much more or less of it a player does on the day: it makes the variance of the prices. */
export const formOf = (random: Random, what: Counted, mean: number): number =>
  Math.max(0.1, 1 + Math.sqrt(SPREADS[what] / mean) * normalOf(random))
