import type { Facts } from '../facts.ts'
import { RTP_BP } from './returns.ts'

export const videoPokerFacts: Facts = {
  code: 'zar_besli',
  name: { tr: 'Beşli', en: 'Fives' },
  studio: 'Yakut',
  supplier: 'egt-digital',
  kind: 'table',
  category: 'video-poker',
  stakeLira: { least: 1, most: 1_000 },
  rtpBp: RTP_BP,
  maxWin: 800,
  hitRateBp: null,
  volatility: null,
}
