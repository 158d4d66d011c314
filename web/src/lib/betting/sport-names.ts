import type { Sport } from '@zar/contract/betting/sport'
import type { Locale } from '@zar/contract/limits'
import { texts } from '../language/translate.ts'

const NAMES = {
  tr: {
    football: 'Futbol',
    basketball: 'Basketbol',
    tennis: 'Tenis',
    volleyball: 'Voleybol',
    'ice-hockey': 'Buz hokeyi',
    'american-football': 'Amerikan futbolu',
    cs2: 'CS2',
    valorant: 'Valorant',
    lol: 'LoL',
    dota2: 'Dota 2',
  },
  en: {
    football: 'Football',
    basketball: 'Basketball',
    tennis: 'Tennis',
    volleyball: 'Volleyball',
    'ice-hockey': 'Ice hockey',
    'american-football': 'American football',
    cs2: 'CS2',
    valorant: 'Valorant',
    lol: 'LoL',
    dota2: 'Dota 2',
  },
} as const
const t = texts(NAMES)

export const sportName = (sport: Sport): string => t(sport)

/** In both languages. */
export const namesOfSport = (sport: Sport): Record<Locale, string> => ({
  tr: NAMES.tr[sport],
  en: NAMES.en[sport],
})
