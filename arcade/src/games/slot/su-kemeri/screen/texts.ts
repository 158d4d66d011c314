import type { Language, Round } from '../../../../protocol.ts'
import { figure, money } from '../../../../screens/figures.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type CascadeStep, SIDE } from '../rules.ts'
import { type Frame, resultIn, sumOf, wonSteps } from './shown.ts'
import { CASCADE_WORDS } from './words.ts'

/** More falls than these are told by their sum alone. */
const TERMS_MAX = 3

export const nameOf = (stone: string, language: Language): string =>
  CASCADE_WORDS[language].symbols[stone] ?? stone

/** `₺14,00 × 3`: what a fall pays before its factor, and the factor. */
function termOf(round: Round, step: CascadeStep): string {
  const before = money(sumOf(round, step) / step.factor)
  return step.factor === 1 ? before : `${before} × ${step.factor}`
}

/** `₺14,00 × 3 = ₺42,00`. */
const wholeOf = (round: Round, step: CascadeStep): string =>
  step.factor === 1 ? termOf(round, step) : `${termOf(round, step)} = ${money(sumOf(round, step))}`

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
  const terms = steps.map((step) => termOf(round, step)).join(' + ')
  const isPlain = terms === sum || steps.length > TERMS_MAX || resultIn(round).isCut
  const times = figure(round.winKurus / round.stakedKurus, language, { maximumFractionDigits: 2 })
  const told = words.paid(falls, isPlain ? sum : `${terms} = ${sum}`, times)
  return resultIn(round).isCut ? `${told} ${words.cut}` : told
}

export function messageOf({ play }: Asked<SlotOptions>, frame?: Frame): Message {
  const { round, language, phase } = play
  const words = CASCADE_WORDS[language]
  if (!round) return { text: words.ready }
  if (phase !== 'telling')
    return { text: sentenceOf(round, language), isWin: round.winKurus > ownStakeOf(round) }
  const step = frame?.told.at(-1)
  if (!frame || !step) return { text: words.falling }
  const text = words.won(
    words.nth(frame.told.length),
    stonesOf(step, language),
    wholeOf(round, step),
  )
  return { text, isWin: frame.isPaid, isStep: true }
}

/** The whole grid by columns, once every stone lies. */
export function gridText({ fall, falling }: Frame, language: Language): string {
  const words = CASCADE_WORDS[language]
  if (falling?.at === 'leaving' || falling?.at === 'falling') return words.falling
  const columns = Array.from({ length: SIDE }, (_, column) =>
    fall
      .filter(({ cell }) => Math.floor(cell / SIDE) === column)
      .map(({ id }) => nameOf(id, language))
      .join(', '),
  )
  return words.columns(columns)
}
