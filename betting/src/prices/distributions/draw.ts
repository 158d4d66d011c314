/**
 * Draws a place of a list by its weights, which need not add up to 1, with one random number and without a search:
 * the alias method (Walker 1977, Vose 1991).
 */
export function openDraw(weights: ArrayLike<number>, random: () => number): () => number {
  const count = weights.length
  const mean = Array.from(weights).reduce((sum, one) => sum + one, 0) / count
  const share = Float64Array.from(weights, (weight) => weight / mean)
  const alias = Int32Array.from(share, (_, at) => at)
  const [small, large]: [number[], number[]] = [[], []]
  for (const [at, one] of share.entries()) (one < 1 ? small : large).push(at)
  for (let low = small.pop(); low !== undefined; low = small.pop()) {
    const high = large.pop()
    if (high === undefined) {
      // What is left is 1 but for rounding.
      share[low] = 1
      continue
    }
    alias[low] = high
    share[high] = (share[high] ?? 0) + (share[low] ?? 0) - 1
    ;((share[high] ?? 0) < 1 ? small : large).push(high)
  }
  return () => {
    const drawn = random() * count
    const at = Math.floor(drawn)
    return drawn - at < (share[at] ?? 1) ? at : (alias[at] ?? at)
  }
}
