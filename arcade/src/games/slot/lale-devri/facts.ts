import type { Facts } from '../../facts.ts'

/**
 * Of the slots of twenty lines: what a page reads of each without its sheet. Each has its return as its
 * sheet rounds it.
 */
const linesFacts = ({
  rtpBp,
  ...own
}: Omit<Facts, 'kind' | 'category' | 'stakeLira' | 'rtpBp'> & {
  rtpBp: number
}): Facts => ({
  ...own,
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 2, most: 2_000 },
  rtpBp: { lowest: rtpBp, highest: rtpBp },
})

export const LINES_FACTS: readonly Facts[] = [
  linesFacts({
    code: 'zar_nar_bahcesi',
    name: { tr: 'Nar Bahçesi', en: 'Pomegranate Garden' },
    studio: 'Lale Stüdyo',
    supplier: 'hub88',
    rtpBp: 9_640,
    maxWin: 4_990,
    hitRateBp: 3_015,
    maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
    volatility: 4,
  }),
  linesFacts({
    code: 'zar_lale_devri',
    name: { tr: 'Lale Devri', en: 'Tulip Era' },
    studio: 'Lale Stüdyo',
    supplier: 'hub88',
    rtpBp: 9_620,
    maxWin: 5_528,
    hitRateBp: 4_582,
    maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
    volatility: 2,
  }),
  linesFacts({
    code: 'zar_fener_gecesi',
    name: { tr: 'Fener Gecesi', en: 'Lantern Night' },
    studio: 'Mavi Çini',
    supplier: 'everymatrix',
    rtpBp: 9_610,
    maxWin: 3_410,
    hitRateBp: 4_603,
    maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
    volatility: 2,
  }),
  linesFacts({
    code: 'zar_baharat_yolu',
    name: { tr: 'Baharat Yolu', en: 'Spice Road' },
    studio: 'Anka Oyun',
    supplier: 'digitain',
    rtpBp: 9_594,
    maxWin: 4_490,
    hitRateBp: 4_355,
    maxWinOnceIn: { rounds: 10_000_000_000, kind: 'bound' },
    volatility: 3,
  }),
]
