/** A question that is longer is not kept: nobody else asks it. */
const QUESTION_MAX = 500
const KEPT_MAX = 1_000

/**
 * Answers that are the same for everybody, kept for so long. Who asks the same at once shares one
 * reading, and one that failed is not kept.
 */
export function openKeptAnswers(keptMs: number, nowMs: () => number = () => performance.now()) {
  const kept = new Map<string, { atMs: number; answer: Promise<string> }>()

  return (question: string, read: () => Promise<string>): Promise<string> => {
    if (keptMs === 0 || question.length > QUESTION_MAX) return read()
    const atMs = nowMs()
    const known = kept.get(question)
    if (known && atMs - known.atMs < keptMs) return known.answer
    const reading = { atMs, answer: read() }
    // Behind all others: the first that a map lists is the oldest.
    kept.delete(question)
    kept.set(question, reading)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    reading.answer.catch(() => {
      if (kept.get(question) === reading) kept.delete(question)
    })
    return reading.answer
  }
}

export type KeptAnswers = ReturnType<typeof openKeptAnswers>
