import type { GameSheet, Language, Round, Win } from '../../../../protocol.ts'
import { figure, money, timesText } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { spinsRead } from '../../../../screens/slot/wins/read-wins.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type Frame, gridAt, idOf, resultIn } from './shown.ts'
import { isAbove } from './tell.ts'
import { LINES_WORDS } from './words.ts'

export const nameOf = ({ symbols }: GameSheet, id: string, language: Language): string =>
  symbols.find((symbol) => symbol.id === id)?.name[language] ?? id

/** As it stands within a sentence. */
const namedIn = (sheet: GameSheet, id: string, language: Language) =>
  nameOf(sheet, id, language).toLocaleLowerCase(language)

/** One win, with the wild that helped it: `9. çizgide dört karanfil, joker lale`. */
function winText(
  sheet: GameSheet,
  grid: readonly (readonly string[])[],
  win: Win,
  language: Language,
) {
  const words = LINES_WORDS[language]
  const count = words.counts[win.count] ?? String(win.count)
  const symbol = namedIn(sheet, win.symbol, language)
  if (win.line === null) return words.scatters(count, symbol)
  const what = words.onLine(win.line + 1, count, symbol)
  const wild = idOf(sheet, 'wild')
  const isHelped =
    win.symbol !== wild && win.cells.some(([reel, row]) => grid[reel]?.[row] === wild)
  return isHelped ? words.withWild(what, namedIn(sheet, wild, language)) : what
}

/** The one win of a spin, or how many there were. */
function whatWon(
  sheet: GameSheet,
  grid: readonly (readonly string[])[],
  wins: readonly Win[],
  language: Language,
): string {
  const [first] = wins
  return first && wins.length === 1
    ? winText(sheet, grid, first, language)
    : LINES_WORDS[language].lines(wins.length)
}

/** How a round ended, in one sentence. */
export function sentenceOf(sheet: GameSheet, round: Round, language: Language): string {
  const words = LINES_WORDS[language]
  const { steps } = resultIn(round)
  const [paid, ...free] = steps
  if (!paid || round.winKurus === 0) return SLOT_WORDS[language].lost
  const what =
    free.length > 0 ? words.feature(free.length) : whatWon(sheet, paid.grid, paid.wins, language)
  const sum = money(round.winKurus)
  return isAbove(round, round.winKurus)
    ? words.won(what, sum, figure(round.winKurus / round.stakeKurus, language))
    : words.returned(what, sum)
}

/** Each win of the paid spin, and what each free spin came to. */
export function winsOf(sheet: GameSheet, round: Round, language: Language): string[] {
  const [paid, ...free] = resultIn(round).steps
  if (!paid) return []
  const { plain } = LINES_WORDS[language]
  return [
    ...paid.wins.map((win) =>
      plain(winText(sheet, paid.grid, win, language), money(win.amountKurus)),
    ),
    ...spinsRead(
      free.map(({ winKurus }) => winKurus),
      language,
    ),
  ]
}

export function messageOf(sheet: GameSheet, { play }: Asked<SlotOptions>, frame?: Frame): Message {
  const { round, language, phase } = play
  if (phase === 'telling' && round && frame) return toldMessage(sheet, round, frame, language)
  if (phase === 'asking') return { text: SLOT_WORDS[language].spinning }
  if (!round) return { text: LINES_WORDS[language].ready }
  return { text: sentenceOf(sheet, round, language), isWin: isAbove(round, round.winKurus) }
}

/** What is told now: the spin that turns, what it won, the feature that begins or ends. */
function toldMessage(sheet: GameSheet, round: Round, frame: Frame, language: Language): Message {
  const words = LINES_WORDS[language]
  const { free, spinning, wins, soFarKurus = 0, stops } = frame
  const isWin = isAbove(round, soFarKurus)
  const { multiplier } = sheet.freeSpins
  if (free?.moment === 'won') {
    const given = SLOT_WORDS[language].freeSpins(free.of)
    return { text: `${given}. ${words.multiplied(multiplier)}` }
  }
  if (free?.moment === 'over') return { text: words.over(free.of, money(free.wonKurus)), isWin }
  if (spinning)
    return { text: free ? words.spinAt(free.played, free.of) : SLOT_WORDS[language].spinning }
  if (wins.length === 0) return { text: free ? words.freeLost : SLOT_WORDS[language].lost }
  const sumKurus = wins.reduce((sum, { amountKurus }) => sum + amountKurus, 0)
  const what = whatWon(sheet, gridAt(sheet, stops), wins, language)
  const sum =
    free && multiplier > 1
      ? words.product(money(sumKurus / multiplier), multiplier, money(sumKurus))
      : money(sumKurus)
  return { text: words.plain(what, sum), isWin }
}

/** The whole grid by rows, once every reel stands. */
export function gridText(sheet: GameSheet, { spinning, stops }: Frame, language: Language): string {
  const words = LINES_WORDS[language]
  if (spinning) return words.moving
  const grid = gridAt(sheet, stops)
  return words.rows(
    [0, 1, 2].map((row) =>
      grid.map((column) => namedIn(sheet, column[row] ?? '', language)).join(', '),
    ),
  )
}

/** What the symbol of a cell pays, in stakes. */
export function payOf(sheet: GameSheet, id: string, language: Language): CellPay | undefined {
  const symbol = sheet.symbols.find((one) => one.id === id)
  if (!symbol) return undefined
  const words = LINES_WORDS[language]
  const { role, pays, name } = symbol
  const parts = role === 'scatter' ? 1 : sheet.lines.length
  const rows = pays.flatMap((pay, at): (readonly [string, string])[] =>
    pay > 0 ? [[String(at + 3), timesText((pay * 100) / parts, language)]] : [],
  )
  const [least = 0, , most = 0] = sheet.freeSpins.byScatters
  const note = {
    plain: undefined,
    wild: words.standsFor(nameOf(sheet, idOf(sheet, 'scatter'), language)),
    scatter: least > 0 ? words.begins(least, most) : undefined,
  }[role]
  return { name: name[language], rows: rows.toReversed(), ...(note && { note }) }
}
