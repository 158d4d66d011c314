import type { Facts } from '../facts.ts'

export const minesFacts: Facts = {
  code: 'zar_kirik_cini',
  name: { tr: 'Kırık Çini', en: 'Cracked Tile' },
  studio: 'Mavi Çini',
  supplier: 'hub88',
  kind: 'instant',
  category: 'mines',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_625, highest: 9_700 },
  maxWin: 3_885,
  hitRateBp: null,
  volatility: null,
}
