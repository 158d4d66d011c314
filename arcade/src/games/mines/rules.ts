import {
  type Game,
  isStake,
  isWhole,
  type Kurus,
  membersOf,
  type Random,
  stakesBetween,
  times,
} from '../game.ts'
import { choose } from '../law.ts'
import { drawSome, range } from '../shuffle.ts'

/** Kırık Çini: 25 tiles, some of them cracked. Each whole tile that is opened raises the multiplier. */
export type Bet = { stakeKurus: Kurus; broken: number }
export type Move = { open: number } | { cashOut: true }
export type State = {
  stakeKurus: Kurus
  /** Places of the cracked tiles, fixed at the start. */
  broken: number[]
  /** Opened tiles, in their order. */
  opened: number[]
  end: 'cashed out' | 'cracked' | null
}

export const TILES = 25
export const MOST_BROKEN = TILES - 1
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]
/** The ladder ends at the last step at or below this, where the round is cashed out by itself. */
const LADDER_END = 500_000n

/** After k whole tiles: ⌊97 · C(25, k) / C(25 − m, k)⌋ hundredths, for as long as the ladder goes. */
export function ladderOf(broken: number): number[] {
  const steps: number[] = []
  for (let open = 1; open <= TILES - broken; open++) {
    const hundredths = (97n * choose(TILES, open)) / choose(TILES - broken, open)
    if (hundredths > LADDER_END) break
    steps.push(Number(hundredths))
  }
  return steps
}

const isTile = (value: unknown): value is number => isWhole(value, 0, TILES - 1)
const stepOf = ({ broken, opened }: State) => ladderOf(broken.length)[opened.length - 1] ?? 0

export const mines: Game<Bet, Move, State> = {
  code: 'zar_kirik_cini',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { tiles: TILES, ladders: range(1, MOST_BROKEN).map(ladderOf) },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'broken'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    if (!isWhole(read.broken, 1, MOST_BROKEN)) return undefined
    return { stakeKurus: read.stakeKurus, broken: read.broken }
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, broken }) => times(stakeKurus, ladderOf(broken).at(-1) ?? 0),
  begin: ({ stakeKurus, broken }, random: Random) => ({
    stakeKurus,
    broken: drawSome(range(0, TILES - 1), broken, random),
    opened: [],
    end: null,
  }),
  readMove(input) {
    const open = membersOf(input, ['open'])
    if (open && isTile(open.open)) return { open: open.open }
    return membersOf(input, ['cashOut'])?.cashOut === true ? { cashOut: true } : undefined
  },
  whyNot({ opened, end }, move) {
    if (end) return 'over'
    if ('open' in move) return opened.includes(move.open) ? 'taken_already' : undefined
    return opened.length === 0 ? 'not_now' : undefined
  },
  priceOf: () => 0,
  play(state, move) {
    if (!('open' in move)) return { ...state, end: 'cashed out' }
    const opened = [...state.opened, move.open]
    if (state.broken.includes(move.open)) return { ...state, opened, end: 'cracked' }
    const isLast = opened.length === ladderOf(state.broken.length).length
    return { ...state, opened, end: isLast ? 'cashed out' : null }
  },
  choicesOf({ opened }) {
    const open = range(0, TILES - 1).find((tile) => !opened.includes(tile)) ?? 0
    return [{ open }, { cashOut: true }]
  },
  returnOf(state) {
    if (!state.end) return undefined
    return state.end === 'cracked' ? 0 : times(state.stakeKurus, stepOf(state))
  },
  shownOf: ({ broken, ...state }) =>
    state.end ? { ...state, broken } : { ...state, brokenCount: broken.length },
  whenLeft: ({ opened }) => (opened.length === 0 ? 'stake back' : { cashOut: true }),
}
