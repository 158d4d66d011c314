import type { Round } from '../../../../protocol.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { FallTimes } from '../../../../screens/slot/falls/fall-times.ts'
import { type Fall, fallsOf, type Shape } from '../../../../screens/slot/falls/falls.ts'
import type { Falling } from '../../../../screens/slot/falls/tell-falls.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type Settled, times } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { type CascadeRound, type CascadeSheet, type CascadeStep, SIDE } from '../rules.ts'
import { CASCADE_WORDS } from './words.ts'

export const SHAPE: Shape = { columns: SIDE, rows: SIDE }

/** Stones fall 70 ms a cell, and land 60 ms apart (SLOTS.md 3.5). */
export const TIMES: FallTimes = {
  leaveMs: 160,
  leaveApartMs: 30,
  cellMs: 70,
  newMs: 0,
  columnMs: 60,
  rowMs: 60,
  settleMs: 70,
  wonMs: 620,
  goMs: 180,
}

/** What the stage shows: nothing of a fall that has not come. */
export type Frame = Told & {
  fall: Fall
  falling: Falling | null
  /** The falls that have won so far. */
  told: readonly CascadeStep[]
  /** The fall that is shown now, from 0; of a round at rest its last. */
  step: number
  soFarKurus: number
  /** The chain has returned more than its stake. */
  isPaid: boolean
}

export const resultIn = (round: Round): CascadeRound =>
  (round.shown as unknown as Settled<Bet, CascadeRound>).result

export const chainOf = (round: Round): Fall[] => fallsOf(resultIn(round).steps, SHAPE, round.id)

/** What a fall returns, in kuruş. */
export const sumOf = ({ stakeKurus }: Round, { hundredths }: CascadeStep): number =>
  times(stakeKurus, hundredths)

const hasWon = ({ removed }: CascadeStep) => removed.length > 0

export const wonSteps = (round: Round): CascadeStep[] => resultIn(round).steps.filter(hasWon)

/** Before the first round: stones of which no three lie in a line. */
const STILL = [0, 1, 2, 3, 4, 0, 1, 2, 3]

export const stillGrid = ({ stones }: CascadeSheet): string[] =>
  STILL.map((stone) => stones[stone]?.id ?? '')

export function frameOf(sheet: CascadeSheet, round: Round | null): Frame {
  if (!round) {
    const [fall = []] = fallsOf([{ grid: stillGrid(sheet), removed: [] }], SHAPE, 'still')
    return { fall, falling: null, told: [], step: 0, soFarKurus: 0, isPaid: false }
  }
  const last = resultIn(round).steps.length - 1
  return { ...toldOf(round, last + 1), fall: chainOf(round)[last] ?? [], falling: null, step: last }
}

/** While a round is told: one moment of its chain. */
export function frameAt(round: Round, falls: readonly Fall[], falling: Falling): Frame {
  const { step, at } = falling
  const isTold = at === 'won' || at === 'going'
  const lies = at === 'leaving' ? [] : (falls[step] ?? [])
  const coin = step > 0 ? { coin: coinOf(step) } : {}
  return { ...toldOf(round, isTold ? step + 1 : step), ...coin, fall: lies, falling, step }
}

const coinOf = (step: number) => ({
  tr: { word: SLOT_WORDS.tr.finish, note: CASCADE_WORDS.tr.nth(step + 1) },
  en: { word: SLOT_WORDS.en.finish, note: CASCADE_WORDS.en.nth(step + 1) },
})

/** What so many falls have returned: no more than the round does, where the most of a round cut it. */
function toldOf(round: Round, count: number) {
  const { steps, hundredths } = resultIn(round)
  const told = steps.slice(0, count).filter(hasWon)
  const sum = told.reduce((all, step) => all + step.hundredths, 0)
  const soFarKurus = times(round.stakeKurus, Math.min(sum, hundredths))
  return { told, soFarKurus, isPaid: soFarKurus > ownStakeOf(round) }
}
