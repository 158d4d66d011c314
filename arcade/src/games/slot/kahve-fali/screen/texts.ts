import type { Language, Round } from '../../../../protocol.ts'
import { money, timesText } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { times } from '../../../game.ts'
import { cellPay } from '../../reels/screen/cell-pays.ts'
import { gridText, linesRead, nameOf, resultText, whatWon } from '../../reels/screen/texts.ts'
import { ROWS } from '../../reels/sheet.ts'
import { gridAt, sumOf } from '../../reels/spin.ts'
import type { Title } from '../../reels/title.ts'
import type { PickSheet } from '../sheets.ts'
import { lookOf } from './looks.ts'
import { PICK_NAMES } from './names.ts'
import { closedIn, type Frame, prizeOf, seenIn, type Tray } from './shown.ts'
import { PICK_WORDS, wordsOf } from './words.ts'

type PickTitle = Title<PickSheet>

/** Whole stakes: `11×`. */
export const stakesText = (stakes: number, language: Language): string =>
  stakes === 0 ? '0×' : timesText(100 * stakes, language)

/** What is in a box, as it is told. */
export function contentText({ code, sheet }: PickTitle, prize: number, language: Language): string {
  if (prize === 0) return PICK_WORDS[language].empty
  const name = nameOf(PICK_NAMES, language, lookOf(code, sheet.pick).thingOf(prize))
  return `${name}, ${stakesText(prize, language)}`
}

/** How a round ended. */
export const sentenceOf = (title: PickTitle) => (round: Round, language: Language) => {
  const { spin, boxes, opened } = seenIn(round)
  if (boxes) return boxesText(title, round, { boxes, opened }, language)
  if (spin.hundredths === 0) return SLOT_WORDS[language].lost
  const what = whatWon(PICK_NAMES, spin.wins, language)
  return resultText(
    { what, sum: money(round.winKurus), round, hundredths: spin.hundredths },
    language,
  )
}

/** Each line that won, and each box that held a prize. */
export function winsOf(title: PickTitle, round: Round, language: Language): string[] {
  const { spin, boxes, opened } = seenIn(round)
  const { box } = wordsOf(title.code, language)
  const prizes = opened.flatMap((at) => {
    const prize = boxes?.[at] ?? 0
    const content = contentText(title, prize, language)
    const sum = money(times(round.stakedKurus, 100 * prize))
    return prize > 0 ? [`${PICK_WORDS[language].place(at + 1, box, content)}: ${sum}.`] : []
  })
  return [...linesRead(PICK_NAMES, spin.wins, round, language), ...prizes]
}

function boxesText(
  { code }: PickTitle,
  round: Round,
  some: Pick<Tray, 'boxes' | 'opened'>,
  language: Language,
): string {
  const words = PICK_WORDS[language]
  const title = wordsOf(code, language)
  const prize = prizeOf(some)
  const found = some.opened.filter((box) => some.boxes[box]).length
  const sum = money(times(round.stakedKurus, 100 * prize))
  const told =
    prize === 0
      ? words.foundNone(title.box)
      : words.found(title.boxes(found), stakesText(prize, language), sum)
  const lines = sumOf(seenIn(round).spin.wins)
  if (lines === 0) return prize === 0 ? `${told} ${SLOT_WORDS[language].lost}` : told
  const isWin = round.winKurus > round.stakedKurus
  const lineKurus = times(round.stakedKurus, lines)
  return `${told} ${words.whole(money(lineKurus), money(round.winKurus), isWin)}`
}

/** Boxes that wait, and what is in them all together. */
function countsOf(tray: Tray, { pick }: PickSheet) {
  const closed = closedIn(tray).length
  return { closed, prizes: closed - pick.ends, empties: pick.ends }
}

/** What the player is to do, or what the last box held. */
function trayText({ code, sheet, ...rest }: PickTitle, tray: Tray, language: Language): string {
  const words = PICK_WORDS[language]
  const { box } = wordsOf(code, language)
  if (tray.turning && tray.turning.step !== 'shown') return words.turning(tray.turning.box + 1, box)
  const last = tray.turning?.box ?? tray.opened.at(-1)
  if (last === undefined) return words.pickOne(box, countsOf(tray, sheet))
  const prize = tray.boxes[last] ?? 0
  const content = contentText({ code, sheet, ...rest }, prize, language)
  const told = `${words.place(last + 1, box, content)}.`
  return prize === 0 ? told : `${told} ${words.pickOn(countsOf(tray, sheet))}`
}

export const messageOf =
  (title: PickTitle) =>
  ({ play }: Asked<SlotOptions>, frame?: Frame): Message => {
    const { round, language, phase } = play
    const { code, sheet } = title
    if (!round) return { text: wordsOf(code, language).ready(sheet.pick.scatters) }
    const { boxes, spin } = seenIn(round)
    if (phase === 'telling' && !frame?.tray) {
      const isLit = frame && frame.lit.length > 0 && boxes
      if (!isLit) return { text: SLOT_WORDS[language].spinning }
      return { text: wordsOf(code, language).begins(spin.scatters.length, boxes.length) }
    }
    if (frame?.tray && phase !== 'ready') return { text: trayText(title, frame.tray, language) }
    return {
      text: sentenceOf(title)(round, language),
      isWin: round.winKurus > round.stakedKurus,
    }
  }

/** The shelves for those who do not see them. */
export function labelOf({ sheet }: PickTitle, frame: Frame, language: Language): string {
  if (frame.spinning) return SLOT_WORDS[language].spinning
  return gridText(PICK_NAMES, gridAt(sheet.reels, frame.stops), language)
}

/** A box for those who do not see it. */
export function boxText(title: PickTitle, tray: Tray, box: number, language: Language): string {
  const words = PICK_WORDS[language]
  const content = tray.boxes[box]
  return words.place(
    box + 1,
    wordsOf(title.code, language).box,
    content === null || content === undefined
      ? words.isClosed
      : contentText(title, content, language),
  )
}

/** What wild and scatter do, beside what symbols pay. */
export const notesOf =
  ({ code, sheet: { pick } }: PickTitle) =>
  (language: Language) => ({
    wild: PICK_WORDS[language].wildNote,
    scatter: wordsOf(code, language).begins(pick.scatters, pick.prizes.length + pick.ends),
  })

/** What a cell of the shelves pays. */
export function payOf(title: PickTitle, frame: Frame, language: Language) {
  const { sheet } = title
  const symbolPay = cellPay(sheet, PICK_NAMES, notesOf(title)(language), language)
  const grid = gridAt(sheet.reels, frame.stops)
  return (cell: number): CellPay => symbolPay(grid[Math.floor(cell / ROWS)]?.[cell % ROWS] ?? '')
}

export const scatterNames = ({ sheet }: PickTitle, language: Language): string => {
  const id = sheet.symbols.find(({ role }) => role === 'scatter')?.id ?? ''
  return nameOf(PICK_NAMES, language, id, 2)
}
