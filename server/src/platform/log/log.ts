import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { systemClock } from '../clock.ts'
import { appendTo, openLineWriter } from './line-writer.ts'
import type { Notices } from './notices.ts'

const STDOUT = 1
const SETTLE_MAX_MS = 500
/** Levels of pino. */
const WARN = 40
const ERROR = 50

/** Names of fields that never reach a log, at any of the depths we log (LOG-03). */
const SECRETS = [
  'password',
  'password2',
  'oldPassword',
  'token',
  'access_token',
  'authorization',
  'PersonalNo',
  'personalNo',
  'iban',
  'code',
]
const redact = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

const output = openLineWriter(
  (chunk) => appendTo(STDOUT, chunk),
  () => systemClock.now().getTime(),
)

const base = { process: 'casino', host: hostname() }

/** Structured logs, one JSON line each, with secrets taken out. No line is waited for. */
export function openLog(
  level: string,
  destination?: DestinationStream,
  notices?: Pick<Notices, 'take'>,
): Logger {
  const hooks: NonNullable<LoggerOptions['hooks']> = {
    logMethod(said, method, levelNo) {
      if (levelNo >= WARN) notices?.take(levelNo >= ERROR ? 'error' : 'warn', said)
      method.apply(this, said)
    },
  }
  return pino({ level, redact, base, hooks }, destination ?? output)
}

/**
 * Ends the process with its last lines said. Where nobody takes them they are lost: an exit would wait
 * for them without end.
 */
export async function exitAfterLog(code: number): Promise<never> {
  const isSaid = await Promise.race([
    output.settled().then(() => true),
    sleep(SETTLE_MAX_MS, false, { ref: true }),
  ])
  if (!isSaid) process.kill(process.pid, 'SIGKILL')
  process.exit(code)
}
