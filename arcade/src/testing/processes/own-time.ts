import { setTimeout as wait } from 'node:timers/promises'
import type { Waits } from '../../clock.ts'

const PARTS = 20

/**
 * Deadlines of the time that this process has had: where a busy machine holds it up, a wallet that answers
 * loses nothing of its own.
 */
export const OWN_TIME: Waits = {
  pause: (ms) => wait(ms),
  deadline(ms) {
    const deadline = new AbortController()
    const end = async () => {
      for (let part = 0; part < PARTS; part++) await wait(ms / PARTS, undefined, { ref: false })
      deadline.abort(new DOMException('no answer in time', 'TimeoutError'))
    }
    void end()
    return deadline.signal
  },
}
