import type { Figures } from '../law.ts'
import { figuresOfMarket } from '../markets/market.ts'
import { marketsAfter } from './rules.ts'

/** Before the first card. After it every price is anew of the cards left, by the same rule. */
export const modes = (): Figures[] => marketsAfter([]).map(figuresOfMarket)
