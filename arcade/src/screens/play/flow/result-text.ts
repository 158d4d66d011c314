import type { GameSheet, Language, Step, Win } from '../../../protocol.ts'
import { money } from '../../figures.ts'
import type { Words } from '../../words/index.ts'

export type Voice = { words: Words; language: Language; sheet: GameSheet }

export function symbolName({ sheet, language }: Voice, id: string): string {
  return sheet.symbols.find((symbol) => symbol.id === id)?.name[language] ?? id
}

/** One winning combination in words: `3 nar, 2. çizgi, ₺40,00`. */
export function winText(voice: Voice, win: Win): string {
  const { words, language } = voice
  const name = symbolName(voice, win.symbol).toLocaleLowerCase(language)
  const amount = money(win.amountKurus)
  return win.line === null
    ? words.scatterWin(win.count, name, amount)
    : words.lineWin(win.count, name, win.line + 1, amount)
}

/** What is owed so far against the stake, said plainly: only more than the stake is a win. */
export function sumText({ words }: Voice, winKurus: number, stakeKurus: number): string {
  if (winKurus === 0) return words.lost
  return winKurus > stakeKurus
    ? words.won(money(winKurus))
    : words.paidBack(money(winKurus), money(stakeKurus))
}

/** One fall of the reels in words, for who does not see it. */
export function stepText(voice: Voice, step: Step, stakeKurus: number): string {
  const wins = step.wins.map((win) => winText(voice, win)).join('; ')
  const free = step.freeSpinsWon ? `${voice.words.freeWon(step.freeSpinsWon)}.` : ''
  const sum = step.kind === 'paid' ? sumText(voice, step.winKurus, stakeKurus) : ''
  const plain = step.kind === 'free' && !wins ? voice.words.lost : ''
  return [wins && `${wins}.`, sum, plain, free].filter(Boolean).join(' ')
}
