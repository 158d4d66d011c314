import { performance } from 'node:perf_hooks'

export type Measured = {
  done: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/**
 * Keeps `inFlight` calls going for `seconds`, each caller asking again as soon as it is answered,
 * until one of its calls says false.
 */
export async function drive(
  inFlight: number,
  seconds: number,
  call: (caller: number) => Promise<unknown>,
): Promise<Measured> {
  const latenciesMs: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const caller = async (_: unknown, index: number) => {
    while (performance.now() < end) {
      const asked = performance.now()
      if ((await call(index)) === false) return
      latenciesMs.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, caller))
  const took = (performance.now() - start) / 1000
  latenciesMs.sort((a, b) => a - b)
  return {
    done: latenciesMs.length,
    perSecond: latenciesMs.length / took,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  }
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}
