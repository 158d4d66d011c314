import type { Game } from '@zar/contract/casino/casino'

/** A game of the catalogue. */
export const game = (gameCode: string, change: Partial<Game> = {}): Game => ({
  gameCode,
  mainProviderId: 2,
  name: `Game ${gameCode}`,
  studio: 'Zar',
  rtpBp: 9_640,
  volatility: null,
  maxWin: null,
  lines: null,
  stakes: null,
  kind: null,
  features: [],
  cover: '/cover.webp',
  tint: { ground: '#000000', plate: '#111111' },
  isNew: false,
  ...change,
})
