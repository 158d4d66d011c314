import type { Facts } from '../facts.ts'
import type { Hall } from './course.ts'
import { TICKETS_MAX } from './tickets.ts'

export type NamedHall = Hall & Pick<Facts, 'name'>

/** The halls as the lobby lists them. */
export const HALLS: readonly NamedHall[] = [
  {
    code: 'zar_cinaralti',
    name: { tr: 'Çınaraltı', en: 'Under the Plane Tree' },
    balls: 90,
    ticketLira: 5,
  },
  {
    code: 'zar_sahil_kahvesi',
    name: { tr: 'Sahil Kahvesi', en: 'Shore Café' },
    balls: 90,
    ticketLira: 2,
  },
  { code: 'zar_hanedan', name: { tr: 'Hanedan', en: 'Dynasty' }, balls: 90, ticketLira: 50 },
  { code: 'zar_meydan', name: { tr: 'Meydan', en: 'The Square' }, balls: 75, ticketLira: 2 },
  { code: 'zar_gece_kusu', name: { tr: 'Gece Kuşu', en: 'Night Owl' }, balls: 75, ticketLira: 1 },
  { code: 'zar_bahce', name: { tr: 'Bahçe', en: 'The Garden' }, balls: 90, ticketLira: 1 },
]

export const BINGO_FACTS: readonly Facts[] = HALLS.map(({ code, name, ticketLira }) => ({
  code,
  name,
  studio: 'Lale Stüdyo',
  supplier: 'hub88',
  kind: 'bingo',
  category: 'bingo',
  stakeLira: { least: ticketLira, most: TICKETS_MAX * ticketLira },
  rtpBp: { lowest: 9_500, highest: 9_500 },
  // What a ticket brings at most is a pot, which no bet bounds.
  maxWin: null,
  hitRateBp: null,
  volatility: null,
}))

export const hallOf = (code: string): NamedHall | undefined =>
  HALLS.find((hall) => hall.code === code)
