import type { Waits } from '../clock.ts'
import type { Line } from './line.ts'
import type { WireName } from './offers.ts'
import { SCHEDULES, type Schedule } from './schedules.ts'
import type { WireDeps } from './wire-deps.ts'

export type Asking = {
  line: Line
  log: { warn(fields: object, message: string): void }
  waits: Waits
  schedule: Schedule
}

/** As the supplier of this wire asks. */
export const askingOf = (name: WireName, { line, arcade }: Pick<WireDeps, 'line' | 'arcade'>) =>
  ({ line, log: arcade.log, waits: arcade.waits, schedule: SCHEDULES[name] }) satisfies Asking

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
  { line, log, waits, schedule }: Asking,
  { url, headers, body, read, about }: Question<Answer>,
): Promise<Answer | undefined> {
  try {
    const response = await line(url, {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: waits.deadline(schedule.timeoutMs),
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

/** Every try of the same movement that the schedule has; only silence and nonsense are tried again. */
export async function untilAnswered<Answer>(
  { waits, schedule }: Asking,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const first = await ask()
  if (first) return first
  for (const ms of schedule.pausesMs) {
    await waits.pause(ms)
    const answer = await ask()
    if (answer) return answer
  }
  return undefined
}
