import type { Logger } from 'pino'

const RETRY_MS = { first: 500, most: 15_000 }
/** More than an event can need. */
const EVENT_MAX_CHARS = 1024 * 1024

export type LineDeps = {
  arcadeUrl: string
  log: Pick<Logger, 'info'>
  retryMs?: { first: number; most: number }
}

type Line = LineDeps & {
  path: string
  /** A line that says nothing for so long is lost. */
  silenceMs: number
  /** One event. Throws where it is none: the line is opened anew. */
  hear: (text: string) => void
  /** From now on nothing is known, until an event is heard. */
  lost: () => void
}

/** Hears the arcade's server-sent events until the signal, and comes back where the line is lost. */
export async function followLine(line: Line, signal: AbortSignal): Promise<void> {
  const { first, most } = line.retryMs ?? RETRY_MS
  let retryMs = first
  while (!signal.aborted) {
    try {
      await readLine(line, signal, () => {
        retryMs = first
      })
    } catch (err) {
      const { path } = line
      if (!signal.aborted) line.log.info({ err, path }, 'the arcade is not heard')
    }
    if (signal.aborted) return
    line.lost()
    await waitFor(retryMs, signal)
    retryMs = Math.min(retryMs * 2, most)
  }
}

/** One line, until it ends or is silent. */
async function readLine(line: Line, signal: AbortSignal, isOpen: () => void): Promise<void> {
  const own = new AbortController()
  const stop = () => own.abort()
  signal.addEventListener('abort', stop)
  let silence = setTimeout(stop, line.silenceMs)
  try {
    const response = await fetch(new URL(line.path, line.arcadeUrl), { signal: own.signal })
    if (!response.ok || !response.body) throw new Error(`the arcade answered ${response.status}`)
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body) {
      clearTimeout(silence)
      silence = setTimeout(stop, line.silenceMs)
      isOpen()
      text += decoder.decode(chunk, { stream: true })
      if (text.length > EVENT_MAX_CHARS) throw new Error('an event without an end')
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) hearOne(line, event)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    own.abort()
  }
}

/** A comment is a sign of life alone. */
function hearOne({ hear }: Line, event: string): void {
  if (event.startsWith('data: ')) hear(event.slice('data: '.length))
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
