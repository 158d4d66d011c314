/** Two numbers that are sought, or two gaps between what they give and what is wanted. */
export type Two = readonly [first: number, second: number]

const DERIVATIVE_WIDTH = 1e-4

/**
 * Newton in two unknowns from `start`, by `steps`. `hold` keeps a guess among those that the gaps are
 * defined for, after a step of at most `stepMax` in each.
 */
export function solveTwo(
  gapsAt: (guess: Two) => Two,
  start: Two,
  { steps, stepMax, hold }: { steps: number; stepMax: number; hold: (guess: Two) => Two },
): Two {
  const limit = (move: number) => Math.max(-stepMax, Math.min(stepMax, move))
  let guess = hold(start)
  for (let step = 0; step < steps; step++) {
    const [x, y] = guess
    const gaps = gapsAt(guess)
    const byX = slopes(gapsAt([x + DERIVATIVE_WIDTH, y]), gapsAt([x - DERIVATIVE_WIDTH, y]))
    const byY = slopes(gapsAt([x, y + DERIVATIVE_WIDTH]), gapsAt([x, y - DERIVATIVE_WIDTH]))
    const determinant = byX[0] * byY[1] - byY[0] * byX[1]
    if (determinant === 0) break
    const moveX = (gaps[1] * byY[0] - gaps[0] * byY[1]) / determinant
    const moveY = (gaps[0] * byX[1] - gaps[1] * byX[0]) / determinant
    guess = hold([x + limit(moveX), y + limit(moveY)])
  }
  return guess
}

const slopes = (after: Two, before: Two): Two => [
  (after[0] - before[0]) / (2 * DERIVATIVE_WIDTH),
  (after[1] - before[1]) / (2 * DERIVATIVE_WIDTH),
]
