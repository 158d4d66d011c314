import type { Language } from '../../../protocol.ts'
import type { Risk } from '../rules.ts'

type WheelWords = {
  risk: string
  risks: Record<Risk, string>
  segments: string
  spin: string
  highest: string
  legend: string
  count: (n: number) => string
  segment: (times: string) => string
  wheel: (segments: number, stopped: string | null) => string
  choose: string
  turning: string
  won: (times: string, sum: string) => string
  returned: (times: string, sum: string) => string
  lost: string
  summary: (times: string, segments: number, risk: string) => string
  rules: readonly string[]
}

export const WHEEL_WORDS: Record<Language, WheelWords> = {
  tr: {
    risk: 'Risk',
    risks: { low: 'Az', mid: 'Orta', high: 'Çok' },
    segments: 'Bölme',
    spin: 'Döndür',
    highest: 'En yüksek',
    legend: 'Bölmeler',
    count: (n) => `${n} bölme`,
    segment: (times) => `${times} bölmesi`,
    wheel: (segments, stopped) =>
      `${segments} bölmeli çark${stopped ? `, ${stopped} bölmesinde durdu` : ''}.`,
    choose: 'Risk ve bölme sayısını seç, döndür.',
    turning: 'Çark dönüyor.',
    won: (times, sum) => `Çark ${times} bölmesinde durdu: ${sum}.`,
    returned: (times, sum) => `Çark ${times} bölmesinde durdu. Dönen ${sum}.`,
    lost: 'Çark boş bölmede durdu. Bu tur kazanç yok.',
    summary: (times, segments, risk) =>
      `${times} bölmesi; ${segments} bölme, risk ${risk.toLowerCase()}.`,
    rules: [
      'Çark eşit bölmelidir; her birinde durma olasılığı aynıdır.',
      'Durduğu bölmedeki sayı, bahsinin kaç katının ödeneceğidir. Sıfırda kazanç yoktur.',
      'Bölme sayısı ve risk, bölmelerdeki sayıları değiştirir; kaç bölmenin ne ödediği yanda yazar.',
    ],
  },
  en: {
    risk: 'Risk',
    risks: { low: 'Low', mid: 'Mid', high: 'High' },
    segments: 'Segments',
    spin: 'Spin',
    highest: 'Highest',
    legend: 'Segments',
    count: (n) => `${n} ${n === 1 ? 'segment' : 'segments'}`,
    segment: (times) => `${times} segment`,
    wheel: (segments, stopped) =>
      `A wheel of ${segments} segments${stopped ? `, stopped at ${stopped}` : ''}.`,
    choose: 'Choose the risk and the segments, then spin.',
    turning: 'The wheel is turning.',
    won: (times, sum) => `The wheel stopped at ${times}: ${sum}.`,
    returned: (times, sum) => `The wheel stopped at ${times}. Returned ${sum}.`,
    lost: 'The wheel stopped at an empty segment. No win this round.',
    summary: (times, segments, risk) =>
      `${times}; ${segments} segments, ${risk.toLowerCase()} risk.`,
    rules: [
      'The segments are equal: the wheel stops at each as likely as at any other.',
      'The number of the segment is how many times your stake is paid. Zero pays nothing.',
      'Segments and risk change the numbers; how many segments pay what stands beside the wheel.',
    ],
  },
}
