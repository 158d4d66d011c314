import type { AnyGame } from '../games/find-game.ts'
import figures from './slot-figures.json' with { type: 'json' }

/** What a slot of one way to bet declares, per unit of the stake. */
export type SlotFigures = { mode: string; rtp: number; exact: string | null; deviation: number }

/** By code, then by version. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, SlotFigures>>>> = figures

/** As it was approved: to enumerate a machine anew takes seconds, which no player should wait for. */
export const slotFiguresOf = ({
  code,
  version,
}: Pick<AnyGame, 'code' | 'version'>): SlotFigures | undefined => FIGURES[code]?.[version]
