import type { Language } from '../../../protocol.ts'
import type { Risk } from '../rules.ts'

type PlinkoWords = {
  risk: string
  risks: Record<Risk, string>
  rows: string
  drop: string
  past: string
  highest: string
  /** Seeds of a round, and what the dial holds. */
  count: string
  each: string
  tooMuch: (most: string) => string
  board: (rows: number, landed: readonly string[]) => string
  choose: string
  falling: (count: number) => string
  landed: (times: string, sum: string) => string
  returned: (times: string, sum: string) => string
  ofMany: (count: number, sum: string, stake: string) => string
  summaryOfMany: (count: number, rows: number, risk: string) => string
  summary: (times: string, rows: number, risk: string) => string
  rules: readonly string[]
}

export const PLINKO_WORDS: Record<Language, PlinkoWords> = {
  tr: {
    risk: 'Risk',
    risks: { low: 'Az', mid: 'Orta', high: 'Çok' },
    rows: 'Sıra',
    drop: 'Tane bırak',
    past: 'Son taneler',
    highest: 'En yüksek',
    count: 'Tane',
    each: 'Her tane',
    tooMuch: (most) =>
      `Taneler birlikte en çok ${most} tutabilir. Bahsi ya da tane sayısını düşür.`,
    board: (rows, landed) =>
      `${rows} sıra çivi, altta ${rows + 1} kâse.${landed.length > 0 ? ` Düşülen kâseler: ${landed.join(', ')}.` : ''}`,
    choose: 'Risk ve sıra sayısını seç, taneyi bırak.',
    falling: (count) => (count > 1 ? `${count} tane düşüyor.` : 'Tane düşüyor.'),
    landed: (times, sum) => `Tane ${times} kâsesine düştü: ${sum}.`,
    returned: (times, sum) => `Tane ${times} kâsesine düştü. Dönen ${sum}.`,
    ofMany: (count, sum, stake) => `${count} tane: toplam ${sum}, bahis ${stake}.`,
    summaryOfMany: (count, rows, risk) =>
      `${count} tane; ${rows} sıra, risk ${risk.toLowerCase()}.`,
    summary: (times, rows, risk) => `${times} kâsesi; ${rows} sıra, risk ${risk.toLowerCase()}.`,
    rules: [
      'Tane her çivide eşit olasılıkla sola ya da sağa gider ve bir kâseye düşer.',
      'Kâsenin üstündeki sayı, bahsinin kaç katının ödeneceğidir.',
      'Yirmiye kadar tane birlikte bırakılabilir: her biri kendi bahsiyle, ötekilerden bağımsız düşer; kazançları toplanır.',
      'Sıra sayısı ve risk, kâselerdeki sayıları değiştirir. Kenardaki kâselere düşmek ender görülür.',
    ],
  },
  en: {
    risk: 'Risk',
    risks: { low: 'Low', mid: 'Mid', high: 'High' },
    rows: 'Rows',
    drop: 'Drop a seed',
    past: 'Last seeds',
    highest: 'Highest',
    count: 'Seeds',
    each: 'Each seed',
    tooMuch: (most) => `The seeds may come to ${most} at most. Lower the stake or the seeds.`,
    board: (rows, landed) =>
      `${rows} rows of studs over ${rows + 1} bowls.${landed.length > 0 ? ` Bowls reached: ${landed.join(', ')}.` : ''}`,
    choose: 'Choose the risk and the rows, then drop a seed.',
    falling: (count) => (count > 1 ? `${count} seeds are falling.` : 'The seed is falling.'),
    landed: (times, sum) => `The seed fell into the ${times} bowl: ${sum}.`,
    returned: (times, sum) => `The seed fell into the ${times} bowl. Returned ${sum}.`,
    ofMany: (count, sum, stake) => `${count} seeds: ${sum} in all, stake ${stake}.`,
    summaryOfMany: (count, rows, risk) =>
      `${count} seeds; ${rows} rows, ${risk.toLowerCase()} risk.`,
    summary: (times, rows, risk) => `The ${times} bowl; ${rows} rows, ${risk.toLowerCase()} risk.`,
    rules: [
      'At each stud the seed goes left or right, each as likely, until it falls into a bowl.',
      'The number on the bowl is how many times your stake is paid.',
      'Up to twenty seeds may be dropped together: each falls by itself for its own stake, and what they win is added up.',
      'Rows and risk change the numbers on the bowls. The bowls at the sides are rarely reached.',
    ],
  },
}
