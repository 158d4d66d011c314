import type { Round } from '../../../../protocol.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import type { FallTimes } from '../../../../screens/slot/falls/fall-times.ts'
import { type Fall, fallsOf, recut, type Shape } from '../../../../screens/slot/falls/falls.ts'
import type { Falling } from '../../../../screens/slot/falls/tell-falls.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type Settled, times } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { COLUMNS, ROWS, type Tumble, type TumbleRound, type Turn } from '../rules.ts'
import type { TumbleSheet } from '../sheets.ts'
import { TUMBLE_WORDS } from './words.ts'

/** Where a body stands makes no difference: upright there is a row more and a column less. */
export const SHAPES: Record<PageForm, Shape> = {
  wide: { columns: COLUMNS, rows: ROWS },
  tall: { columns: ROWS, rows: COLUMNS },
}

/** Bodies leave in 200 ms, columns 40 apart; new ones float in in 260, others sink 80 a cell (SLOTS.md 3.12). */
export const TIMES: FallTimes = {
  leaveMs: 200,
  leaveApartMs: 40,
  cellMs: 80,
  newMs: 260,
  columnMs: 40,
  rowMs: 14,
  settleMs: 80,
  wonMs: 520,
  goMs: 200,
}

/** The multiplier's way to the sum. */
export const FLIGHT_MS = 420

type Falls = Record<PageForm, Fall>

/** What the stage shows: nothing of a tumble or of a turn that has not come. */
export type Frame = Told & {
  falls: Falls
  falling: Falling | null
  /** 0 is the paid turn; then the free ones. */
  turn: number
  /** How many free turns there are, once they have been told. */
  turns: number
  /** What is told beside the tumbles: scatters light up, a card says what they bring, the total stands. */
  at: 'tumbles' | 'trigger' | 'card' | 'total'
  /** The tumbles of this turn that have won so far. */
  told: readonly Tumble[]
  /** The multiplier of the present tumble, on its way to it, and whether it has been applied. */
  multiplier: { factor: number; isApplied: boolean } | null
  soFarKurus: number
  isPaid: boolean
}

export const resultIn = (round: Round): TumbleRound =>
  (round.shown as unknown as Settled<Bet, TumbleRound>).result

export const scatterOf = ({ bodies }: TumbleSheet): string =>
  bodies.find(({ pays }) => pays.length === 0)?.id ?? ''

const hasWon = ({ wins }: Tumble) => wins.length > 0

export const wonTumbles = ({ tumbles }: Turn): Tumble[] => tumbles.filter(hasWon)

/** The chain of a turn in both forms. */
export function chainsOf({ tumbles }: Turn, id: string): Record<PageForm, Fall[]> {
  const steps = tumbles.map(({ grid, wins }) => {
    const flat = grid.flat()
    const won = new Set(wins.map(({ symbol }) => symbol))
    return { grid: flat, removed: [...flat.keys()].filter((cell) => won.has(flat[cell] ?? '')) }
  })
  const wide = fallsOf(steps, SHAPES.wide, id)
  return { wide, tall: recut(wide, SHAPES.tall) }
}

/** Before the first round: no body eight times. */
function stillFalls({ bodies }: TumbleSheet): Falls {
  const ids = bodies.slice(0, 7).map(({ id }) => id)
  const grid = Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (__, row) => ids[(column * 3 + row * 2) % ids.length] ?? ''),
  )
  return lastOf({ tumbles: [{ grid, wins: [], factor: 1, hundredths: 0 }], hundredths: 0 }, 'still')
}

function lastOf(turn: Turn, id: string): Falls {
  const { wide, tall } = chainsOf(turn, id)
  return { wide: wide.at(-1) ?? [], tall: tall.at(-1) ?? [] }
}

const AT_REST = { falling: null, multiplier: null, at: 'tumbles' } as const

export function frameOf(sheet: TumbleSheet, round: Round | null): Frame {
  if (!round)
    return {
      ...AT_REST,
      falls: stillFalls(sheet),
      turn: 0,
      turns: 0,
      told: [],
      soFarKurus: 0,
      isPaid: false,
    }
  const { paid, free } = resultIn(round)
  const turn = free.at(-1) ?? paid
  return {
    ...AT_REST,
    ...sumOf(round, resultIn(round).hundredths),
    falls: lastOf(turn, turnId(round, free.length)),
    turn: 0,
    turns: free.length,
    told: free.length > 0 ? [] : wonTumbles(paid),
  }
}

export const turnId = ({ id }: Round, turn: number): string => `${id}.${turn}`

export const turnsOf = (round: Round): Turn[] => [resultIn(round).paid, ...resultIn(round).free]

/** No more than the round returns, where the most of a round cut it. */
function sumOf(round: Round, hundredths: number) {
  const soFarKurus = times(round.stakeKurus, Math.min(hundredths, resultIn(round).hundredths))
  return { soFarKurus, isPaid: soFarKurus > ownStakeOf(round) }
}

type Moment = {
  turn: number
  falls: Record<PageForm, Fall[]>
  falling: Falling
  isApplied: boolean
}

/** What has been told of a round's tumbles, in hundredths: of the present one before its multiplier or after. */
function toldSum(all: readonly Turn[], { turn, falling: { step, at }, isApplied }: Moment): number {
  const tumbles = all[turn]?.tumbles ?? []
  const before = [...all.slice(0, turn).flatMap((one) => one.tumbles), ...tumbles.slice(0, step)]
  const sum = before.reduce((total, { hundredths }) => total + hundredths, 0)
  const now = tumbles[step]
  if (!now || !isToldAt(at)) return sum
  return sum + (isApplied || at === 'going' ? now.hundredths : now.hundredths / now.factor)
}

const isToldAt = (at: Falling['at']) => at === 'won' || at === 'going'

/** One moment of a turn's chain. */
export function frameAt(round: Round, moment: Moment): Frame {
  const { turn, falls, falling, isApplied } = moment
  const { step, at } = falling
  const all = turnsOf(round)
  const tumbles = all[turn]?.tumbles ?? []
  const isLeaving = at === 'leaving'
  const lies = (form: PageForm) => (isLeaving ? [] : (falls[form][step] ?? []))
  const factor = isLeaving ? 1 : (tumbles[step]?.factor ?? 1)
  return {
    falls: { wide: lies('wide'), tall: lies('tall') },
    falling,
    turn,
    turns: turn > 0 ? all.length - 1 : 0,
    at: 'tumbles',
    told: tumbles.slice(0, isToldAt(at) ? step + 1 : step).filter(hasWon),
    multiplier: factor > 1 ? { factor, isApplied } : null,
    ...(turn > 0 || step > 0 ? { coin: coinOf(turn, all.length - 1, step) } : {}),
    ...sumOf(round, toldSum(all, moment)),
  }
}

function coinOf(turn: number, turns: number, step: number) {
  const note = (language: 'tr' | 'en') =>
    turn > 0 ? SLOT_WORDS[language].spinOf(turn, turns) : TUMBLE_WORDS[language].nth(step + 1)
  return {
    tr: { word: SLOT_WORDS.tr.finish, note: note('tr') },
    en: { word: SLOT_WORDS.en.finish, note: note('en') },
  }
}

/** Between the turns: what the scatters bring, and at the end the total. */
export function frameBeside(round: Round, at: 'trigger' | 'card' | 'total'): Frame {
  const { paid, free } = resultIn(round)
  const isEnd = at === 'total'
  const turn = isEnd ? free.length : 0
  const shown = isEnd ? free.at(-1) : paid
  const sum = isEnd ? resultIn(round).hundredths : paid.hundredths
  const start = (language: 'tr' | 'en') => ({
    word: SLOT_WORDS[language].start,
    note: TUMBLE_WORDS[language].spins(free.length),
  })
  return {
    ...AT_REST,
    ...sumOf(round, sum),
    at,
    falls: lastOf(shown ?? paid, turnId(round, turn)),
    turn,
    turns: free.length,
    told: isEnd ? [] : wonTumbles(paid),
    ...(at === 'card' ? { coin: { tr: start('tr'), en: start('en') } } : {}),
  }
}
