import { locale } from '../../lib/language/translate.ts'

const NAMES: Record<string, { tr: string; en: string }> = {
  sport: { tr: 'Spor', en: 'Sport' },
  slot: { tr: 'Slot', en: 'Slots' },
  live: { tr: 'Canlı casino', en: 'Live casino' },
  games: { tr: 'Oyunlar', en: 'Games' },
  bingo: { tr: 'Bingo', en: 'Bingo' },
  tvbets: { tr: 'TV oyunları', en: 'TV games' },
  other: { tr: 'Öbürleri', en: 'Others' },
}

/** What the house calls a product; one that is not known by name is called as it is stored. */
export const productName = (key: string): string => NAMES[key]?.[locale] ?? key
