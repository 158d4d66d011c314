import measured from './measured.json' with { type: 'json' }
import type { ClusterSheet, Meter } from './rules.ts'

const WEIGHTS = [18, 17, 16, 15, 13, 12, 9]
/** Eleven classes of size: 5 to 11, and from 12, 15, 20 and 25 on. */
const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25]
const METER: Meter = { gold: 10, change: 25, comb: 50 }

/** In hundredths of the stake, the most frequent drop first; one column for each class of size. */
const PAYS = {
  lively: [
    [50, 75, 120, 200, 330, 560, 910, 1_600, 4_050, 7_600, 12_500],
    [60, 90, 150, 240, 400, 670, 1_100, 1_950, 4_850, 9_100, 15_000],
    [90, 140, 220, 360, 590, 1_000, 1_650, 2_900, 7_300, 13_500, 23_000],
    [150, 230, 360, 610, 990, 1_650, 2_750, 4_850, 12_000, 23_000, 38_000],
    [260, 400, 630, 1_050, 1_700, 2_900, 4_750, 8_450, 21_000, 39_500, 66_000],
    [550, 820, 1_300, 2_200, 3_550, 6_000, 9_850, 17_500, 44_000, 82_000, 137_000],
    [1_700, 2_600, 4_150, 6_900, 11_000, 19_000, 31_000, 55_000, 138_000, 258_500, 431_000],
  ],
  calm: [
    [65, 95, 140, 220, 350, 570, 890, 1_600, 3_800, 7_600, 12_500],
    [75, 110, 160, 260, 410, 670, 1_050, 1_850, 4_450, 8_900, 15_000],
    [110, 160, 230, 370, 580, 950, 1_500, 2_650, 6_350, 12_500, 21_000],
    [170, 250, 370, 590, 930, 1_500, 2_350, 4_250, 10_000, 20_500, 34_000],
    [270, 410, 600, 960, 1_500, 2_450, 3_850, 6_850, 16_500, 33_000, 55_000],
    [530, 790, 1_150, 1_850, 2_900, 4_750, 7_400, 13_000, 31_500, 63_500, 106_000],
    [1_250, 1_900, 2_800, 4_450, 7_000, 11_500, 18_000, 31_500, 76_000, 152_500, 254_000],
  ],
  wild: [
    [35, 55, 90, 160, 280, 490, 850, 1_600, 3_900, 7_050, 10_500],
    [45, 70, 110, 200, 350, 620, 1_050, 2_000, 4_850, 8_850, 13_500],
    [70, 110, 180, 320, 570, 990, 1_700, 3_200, 7_750, 14_000, 21_000],
    [120, 200, 320, 560, 990, 1_750, 2_950, 5_550, 13_500, 24_500, 37_000],
    [250, 400, 640, 1_100, 2_000, 3_450, 5_950, 11_000, 27_000, 49_500, 74_000],
    [570, 900, 1_450, 2_550, 4_500, 7_900, 13_500, 25_500, 62_000, 113_000, 169_500],
    [2_300, 3_650, 5_950, 10_500, 18_500, 32_000, 55_000, 103_500, 252_500, 459_500, 689_000],
  ],
}

type Title = {
  code: string
  ids: readonly string[]
  gold: string
  pays: keyof typeof PAYS
  most: number
}

const sheetOf = ({ code, ids, gold, pays, most }: Title): ClusterSheet => ({
  code,
  version: '1',
  drops: ids.map((id, at) => ({ id, weight: WEIGHTS[at] ?? 0, pays: PAYS[pays][at] ?? [] })),
  gold,
  sizes: SIZES,
  meter: METER,
  measured: measured[pays],
  mostHundredths: most * 100,
})

export const ebruTeknesi = sheetOf({
  code: 'zar_ebru_teknesi',
  ids: ['etarak', 'ebattal', 'eyuva', 'epapatya', 'ehatip', 'ekaranfil', 'elale'],
  gold: 'etarakaltin',
  pays: 'lively',
  most: 3_000,
})

export const kilimDokuyan = sheetOf({
  code: 'zar_kilim_dokuyan',
  ids: ['pitrak', 'goz', 'cengel', 'taraknakis', 'hayat', 'elibelinde', 'koc'],
  gold: 'muska',
  pays: 'lively',
  most: 3_000,
})

export const petekBahcesi = sheetOf({
  code: 'zar_petek_bahcesi',
  ids: ['petek1', 'petek2', 'petek3', 'petek4', 'kekik', 'ihlamur', 'ari'],
  gold: 'kehribar',
  pays: 'calm',
  most: 2_000,
})

/** The wildest of the four. */
export const mozaikAvlusu = sheetOf({
  code: 'zar_mozaik_avlusu',
  ids: ['tessera1', 'tessera2', 'tessera3', 'tessera4', 'uzum', 'balik', 'tavuskusu'],
  gold: 'firca',
  pays: 'wild',
  most: 5_000,
})

export const CLUSTER_SHEETS = [ebruTeknesi, kilimDokuyan, petekBahcesi, mozaikAvlusu] as const
