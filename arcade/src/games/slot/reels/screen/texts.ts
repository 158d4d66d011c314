import type { Language, Round } from '../../../../protocol.ts'
import { figure, money } from '../../../../screens/figures.ts'
import { spinsRead } from '../../../../screens/slot/wins/read-wins.ts'
import { times } from '../../../game.ts'
import type { Grid, LineWin } from '../spin.ts'
import { LINE_WORDS, type SymbolNames } from './words.ts'

/** A symbol's name, for so many of it. */
export function nameOf(names: SymbolNames, language: Language, symbol: string, count = 1): string {
  const name = names[language][symbol] ?? symbol
  return typeof name === 'string' ? name : name[count === 1 ? 0 : 1]
}

export const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language === 'tr' ? 'tr-TR' : 'en-GB') + text.slice(1)

/** The line that won, with what it comes to before its multiplier and after it, or how many did. */
export function whatWon(names: SymbolNames, wins: readonly LineWin[], language: Language): string {
  const words = LINE_WORDS[language]
  const [first] = wins
  if (!first || wins.length > 1) return words.lines(wins.length)
  const { line, count, symbol } = first
  const name = nameOf(names, language, symbol, count)
  return capital(words.line(line + 1, words.count(count), name), language)
}

/** `₺48,00 × 5 = ₺240,00`, where one line was multiplied and nothing cut; else the sum alone. */
export function sumText(wins: readonly LineWin[], stakeKurus: number, sumKurus: number): string {
  const [first] = wins
  const isWhole = first && times(stakeKurus, first.hundredths) === sumKurus
  if (!first || wins.length > 1 || first.factor === 1 || !isWhole) return money(sumKurus)
  const plain = times(stakeKurus, first.hundredths / first.factor)
  return `${money(plain)} × ${first.factor} = ${money(sumKurus)}`
}

/** Each line that won, as a sentence with its sum. */
export const linesRead = (
  names: SymbolNames,
  wins: readonly LineWin[],
  { stakedKurus }: Round,
  language: Language,
): string[] =>
  wins.map((win) => {
    const sum = sumText([win], stakedKurus, times(stakedKurus, win.hundredths))
    return `${whatWon(names, [win], language)}: ${sum}.`
  })

type Spin = { wins: readonly LineWin[]; hundredths: number }

/** The lines of the paid spin, and what each free spin came to. */
export const spinsOf = (
  names: SymbolNames,
  { paid, free }: { paid: Spin; free: readonly Spin[] },
  round: Round,
  language: Language,
): string[] => [
  ...linesRead(names, paid.wins, round, language),
  ...spinsRead(
    free.map(({ hundredths }) => times(round.stakedKurus, hundredths)),
    language,
  ),
]

/** What a round of so much came to, in one sentence: a win only above its stake. */
export function resultText(
  { what, sum, round, hundredths }: { what: string; sum: string; round: Round; hundredths: number },
  language: Language,
): string {
  const words = LINE_WORDS[language]
  return round.winKurus > round.stakedKurus
    ? words.won(what, sum, figure(hundredths / 100, language))
    : words.returned(what, money(round.winKurus))
}

/** The whole grid, reel by reel, for those who do not see it. */
export const gridText = (names: SymbolNames, grid: Grid, language: Language): string =>
  LINE_WORDS[language].reels(
    grid.map((cells) => cells.map((id) => nameOf(names, language, id)).join(', ')),
  )
