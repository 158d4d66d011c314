import { write } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Takes lines for a place that may be full, slow or gone: whoever writes never waits for it, and never fails. */
export type LineWriter = {
  write: (chunk: string | Uint8Array) => void
  /** Resolves once all that was written is there, or was dropped. */
  settled: () => Promise<void>
}

/** What waits for its place at most: beyond it lines are dropped. */
const WAITING_MAX_BYTES = 4_000_000
const FULL_PIPE_WAIT_MS = 50
const writeSome = promisify(write)

/** Lines that `append` fails to put there are dropped and counted, in a line of their own once it can. */
export function openLineWriter(
  append: (chunk: Buffer) => Promise<void>,
  now: () => number,
  waitingMaxBytes = WAITING_MAX_BYTES,
): LineWriter {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let dropped = 0
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const chunk = Buffer.concat(waiting)
      waiting = []
      try {
        if (dropped > 0) await append(droppedLine(dropped, now()))
        dropped = 0
        await append(chunk)
      } catch {
        dropped += linesIn(chunk)
      }
      waitingBytes -= chunk.length
    }
    writing = undefined
  }

  return {
    write: (text) => {
      const chunk = Buffer.from(text)
      if (waitingBytes + chunk.length > waitingMaxBytes) {
        dropped += linesIn(chunk)
        return
      }
      waiting.push(chunk)
      waitingBytes += chunk.length
      writing ??= writeAll()
    },
    settled: async () => writing,
  }
}

/** To a descriptor that somebody else has opened, such as the standard output. */
export async function appendTo(descriptor: number, chunk: Buffer): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    try {
      done += (await writeSome(descriptor, chunk, done)).bytesWritten
    } catch (error) {
      // A pipe that is full: whoever reads it is slow.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      await sleep(FULL_PIPE_WAIT_MS, undefined, { ref: false })
    }
  }
}

/** After a line that may have been cut off. */
const droppedLine = (count: number, time: number) =>
  Buffer.from(`\n${JSON.stringify({ level: 40, time, count, msg: 'log lines dropped' })}\n`)

const linesIn = (chunk: Buffer) => chunk.toString('latin1').split('\n').length - 1
