import type { LineOf } from '@zar/contract/evidence/lines'
import type { Part, Verdict } from '@zar/contract/evidence/verify'

/** What the visitor chose. Nothing of it is fetched, and no key is taken from the file. */
export type Given = {
  file: Blob
  keys: Blob
  /** The root's public key, 64 hexadecimal digits: the list of keys must be signed by it. */
  root: string | null
  /** The published heads. */
  heads: Blob | null
  /** An older file of the same player. */
  older: Blob | null
  /** The published texts of law. */
  texts: Blob | null
}

/** What a line is about: a movement of money, or the first word of a fact's kind. */
export const GROUPS = [
  'row',
  'payment',
  'bet',
  'round',
  'seed',
  'limit',
  'exclusion',
  'bonus',
  'terms',
  'message',
] as const
export type Group = (typeof GROUPS)[number]

/** A line that can be blacked out. */
export type ShownLine = {
  /** From 1. */
  number: number
  group: Group
  /** The kind of a fact, the reason of a row. */
  kind: string
  /** ISO 8601, UTC. */
  at: string
  /** In E5; null where it is of no money. */
  amount: string | null
  /** Its members, as they are spelled. */
  text: string
}

export type HeldLog = {
  log: string
  /** Whose it is: a log of fairness is there once for each seat. */
  subject: string
  head: Pick<LineOf<'head'>, 'at' | 'batches' | 'rows' | 'root'>
  /** Batches, and items in them, that the file shows. */
  batches: number
  items: number
  blackedOut: number
}

/** What a valid file holds. */
export type Holding = Pick<
  LineOf<'bundle'>,
  'origin' | 'player' | 'number' | 'made' | 'from' | 'to' | 'whole' | 'accounts'
> & {
  logs: HeldLog[]
  groups: { group: Group; count: number }[]
}

/** The verdict, with what was verified and by which list of keys. */
export type Answer = {
  verdict: Verdict
  /** Undefined where it is refused. */
  holding?: Holding
  /** Of the whole file, in hexadecimal. */
  sha256: string
  /** The name of the root that the list of keys says signed it; whether its signature was looked at. */
  keys: { root: string; isChecked: boolean }
}

/** Why nothing can be said: neither valid nor refused. */
export type Trouble = 'crypto' | 'unread' | 'keys' | 'root' | 'older' | 'texts' | 'lost'

export type Asks = {
  verify: { input: Given; output: Answer }
  /** A page of the lines that can be blacked out. */
  lines: {
    input: { group: Group | null; from: number; most: number }
    output: { lines: ShownLine[]; count: number }
  }
  /** The numbers of all of them. */
  numbers: { input: { group: Group | null }; output: number[] }
  /** The file with those lines blacked out, verified again; null where it is not valid. */
  blackOut: { input: { numbers: number[] }; output: Blob | null }
}
export type AskName = keyof Asks

export type ToWorker = {
  [Name in AskName]: { id: number; ask: Name; input: Asks[Name]['input'] }
}[AskName]
export type FromWorker = { id: number } & (
  | { tells: 'progress'; part: Part; done: number; of: number }
  | { tells: 'answer'; output: Asks[AskName]['output'] }
  | { tells: 'trouble'; trouble: Trouble }
)
