import type { Waits } from '../clock.ts'
import type { SupplierName } from './offered-games.ts'
import { SCHEDULES, type Schedule } from './retry-schedules.ts'
import type { SupplierClientDeps } from './supplier-client-deps.ts'
import type { Transport } from './transport.ts'

export type WalletTransport = {
  transport: Transport
  log: { warn(fields: object, message: string): void }
  waits: Waits
  schedule: Schedule
}

/** How this supplier calls: its time-out and its pauses. */
export const walletTransportOf = (
  name: SupplierName,
  { transport, arcade }: Pick<SupplierClientDeps, 'transport' | 'arcade'>,
) =>
  ({
    transport,
    log: arcade.log,
    waits: arcade.waits,
    schedule: SCHEDULES[name],
  }) satisfies WalletTransport

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
  { transport, log, waits, schedule }: WalletTransport,
  { url, headers, body, read, about }: Question<Answer>,
): Promise<Answer | undefined> {
  try {
    const response = await transport(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
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
  { waits, schedule }: WalletTransport,
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
