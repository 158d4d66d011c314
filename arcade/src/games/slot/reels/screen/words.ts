import type { Language } from '../../../../protocol.ts'

/** What a symbol is called: in English one of it and several. */
export type SymbolName = string | readonly [one: string, many: string]
export type SymbolNames = Record<Language, Readonly<Record<string, SymbolName>>>

type LineWords = {
  /** Three, four … of a kind, as words. */
  count: (count: number) => string
  line: (line: number, count: string, name: string) => string
  lines: (count: number) => string
  won: (what: string, sum: string, times: string) => string
  returned: (what: string, sum: string) => string
  reels: (reels: readonly string[]) => string
  moving: string
  lineCount: (lines: number) => string
  /** Over the plates of pays. */
  alike: string
}

const TURKISH = ['', 'bir', 'iki', 'üç', 'dört', 'beş']
const ENGLISH = ['', 'one', 'two', 'three', 'four', 'five']

/** What the machines of reels and lines say. */
export const LINE_WORDS: Record<Language, LineWords> = {
  tr: {
    count: (count) => TURKISH[count] ?? `${count}`,
    line: (line, count, name) => `${line}. çizgide ${count} ${name}`,
    lines: (count) => `${count} çizgi kazandı`,
    won: (what, sum, times) => `${what}: ${sum}, bahsinin ${times} katı.`,
    returned: (what, sum) => `${what}. Dönen ${sum}.`,
    reels: (reels) => reels.map((cells, at) => `${at + 1}. makara: ${cells}.`).join(' '),
    moving: 'Makaralar değişiyor.',
    lineCount: (lines) => `${lines} çizgi`,
    alike: '5 aynı',
  },
  en: {
    count: (count) => ENGLISH[count] ?? `${count}`,
    line: (line, count, name) => `${count} ${name} on line ${line}`,
    lines: (count) => `${count} lines won`,
    won: (what, sum, times) => `${what}: ${sum}, ${times} times your stake.`,
    returned: (what, sum) => `${what}. Returned ${sum}.`,
    reels: (reels) => reels.map((cells, at) => `Reel ${at + 1}: ${cells}.`).join(' '),
    moving: 'The reels are changing.',
    lineCount: (lines) => `${lines} lines`,
    alike: '5 alike',
  },
}
