import { setTimeout as wait } from 'node:timers/promises'
import type { SupplierName } from '../../supplier-clients/offered-games.ts'
import { httpTransport, type Transport } from '../../supplier-clients/transport.ts'
import { forged } from './forged-request.ts'
import { seededRandom } from './seeded-random.ts'

/** How often each fault happens to a call; the rest goes well. */
const FAULTS = { twice: 0.15, slow: 0.1, late: 0.12, unheard: 0.13, forged: 0.08 }
type Fault = keyof typeof FAULTS

const SLOW_MAX_MS = 200

export type FaultyTransport = {
  transport: Transport
  /** All calls in their order, as the supplier client wrote them. */
  calls: { fault: Fault | undefined; url: string; body: string }[]
  /** How often each fault happened. */
  count: Record<Fault, number>
  /** What the operator answered to each forged request. */
  forged: { status: number; text: string }[]
  /** Everything that is still on its way arrives. */
  settle(): Promise<void>
}

/**
 * A transport that doubles, slows down, overtakes, loses replies and is tampered with, the same way for
 * the same seed and calls.
 */
export function faultyTransport(
  seed: number,
  supplier: SupplierName,
  by = httpTransport,
): FaultyTransport {
  const random = seededRandom(seed)
  const count: FaultyTransport['count'] = { twice: 0, slow: 0, late: 0, unheard: 0, forged: 0 }
  const calls: FaultyTransport['calls'] = []
  const heard: FaultyTransport['forged'] = []
  const onTheWay: (() => Promise<Response>)[] = []

  const arrive = async () => {
    for (const send of onTheWay.splice(0)) await (await send()).text()
  }
  const ways: Record<Fault, Transport> = {
    async twice(url, init) {
      const both = await Promise.all([by(url, init), by(url, init)])
      const texts = await Promise.all(both.map((answer) => answer.text()))
      // Whichever was there first: a day that is lived again goes on from the same answer.
      return new Response(texts.sort()[0], { status: both[0]?.status ?? 0 })
    },
    async slow(url, init) {
      await wait(Math.floor(random() * SLOW_MAX_MS))
      return by(url, init)
    },
    /** Lost for now: it arrives after what is sent next. */
    async late(url, { signal: _, ...init }) {
      onTheWay.push(() => by(url, init))
      throw new Error('nothing was heard')
    },
    async unheard(url, init) {
      await (await by(url, init)).text()
      throw new Error('the reply was lost')
    },
    async forged(url, init) {
      const answer = await by(url, { ...init, body: forged(supplier, init.body, random()) })
      heard.push({ status: answer.status, text: await answer.text() })
      throw new Error('the reply was lost')
    },
  }

  return {
    calls,
    count,
    forged: heard,
    settle: arrive,
    async transport(url, init) {
      const fault = faultAt(random())
      calls.push({ fault, url, body: String(init.body) })
      if (fault) count[fault]++
      try {
        return await (fault ? ways[fault] : by)(url, init)
      } finally {
        if (fault !== 'late') await arrive()
      }
    },
  }
}

function faultAt(drawn: number): Fault | undefined {
  let below = 0
  return (Object.keys(FAULTS) as Fault[]).find((fault) => {
    below += FAULTS[fault]
    return drawn < below
  })
}
