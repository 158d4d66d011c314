import { at, named } from '../fixture.ts'
import { shooterWorld } from '../shooters/shooter.ts'

/** Teams are plain names, the strongest first. */
export const valorant = shooterWorld('valorant', [
  {
    id: 'vl-emea-1',
    name: 'EMEA Stage',
    country: 'Avrupa',
    bestOf: 3,
    sides: named(
      'Fnatic, Team Heretics, Team Vitality, Team Liquid, BBL, FUT, Natus Vincere, Karmine Corp, GIANTX, KOI, Gentle Mates, Apeks',
    ),
    kickOffs: at('13:00 16:00 19:00'),
  },
  {
    id: 'vl-ap-1',
    name: 'Pacific Stage',
    country: 'Asya',
    bestOf: 3,
    sides: named(
      'Paper Rex, Gen.G, DRX, T1, Rex Regum Qeon, Talon, ZETA, DetonatioN, Global Esports, Team Secret',
    ),
    kickOffs: at('06:00 09:00'),
  },
  {
    id: 'vl-m-1',
    name: 'World Masters',
    country: 'Dünya',
    bestOf: 5,
    isKnockout: true,
    sides: named(
      'Paper Rex, Fnatic, Gen.G, Team Heretics, EDward, Team Vitality, DRX, Team Liquid, BBL, T1, FUT, Rex Regum Qeon, Natus Vincere, Bilibili, Karmine Corp, Talon',
    ),
    kickOffs: at('10:00 12:30 15:00 18:00'),
  },
])
