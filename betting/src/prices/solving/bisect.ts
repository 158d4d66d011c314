const HALVINGS = 50

/** Where a function that rises from `low` to `high` reaches the wanted value. */
export function bisect(
  valueAt: (x: number) => number,
  wanted: number,
  low: number,
  high: number,
  halvings = HALVINGS,
): number {
  let [from, to] = [low, high]
  for (let n = 0; n < halvings; n++) {
    const middle = (from + to) / 2
    if (valueAt(middle) < wanted) from = middle
    else to = middle
  }
  return (from + to) / 2
}
