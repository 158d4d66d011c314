import type { Language } from '../../../../protocol.ts'
import type { Placed } from '../../../bets.ts'
import { kindOf } from '../../mathematics.ts'
import { PLACES } from '../../places.ts'
import { KIND_NAMES, placeName } from '../names.ts'

const OUTSIDE = [...PLACES.keys()].filter(
  (place) => !/^(straight|split|street|trio|corner|firstFour|sixLine)/.test(place),
)

const wordsOf = (place: string, language: Language): string =>
  `${placeName(place, language)} ${KIND_NAMES[language][kindOf(place)]}`.toLocaleLowerCase(language)

/**
 * The bets that cover every number that was typed and are called by every word, the fewest numbers
 * first. Where nothing was typed: those that lie on the table, and then those outside the numbers.
 */
export function placesFor(typed: string, laid: Placed, language: Language): readonly string[] {
  const parts = typed.toLocaleLowerCase(language).match(/[\p{L}\d]+/gu) ?? []
  if (parts.length === 0) {
    const lying = laid.map(({ place }) => place)
    return [...lying, ...OUTSIDE.filter((place) => !lying.includes(place))]
  }
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map(Number)
  const words = parts.filter((part) => !/^\d+$/.test(part))
  return [...PLACES]
    .filter(([place, { numbers: covered }]) => {
      const called = wordsOf(place, language)
      // With a word, a number may be that of the bet: 2. on ikili.
      const isOfName = (number: number) => words.length > 0 && called.startsWith(`${number}. `)
      return (
        numbers.every((number) => covered.includes(number) || isOfName(number)) &&
        words.every((word) => called.includes(word))
      )
    })
    .sort(([, a], [, b]) => a.numbers.length - b.numbers.length)
    .map(([place]) => place)
}
