import { at, named } from '../fixture.ts'
import { shooterWorld } from '../shooters/shooter.ts'

/** Teams are plain names, the strongest first. */
export const cs2 = shooterWorld('cs2', [
  {
    id: 'cs-eu-1',
    name: 'Pro League',
    country: 'Avrupa',
    bestOf: 3,
    sides: named(
      'Vitality, Spirit, MOUZ, Falcons, FURIA, G2, Natus Vincere, FaZe, The MongolZ, Aurora, Astralis, Liquid, HEROIC, Virtus.pro, 3DMAX, paiN',
    ),
    kickOffs: at('09:00 12:00 15:00 18:00'),
  },
  {
    id: 'cs-tr-1',
    name: 'Anadolu Kupası',
    country: 'Türkiye',
    bestOf: 3,
    sides: named(
      'Eternal Fire, Sangal, BBL, Fire Flux, Kırmızı Kule, Bozkır, Marmara Five, Ege Gaming',
    ),
    kickOffs: at('11:00 17:00 20:00'),
  },
  {
    id: 'cs-m-1',
    name: 'Champions Major',
    country: 'Dünya',
    bestOf: 5,
    isKnockout: true,
    sides: named(
      'Vitality, Spirit, MOUZ, Falcons, FURIA, Natus Vincere, FaZe, The MongolZ, Aurora, Astralis, Eternal Fire, Liquid, HEROIC, paiN, Lynn Vision, FlyQuest',
    ),
    kickOffs: at('08:00 10:30 14:00 16:30'),
  },
])
