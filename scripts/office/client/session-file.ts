import { createHash } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { homedir, hostname } from 'node:os'
import path from 'node:path'
import { Refused } from './refused.ts'

/** How somebody signs in. */
export const LOG_IN = 'npm run office -- log-in NAME'

/** What a command line keeps of its session. */
export type Kept = {
  url: string
  /** As the server set it: name and token. */
  cookie: string
  name: string
  endsAt: string
}

/** Where the session is kept: `OFFICE_SESSION`, or a file of this person on this machine. */
export const sessionPath = (): string =>
  process.env.OFFICE_SESSION || path.join(homedir(), '.config', 'zar', 'office-session.json')

/** Makes the file where it is missing, so that a session can be bound to it; nobody else may read it. */
export function makeSessionFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
}

/** Writes into the file that is there: a new one would be another, to which the session is not bound. */
export function keepSession(file: string, kept: Kept): void {
  const open = openSync(file, 'r+')
  try {
    fchmodSync(open, 0o600)
    ftruncateSync(open)
    writeSync(open, `${JSON.stringify(kept)}\n`, 0)
  } finally {
    closeSync(open)
  }
}

/** The kept session; undefined where there is none. Throws where others may read the file. */
export function readSession(file: string): Kept | undefined {
  let text: string
  try {
    const open = openSync(file, 'r')
    const { mode } = fstatSync(open)
    closeSync(open)
    if ((mode & 0o077) !== 0)
      throw new Refused(
        `Others may read ${file}: chmod 600 it, and sign in again.`,
        'not_signed_in',
      )
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return text.trim() === '' ? undefined : keptIn(text, file)
}

function keptIn(text: string, file: string): Kept {
  try {
    return JSON.parse(text) as Kept
  } catch {
    throw new Refused(`${file} holds no session. Sign in again: ${LOG_IN}`, 'not_signed_in')
  }
}

export const forgetSession = (file: string): void => rmSync(file, { force: true })

/**
 * What a session is bound to: this machine, this person on it and this very file. A copy of the file is another
 * one. Whoever may read both the file and the machine's number can say the same: this is no proof of a machine.
 */
export function bindingOf(file: string): string {
  const open = openSync(file, 'r')
  const { dev, ino, birthtimeMs } = fstatSync(open)
  closeSync(open)
  const parts = [machineId(), hostname(), process.getuid?.() ?? '', dev, ino, birthtimeMs]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

function machineId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim()
  } catch {
    return ''
  }
}
