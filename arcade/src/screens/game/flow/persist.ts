import { Lost } from '../../arcade-call.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 8000

/**
 * Repeats a call that is safe to repeat until it is answered, yes or no. `onLost` hears of every
 * try without an answer.
 */
export async function persist<T>(ask: () => Promise<T>, onLost: () => void): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      onLost()
      await connectionOr(waitMs)
    }
  }
}

/** Until the browser is online again, or a time has passed. */
function connectionOr(waitMs: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, waitMs)
    addEventListener('online', end)
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)))
}

/** A name for one command, kept across its retries. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.map((byte, i) => {
    if (i === 6) return (byte & 0x0f) | 0x40
    return i === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
