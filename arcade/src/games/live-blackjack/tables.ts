/** A table of live blackjack: its limits are of one bet. Sums are whole lira. */
export type Limited = {
  code: string
  name: { tr: string; en: string }
  stakeLira: { least: number; most: number }
  /** Of its desk. */
  chips: readonly number[]
}

export const TABLES: readonly Limited[] = [
  {
    code: 'zar_kubbe_21',
    name: { tr: 'Kubbe Blackjack', en: 'Dome Blackjack' },
    stakeLira: { least: 5, most: 10_000 },
    chips: [5, 25, 100, 500, 1_000],
  },
  {
    code: 'zar_yirmi_bir',
    name: { tr: 'Yirmi Bir Blackjack', en: 'Twenty-One Blackjack' },
    stakeLira: { least: 100, most: 25_000 },
    chips: [100, 250, 500, 1_000, 5_000],
  },
]
