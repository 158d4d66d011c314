import type { Language } from '../../../protocol.ts'

type PastWords = {
  paid: string
  free: (spin: number) => string
  fall: (fall: number) => string
  nothing: string
}

/** Of the grids of a past round. */
export const PAST_WORDS: Record<Language, PastWords> = {
  tr: {
    paid: 'Çevirme',
    free: (spin) => `${spin}. bedava`,
    fall: (fall) => `${fall}. düşüş`,
    nothing: 'kazanç yok',
  },
  en: {
    paid: 'Spin',
    free: (spin) => `Free ${spin}`,
    fall: (fall) => `Fall ${fall}`,
    nothing: 'no win',
  },
}
