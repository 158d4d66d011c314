import { BET_NAMES, NAMED_BETS } from '@zar/contract/betting/sums/named-bets'
import { columnsIn } from '../../slip/state/sums.ts'
import type { Both, Chapter } from '../chapter.ts'

const same = (text: string): Both => ({ tr: text, en: text })

const NAMES: Record<(typeof BET_NAMES)[number], Both> = {
  single: { tr: 'Tekli', en: 'Single' },
  double: { tr: 'İkili', en: 'Double' },
  treble: { tr: 'Üçlü', en: 'Treble' },
  trixie: same('Trixie'),
  patent: same('Patent'),
  yankee: same('Yankee'),
  lucky15: same('Lucky 15'),
  canadian: { tr: 'Canadian (Süper Yankee)', en: 'Canadian (Super Yankee)' },
  lucky31: same('Lucky 31'),
  heinz: same('Heinz'),
  lucky63: same('Lucky 63'),
  superheinz: { tr: 'Süper Heinz', en: 'Super Heinz' },
  goliath: same('Goliath'),
}

const columnsOf = (name: (typeof BET_NAMES)[number]): string => {
  const { legs, sizes } = NAMED_BETS[name]
  const any = { oddsMilli: 2_000, isBanker: false }
  return String(
    columnsIn(
      Array.from({ length: legs }, () => any),
      sizes,
    ),
  )
}

export const BUILDER: Chapter = {
  number: 9,
  title: { tr: 'Maç içi kombine', en: 'Bet builder' },
  brief: {
    tr: 'Bir maçın seçimleri birlikte oranlanır; oranların çarpımı değil, birlikte olma olasılığı sayılır.',
    en: 'Selections of one match are priced together: by the chance that all of them happen, not by the product of their odds.',
  },
  clauses: [
    {
      title: { tr: 'Neden çarpım değil', en: 'Why it is not the product' },
      text: {
        tr: 'Ev sahibi kazanır ile 2,5 üst birbirine bağlıdır: biri olursa öbürü de daha olasıdır. İki oran da, çarpım ve birlikte oran, kuponda yan yana yazar.',
        en: 'A home win and over 2.5 are related: where one happens the other is more likely. The slip shows both, the product and the joint price.',
      },
    },
    {
      title: { tr: 'Neler birleşmez (R-130)', en: 'What cannot be combined (R-130)' },
      text: {
        tr: 'Birlikte kazanamayan seçimler, birbirini zaten içeren seçimler, aynı pazarın iki seçimi ya da iki çizgisi ve iade olabilen çizgiler (tam ve çeyrek çizgiler, beraberlikte iade) birleşmez. Aynı maçın iki seçimi normal kombinede de birleşmez; kupon maç içi kombine önerir.',
        en: 'Selections that cannot all win, selections of which one contains another, two selections or lines of one market, and lines that can be returned (whole and quarter lines, draw no bet) cannot be combined. Two selections of one match cannot stand in a plain combo either; the slip then offers a bet builder.',
      },
    },
    {
      title: { tr: 'Kombinede', en: 'In a combo' },
      text: {
        tr: 'Maç içi kombine, kombinede tek bacaktır. Bacaklarından biri iade olursa maç içi kombine bütünüyle 1.00 sayılır.',
        en: 'A bet builder is one leg of a combo. Where one of its selections is void the whole builder counts 1.00.',
      },
    },
  ],
}

export const SYSTEMS: Chapter = {
  number: 10,
  title: { tr: 'Sistem kuponları ve yuvarlama', en: 'Systems and rounding' },
  brief: {
    tr: 'Sistem, seçimlerin küçük kombinelerini birlikte oynar. Toplam bir kez ve senin lehine yuvarlanır.',
    en: 'A system plays the smaller combos of its selections together. A sum is rounded once, in your favour.',
  },
  clauses: [
    {
      title: { tr: 'Kolonlar', en: 'The lines' },
      text: {
        tr: '2/3, üç seçimin her ikisini bir kolon yapar: üç kolon. Banko her kolondadır: kaybederse bütün kolonlar kaybeder, iade olursa 1.00 sayılır. Kombinede en çok 20, sistemde en çok 12 serbest seçim olur.',
        en: '2/3 makes a line of every two of three selections: three lines. A banker is in every line: where it loses all lines lose, where it is void it counts 1.00. A combo has 20 selections at most, a system 12 free ones.',
      },
      bet: {
        note: {
          tr: '₺10,00 kolon bedeli · 2/3. İki maç kazandı, biri kaybetti.',
          en: '₺10,00 unit stake · 2/3. Two matches won, one lost.',
        },
        unitKurus: 1_000,
        sizes: [2],
        legs: [
          { odds: 2_000, outcome: 'win' },
          { odds: 1_800, outcome: 'win' },
          { odds: 1_500, outcome: 'loss' },
        ],
      },
    },
    {
      title: { tr: 'Adı olan sistemler', en: 'Systems with a name' },
      text: {
        tr: 'Adı olan sistemler bir dizi boyu birlikte oynar.',
        en: 'Systems with a name play several sizes together.',
      },
      table: {
        head: [
          { tr: 'Ad', en: 'Name' },
          { tr: 'Seçim', en: 'Selections' },
          { tr: 'Boylar', en: 'Sizes' },
          { tr: 'Kolon', en: 'Lines' },
        ],
        rows: BET_NAMES.map((name) => [
          NAMES[name],
          same(String(NAMED_BETS[name].legs)),
          same(NAMED_BETS[name].sizes.join(' + ')),
          same(columnsOf(name)),
        ]),
      },
    },
    {
      title: { tr: 'Yuvarlama', en: 'Rounding' },
      text: {
        tr: 'Bacaklar, kolonlar ve toplam oran yuvarlanmaz. Ödeme kuruşuna kadar tam hesaplanır ve kupon başına bir kez, yukarı yuvarlanır. Bütün bacakları iade olan kupon bedelini tam geri öder.',
        en: 'No leg, line or total odds are rounded. A payout is computed exactly and rounded once per bet, up to a whole kuruş. A bet of which every leg is void pays its cost back exactly.',
      },
      bet: {
        note: {
          tr: '₺250,00 · üçlü. Tam sonuç 1.177,3125’tir.',
          en: '₺250,00 · a treble. The exact sum is 1,177.3125.',
        },
        unitKurus: 25_000,
        legs: [
          { odds: 1_950, outcome: 'win' },
          { odds: 1_610, outcome: 'win' },
          { odds: 1_500, outcome: 'win' },
        ],
      },
    },
  ],
}

export const OUTRIGHTS: Chapter = {
  number: 16,
  title: { tr: 'Uzun vade ve eşitlik', en: 'Outrights and dead heats' },
  brief: {
    tr: 'Uzun vadede sezon başladıktan sonra çekilen kaybeder. Yerler paylaşılırsa tutar bölünür.',
    en: 'In outrights who withdraws after the season began has lost. Where places are shared the stake is divided.',
  },
  clauses: [
    {
      title: { tr: 'Eşitlik', en: 'A dead heat' },
      text: {
        tr: 'Bir yer birden çok yarışmacıya düşerse tutarın yer / eşit payı tam orandan kazanır, kalanı kaybeder.',
        en: 'Where several share a place, places / equals of the stake wins at full odds and the rest is lost.',
      },
      bet: {
        note: {
          tr: '₺10,00 · gol kralı. Üç oyuncu aynı golde.',
          en: '₺10,00 · top scorer. Three players have as many goals.',
        },
        unitKurus: 1_000,
        legs: [{ odds: 10_000, outcome: 'dead-heat', share: [1, 3] }],
      },
    },
    {
      title: { tr: 'Katılmayan', en: 'Who does not take part' },
      text: {
        tr: 'Sezon başlamadan çekilen yarışmacının bahsi iade edilir; başladıktan sonra çekilen kaybeder. Şampiyon, ligin resmî son tablosundakidir.',
        en: 'Bets on who withdraws before the season begins are returned; afterwards they lose. The winner is that of the final official table.',
      },
    },
  ],
}

export const DISPUTES: Chapter = {
  number: 17,
  title: { tr: 'İtiraz ve saklama', en: 'Disputes and records' },
  brief: {
    tr: 'Kuponundaki her sayıyı elle hesaplayabilirsin. Yanlış görürsen destek talebi aç; kupon numarası yeter.',
    en: 'You can compute every number of a bet by hand. Where one looks wrong open a ticket; the number of the bet is enough.',
  },
  clauses: [
    {
      title: { tr: 'Nasıl itiraz edilir', en: 'How to object' },
      text: {
        tr: 'Destek talebinde kupon numarasını ve itirazını yaz. Kuponun kapandığı olgular, kaynağı ve saati cevapta yazar. Karar, bahsin oynandığı andaki kurallara göre verilir.',
        en: 'Write the number of the bet and your objection in a ticket. The answer names the facts by which it was settled, their source and time. It is decided by the rules that held as the bet was placed.',
      },
    },
    {
      title: { tr: 'Ne saklanır', en: 'What is kept' },
      text: {
        tr: 'Her kuponun bacakları, oranları, hareketleri ve kapanışları saklanır ve Kuponlarım sayfasında görünür. Para hareketleri değiştirilemeyen bir deftere yazılır.',
        en: 'The legs, odds, postings and settlements of every bet are kept and stand under My bets. Money is written into a ledger that cannot be changed.',
      },
    },
  ],
}
