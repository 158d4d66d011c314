import type { Language } from '../../../protocol.ts'
import type { Risk } from '../rules.ts'

type PlinkoWords = {
  risk: string
  risks: Record<Risk, string>
  rows: string
  drop: string
  past: string
  highest: string
  board: (rows: number, landed: string | null) => string
  choose: string
  falling: string
  landed: (times: string, sum: string) => string
  returned: (times: string, sum: string) => string
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
    board: (rows, landed) =>
      `${rows} sıra çivi, altta ${rows + 1} kâse.${landed ? ` Tane ${landed} kâsesinde.` : ''}`,
    choose: 'Risk ve sıra sayısını seç, taneyi bırak.',
    falling: 'Tane düşüyor.',
    landed: (times, sum) => `Tane ${times} kâsesine düştü: ${sum}.`,
    returned: (times, sum) => `Tane ${times} kâsesine düştü. Dönen ${sum}.`,
    summary: (times, rows, risk) => `${times} kâsesi; ${rows} sıra, risk ${risk.toLowerCase()}.`,
    rules: [
      'Tane her çivide eşit olasılıkla sola ya da sağa gider ve bir kâseye düşer.',
      'Kâsenin üstündeki sayı, bahsinin kaç katının ödeneceğidir.',
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
    board: (rows, landed) =>
      `${rows} rows of studs over ${rows + 1} bowls.${landed ? ` The seed is in the ${landed} bowl.` : ''}`,
    choose: 'Choose the risk and the rows, then drop a seed.',
    falling: 'The seed is falling.',
    landed: (times, sum) => `The seed fell into the ${times} bowl: ${sum}.`,
    returned: (times, sum) => `The seed fell into the ${times} bowl. Returned ${sum}.`,
    summary: (times, rows, risk) => `The ${times} bowl; ${rows} rows, ${risk.toLowerCase()} risk.`,
    rules: [
      'At each stud the seed goes left or right, each as likely, until it falls into a bowl.',
      'The number on the bowl is how many times your stake is paid.',
      'Rows and risk change the numbers on the bowls. The bowls at the sides are rarely reached.',
    ],
  },
}
