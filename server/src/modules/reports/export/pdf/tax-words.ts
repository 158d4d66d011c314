import type { Locale } from '@zar/contract/limits'
import type { TaxBase } from '@zar/contract/office/system/tax-rates'

const tr = {
  heads: ['Ürün', 'Matrah türü', 'İlk gün', 'Son gün', 'Sınır', 'Oran', 'Matrah', 'Vergi'],
  bases: {
    stakes: 'Bahis',
    ggr: 'GGR',
    deposits: 'Yatırma',
    winnings: 'Sınırı aşan kazanç',
  } satisfies Record<TaxBase, string>,
  unrated: 'oran girilmemiş',
  shared: (numbers: string) => `Aynı rakamlar: ${numbers}. Birbirine eklenmez.`,
  noRates: 'Hiç oran girilmemiş: oranlar Sistem ekranında, lisansların yanında girilir.',
  winsPending: 'Eski kazançlar hâlâ toplanıyor: kazanç matrahları eksik olabilir.',
  defined: [
    'Vergi: matrah × oran, satır satır; yarım kuruş yukarı yuvarlanır. Her günün oranı o günün oranıdır.',
    'Bahis ve GGR, ürün raporundaki gibidir. Yatırma: brüt. Kazanç: her tek kazancın sınırı aşan kısmı; geri alınanın aşan kısmı düşülür.',
    'Sıfırın altındaki matrahın vergisi yoktur; başka satıra ya da döneme taşınmaz.',
    'Toplamlarda oyuncuların ülkesi yoktur: her satır, lisansın ürünlerinde bütün evin rakamıdır.',
  ],
}

type TaxWords = typeof tr

const en: TaxWords = {
  heads: ['Product', 'Base', 'First day', 'Last day', 'Line', 'Rate', 'Sum', 'Tax'],
  bases: {
    stakes: 'Stakes',
    ggr: 'GGR',
    deposits: 'Deposits',
    winnings: 'Winnings above the line',
  },
  unrated: 'no rate entered',
  shared: (numbers) => `The same figures: ${numbers}. They are not added up.`,
  noRates: 'No rate is entered: they are entered beside the licences, on the screen System.',
  winsPending: 'Older wins are still being collected: bases of winnings may lack some.',
  defined: [
    'Tax: base × rate, line by line, half a kuruş upwards. Each day has the rate of its day.',
    'Stakes and GGR are those of the report by product. Deposits: gross. Winnings: of each single win what lies above the line, less that of what is taken back.',
    'A base below zero owes nothing, and is carried over to no other line or period.',
    'The roll-ups have no country of players: each line is of the whole house’s figures of the licence’s products.',
  ],
}

/** What the tax sheet says of itself. */
export const TAX_WORDS: Record<Locale, TaxWords> = { tr, en }
