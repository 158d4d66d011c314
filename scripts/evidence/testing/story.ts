import { BONUS, CASH, type Life, type Movement, PENDING, timeOf } from './life.ts'
import { type Json, type Members, ORIGINS } from './make.ts'

/** A life as it is sealed. A slot of `null` is somebody else's; places of `unshown` are the player's own. */
export type Story = {
  bundle: Members
  logs: {
    log: string
    head: { at: string; by: 'head' | 'arcade' }
    batches: { after: string; to: string; at: string; slots: Json[]; unshown: number[] }[]
  }[]
}
type Batches = Story['logs'][number]['batches']

export const PLAYER = '5b1e7c02-8a43-4f7e-9d11-2f6f0c9a3e58'
const SEAT = 'seat-7c19e2'
const OTHERS = -1
const SEALED = timeOf('20:00')

export type Options = {
  bundle?: Members
  /** Balances before the first row. */
  openings?: Record<string, number>
  /** Numbers of the first facts, of a file that does not begin at the beginning. */
  first?: { journal?: number; fairness?: number }
  /** Rows and facts that are sealed and not shown, by their place. */
  hidden?: { ledger?: number[]; journal?: number[]; fairness?: number[] }
  heads?: { ledger?: string; journal?: string; fairness?: string }
  perBatch?: number
}

export function sealed(life: Life, options: Options = {}): Story {
  const { bundle, first = {}, hidden = {}, heads = {}, perBatch = 3 } = options
  const { bodies, accounts } = rowsOf(life.rows, options.openings ?? {})
  const journal = numbered(life.journal, PLAYER, first.journal ?? 1)
  const fairness = numbered(life.fairness, SEAT, first.fairness ?? 1)
  const lastOf = (facts: Members[]): number => Number(facts.at(-1)?.n ?? 0)
  const stated = (log: string, origin: string, subject: string, facts: number) => ({
    log,
    origin,
    subject,
    facts,
  })
  return {
    bundle: {
      t: 'bundle',
      v: 1,
      origin: ORIGINS.zar,
      player: PLAYER,
      number: '204718903',
      made: timeOf('20:14'),
      from: timeOf('00:00'),
      to: timeOf('20:14'),
      whole: true,
      policy: { twoAbove: '1000000000' },
      accounts,
      logs: [
        stated('zar.test/ledger', ORIGINS.zar, PLAYER, 0),
        stated('zar.test/journal', ORIGINS.zar, PLAYER, lastOf(journal)),
        stated('oyun.test/fairness', ORIGINS.arcade, SEAT, lastOf(fairness)),
      ],
      ...bundle,
    },
    logs: [
      {
        log: 'zar.test/ledger',
        head: { at: heads.ledger ?? SEALED, by: 'head' },
        batches: batchesOf(bodies, perBatch, hidden.ledger),
      },
      {
        log: 'zar.test/journal',
        head: { at: heads.journal ?? SEALED, by: 'head' },
        batches: batchesOf(journal, perBatch, hidden.journal),
      },
      {
        log: 'oyun.test/fairness',
        head: { at: heads.fairness ?? SEALED, by: 'arcade' },
        batches: batchesOf(fairness, perBatch, hidden.fairness),
      },
    ],
  }
}

const numbered = (facts: readonly Members[], subject: string, first: number): Members[] =>
  facts.map((fact, at) => ({ n: first + at, subject, ...fact }))

/** The ten columns of each row, without its id, and the accounts that they lead to. */
function rowsOf(rows: readonly Movement[], openings: Record<string, number>) {
  const balances = new Map([CASH, PENDING, BONUS].map((id) => [id, openings[id] ?? 0]))
  const after = (id: string, change: number): string | null => {
    const balance = balances.get(id)
    if (balance === undefined) return null
    balances.set(id, balance + change)
    return String((balance + change) * 1_000)
  }
  const bodies = rows.map(({ key, source, target, kurus, at }): Json[] => [
    key,
    PLAYER,
    source,
    target,
    String(kurus * 1_000),
    'reason',
    after(source, -kurus),
    after(target, kurus),
    String(Date.parse(at) * 1_000),
  ])
  const accounts = [...balances].map(([id, closing]) => ({
    id,
    kind: `account ${id}`,
    opening: String((openings[id] ?? 0) * 1_000),
    closing: String(closing * 1_000),
  }))
  return { bodies, accounts }
}

/** Batches of so many of the player's, others between them, and one batch that is all of others. */
function batchesOf(
  own: readonly Json[],
  perBatch: number,
  hidden: readonly number[] = [],
): Batches {
  const batches: Batches = []
  let id = 1_000
  const add = (bodies: readonly Json[], places: readonly number[]) => {
    const after = String(id)
    const slots = bodies.map((body): Json => {
      id += 1
      return Array.isArray(body) ? [String(id), ...body] : body
    })
    const unshown = places.flatMap((place, p) => (hidden.includes(place) ? [p] : []))
    batches.push({ after, to: String(id), at: SEALED, slots, unshown })
  }
  for (let from = 0; from < own.length; from += perBatch) {
    if (batches.length === 2) add([null, null], [])
    const places = own
      .slice(from, from + perBatch)
      .flatMap((_, at) => [...Array<number>((from + at) % 3).fill(OTHERS), from + at])
    add(
      places.map((place) => own[place] ?? null),
      places,
    )
  }
  return batches
}
