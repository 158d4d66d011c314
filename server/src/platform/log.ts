import pino, { type DestinationStream, type Logger } from 'pino'

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

/** Structured logs, one JSON line each, with secrets taken out. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, redact, base: null }, destination ?? pino.destination(1))
}
