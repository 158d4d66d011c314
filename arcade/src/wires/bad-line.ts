import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from './bad-chance.ts'
import { goodLine, type Line } from './line.ts'

/** How often each fault happens to a call; the rest goes well. */
const FAULTS = { twice: 0.15, slow: 0.1, late: 0.12, unheard: 0.13, forged: 0.08 }
type Fault = keyof typeof FAULTS

const SLOW_MAX_MS = 200
const DIGIT = /\d/g

export type BadLine = {
  line: Line
  /** How often each fault happened. */
  count: Record<Fault, number>
  /** What the operator answered to each forged request. */
  forged: { status: number; text: string }[]
  /** Everything that is still on its way arrives. */
  settle(): Promise<void>
}

/**
 * A line that doubles, slows down, overtakes, loses replies and is tampered with, the same way for
 * the same seed and calls. A forged request is one digit away from what was signed; where the wire
 * signs nothing, there is none.
 */
export function badLine(seed: number, { forges }: { forges: boolean }, by = goodLine): BadLine {
  const random = seeded(seed)
  const count: BadLine['count'] = { twice: 0, slow: 0, late: 0, unheard: 0, forged: 0 }
  const forged: BadLine['forged'] = []
  const onTheWay: (() => Promise<Response>)[] = []

  const arrive = async () => {
    for (const send of onTheWay.splice(0)) await (await send()).text()
  }
  const ways: Record<Fault, Line> = {
    async twice(url, init) {
      const [first, second] = await Promise.all([by(url, init), by(url, init)])
      await second.text()
      return first
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
      const answer = await by(url, { ...init, body: withAnotherDigit(init.body, random()) })
      forged.push({ status: answer.status, text: await answer.text() })
      throw new Error('the reply was lost')
    },
  }

  return {
    count,
    forged,
    settle: arrive,
    async line(url, init) {
      const fault = faultAt(random())
      const isWell = !fault || (fault === 'forged' && !forges)
      if (!isWell) count[fault]++
      try {
        return await (isWell ? by : ways[fault])(url, init)
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

function withAnotherDigit(body: RequestInit['body'], drawn: number): string {
  const text = body instanceof Uint8Array ? Buffer.from(body).toString() : String(body)
  const places = [...text.matchAll(DIGIT)].map(({ index }) => index)
  const at = places[Math.floor(drawn * places.length)] ?? 0
  return text.slice(0, at) + ((Number(text[at]) + 1) % 10) + text.slice(at + 1)
}
