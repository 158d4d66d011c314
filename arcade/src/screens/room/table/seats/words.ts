import type { Language } from '../../../../protocol.ts'

type SeatWords = {
  seats: string
  /** From 0. */
  seat: (at: number) => string
  you: string
  sit: string
  leave: string
  betBehind: string
  state: Record<'free' | 'kept', string>
  /** How many bet behind a seat. */
  behind: (count: number) => string
  acting: string
}

export const SEAT_WORDS: Record<Language, SeatWords> = {
  tr: {
    seats: 'Koltuklar',
    seat: (at) => `${at + 1}. koltuk`,
    you: 'Sen',
    sit: 'Otur',
    leave: 'Kalk',
    betBehind: 'Arkadan oyna',
    state: { free: 'boş', kept: 'ayrılmış' },
    behind: (count) => `arkasında ${count} bahis`,
    acting: 'sıra onda',
  },
  en: {
    seats: 'Seats',
    seat: (at) => `Seat ${at + 1}`,
    you: 'You',
    sit: 'Sit',
    leave: 'Leave',
    betBehind: 'Bet behind',
    state: { free: 'free', kept: 'kept' },
    behind: (count) => `${count} ${count === 1 ? 'bet' : 'bets'} behind`,
    acting: 'in turn',
  },
}
