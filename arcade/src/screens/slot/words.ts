import type { Language } from '../../protocol.ts'

type SlotWords = {
  spin: string
  fast: string
  finish: string
  start: string
  win: string
  back: string
  pays: string
  spinning: string
  lost: string
  freeSpins: (count: number) => string
  spins: (count: number) => string
  spinOf: (spin: number, of: number) => string
  stakeStays: (sum: string) => string
  times: (sum: string, times: string) => string
  upright: string
  reels: string
  across: string
  standing: string
  total: (sum: string) => string
  spinPaid: (spin: number, sum: string) => string
  keys: string
}

/** What every slot says. */
export const SLOT_WORDS: Record<Language, SlotWords> = {
  tr: {
    spin: 'Çevir',
    fast: 'Hızlı',
    finish: 'Bitir',
    start: 'Başla',
    win: 'Kazanç',
    back: 'Dönen',
    pays: 'Ödemeler',
    spinning: 'Makaralar dönüyor.',
    lost: 'Bu tur kazanç yok.',
    freeSpins: (count) => `${count} bedava çevirme`,
    spins: (count) => `${count} çevirme`,
    spinOf: (spin, of) => `${spin}/${of}`,
    stakeStays: (sum) => `Bahis ${sum} olarak kalır.`,
    times: (sum, times) => `${sum}, bahsinin ${times} katı.`,
    upright: 'Makaralar yukarıdan aşağı okunur.',
    reels: 'Makaralar',
    across: 'Yan',
    standing: 'Dik',
    total: (sum) => `Toplam ${sum}.`,
    spinPaid: (spin, sum) => `${spin}. bedava çevirme: ${sum}.`,
    keys: 'T: hızlı · W: kazançları yeniden oku',
  },
  en: {
    spin: 'Spin',
    fast: 'Fast',
    finish: 'Finish',
    start: 'Start',
    win: 'Win',
    back: 'Returned',
    pays: 'Pays',
    spinning: 'The reels are spinning.',
    lost: 'No win this round.',
    freeSpins: (count) => `${count} free ${count === 1 ? 'spin' : 'spins'}`,
    spins: (count) => `${count} ${count === 1 ? 'spin' : 'spins'}`,
    spinOf: (spin, of) => `${spin}/${of}`,
    stakeStays: (sum) => `Your stake stays ${sum}.`,
    times: (sum, times) => `${sum}, ${times} times your stake.`,
    upright: 'Reels read from top to bottom.',
    reels: 'Reels',
    across: 'Across',
    standing: 'Upright',
    total: (sum) => `Total ${sum}.`,
    spinPaid: (spin, sum) => `Free spin ${spin}: ${sum}.`,
    keys: 'T: fast · W: read the wins again',
  },
}
