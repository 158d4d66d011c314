/** What two accounts share. A fact is of one person; a signal may be of a home. */
export const EDGE_KINDS = {
  payout: { weight: 3, isFact: true },
  mailbox: { weight: 3, isFact: true },
  identity: { weight: 3, isFact: true },
  /** Two people of the office said so. */
  confirmed: { weight: 3, isFact: true },
  device: { weight: 2, isFact: false },
  /** What the one lost the other won. */
  play: { weight: 2, isFact: false },
  /** One network within an hour. */
  network: { weight: 1, isFact: false },
  offer: { weight: 0.5, isFact: false },
  sign_up: { weight: 0.5, isFact: false },
} as const
export type EdgeKind = keyof typeof EDGE_KINDS

/** What is known of one account. Times are milliseconds since 1970. */
export type Account = {
  id: string
  joinedAt: number
  payouts: string[]
  mailbox: string
  identity: string
  devices: string[]
  seen: { network: string; at: number }[]
  claims: { offer: string; at: number }[]
  /** Accounts that it played against. */
  against: string[]
  /** Accounts that people linked it with, and those that they found apart. */
  confirmed: string[]
  cleared: string[]
}

export type Pair = { one: string; other: string; kinds: Set<EdgeKind>; weight: number }

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
/** A value that more share says nothing of any two. */
const SHARED_MAX = 20
/** A network of more in one day is a mobile operator's, or a café's. */
const NETWORK_MAX = 200

export const keyOf = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** Every pair that shares anything, with all that it shares and what that weighs. */
export function pairsOf(accounts: readonly Account[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  const note = (a: string, b: string, kind: EdgeKind) => {
    const [one, other] = a < b ? [a, b] : [b, a]
    const key = keyOf(one, other)
    const pair = pairs.get(key) ?? { one, other, kinds: new Set(), weight: 0 }
    if (pair.kinds.has(kind)) return
    pair.kinds.add(kind)
    pair.weight += EDGE_KINDS[kind].weight
    pairs.set(key, pair)
  }
  noteShared(accounts, ({ payouts }) => payouts, 'payout', note)
  noteShared(accounts, ({ mailbox }) => [mailbox], 'mailbox', note)
  noteShared(accounts, ({ identity }) => [identity], 'identity', note)
  noteShared(accounts, ({ devices }) => devices, 'device', note)
  noteNamed(accounts, note)
  noteNetworks(accounts, note)
  noteWeak(accounts, pairs, note)
  for (const { id, cleared } of accounts)
    for (const other of cleared) pairs.delete(keyOf(id, other))
  return pairs
}

type Note = (one: string, other: string, kind: EdgeKind) => void

function noteShared(
  accounts: readonly Account[],
  valuesOf: (account: Account) => readonly string[],
  kind: EdgeKind,
  note: Note,
): void {
  const holders = new Map<string, Set<string>>()
  for (const account of accounts)
    for (const value of valuesOf(account))
      if (value !== '') holders.set(value, (holders.get(value) ?? new Set()).add(account.id))
  for (const group of holders.values())
    if (group.size > 1 && group.size <= SHARED_MAX) eachPair([...group], kind, note)
}

function eachPair(group: readonly string[], kind: EdgeKind, note: Note): void {
  for (const [at, one] of group.entries())
    for (const other of group.slice(at + 1)) note(one, other, kind)
}

function noteNamed(accounts: readonly Account[], note: Note): void {
  const known = new Set(accounts.map(({ id }) => id))
  const others = (id: string, named: readonly string[]) =>
    named.filter((other) => known.has(other) && other !== id)
  for (const { id, against, confirmed } of accounts) {
    for (const other of others(id, against)) note(id, other, 'play')
    for (const other of others(id, confirmed)) note(id, other, 'confirmed')
  }
}

type Sighting = { id: string; at: number }

/** Two who came from one network within an hour, unless a crowd did that day. */
function noteNetworks(accounts: readonly Account[], note: Note): void {
  const byDay = new Map<string, Sighting[]>()
  for (const { id, seen } of accounts)
    for (const { network, at } of seen) {
      const key = `${network} ${Math.floor(at / DAY_MS)}`
      const sightings = byDay.get(key) ?? []
      sightings.push({ id, at })
      byDay.set(key, sightings)
    }
  for (const sightings of byDay.values()) {
    if (new Set(sightings.map(({ id }) => id)).size > NETWORK_MAX) continue
    sightings.sort((a, b) => a.at - b.at)
    sightings.forEach((sighting, at) => {
      for (const other of soonAfter(sightings, at))
        if (other !== sighting.id) note(sighting.id, other, 'network')
    })
  }
}

function soonAfter(sightings: readonly Sighting[], index: number): string[] {
  const found: string[] = []
  const from = sightings[index]?.at ?? 0
  for (let next = index + 1; next < sightings.length; next++) {
    const other = sightings[next]
    if (!other || other.at - from > HOUR_MS) break
    found.push(other.id)
  }
  return found
}

/** Halves by themselves link nobody: they are looked at between those that share something more. */
function noteWeak(
  accounts: readonly Account[],
  pairs: ReadonlyMap<string, Pair>,
  note: Note,
): void {
  const of = new Map(accounts.map((account) => [account.id, account]))
  for (const { one, other } of [...pairs.values()]) {
    const [a, b] = [of.get(one), of.get(other)]
    if (!a || !b) continue
    if (Math.abs(a.joinedAt - b.joinedAt) <= WEEK_MS) note(one, other, 'sign_up')
    const isTogether = a.claims.some(({ offer, at }) =>
      b.claims.some((claim) => claim.offer === offer && Math.abs(claim.at - at) <= WEEK_MS),
    )
    if (isTogether) note(one, other, 'offer')
  }
}
