import { arenaWorld } from '../arenas/arena.ts'
import { at, named } from '../fixture.ts'

const GAME = {
  kills: 50,
  durationMin: 38,
  firsts: { firsttower: [8, 15], firstroshan: [17, 27] },
} as const

/** Teams are plain names, the strongest first. */
export const dota2 = arenaWorld('dota2', GAME, [
  {
    id: 'd2-eu-1',
    name: 'European Pro League',
    country: 'Avrupa',
    bestOf: 3,
    sides: named(
      'Falcons, Tundra, Liquid, PARIVISION, Spirit, BetBoom, Aurora, MOUZ, Nigma Galaxy, Heroic, OG, Natus Vincere',
    ),
    kickOffs: at('10:00 13:00 16:00 19:00'),
  },
  {
    id: 'd2-as-1',
    name: 'Asian Masters',
    country: 'Asya',
    bestOf: 3,
    sides: named('Xtreme, Tidebound, Vici, Yakult Brothers, BOOM, Execration, OG Asia, Talon'),
    kickOffs: at('05:00 08:00'),
  },
  {
    id: 'd2-w-1',
    name: 'World Invitational',
    country: 'Dünya',
    bestOf: 5,
    isKnockout: true,
    sides: named(
      'Falcons, Xtreme, Tundra, Liquid, PARIVISION, Tidebound, Spirit, BetBoom, Aurora, MOUZ, Vici, Nigma Galaxy, Heroic, Yakult Brothers, OG, BOOM',
    ),
    kickOffs: at('07:00 10:00 14:00 18:00'),
  },
])
