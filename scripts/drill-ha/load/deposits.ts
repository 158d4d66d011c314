import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { deposit } from '@zar/contract/payment'
import type { Person } from './players.ts'

/** The sandbox bank approves it by itself, a second later. */
const INSTANT = 2
/** Fewer than the sixty orders an hour that a player may give. */
const PAUSE_MS = 90_000
const AGAIN_MS = 2_000
const [LEAST, MOST] = [20, 120]

/** Deposits over the bank, each asked for under one id until it was taken. */
export function openDeposits(siteUrl: string, people: readonly Person[]) {
  const paidKurus = new Map(people.map(({ playerId }) => [playerId, 0]))
  const failures = new Map<string, number>()
  const ending = new AbortController()
  setMaxListeners(people.length + 1, ending.signal)
  let taken = 0

  async function ask({ bearer }: Person, amount: number, requestId: string): Promise<boolean> {
    const response = await fetch(siteUrl + deposit.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({
        id: INSTANT,
        target: 'Sandbox instant',
        detail: { Amount: amount },
        requestId,
      }),
      signal: AbortSignal.timeout(10_000),
    })
    if (response.ok && ((await response.json()) as { success: boolean }).success) return true
    const isLost = response.status === 503 && !response.headers.has('retry-after')
    const word = `HTTP ${response.status}${isLost ? ' without Retry-After' : ''}`
    failures.set(word, (failures.get(word) ?? 0) + 1)
    return false
  }

  async function payIn(person: Person): Promise<void> {
    const requestId = randomUUID()
    const amount = LEAST + Math.floor(Math.random() * (MOST - LEAST))
    while (!(await ask(person, amount, requestId).catch(() => false))) await wait(AGAIN_MS)
    taken += 1
    paidKurus.set(person.playerId, (paidKurus.get(person.playerId) ?? 0) + amount * 100)
  }

  const pause = (ms: number) => wait(ms, undefined, { signal: ending.signal }).catch(() => {})

  async function goOn(person: Person): Promise<void> {
    await pause(PAUSE_MS * Math.random())
    while (!ending.signal.aborted) {
      await payIn(person)
      await pause(PAUSE_MS * (0.5 + Math.random()))
    }
  }

  const all = Promise.all(people.map(goOn))
  return {
    paidKurus,
    failures,
    taken: () => taken,
    async end(): Promise<void> {
      ending.abort()
      await all
    },
  }
}

export type Deposits = ReturnType<typeof openDeposits>
