import type { Facts } from '../facts.ts'
import { TABLES } from './tables.ts'

export const LIVE_BLACKJACK_FACTS: readonly Facts[] = TABLES.map(({ code, name, stakeLira }) => ({
  code,
  name,
  studio: 'Boğaz Canlı',
  supplier: 'egt-digital',
  kind: 'live',
  category: 'blackjack',
  stakeLira,
  rtpBp: { lowest: 9_951, highest: 9_951 },
  maxWin: 8,
  hitRateBp: null,
  volatility: null,
}))
