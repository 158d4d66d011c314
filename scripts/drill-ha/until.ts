import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 100

/** Asks until the answer is one: of another company's program, which tells nobody when it is ready. */
export async function until<Answer>(
  what: string,
  withinMs: number,
  ask: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const giveUpAt = performance.now() + withinMs
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    if (performance.now() > giveUpAt) throw new Error(`${what} did not come within ${withinMs} ms`)
    await wait(EVERY_MS)
  }
}
