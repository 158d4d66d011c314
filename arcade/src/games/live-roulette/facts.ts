import type { Facts } from '../facts.ts'
import { TABLES } from './tables.ts'

export const LIVE_ROULETTE_FACTS: readonly Facts[] = TABLES.map(({ code, name, limits }) => ({
  code,
  name,
  studio: 'Boğaz Canlı',
  supplier: 'amusnet',
  kind: 'live',
  category: 'roulette',
  stakeLira: { least: limits.least, most: limits.mostInAll },
  rtpBp: { lowest: 9_729, highest: 9_729 },
  maxWin: 36,
  hitRateBp: null,
  volatility: null,
}))
