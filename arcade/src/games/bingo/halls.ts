import type { Facts } from '../facts.ts'
import type { Hall } from './course.ts'
import { bingoOf } from './rules.ts'

export type HallFacts = Facts & { balls: Hall['balls'] }

type Named = Hall & Pick<Facts, 'name'>

/** The halls as the lobby lists them. */
const NAMED: readonly Named[] = [
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

export const BINGO_ROOMS = NAMED.map((hall) => bingoOf(hall))

export const BINGO_FACTS: readonly HallFacts[] = BINGO_ROOMS.map((room, at) => {
  const { code, name, balls, ticketLira } = NAMED[at] as Named
  return {
    code,
    name,
    balls,
    studio: 'Lale Stüdyo',
    supplier: 'hub88',
    kind: 'bingo',
    category: 'bingo',
    stakeLira: { least: ticketLira, most: Math.max(...room.stakesKurus) / 100 },
    rtpBp: { lowest: 9_500, highest: 9_500 },
    // What a ticket brings at most is a pot, which no bet bounds.
    maxWin: null,
    hitRateBp: null,
    volatility: null,
  }
})
