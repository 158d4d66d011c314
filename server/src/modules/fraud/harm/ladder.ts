/** The ladder of help: at so many points of thirty days the step is taken. */
export const LADDER = [
  { step: 1, points: 2 },
  { step: 2, points: 4 },
  { step: 3, points: 6 },
  { step: 4, points: 8 },
  { step: 5, points: 10 },
] as const
export type Step = (typeof LADDER)[number]['step']

/** Steps that are due: each that the points reach and that was not taken within the thirty days. */
export const stepsDue = (points: number, taken: readonly number[]): Step[] =>
  LADDER.filter((rung) => points >= rung.points && !taken.includes(rung.step)).map(
    ({ step }) => step,
  )
