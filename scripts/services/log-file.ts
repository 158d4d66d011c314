import { constants } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { openLineWriter } from '../../server/src/platform/log/line-writer.ts'

/** A file that lines are appended to. Whoever writes never waits for the disk, and never fails. */
export type LogFile = {
  write: (chunk: Buffer) => void
  /** Resolves once all that was written is in the file, or was dropped. */
  close: () => Promise<void>
}

export type LogLimits = {
  /** A file that has more than these is put aside as `NAME.1`, what that was as `NAME.2`, and so on. */
  maxBytes: number
  /** So is one whose first line is older than this. */
  maxAgeMs: number
  /** How many of those are kept beside it, and no longer than `keptMs`. */
  kept: number
  keptMs: number
  /** What waits for the disk at most; beyond it lines are dropped. */
  waitingMaxBytes: number
}

const DAY_MS = 86_400_000
export const LOG_LIMITS: LogLimits = {
  maxBytes: 20_000_000,
  maxAgeMs: DAY_MS,
  kept: 14,
  keptMs: 30 * DAY_MS,
  waitingMaxBytes: 4_000_000,
}

/** Not blocking: a pipe in the place of the file, which nobody reads, holds nobody up. */
const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND
const NOT_BLOCKING = constants.O_NONBLOCK ?? 0

/** Addresses of players stand in it, so that its owner alone may read it. */
export function openLogFile(
  file: string,
  { clock, limits = LOG_LIMITS }: { clock: { now: () => Date }; limits?: LogLimits },
): LogFile {
  let current: Current | undefined
  const now = () => clock.now().getTime()

  async function append(chunk: Buffer): Promise<void> {
    current ??= await openCurrent(file)
    if (isFull(current)) {
      await closeCurrent()
      await putAside(file, limits, now())
      current = await openCurrent(file)
    }
    if (current.bytes === 0) current.begunAt = now()
    await writeTo(current, chunk)
  }

  const isFull = ({ bytes, begunAt }: Current) =>
    bytes > limits.maxBytes || (bytes > 0 && now() - begunAt > limits.maxAgeMs)

  async function closeCurrent(): Promise<void> {
    const { handle } = current ?? {}
    current = undefined
    await handle?.close().catch(() => {})
  }

  /** The file is opened anew after a failure: it may have been taken away. */
  const lines = openLineWriter(
    (chunk) =>
      append(chunk).catch(async (error) => {
        await closeCurrent()
        throw error
      }),
    now,
    limits.waitingMaxBytes,
  )
  return {
    write: lines.write,
    close: async () => {
      await lines.settled()
      await closeCurrent()
    },
  }
}

type Current = { handle: FileHandle; bytes: number; begunAt: number }

async function openCurrent(file: string): Promise<Current> {
  const handle = await open(file, FLAGS | NOT_BLOCKING, 0o600)
  try {
    const about = await handle.stat()
    // An older file has the rights that it was made with.
    if (about.isFile()) await handle.chmod(0o600)
    const { size, birthtimeMs } = about
    return { handle, bytes: size, begunAt: birthtimeMs }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function writeTo(current: Current, chunk: Buffer): Promise<void> {
  await current.handle.appendFile(chunk)
  current.bytes += chunk.length
}

async function putAside(file: string, limits: LogLimits, nowMs: number): Promise<void> {
  for (let number = limits.kept; number > 0; number--) {
    const from = number === 1 ? file : `${file}.${number - 1}`
    await rename(from, `${file}.${number}`).catch(() => {})
  }
  const folder = path.dirname(file)
  for (const name of await readdir(folder)) {
    const number = name.replace(`${path.basename(file)}.`, '')
    if (number === name || !/^\d+$/.test(number)) continue
    const { mtimeMs } = await stat(path.join(folder, name))
    if (nowMs - mtimeMs > limits.keptMs) await rm(path.join(folder, name), { force: true })
  }
}
