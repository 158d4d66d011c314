import { fraction } from '../fraction.ts'
import { type Figures, figuresOf, winOrNothing } from '../law.ts'
import { PLACES } from './places.ts'
import { NUMBERS } from './rules.ts'

/** Each kind of bet once: all of a kind cover as many numbers. */
export function modes(): Figures[] {
  const kinds = new Map([...PLACES].map(([name, place]) => [kindOf(name), place]))
  return [...kinds].map(([kind, { numbers, odds }]) =>
    figuresOf(kind, winOrNothing(fraction(numbers.length, NUMBERS), (odds + 1) * 100)),
  )
}

const EVEN = ['red', 'black', 'even', 'odd', 'low', 'high']
/** The kind of bet that a place is. */
export const kindOf = (name: string) =>
  EVEN.includes(name) ? 'evenMoney' : (name.split(':')[0] ?? name)
