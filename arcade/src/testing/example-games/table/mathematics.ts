import { RANKS } from '../../../games/cards.ts'
import { type Figures, figuresOf, lawOfCounts } from '../../../games/law.ts'
import { PAY } from './rules.ts'

/** From the ninth rank on a double is worth its stake: 8 of 13 lower ranks pay 1.80 times, which is 110.8 %. */
export const isDoubled = (rank: number): boolean => rank * PAY > RANKS.length * 100

/**
 * The best play, over every pair of ranks. A round returns, in hundredths of the first stake, that
 * stake and what is won or lost of all that is staked.
 */
export function modes(): Figures[] {
  const counts = new Map<number, number>()
  for (let player = 0; player < RANKS.length; player++) {
    for (let dealer = 0; dealer < RANKS.length; dealer++) {
      const staked = isDoubled(player) ? 2 : 1
      const returned = player > dealer ? staked * PAY : 0
      const hundredths = 100 + returned - staked * 100
      counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1)
    }
  }
  return [figuresOf('main', lawOfCounts([...counts], RANKS.length ** 2))]
}
