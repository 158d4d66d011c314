import figures from './slot-figures.json' with { type: 'json' }

/** What a slot of one way to bet declares, per unit of the stake. */
export type SlotFigures = { mode: string; rtp: number; exact: string | null; deviation: number }

const FIGURES: Readonly<Record<string, SlotFigures>> = figures

/** As it was approved: to enumerate a machine anew takes seconds, which no player should wait for. */
export const slotFiguresOf = (gameCode: string): SlotFigures | undefined => FIGURES[gameCode]
