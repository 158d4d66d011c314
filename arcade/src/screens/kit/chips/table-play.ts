import { type Limits, type Placed, sumOf } from '../../../games/bets.ts'
import type { Round } from '../../../protocol.ts'
import { money } from '../../figures.ts'
import type { Asked, Play, SecondaryAction } from '../../game/game-screen.ts'
import {
  type ChipRefusal,
  exchange,
  isSame,
  NO_CHIPS,
  type Placing,
  plus,
  undo,
  whyNotLaid,
} from './placing.ts'
import { CHIP_WORDS } from './words.ts'

/** What the player has on the table. The chips of a round stay for the next until they are changed. */
export type ChipOptions = {
  placing: Placing
  /** The chosen chip, lira. */
  chip: number
  refusal: ChipRefusal | null
  /** The round whose result is off the table, for the bets of the next. */
  putAway: string | null
}

export const firstChips = (chip: number): ChipOptions => ({
  placing: NO_CHIPS,
  chip,
  refusal: null,
  putAway: null,
})

type Some = Asked<ChipOptions>

/** The server writes it (`shownOf` of a game of one step). */
const betsOf = (round: Round): Placed =>
  (round.shown as unknown as { bet: { bets: Placed } }).bet.bets

/** The round whose result lies on the table. */
export const roundOnTable = (round: Round | null, { putAway }: ChipOptions): Round | null =>
  round && round.id !== putAway ? round : null

/** What lies on the table: the bets of the round that is told, and the chips for the next otherwise. */
export const laidNow = ({ play, options }: Pick<Some, 'play' | 'options'>): Placed =>
  play.phase === 'telling' && play.round ? betsOf(play.round) : options.placing.laid

const hasChanged = ({ play, onOptions }: Some, placing: Placing) =>
  onOptions({ placing, refusal: null, putAway: play.round?.id ?? null })

/** The desk of a past round of a table of one step: its chips lie where they lay. */
export const optionsOf = (round: Round): Pick<ChipOptions, 'placing'> => ({
  placing: { laid: betsOf(round), before: [] },
})

export const canLay = (play: Play): boolean => play.phase === 'ready'

/**
 * Of a table whose result takes the chips: the next round begins with none, until they are laid again
 * or repeated.
 */
export const swept = <Asking extends Pick<Some, 'play' | 'options'>>(asked: Asking): Asking =>
  canLay(asked.play) && roundOnTable(asked.play.round, asked.options)
    ? { ...asked, options: { ...asked.options, placing: NO_CHIPS } }
    : asked

/** The chosen chip on a place, or the reason why it does not lie there. */
export const layChip = (asked: Some, place: string, limits: Limits): void =>
  putChips(asked, plus(asked.options.placing.laid, [chosenOn(asked.options, place)]), limits)

/** So many of the chosen chip, by its place. */
export const chosenOn = ({ chip }: ChipOptions, place: string, count = 1) => ({
  place,
  stakeKurus: count * chip * 100,
})

/** All these chips in place of those that lie, or the reason why they do not. */
export function putChips(asked: Some, laid: Placed, limits: Limits): void {
  const { play, options, onOptions } = asked
  if (!canLay(play) || isSame(laid, options.placing.laid)) return
  const isLess = sumOf(laid) < sumOf(options.placing.laid)
  const room = { limits, balanceKurus: play.balanceKurus }
  const refusal = isLess ? undefined : whyNotLaid(laid, room)
  if (refusal) {
    onOptions({ refusal })
    return
  }
  play.sound(isLess ? 'tap' : 'chip')
  hasChanged(asked, exchange(options.placing, laid))
}

/** Undo, repeat and clear, with Z, Y and Backspace. `bets` reads a round of a game of more steps. */
export function chipActions(asked: Some, bets: typeof betsOf = betsOf): SecondaryAction[] {
  const { play, options } = asked
  const words = CHIP_WORDS[play.language]
  const { placing } = options
  const { laid, before } = placing
  const lastRound = play.round ?? play.past[0]
  const last = lastRound && bets(lastRound)
  const now = canLay(play) ? undefined : words.inPlay
  const whyNoRepeat = last
    ? isSame(laid, last)
      ? words.lastIsLaid
      : undefined
    : words.nothingToRepeat
  return [
    {
      icon: 'undo',
      word: words.undo,
      key: 'z',
      whyOff: now ?? (before.length === 0 ? words.nothingToUndo : undefined),
      press: () => hasChanged(asked, undo(placing)),
    },
    {
      icon: 'repeat',
      word: words.repeat,
      key: 'y',
      whyOff: now ?? whyNoRepeat,
      press: () => last && hasChanged(asked, exchange(placing, last)),
    },
    {
      icon: 'clear',
      word: words.clear,
      key: 'Backspace',
      whyOff: now ?? (laid.length === 0 ? words.nothingLaid : undefined),
      press: () => hasChanged(asked, exchange(placing, [])),
    },
  ]
}

/** The number keys choose a chip; true where the key was one of them. */
export function chooseChipBy(
  key: string,
  { play, onOptions }: Some,
  values: readonly number[],
): boolean {
  const chip = values[Number(key) - 1]
  if (chip === undefined) return false
  if (canLay(play)) onOptions({ chip })
  return true
}

/** The main action: the bets that lie on the table are the round. */
export function betAction({ play, options, onOptions }: Some, word: string) {
  const laid = laidNow({ play, options })
  return {
    kind: 'in' as const,
    word,
    sumKurus: sumOf(laid),
    isOff: !canLay(play) || play.isOffline || laid.length === 0,
    press: () => {
      onOptions({ refusal: null, putAway: play.round?.id ?? null })
      play.begin({ bets: laid })
    },
  }
}

export function refusalText({ play, options }: Pick<Some, 'play' | 'options'>): string | undefined {
  const { refusal } = options
  return refusal && play.phase === 'ready'
    ? CHIP_WORDS[play.language].refused[refusal.why](money(refusal.mostKurus))
    : undefined
}
