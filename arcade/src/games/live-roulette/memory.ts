import type { Memory, ResultColour, SeenRounds } from '../rooms/memory.ts'
import { RED } from '../roulette/places.ts'

const colourOf = (number: number): ResultColour => {
  if (number === 0) return 'green'
  return RED.includes(number) ? 'red' : 'black'
}

/** The last numbers. */
export const rouletteMemory = ({ past }: SeenRounds): Memory => ({
  kind: 'results',
  last: past.map(({ shown }) => {
    const { number } = shown as { number: number }
    return { text: String(number), colour: colourOf(number) }
  }),
})
