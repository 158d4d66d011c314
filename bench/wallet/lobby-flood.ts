/**
 * One address that asks for the lobby so many times a second, whatever it is answered, in a process of its
 * own. Started by `beside.ts`; tells that it has been going for a second, so that its own start is over,
 * and in the end how many of its questions were answered by which status.
 */
import { Agent, request } from 'node:http'

export type Flood = { url: string; perSecond: number }
export type Answered = Record<string, number>

const TICK_MS = 10
const SETTLED_MS = 1_000
const PAGE = JSON.stringify({ slug: 'slot', sort: 'popular', skip: 0, take: 24 })
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const answered: Answered = {}

process.once('message', ({ url, perSecond }: Flood) => {
  const began = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - began) * perSecond) / 1_000
    for (; sent < due; sent++) ask(url)
  }, TICK_MS)
  setTimeout(() => process.send?.('settled'), SETTLED_MS)
  process.once('message', () => {
    clearInterval(timer)
    process.send?.(answered, () => process.exit())
  })
})

function ask(url: string): void {
  const call = request(`${url}/api/casino/lobby`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(PAGE) },
  })
  call.on('response', (response) => {
    count(String(response.statusCode))
    response.resume()
  })
  call.on('error', () => count('lost'))
  call.end(PAGE)
}

function count(status: string): void {
  answered[status] = (answered[status] ?? 0) + 1
}
