import { setTimeout as wait } from 'node:timers/promises'

const TRIES_MAX = 20
const PAUSE_MS = 500

/** The tests' own work on the databases, which a busy machine may keep waiting too long: it is tried again. */
export async function patiently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const isFinding = (error as Error).name === 'AssertionError'
      if (isFinding || tries === TRIES_MAX) throw error
      await wait(PAUSE_MS)
    }
  }
}
