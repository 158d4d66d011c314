import type { Language } from '../../../protocol.ts'
import { whole } from '../../../screens/figures.ts'
import type { Kurus } from '../../game.ts'
import { kindOf } from '../mathematics.ts'
import { PLACES } from '../places.ts'
import { type Colour, colourOf } from './wheel.ts'

/** `₺25`: stakes here are whole lira. */
export const liraText = (kurus: Kurus, language: Language): string =>
  `₺${whole(kurus / 100, language)}`

const COLOURS: Record<Language, Record<Colour, string>> = {
  tr: { red: 'kırmızı', black: 'siyah', green: 'sıfır' },
  en: { red: 'red', black: 'black', green: 'zero' },
}

/** `17 siyah`, `17 black`; zero has no other name. */
export const numberName = (number: number, language: Language): string =>
  number === 0 ? '0' : `${number} ${COLOURS[language][colourOf(number)]}`

const OUTSIDE: Record<Language, Record<string, string>> = {
  tr: { red: 'Kırmızı', black: 'Siyah', even: 'Çift', odd: 'Tek', low: '1–18', high: '19–36' },
  en: { red: 'Red', black: 'Black', even: 'Even', odd: 'Odd', low: '1–18', high: '19–36' },
}
const ORDINALS = ['', '1st', '2nd', '3rd']

type Names = Record<string, (numbers: string, nth: number) => string>
const NAMES: Record<Language, Names> = {
  tr: {
    straight: (numbers) => `${numbers} tek numara`,
    split: (numbers) => `${numbers.replace('-', ' ve ')} arası`,
    street: (numbers) => `${numbers.replaceAll('-', ', ')} sırası`,
    trio: (numbers) => `${numbers.replaceAll('-', ', ')} üçlüsü`,
    corner: (numbers) => `${numbers.replaceAll('-', ', ')} köşesi`,
    firstFour: (numbers) => `${numbers.replaceAll('-', ', ')} dörtlüsü`,
    sixLine: (numbers) => `${endsOf(numbers)} altılısı`,
    column: (_, nth) => `${nth}. sütun`,
    dozen: (_, nth) => `${nth}. on ikili`,
  },
  en: {
    straight: (numbers) => `${numbers} straight`,
    split: (numbers) => `Split ${numbers.replace('-', ' and ')}`,
    street: (numbers) => `Street ${numbers.replaceAll('-', ', ')}`,
    trio: (numbers) => `Trio ${numbers.replaceAll('-', ', ')}`,
    corner: (numbers) => `Corner ${numbers.replaceAll('-', ', ')}`,
    firstFour: (numbers) => `First four ${numbers.replaceAll('-', ', ')}`,
    sixLine: (numbers) => `Six line ${endsOf(numbers)}`,
    column: (_, nth) => `Column ${nth}`,
    dozen: (_, nth) => `${ORDINALS[nth]} dozen`,
  },
}

const endsOf = (numbers: string) => {
  const all = numbers.split('-')
  return `${all[0]}–${all.at(-1)}`
}

/** What a bet is called: `17 straight`, `17 ve 20 arası`. */
export function placeName(place: string, language: Language): string {
  const outside = OUTSIDE[language][place]
  if (outside) return outside
  const [kind = '', rest = ''] = place.split(':')
  return NAMES[language][kind]?.(rest, Number(rest)) ?? place
}

/** The Turkish dative of the numbers that a bet can pay. */
const DATIVES: Record<number, string> = {
  1: 'e',
  2: 'ye',
  5: 'e',
  8: 'e',
  11: 'e',
  17: 'ye',
  35: 'e',
}

/** `17’ye 1`, `17 to 1`. */
export const oddsText = (odds: number, language: Language): string =>
  language === 'tr' ? `${odds}’${DATIVES[odds] ?? 'e'} 1` : `${odds} to 1`

export const placeOdds = (place: string, language: Language): string =>
  oddsText(PLACES.get(place)?.odds ?? 0, language)

export const KIND_NAMES: Record<Language, Record<string, string>> = {
  tr: {
    straight: 'Tek numara',
    split: 'İki numara arası',
    street: 'Sıra, üç numara',
    trio: 'Sıfırlı üçlü',
    corner: 'Köşe, dört numara',
    firstFour: 'İlk dörtlü, 0–3',
    sixLine: 'Altılı, iki sıra',
    column: 'Sütun',
    dozen: 'On ikili',
    evenMoney: 'Kırmızı/siyah, tek/çift, 1–18/19–36',
  },
  en: {
    straight: 'Straight, one number',
    split: 'Split, two numbers',
    street: 'Street, three numbers',
    trio: 'Trio with zero',
    corner: 'Corner, four numbers',
    firstFour: 'First four, 0–3',
    sixLine: 'Six line, two streets',
    column: 'Column',
    dozen: 'Dozen',
    evenMoney: 'Red/black, odd/even, 1–18/19–36',
  },
}

/** Each kind of bet once, with the count of its numbers and its odds. */
export const kinds = () =>
  [...new Map([...PLACES].map(([name, place]) => [kindOf(name), place]))].map(
    ([kind, { numbers, odds }]) => ({ kind, count: numbers.length, odds }),
  )
