import type { Figures } from '../law.ts'
import { figuresOfMarket } from '../markets/market.ts'
import { RACE_CARDS } from './cards.ts'
import { marketsOn } from './chances.ts'

/** Every bet on every card, under the card's number from 1: `3 win:5`. */
export const modes = (): Figures[] =>
  RACE_CARDS.flatMap((_, race) =>
    marketsOn(race)
      .map(figuresOfMarket)
      .map((figures) => ({ ...figures, mode: `${race + 1} ${figures.mode}` })),
  )
