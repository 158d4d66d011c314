import { setTimeout as wait } from 'node:timers/promises'
import type { Line } from './line.ts'

/** How often and how long Hub88 asks; so do the suppliers whose own numbers are not public. */
const ATTEMPTS_MAX = 3
const TIMEOUT_MS = 1_000
const PAUSE_MS = 100

export type Asking = {
  line: Line
  log: { warn(fields: object, message: string): void }
}

export type Question<Answer> = {
  url: string
  headers: Record<string, string>
  body: string
  /** The answer, or undefined where the text says nothing certain. */
  read: (text: string) => Answer | undefined
  /** What a log may have of it. */
  about: object
}

/** The wallet's answer, or undefined where nothing certain came back in time. */
export async function askOnce<Answer>(
  { line, log }: Asking,
  { url, headers, body, read, about }: Question<Answer>,
): Promise<Answer | undefined> {
  try {
    const response = await line(url, {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    const answer = response.status === 200 ? read(text) : undefined
    if (answer) return answer
    log.warn({ ...about, status: response.status }, 'wallet answered nonsense')
  } catch (error) {
    log.warn({ ...about, reason: String(error) }, 'wallet did not answer')
  }
  return undefined
}

/** Up to three tries of the same movement; only silence and nonsense are tried again. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const answer = await ask()
    if (answer) return answer
    if (attempt < ATTEMPTS_MAX) await wait(PAUSE_MS)
  }
  return undefined
}
