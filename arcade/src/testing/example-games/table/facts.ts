import type { Facts } from '../../../games/facts.ts'

export const exampleFacts: Facts = {
  code: 'zar_example',
  name: { tr: 'Example', en: 'Example' },
  studio: 'Kubbe',
  supplier: 'hub88',
  kind: 'table',
  category: 'poker',
  stakeLira: { least: 5, most: 1_000 },
  rtpBp: { lowest: 9_786, highest: 9_786 },
  maxWin: 3,
  hitRateBp: 4_615,
  maxWinOnceIn: { rounds: 3, kind: 'exact' },
  volatility: 1,
}
