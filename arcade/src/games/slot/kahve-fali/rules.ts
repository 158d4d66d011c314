import {
  type Game,
  isStake,
  isWhole,
  type Kurus,
  membersOf,
  type Random,
  stakesBetween,
  times,
} from '../../game.ts'
import { drawSome, range } from '../../shuffle.ts'
import type { Bet } from '../machine/machine.ts'
import {
  cellsOf,
  drawStops,
  type Grid,
  gridAt,
  type LineWin,
  lineWins,
  sumOf,
} from '../reels/spin.ts'
import type { Title } from '../reels/title.ts'
import type { PickSheet } from './sheets.ts'

/** A box that the player opens. */
export type Move = { open: number }

export type Spin = {
  stops: number[]
  grid: Grid
  /** Where the scatters stand: [reel, row]. */
  scatters: [number, number][]
  wins: LineWin[]
  hundredths: number
}

export type State = {
  stakeKurus: Kurus
  spin: Spin
  /** What is in each box, in whole stakes; 0 is an empty one. Drawn before the first is opened. */
  boxes: number[] | null
  /** Opened boxes, in their order. */
  opened: number[]
}

const STAKE_LIRA = { least: 1, most: 2_000 }
const STAKE_HUNDREDTHS = 100

export const boxesOf = ({ pick }: PickSheet): number => pick.prizes.length + pick.ends

/** The stops, and then, where the scatters bring the boxes, what is in each of them. */
export function beginPick(sheet: PickSheet, stakeKurus: Kurus, random: Random): State {
  const { pick } = sheet
  const spin = spinAt(sheet, drawStops(sheet.reels, random))
  const brings = spin.scatters.length >= pick.scatters
  const contents = [...pick.prizes, ...Array<number>(pick.ends).fill(0)]
  const boxes = brings ? drawSome(contents, contents.length, random) : null
  return { stakeKurus, spin, boxes, opened: [] }
}

function spinAt(sheet: PickSheet, stops: number[]): Spin {
  const grid = gridAt(sheet.reels, stops)
  const scatters = cellsOf(grid, sheet.symbols.find(({ role }) => role === 'scatter')?.id)
  const wins = lineWins(sheet, grid)
  return { stops, grid, scatters, wins, hundredths: sumOf(wins) }
}

/** The round is over without boxes, and once an empty one is open. */
const isOver = ({ boxes, opened }: State) =>
  boxes === null || opened.some((box) => boxes[box] === 0)

/** What the opened boxes come to, in whole stakes. */
export const prizeOf = ({ boxes, opened }: State): number =>
  opened.reduce((sum, box) => sum + (boxes?.[box] ?? 0), 0)

const isClosed = ({ opened }: State, box: number) => !opened.includes(box)

export const pickGame = ({
  code,
  version,
  sheet: { mostHundredths, ...sheet },
}: Title<PickSheet>): Game<Bet, Move, State> => ({
  code,
  kind: 'slot',
  version,
  stakesKurus: stakesBetween(STAKE_LIRA.least, STAKE_LIRA.most),
  paytable: { model: 'pick', ...sheet },
  readBet(input) {
    const stakeKurus = membersOf(input, ['stakeKurus'])?.stakeKurus
    return isStake(stakeKurus, STAKE_LIRA.least, STAKE_LIRA.most) ? { stakeKurus } : undefined
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus }) => times(stakeKurus, mostHundredths),
  begin: ({ stakeKurus }, random) => beginPick(sheet, stakeKurus, random),
  readMove(input) {
    const open = membersOf(input, ['open'])?.open
    return isWhole(open, 0, boxesOf(sheet) - 1) ? { open } : undefined
  },
  whyNot(state, { open }) {
    if (isOver(state)) return 'over'
    return isClosed(state, open) ? undefined : 'taken_already'
  },
  priceOf: () => 0,
  play: (state, { open }) => ({ ...state, opened: [...state.opened, open] }),
  choicesOf: () => range(0, boxesOf(sheet) - 1).map((open) => ({ open })),
  returnOf(state) {
    if (!isOver(state)) return undefined
    return times(state.stakeKurus, state.spin.hundredths + STAKE_HUNDREDTHS * prizeOf(state))
  },
  /** Of a closed box nothing is told before the round is over. */
  shownOf(state) {
    const { boxes, opened } = state
    const contents = boxes?.map((prize, box) =>
      isOver(state) || opened.includes(box) ? prize : null,
    )
    return { ...state, boxes: contents ?? null }
  },
  whenLeft: (state) => ({ open: firstClosed(state) }),
})

/** Which box is opened changes nothing about what is in it: a round that is left opens them in order. */
export const firstClosed = (state: State): number =>
  range(0, (state.boxes?.length ?? 1) - 1).find((box) => isClosed(state, box)) ?? 0
