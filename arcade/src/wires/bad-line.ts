import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from './bad-chance.ts'
import { forged } from './forgery.ts'
import { goodLine, type Line } from './line.ts'
import type { WireName } from './offers.ts'

/** How often each fault happens to a call; the rest goes well. */
const FAULTS = { twice: 0.15, slow: 0.1, late: 0.12, unheard: 0.13, forged: 0.08 }
type Fault = keyof typeof FAULTS

const SLOW_MAX_MS = 200

export type BadLine = {
  line: Line
  /** All that was asked, in its order, as the wire wrote it. */
  calls: { fault: Fault | undefined; url: string; body: string }[]
  /** How often each fault happened. */
  count: Record<Fault, number>
  /** What the operator answered to each forged request. */
  forged: { status: number; text: string }[]
  /** Everything that is still on its way arrives. */
  settle(): Promise<void>
}

/**
 * A line that doubles, slows down, overtakes, loses replies and is tampered with, the same way for
 * the same seed and calls.
 */
export function badLine(seed: number, wire: WireName, by = goodLine): BadLine {
  const random = seeded(seed)
  const count: BadLine['count'] = { twice: 0, slow: 0, late: 0, unheard: 0, forged: 0 }
  const calls: BadLine['calls'] = []
  const heard: BadLine['forged'] = []
  const onTheWay: (() => Promise<Response>)[] = []

  const arrive = async () => {
    for (const send of onTheWay.splice(0)) await (await send()).text()
  }
  const ways: Record<Fault, Line> = {
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
      const answer = await by(url, { ...init, body: forged(wire, init.body, random()) })
      heard.push({ status: answer.status, text: await answer.text() })
      throw new Error('the reply was lost')
    },
  }

  return {
    ...{ calls, count, forged: heard },
    settle: arrive,
    async line(url, init) {
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
