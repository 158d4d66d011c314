/**
 * What became of a selection. `push`: the line was hit. `void`: the market or the selection was cancelled.
 * Both give the stake back. A half is decided on half of the stake; the other half is given back.
 */
export const OUTCOMES = [
  'win',
  'half-win',
  'push',
  'half-loss',
  'loss',
  'void',
  'dead-heat',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** k places for n equals. */
export type DeadHeat = readonly [places: number, equals: number]
