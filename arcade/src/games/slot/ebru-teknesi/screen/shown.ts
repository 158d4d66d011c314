import type { Language, Round } from '../../../../protocol.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type Settled, times } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { clustersOf, SIDE } from '../clusters.ts'
import type { ClusterRound, ClusterSheet, ClusterWin, Event } from '../rules.ts'
import { trayWords } from './words.ts'

/** A drop on the tray: one of its own from its fall until it is drawn out. */
export type Drop = {
  key: string
  /** Column by column from the left, each from the top down. */
  cell: number
  name: string
  /** It spreads, so many milliseconds after the frame; null where it lies already. */
  lateMs: number | null
  /** So many cells it sinks now. */
  sinks: number
}

/** What happens on the tray: drops spread, like ones join, are drawn out, the others sink, the meter acts. */
export type Beat = 'rest' | 'spread' | 'join' | 'draw' | 'sink' | 'gold' | 'change' | 'comb'

/** What the stage shows. Nothing of what has not been told is in it. */
export type Frame = Told & {
  beat: Beat
  isFast: boolean
  drops: readonly Drop[]
  /** Clusters that have joined. */
  runs: readonly ClusterWin[]
  /** More has come back so far than the player paid for the round. */
  isLit: boolean
  /** Drops drawn out so far. */
  combed: number
  /** What the meter does now. */
  event: Event | null
}

export const resultIn = (round: Round): ClusterRound =>
  (round.shown as unknown as Settled<Bet, ClusterRound>).result

export const dropsOf = (grid: readonly string[], word: string): Drop[] =>
  grid.map((name, cell) => ({ key: `${word}.${cell}`, cell, name, lateMs: null, sinks: 0 }))

/** Of the tray before the first round: colours in turn, so that none has a cluster. */
export function stillGrid({ drops }: Pick<ClusterSheet, 'drops'>): string[] {
  const order = Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [column, row] = [Math.floor(cell / SIDE), cell % SIDE]
    return (column * 3 + row * 5 + ((column * row) % 3)) % drops.length
  })
  if (clustersOf(order).length > 0) throw new Error('a cluster stands on the tray at rest')
  return order.map((drop) => drops[drop]?.id ?? '')
}

/** The picture at rest: the last tray, and all that was drawn out. */
export function frameOf(sheet: ClusterSheet, round: Round | null): Frame {
  const rest = { beat: 'rest', isFast: false, event: null } as const
  if (!round)
    return {
      ...rest,
      drops: dropsOf(stillGrid(sheet), 'still'),
      runs: [],
      isLit: false,
      combed: 0,
    }
  const { steps, hundredths } = resultIn(round)
  const last = steps.at(-1)
  return {
    ...rest,
    drops: dropsOf(last?.grid ?? [], `${round.id}.${steps.length}`),
    // Only a round that reached its highest return ends with clusters on the tray.
    runs: last?.wins ?? [],
    isLit: isLitBy(round, sumOf(round, hundredths)),
    combed: last?.combed ?? 0,
  }
}

/** While a chain is told the coin ends it, and names its tray from the second one on. */
export const coinOf = ({ code }: Pick<ClusterSheet, 'code'>, tray: number): Told['coin'] => {
  const side = (language: Language) => ({
    word: SLOT_WORDS[language].finish,
    ...(tray > 1 ? { note: trayWords(code, language).wave(tray) } : {}),
  })
  return { tr: side('tr'), en: side('en') }
}

export const sumOf = (round: Round, hundredths: number): number =>
  times(round.stakeKurus, hundredths)

/** Nothing at or below what the player paid is celebrated. */
export const isLitBy = (round: Round, kurus: number): boolean => kurus > ownStakeOf(round)
