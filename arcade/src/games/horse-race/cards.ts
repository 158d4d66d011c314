/** Who runs, as on the list and on the cloths: horse 1 is the first. */
export const HORSES: readonly { tr: string; en: string }[] = [
  { tr: 'Poyraz', en: 'North Wind' },
  { tr: 'Deli Çay', en: 'Wild Creek' },
  { tr: 'Kar Tanesi', en: 'Snowflake' },
  { tr: 'Yaylacı', en: 'Highlander' },
  { tr: 'Altın Koza', en: 'Golden Cocoon' },
  { tr: 'Mor Dağ', en: 'Purple Mountain' },
  { tr: 'Lodos', en: 'South Wind' },
  { tr: 'Karayel', en: 'Northwester' },
]

/** The races of a day. Weights are shares of 10 000 of the chance to win, horse by horse. */
export type RaceCard = {
  metres: number
  track: 'turf' | 'sand'
  weights: readonly number[]
}

export const WEIGHTS_SUM = 10_000

/** One race after the other, and from the start again. Fixed before any price is told. */
export const RACE_CARDS: readonly RaceCard[] = [
  { metres: 1_600, track: 'sand', weights: [1673, 2268, 502, 937, 1849, 639, 1351, 781] },
  { metres: 1_400, track: 'turf', weights: [1352, 1478, 894, 1021, 1190, 1036, 2113, 916] },
  { metres: 1_200, track: 'sand', weights: [702, 1904, 1388, 486, 1530, 1247, 977, 1766] },
  { metres: 2_000, track: 'turf', weights: [2431, 863, 611, 1795, 1062, 1409, 748, 1081] },
  { metres: 1_800, track: 'sand', weights: [1118, 1236, 437, 1624, 2507, 803, 1342, 933] },
  { metres: 1_400, track: 'sand', weights: [1541, 1089, 1673, 728, 954, 1806, 1285, 924] },
  { metres: 2_400, track: 'turf', weights: [1967, 594, 839, 2246, 1133, 1475, 892, 854] },
  { metres: 1_600, track: 'turf', weights: [908, 1731, 1046, 1164, 1392, 557, 1988, 1214] },
]
