import type { Calls, SupplierHealth } from '../../server/src/modules/suppliers/index.ts'
import { minutesSince, plain } from '../office/terminal-text.ts'

const WIDTH = 80

/** How a supplier is doing, in lines of at most 80 columns; what needs a person is told whole. */
export function healthLines(health: SupplierHealth, now: Date): string[] {
  const { provider, hour, day, needs } = health
  const row = (name: string, time: string, calls: Calls) =>
    calls.calls === 0 ? [] : [callsLine(name, time, calls)]
  const lines = [
    `${provider}${needs.length === 0 ? '' : '  NEEDS A PERSON'}`,
    `  ${facts(health, now).join('   ')}`,
    ...(day.wallet.calls + day.launches.calls === 0 ? ['  no calls in the last day'] : [HEADER]),
    ...row('wallet', 'hour', hour.wallet),
    ...row('wallet', 'day', day.wallet),
    ...row('launches', 'hour', hour.launches),
    ...row('launches', 'day', day.launches),
    `  ${comparedOf(health)}`,
  ].map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line))
  return [...lines, ...needs.map((need) => `  ! ${plain(need)}`), '']
}

function facts({ gamesOpen, openRounds, isResting }: SupplierHealth, now: Date): string[] {
  const { rounds, oldest } = openRounds
  const age = oldest ? `, the oldest for ${minutesSince(oldest, now)} min` : ''
  return [
    `games ${gamesOpen}`,
    `breaker ${isResting ? 'OPEN' : 'closed'}`,
    `open rounds ${rounds}${age}`,
  ]
}

function comparedOf({ reconciled: { last, dueSince, failure }, differences }: SupplierHealth) {
  if (last === null && failure === null) return 'never compared with its list'
  const found = differences === 0 ? 'no difference' : `${differences} differences`
  const due = dueSince === null ? '' : `; a later day waits: ${plain(failure ?? 'not tried yet')}`
  return `compared up to ${last ?? 'no day'}, ${found}${due}`
}

const COLUMNS = ['calls', 'refused', 'failed', 'p50 ms', 'p99 ms']
const cells = (values: string[]) => values.map((value) => value.padStart(10)).join('')
const HEADER = `  ${''.padEnd(16)}${cells(COLUMNS)}`

function callsLine(name: string, time: string, calls: Calls): string {
  const numbers = [calls.calls, calls.refused, calls.failed].map(String)
  const times = [calls.p50Ms, calls.p99Ms].map(timeText)
  return `  ${name.padEnd(10)}${time.padEnd(6)}${cells([...numbers, ...times])}`
}

/** The end of the slot that it lies in. */
function timeText(ms: number | null): string {
  if (ms === null) return '-'
  if (!Number.isFinite(ms)) return '> 5000'
  return ms < 10 ? ms.toFixed(1) : String(Math.ceil(ms))
}
