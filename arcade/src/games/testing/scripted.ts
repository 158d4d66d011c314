import type { Random } from '../game.ts'

/** Draws these numbers in turn. Throws where one is too high, or none is left. */
export function scripted(...numbers: number[]): Random {
  const left = numbers.values()
  return {
    below(count) {
      const { value, done } = left.next()
      if (done) throw new Error('no number is left to draw')
      if (value >= count) throw new Error(`${value} is not below ${count}`)
      return value
    },
  }
}

/** Nothing may be drawn. */
export const NO_CHANCE: Random = scripted()
