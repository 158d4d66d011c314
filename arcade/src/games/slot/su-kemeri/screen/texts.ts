import type { Language, Round } from '../../../../protocol.ts'
import { figure, money } from '../../../../screens/figures.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import { addedUp, multiplied, type Term } from '../../../../screens/slot/falls/sums.ts'
import { isMoving } from '../../../../screens/slot/falls/tell-falls.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type CascadeStep, SIDE } from '../rules.ts'
import { type Frame, resultIn, sumOf, wonSteps } from './shown.ts'
import { CASCADE_WORDS } from './words.ts'

export const nameOf = (stone: string, language: Language): string =>
  CASCADE_WORDS[language].symbols[stone] ?? stone

const termOf = (round: Round, step: CascadeStep): Term => ({
  sumKurus: sumOf(round, step),
  factor: step.factor,
})

/** The stones of a fall that won, each once. */
export function stonesOf({ wins }: CascadeStep, language: Language): string {
  const names = new Set(wins.map(({ stone }) => nameOf(stone, language)))
  return [...names].join(', ')
}

/** How a round ended, in one sentence that tells every fall. */
export function sentenceOf(round: Round, language: Language): string {
  const words = CASCADE_WORDS[language]
  if (round.winKurus === 0) return SLOT_WORDS[language].lost
  const steps = wonSteps(round)
  const falls = words.falls(steps.length)
  const sum = money(round.winKurus)
  if (round.winKurus <= ownStakeOf(round)) return words.returned(falls, sum)
  const told = addedUp(
    steps.map((step) => termOf(round, step)),
    round.winKurus,
  )
  const times = figure(round.winKurus / round.stakedKurus, language, { maximumFractionDigits: 2 })
  const text = words.paid(falls, told, times)
  return resultIn(round).isCut ? `${text} ${words.cut}` : text
}

/** A fall that won, counted from 1: its stones, and their sum with the sluice's factor. */
function fallText(round: Round, step: CascadeStep, nth: number, language: Language): string {
  const words = CASCADE_WORDS[language]
  return words.won(words.nth(nth), stonesOf(step, language), multiplied(termOf(round, step)))
}

/** Each fall that won. */
export const winsOf = (round: Round, language: Language): string[] =>
  wonSteps(round).map((step, at) => fallText(round, step, at + 1, language))

export function messageOf({ play }: Asked<SlotOptions>, frame?: Frame): Message {
  const { round, language, phase } = play
  const words = CASCADE_WORDS[language]
  if (!round) return { text: words.ready }
  if (phase !== 'telling')
    return { text: sentenceOf(round, language), isWin: round.winKurus > ownStakeOf(round) }
  const step = frame?.told.at(-1)
  if (!frame || !step) return { text: words.falling }
  const text = fallText(round, step, frame.told.length, language)
  return { text, isWin: frame.isPaid, isStep: true }
}

/** The whole grid by columns, once every stone lies. */
export function gridText({ fall, falling }: Frame, language: Language): string {
  const words = CASCADE_WORDS[language]
  if (isMoving(falling)) return words.falling
  const columns = Array.from({ length: SIDE }, (_, column) =>
    fall
      .filter(({ cell }) => Math.floor(cell / SIDE) === column)
      .map(({ id }) => nameOf(id, language))
      .join(', '),
  )
  return words.columns(columns)
}
