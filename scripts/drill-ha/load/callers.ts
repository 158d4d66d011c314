import { httpTransport, type Transport } from '../../../arcade/src/supplier-clients/transport.ts'

/** A supplier's word for how a call ended, in whatever form it has. */
const WORD =
  /"status":\s*"([A-Z]\w+)"|"error":\s*"([^"]+)"|<ErrorCode>(\d+)<|"ReturnCode":\s*(\d+)|"errorCode":\s*(\d+)/
/** The last two: done by a call whose answer was not heard. */
const GOOD = new Set(['RS_OK', 'OK', '1000', '0', '1', '1100', '8'])

/** Suppliers' calls over HTTP, with a count of what came back that was no success. */
export function openCallers() {
  let heard = new Map<string, number>()
  let [calls, longestMs] = [0, 0]
  const note = (word: string) => heard.set(word, (heard.get(word) ?? 0) + 1)

  const transport: Transport = async (url, init) => {
    const askedAt = performance.now()
    calls += 1
    try {
      const response = await httpTransport(url, init)
      const text = await response.text()
      if (response.status === 200) noteWord(url, text)
      else note(`HTTP ${response.status}`)
      return new Response(text, { status: response.status, headers: response.headers })
    } catch (error) {
      note(reasonOf(error))
      throw error
    } finally {
      longestMs = Math.max(longestMs, performance.now() - askedAt)
    }
  }

  function noteWord(url: string, text: string): void {
    const word = WORD.exec(text)?.slice(1).find(Boolean)
    if (word === undefined || GOOD.has(word)) return
    const [, , supplier] = new URL(url).pathname.split('/')
    note(`${supplier} ${word}`)
  }

  return {
    transport,
    /** Calls that were made since the last time, and the longest of those that ended. */
    takeCalls(): { calls: number; longestMs: number } {
      const taken = { calls, longestMs }
      ;[calls, longestMs] = [0, 0]
      return taken
    },
    /** How often what was heard since the last time, the most frequent first. */
    takeHeard(): [word: string, times: number][] {
      const all = [...heard].toSorted(([, one], [, other]) => other - one)
      heard = new Map()
      return all
    },
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time'
  return cause?.code ?? name
}
