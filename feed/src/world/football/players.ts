import type { PlayerExpectation } from '@zar/betting/prices/football/expectation'
import type { FootballFacts } from '@zar/betting/settlement/football/facts'
import type { Player } from '../../protocol/message.ts'
import type { Fixture, Side, Two } from '../fixture.ts'
import type { Scorers } from '../play.ts'
import { type Random, randomOf } from '../random.ts'
import { goalsOf } from './goals.ts'
import { type Incident, SCORED_SHARE } from './incident.ts'

/** Invented names, by the country of the club. */
const SURNAMES: Record<string, string> = {
  Türkiye:
    'Aksungur, Balabanlı, Çelikkol, Demirsoy, Ertekinoğlu, Gökbulut, Hızırlı, Karatepe, Özgürel, Sarıgül, Taşkıran, Uludere, Yalınkaya, Zorluer',
  İngiltere:
    'Ashdown, Bickerley, Caldmore, Dunsford, Eldridge-Cole, Farnworth, Gatherley, Holmfirth, Kettlewell, Larkham, Pemberly, Rawcliffe, Stanhurst, Wexcombe',
  İspanya:
    'Albarez, Bermejuelo, Cantillana, Doradal, Escalera, Figuerol, Garrigós, Huertano, Labrador-Ruiz, Montalvez, Quintanar, Robledano, Tejerina, Valdeolmos',
  İtalya:
    'Bellandini, Carraresi, Donatelmo, Faustini, Galbiatti, Lorenzetto, Mancusello, Orsolani, Pavonetti, Ruggierini, Sartirano, Tommasello, Vigorelli, Zambrotti',
  Almanya:
    'Achterfeld, Brunnhuber, Dornseif, Ehrlinger, Falkenrath, Grabowsky, Hinterseer, Kesselring, Lindauer, Niederhagen, Oberlander, Rauschen, Steinhöfel, Wolterding',
  Fransa:
    'Aubremont, Bessière, Charpenel, Delaroque, Estienvre, Fontanelle, Guérinard, Lacaze-Roy, Marchandeau, Peyrolles, Roussillac, Sauvageot, Tavernelle, Villedieu',
}
const INITIALS = 'A B C D E F G H J K L M N O P R S T V Y'.split(' ')

/** What a player of a place takes of his side’s goals, prepares of them, and takes of its shots on target; others do the rest. */
const SHARES = [
  { goals: 0.25, assists: 0.1, shots: 0.21 },
  { goals: 0.17, assists: 0.14, shots: 0.16 },
  { goals: 0.12, assists: 0.13, shots: 0.13 },
  { goals: 0.1, assists: 0.09, shots: 0.11 },
  { goals: 0.08, assists: 0.08, shots: 0.08 },
  { goals: 0.05, assists: 0.06, shots: 0.06 },
  { goals: 0.04, assists: 0.05, shots: 0.04 },
  { goals: 0.03, assists: 0.04, shots: 0.03 },
] as const
/** Of his side’s cards: any of eleven. */
const CARD_SHARE = 1 / 11

/** Who is named of both sides; nobody where a league’s players are not known. All of them play. */
export const playersOf = ({ league, home, away }: Fixture): Player[] =>
  ([home, away] as const).flatMap(({ id }, at) =>
    playersOfSide(league.country, id).map(
      (player): Player => ({ ...player, side: at === 0 ? '1' : '2' }),
    ),
  )

/** Who is named of a side, by the country of its league. */
export function playersOfSide(country: string, side: string): { id: string; name: string }[] {
  const names = SURNAMES[country]?.split(', ')
  if (!names) return []
  const club = Number(side.split('-').at(-1))
  return SHARES.map((_, place) => {
    const surname = names[(club * 5 + place * 3) % names.length] ?? ''
    const initial = INITIALS[(club * 7 + place * 11) % INITIALS.length] ?? ''
    return { id: `${side}-p${place}`, name: `${initial}. ${surname}` }
  })
}

/** What a player takes of the goals of his side that are no own goals. */
export const goalShareOf = (id: string): number => SHARES[placeOf({ id })]?.goals ?? 0

const placeOf = ({ id }: Pick<Player, 'id'>): number => Number(id.slice(id.lastIndexOf('p') + 1))
const sharesOf = (player: Player) => SHARES[placeOf(player)] ?? { goals: 0, assists: 0, shots: 0 }

/** What is expected of those who are named, by what is expected of their sides. */
export function playersExpected(
  fixture: Fixture,
  { sot, cards }: { sot: Two; cards: Two },
): PlayerExpectation[] {
  return playersOf(fixture).map((player) => {
    const at = player.side === '1' ? 0 : 1
    const { goals, assists, shots } = sharesOf(player)
    return {
      id: player.id,
      side: at === 0 ? 'home' : 'away',
      goalShare: goals,
      assistShare: assists,
      sot: sot[at] * shots,
      cards: cards[at] * CARD_SHARE,
    }
  })
}

/** Who did what, where players are named. One of the others is `other`. */
export function withPlayers(
  seed: string,
  fixture: Fixture,
  incidents: readonly Incident[],
): Incident[] {
  const players = playersOf(fixture)
  if (players.length === 0) return [...incidents]
  const random = randomOf(seed, 'players', fixture.id)
  return incidents.map((incident) => {
    const share = shareIn(incident)
    if (!share) return incident
    const own = players.filter(({ side }) => side === incident.side)
    const player = pick(random, own, share) ?? otherOf(incident.side)
    const assist = incident.kind === 'goal' ? assistOf(random, own, player) : undefined
    return { ...incident, player, ...(assist !== undefined && { assist }) }
  })
}

/** Nobody prepares his own goal: of those of others he prepares so many more that his share is right. */
const assistOf = (random: Random, own: readonly Player[], scorer: string) =>
  pick(
    random,
    own.filter(({ id }) => id !== scorer),
    (player) => sharesOf(player).assists / (1 - sharesOf(player).goals),
  )

const otherOf = (side: Side) => `other-${side}`

type Share = (player: Player) => number

function shareIn({ kind, isOwnGoal }: Incident): Share | undefined {
  if (kind === 'goal') return isOwnGoal ? undefined : (player) => sharesOf(player).goals
  if (kind === 'shot_on_target') return (player) => sharesOf(player).shots
  return kind === 'yellow' || kind === 'red' ? () => CARD_SHARE : undefined
}

function pick(random: Random, players: readonly Player[], share: Share): string | undefined {
  let left = random()
  return players.find((player) => {
    left -= share(player)
    return left < 0
  })?.id
}

/** Top scorers of a season: of goals that are no own goals. */
export const scorers: Scorers = {
  ofSide: playersOfSide,
  in: (facts) => {
    const { goals = [] } = facts as FootballFacts
    return goals.flatMap(({ scorer, isOwn }) => (scorer !== null && !isOwn ? [scorer] : []))
  },
  expectedOf: goalsOf,
  shareOf: (id) => SCORED_SHARE * goalShareOf(id),
}
