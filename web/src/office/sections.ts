import type { Locale } from '@zar/contract/limits'

/** The groups of the rail, in its order. The desk stands above them without a head. */
export const SECTIONS = ['desk', 'money', 'players', 'product', 'house'] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_NAMES: Record<Section, Record<Locale, string> | null> = {
  desk: null,
  money: { tr: 'Para', en: 'Money' },
  players: { tr: 'Oyuncu', en: 'Players' },
  product: { tr: 'Ürün', en: 'Product' },
  house: { tr: 'Kurum', en: 'House' },
}
