import type { Language, Round } from '../../../../protocol.ts'
import { money, timesText } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { times } from '../../../game.ts'
import { cellPay } from '../../reels/screen/cell-pays.ts'
import { capital, gridText, linesRead, resultText, whatWon } from '../../reels/screen/texts.ts'
import { ROWS } from '../../reels/sheet.ts'
import { gridAt, sumOf } from '../../reels/spin.ts'
import type { Coin, HoldSheet } from '../rules.ts'
import { HOLD_NAMES } from './names.ts'
import { type Bench, type Frame, heldIn, resultIn, stakesOf } from './shown.ts'
import { HOLD_WORDS, TITLE_WORDS } from './words.ts'

export function wordsOf({ code }: Pick<HoldSheet, 'code'>, language: Language) {
  const title = TITLE_WORDS[code]
  if (!title) throw new RangeError(`${code} has no words`)
  return title[language]
}

/** Whole stakes: `76×`. */
export const stakesText = (stakes: number, language: Language): string =>
  timesText(100 * stakes, language)

/** What the bench has come to. */
export function benchText({ hold }: HoldSheet, bench: Bench, language: Language): string {
  const stakes = stakesOf(bench.held) + (bench.isFull ? hold.fullStakes : 0)
  return stakesText(stakes, language)
}

/** How a round ended, in one sentence; in two where lines paid beside the coins. */
export const sentenceOf = (sheet: HoldSheet) => (round: Round, language: Language) => {
  const result = resultIn(round)
  const { wins, respins, hundredths, heldHundredths } = result
  if (respins.length > 0) return heldText(sheet, round, language)
  if (hundredths === 0) return SLOT_WORDS[language].lost
  const what = whatWon(HOLD_NAMES, wins, language)
  return resultText(
    { what, sum: money(round.winKurus), round, hundredths: hundredths - heldHundredths },
    language,
  )
}

/** Each line that won, and what the held coins came to. */
export function winsOf(sheet: HoldSheet, round: Round, language: Language): string[] {
  const { wins, respins } = resultIn(round)
  const lines = linesRead(HOLD_NAMES, wins, round, language)
  return respins.length > 0 ? [...lines, coinsText(sheet, round, language)] : lines
}

function coinsText(sheet: HoldSheet, round: Round, language: Language): string {
  const result = resultIn(round)
  const title = wordsOf(sheet, language)
  return HOLD_WORDS[language].held(
    title.coins(heldIn(result).length),
    timesText(result.heldHundredths, language),
    money(times(round.stakedKurus, result.heldHundredths)),
    title.strokes(result.respins.length),
  )
}

function heldText(sheet: HoldSheet, round: Round, language: Language): string {
  const result = resultIn(round)
  const words = HOLD_WORDS[language]
  const held = coinsText(sheet, round, language)
  if (result.wins.length === 0) return held
  const lineKurus = times(round.stakedKurus, sumOf(result.wins))
  return `${held} ${words.whole(money(lineKurus), money(round.winKurus))}`
}

/** What the last step of the bench was. */
function stepText(sheet: HoldSheet, bench: Bench, language: Language): string {
  const words = HOLD_WORDS[language]
  const title = wordsOf(sheet, language)
  const { step, landed, left } = bench
  const total = words.totalOf(benchText(sheet, bench, language))
  if (step === 'set' || step === 'card') return `${title.begun}: ${title.strokes(left)}, ${total}.`
  if (step === 'fall' && landed[0])
    return `${title.fell(landed.length, stakesText(landed[0].stakes, language))} ${title.again(left)}, ${total}.`
  if (step === 'pay') return `${capital(total, language)}.`
  return `${words.remain(title.strokes(left))}, ${total}.`
}

/** Strokes follow within a second: what is read out is what began, and each coin that fell. */
const isQuiet = ({ step, landed }: Bench): boolean =>
  step === 'stroke' || step === 'pay' || (step === 'fall' && landed.length === 0)

export const messageOf =
  (sheet: HoldSheet) =>
  ({ play }: Asked<SlotOptions>, frame?: Frame): Message => {
    const { round, language, phase } = play
    if (phase === 'telling') {
      if (frame?.bench)
        return {
          text: stepText(sheet, frame.bench, language),
          isWin: true,
          isStep: isQuiet(frame.bench),
        }
      return { text: SLOT_WORDS[language].spinning }
    }
    if (!round) return { text: wordsOf(sheet, language).ready(sheet) }
    return { text: sentenceOf(sheet)(round, language), isWin: round.winKurus > round.stakedKurus }
  }

/** The coin of a cell: those of the bench where there is one, else those of the spin. */
export const coinAt = ({ bench, coins }: Frame, cell: number): Coin | undefined =>
  (bench?.held ?? coins).find(({ cell: [reel, row] }) => reel * ROWS + row === cell)

/** The whole stage for those who do not see it. */
export function labelOf(sheet: HoldSheet, frame: Frame, language: Language): string {
  if (frame.spinning) return SLOT_WORDS[language].spinning
  const { bench, stops } = frame
  if (!bench) return gridText(HOLD_NAMES, gridAt(sheet.reels, stops), language)
  const words = HOLD_WORDS[language]
  const title = wordsOf(sheet, language)
  const of = sheet.reels.length * ROWS
  const reels = sheet.reels.map((_, reel) =>
    Array.from({ length: ROWS }, (__, row) => {
      const coin = coinAt(frame, reel * ROWS + row)
      return coin ? stakesText(coin.stakes, language) : words.empty
    }).join(', '),
  )
  const filled = words.filled(
    bench.held.length,
    of,
    title.strokes(bench.left),
    benchText(sheet, bench, language),
  )
  return `${filled} ${words.cells(reels)}`
}

/** What wild and coin do, beside what symbols pay. */
export const notesOf = (sheet: HoldSheet) => (language: Language) => ({
  wild: HOLD_WORDS[language].wildNote,
  scatter: `${wordsOf(sheet, language).begins(sheet.hold.least)}.`,
})

/** What a cell at rest tells of what lies in it. */
export function payOf(sheet: HoldSheet, frame: Frame, language: Language) {
  const words = HOLD_WORDS[language]
  const title = wordsOf(sheet, language)
  const notes = notesOf(sheet)(language)
  const symbolPay = cellPay(sheet, HOLD_NAMES, notes, language)
  const grid = gridAt(sheet.reels, frame.stops)
  return (cell: number): CellPay => {
    const coin = coinAt(frame, cell)
    if (coin) {
      const name = capital(title.coin, language)
      return {
        name,
        rows: [[words.value, stakesText(coin.stakes, language)]],
        note: notes.scatter,
      }
    }
    if (frame.bench) return { name: capital(words.empty, language), rows: [] }
    return symbolPay(grid[Math.floor(cell / ROWS)]?.[cell % ROWS] ?? '')
  }
}
