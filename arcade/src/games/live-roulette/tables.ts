/** A table of live roulette: the limits, in lira, are of one player in one round. */
export type Table = {
  code: string
  name: { tr: string; en: string }
  limits: { least: number; most: () => number; mostInAll: number }
}

export const TABLES: readonly Table[] = [
  {
    code: 'zar_rulet_kosku',
    name: { tr: 'Rulet Köşkü', en: 'Roulette Pavilion' },
    limits: { least: 1, most: () => 2_000, mostInAll: 10_000 },
  },
  {
    code: 'zar_altin_rulet',
    name: { tr: 'Altın Rulet', en: 'Golden Roulette' },
    limits: { least: 25, most: () => 10_000, mostInAll: 50_000 },
  },
]
