import { canon } from '@zar/contract/evidence/canon'
import { type Entry, type Evidence, entriesOf, isRow } from '@zar/contract/evidence/read'
import { GROUPS, type Group, type Holding, type ShownLine } from './protocol.ts'

type Told = Entry & { body: NonNullable<Entry['body']> }

/** The lines of a file that are not blacked out, in order. */
export const toldOf = ({ logs }: Evidence): Told[] =>
  logs.flatMap(entriesOf).filter((entry): entry is Told => entry.body !== null)

export function groupOf({ body }: Told): Group {
  if (isRow(body)) return 'row'
  const [first] = body.kind.split('.', 1)
  return GROUPS.find((group) => group === first) ?? 'message'
}

/** What a valid file holds, without its lines. */
export function holdingOf(evidence: Evidence): Holding {
  const { origin, player, number, made, from, to, whole, accounts } = evidence.bundle
  const counts = new Map<Group, number>()
  for (const told of toldOf(evidence)) {
    const group = groupOf(told)
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return {
    origin,
    player,
    number,
    made,
    from,
    to,
    whole,
    accounts,
    logs: evidence.logs.map(heldLog),
    groups: GROUPS.map((group) => ({ group, count: counts.get(group) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
  }
}

function heldLog(log: Evidence['logs'][number]): Holding['logs'][number] {
  const { at, batches, rows, root } = log.head
  const entries = entriesOf(log)
  return {
    log: log.stated.log,
    subject: log.stated.subject,
    head: { at, batches, rows, root },
    batches: log.batches.length,
    items: entries.length,
    blackedOut: entries.filter(({ body }) => body === null).length,
  }
}

/** A line as its reader needs it to choose. */
export function shownLine(told: Told): ShownLine {
  const { body, number } = told
  const group = groupOf(told)
  if (isRow(body)) {
    const [, key, , source, target, amount, reason, , , microseconds] = body
    const at = new Date(Number(BigInt(microseconds) / 1_000n)).toISOString()
    return { number, group, kind: reason, at, amount, text: `${key} · ${source} → ${target}` }
  }
  const { at, kind, n, subject: _, ...members } = body
  const text = Object.entries(members).map(([name, value]) => `${name}: ${spell(value)}`)
  return { number, group, kind, at, amount: null, text: [`${n}`, ...text].join(' · ') }
}

const spell = (value: unknown): string => (typeof value === 'string' ? value : canon(value))
