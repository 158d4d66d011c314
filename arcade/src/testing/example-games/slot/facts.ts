import type { Facts } from '../../../games/facts.ts'

export const exampleFacts: Facts = {
  code: 'zar_example',
  name: { tr: 'Example', en: 'Example' },
  studio: 'Pars',
  supplier: 'hub88',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_540, highest: 9_540 },
  maxWin: 35,
  hitRateBp: 1_600,
  maxWinOnceIn: { rounds: 125, kind: 'exact' },
  volatility: 3,
}
