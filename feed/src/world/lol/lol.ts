import { arenaWorld } from '../arenas/arena.ts'
import { at, named } from '../fixture.ts'

const GAME = {
  kills: 27,
  durationMin: 32,
  firsts: { firsttower: [9, 15], firstdragon: [5, 9], firstbaron: [20, 27] },
} as const

/** Teams are plain names, the strongest first. */
export const lol = arenaWorld('lol', GAME, [
  {
    id: 'lol-kr-1',
    name: 'LCK',
    country: 'Kore',
    bestOf: 3,
    sides: named(
      'Gen.G, Hanwha Life, T1, KT Rolster, Dplus KIA, BNK FearX, Nongshim, BRION, DRX, DN Freecs',
    ),
    kickOffs: at('08:00 10:30'),
  },
  {
    id: 'lol-eu-1',
    name: 'LEC',
    country: 'Avrupa',
    bestOf: 3,
    sides: named(
      'G2, Karmine Corp, Movistar KOI, Fnatic, GIANTX, Team Vitality, BDS, Heretics, SK Gaming, Natus Vincere',
    ),
    kickOffs: at('15:00 17:30 20:00'),
  },
  {
    id: 'lol-cn-1',
    name: 'LPL',
    country: 'Çin',
    bestOf: 3,
    sides: named(
      'Bilibili, Anyone’s Legend, Top Esports, JD Gaming, Invictus, Weibo, FunPlus, Ninjas, LNG, EDward, OMG, Ultra Prime',
    ),
    kickOffs: at('07:00 09:30 12:00'),
  },
  {
    id: 'lol-w-1',
    name: 'World Cup',
    country: 'Dünya',
    bestOf: 5,
    isKnockout: true,
    sides: named(
      'Gen.G, Bilibili, Hanwha Life, T1, Anyone’s Legend, G2, KT Rolster, Top Esports, Karmine Corp, Movistar KOI, Dplus KIA, JD Gaming, Fnatic, Invictus, GIANTX, Team Vitality',
    ),
    kickOffs: at('06:00 09:00 13:00 16:00'),
  },
])
