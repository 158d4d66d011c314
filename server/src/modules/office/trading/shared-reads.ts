import type { Desk } from '../../betting/index.ts'

/** How long the sums over all matches are good for everybody who looks. */
const KEPT_MS = 1_000

/** One reading for all who ask within a second: it goes over every open bet. */
export function openShared(desk: Desk) {
  return { matches: kept(desk.matches), losses: kept(desk.losses) }
}

function kept<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let last: { until: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (last && now < last.until) return last.answer
    const answer = read()
    last = { until: now + KEPT_MS, answer }
    answer.catch(() => {
      last = undefined
    })
    return answer
  }
}
