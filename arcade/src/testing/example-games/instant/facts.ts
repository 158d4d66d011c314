import type { Facts } from '../../../games/facts.ts'

export const exampleFacts: Facts = {
  code: 'zar_example',
  name: { tr: 'Example', en: 'Example' },
  studio: 'Yakut',
  supplier: 'hub88',
  kind: 'instant',
  category: 'dice',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_700, highest: 9_700 },
  maxWin: 1,
  hitRateBp: null,
  volatility: 1,
}
