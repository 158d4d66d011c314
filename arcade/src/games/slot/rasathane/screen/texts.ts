import type { Language, Round } from '../../../../protocol.ts'
import { figure, money, timesText } from '../../../../screens/figures.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { Fall } from '../../../../screens/slot/falls/falls.ts'
import { addedUp, multiplied, type Term } from '../../../../screens/slot/falls/sums.ts'
import { type Falling, isMoving } from '../../../../screens/slot/falls/tell-falls.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { spinsRead } from '../../../../screens/slot/wins/read-wins.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { times } from '../../../game.ts'
import type { Tumble, TumbleWin } from '../rules.ts'
import type { TumbleSheet } from '../sheets.ts'
import { type Frame, resultIn, turnsOf, wonTumbles } from './shown.ts'
import { TITLE_WORDS, type TitleWords, TUMBLE_WORDS } from './words.ts'

export function titleWords(code: string, language: Language): TitleWords {
  const words = TITLE_WORDS[code]
  if (!words) throw new RangeError(`no words of ${code}`)
  return words[language]
}

export const nameOf = ({ symbols }: TitleWords, symbol: string): string => symbols[symbol] ?? symbol

/** `10 halkalı gezegen`. */
export const countOf = (words: TitleWords, { symbol, count }: TumbleWin): string =>
  `${count} ${nameOf(words, symbol)}`

export const termOf = ({ stakeKurus }: Round, { hundredths, factor }: Tumble): Term => ({
  sumKurus: times(stakeKurus, hundredths),
  factor,
})

/** What a tumble's winners pay before a multiplier. */
export const plainSum = ({ stakeKurus }: Round, { wins }: Tumble): number =>
  wins.reduce((sum, { hundredths }) => sum + times(stakeKurus, hundredths), 0)

/** How a round ended, in one sentence that tells every tumble, or how many free spins there were. */
export function sentenceOf(code: string, round: Round, language: Language): string {
  const words = TUMBLE_WORDS[language]
  const { free, paid, scatters } = resultIn(round)
  const feature =
    free.length > 0 &&
    words.brought(titleWords(code, language).scatters(scatters), words.turns(free.length))
  if (round.winKurus === 0)
    return feature ? `${feature}. ${SLOT_WORDS[language].lost}` : SLOT_WORDS[language].lost
  const won = wonTumbles(paid)
  const what = feature || words.tumbles(won.length)
  if (round.winKurus <= ownStakeOf(round)) return words.returned(what, money(round.winKurus))
  const terms = won.map((tumble) => termOf(round, tumble))
  const sum = feature ? money(round.winKurus) : addedUp(terms, round.winKurus)
  const ratio = round.winKurus / round.stakedKurus
  const text = words.paid(what, sum, figure(ratio, language, { maximumFractionDigits: 2 }))
  return isCut(round) ? `${text} ${words.cut}` : text
}

const isCut = (round: Round): boolean =>
  turnsOf(round).reduce((sum, { hundredths }) => sum + hundredths, 0) > resultIn(round).hundredths

export const messageOf =
  (code: string) =>
  ({ play }: Asked<SlotOptions>, frame?: Frame): Message => {
    const { round, language, phase } = play
    const words = TUMBLE_WORDS[language]
    if (!round) return { text: words.ready }
    if (phase !== 'telling' || !frame)
      return {
        text: sentenceOf(code, round, language),
        isWin: round.winKurus > ownStakeOf(round),
      }
    return toldMessage(code, round, frame, language)
  }

function toldMessage(code: string, round: Round, frame: Frame, language: Language): Message {
  const words = TUMBLE_WORDS[language]
  const own = titleWords(code, language)
  const { free, scatters } = resultIn(round)
  const turns = words.turns(free.length)
  if (frame.at === 'trigger' || frame.at === 'card')
    return { text: `${words.brought(own.scatters(scatters), turns)}. ${words.stakeStays}` }
  if (frame.at === 'total')
    return {
      text: `${words.total(turns, money(frame.soFarKurus))}.`,
      isWin: frame.isPaid,
      isStep: true,
    }
  const tumble = frame.told.at(-1)
  if (!tumble) return { text: words.floating, isStep: frame.turn > 0 }
  return { text: tumbleText(round, tumble, own), isWin: frame.isPaid, isStep: true }
}

/** `10 halkalı gezegen, göktaşı 5×: ₺60,00 × 5 = ₺300,00.` */
function tumbleText(round: Round, tumble: Tumble, words: TitleWords): string {
  const bodies = tumble.wins.map((win) => countOf(words, win))
  const factor = tumble.factor > 1 ? [`${words.multiplier} ${tumble.factor}×`] : []
  return `${[...bodies, ...factor].join(', ')}: ${multiplied(termOf(round, tumble))}.`
}

/** Each tumble of the paid turn that won, and what each free one came to. */
export function winsOf(code: string, round: Round, language: Language): string[] {
  const { paid, free } = resultIn(round)
  const own = titleWords(code, language)
  return [
    ...wonTumbles(paid).map((tumble) => tumbleText(round, tumble, own)),
    ...spinsRead(
      free.map(({ hundredths }) => times(round.stakeKurus, hundredths)),
      language,
    ),
  ]
}

/** The whole grid by columns, once every body is there. */
export function gridText(
  code: string,
  { fall, falling, rows }: { fall: Fall; falling: Falling | null; rows: number },
  language: Language,
): string {
  const words = TUMBLE_WORDS[language]
  if (isMoving(falling)) return words.floating
  const own = titleWords(code, language)
  const columns = Array.from({ length: fall.length / rows }, (_, column) =>
    fall
      .slice(column * rows, (column + 1) * rows)
      .map(({ id }) => nameOf(own, id))
      .join(', '),
  )
  return words.columns(columns)
}

/** The least and the most that so many of a body pay. */
export function rangeText(pays: readonly number[], language: Language): string {
  const [least = 0] = pays
  const most = pays.at(-1) ?? 0
  return `${figure(least / 100, language)} – ${timesText(most, language)}`
}

export const ROWS_OF_PAYS = ['8 – 9', '10 – 11', '12+'] as const

export const featureOf = ({ feature }: TumbleSheet) => ({
  scatters: feature?.scatters ?? 0,
  turns: feature?.turns ?? 0,
})
