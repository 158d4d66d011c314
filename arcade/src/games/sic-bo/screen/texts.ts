import type { Language } from '../../../protocol.ts'
import type { Dice } from '../rules.ts'
import { oddsOf, type Place } from './places.ts'
import { isTriple, totalOf } from './shown.ts'
import { SIC_BO_WORDS } from './words.ts'

const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

const numberText = (hundredths: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(hundredths / 100)

/** As the felt has it: `6,7`, `1 · 2 · 12`, and in full on the wide places: `1’e 34`. */
export function oddsText({ place, kind }: Place, language: Language): string {
  const isWide = kind === 'even' || kind === 'anyTriple'
  return isWide ? fullOdds({ place }, language) : oddsInRow(place, language)
}

const oddsInRow = (place: string, language: Language): string =>
  oddsOf(place)
    .map((odds) => numberText(odds, language))
    .join(' · ')

/** As a pay table has it: `1’e 1 · 2 · 12`. */
export const fullOdds = ({ place }: Pick<Place, 'place'>, language: Language): string =>
  SIC_BO_WORDS[language].odds(oddsInRow(place, language))

/** As a reader has it: `1’e 6,7`. */
export function spokenOdds({ place }: Place, language: Language): string {
  const words = SIC_BO_WORDS[language]
  const [first = '', second, third] = oddsOf(place).map((odds) =>
    words.odds(numberText(odds, language)),
  )
  return second && third ? words.singleOdds(first, second, third) : first
}

/** What a place is called. */
export function nameOf({ place, kind, faces }: Place, language: Language): string {
  const words = SIC_BO_WORDS[language]
  const [face = 0, other = 0] = faces
  if (kind === 'pair') return words.pair(face, other)
  if (kind === 'triple') return words.triple(face)
  if (kind === 'single') return words.single(face)
  if (kind === 'total') return words.total(Number(place.split(':')[1]))
  if (place !== 'small' && place !== 'big') return words.anyTriple
  const { name, range } = words.even[place]
  return `${name} ${range}`
}

export function outcomeOf(dice: Dice, language: Language): string {
  const { outcome } = SIC_BO_WORDS[language]
  if (isTriple(dice)) return outcome.triple
  return totalOf(dice) <= 10 ? outcome.small : outcome.big
}

/** `2, 5, 4: toplam 11, büyük.` */
export const throwText = (dice: Dice, language: Language): string =>
  SIC_BO_WORDS[language].thrown(dice.join(', '), totalOf(dice), outcomeOf(dice, language))
