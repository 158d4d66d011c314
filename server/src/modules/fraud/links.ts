import type { LinkKind } from '../../db/tables/bonuses.ts'

/** What is known of one account. Times are milliseconds since 1970. */
export type AccountFacts = {
  playerId: string
  claims: { offerId: string; at: number }[]
  /** Where its withdrawals were to go: an IBAN, a phone's wallet, an address. */
  payouts: string[]
  mailbox: string
  devices: string[]
  /** Its log-ins. */
  seen: { address: string; at: number }[]
}
export type Link = { one: string; other: string; by: LinkKind[] }
export type LinkPolicy = {
  weights: Record<LinkKind, number>
  linkedFrom: number
  addressWithinMs: number
  crowdMax: number
}

type Note = (one: string, other: string, kind: LinkKind) => void

/** The pairs of accounts that look like one person's, each pair once and in order. */
export function findLinks(accounts: readonly AccountFacts[], policy: LinkPolicy): Link[] {
  const found = new Map<string, Link>()
  const note: Note = (a, b, kind) => {
    const [one, other] = a < b ? [a, b] : [b, a]
    const key = `${one} ${other}`
    const link = found.get(key) ?? { one, other, by: [] }
    if (!link.by.includes(kind)) link.by.push(kind)
    found.set(key, link)
  }
  notePairs(
    groupBy(accounts, ({ payouts }) => payouts),
    'payout',
    note,
  )
  notePairs(
    groupBy(accounts, ({ mailbox }) => [mailbox]),
    'mailbox',
    note,
  )
  const devices = groupBy(accounts, (account) => account.devices)
  notePairs(
    devices.filter((group) => group.length <= policy.crowdMax),
    'device',
    note,
  )
  noteAddresses(accounts, policy, note)
  const weightOf = ({ by }: Link) => by.reduce((sum, kind) => sum + policy.weights[kind], 0)
  return [...found.values()].filter((link) => weightOf(link) >= policy.linkedFrom)
}

/** The accounts that share a value, as groups of two or more. */
function groupBy(
  accounts: readonly AccountFacts[],
  valuesOf: (account: AccountFacts) => string[],
): string[][] {
  const groups = new Map<string, Set<string>>()
  for (const account of accounts) {
    for (const value of valuesOf(account)) {
      if (value === '') continue
      const group = groups.get(value) ?? new Set()
      groups.set(value, group.add(account.playerId))
    }
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group])
}

function notePairs(groups: string[][], kind: LinkKind, note: Note): void {
  for (const group of groups) {
    group.forEach((one, at) => {
      for (const other of group.slice(at + 1)) note(one, other, kind)
    })
  }
}

/** Two log-ins from one address soon after each other, unless a crowd shares it, as a mobile network's. */
function noteAddresses(accounts: readonly AccountFacts[], policy: LinkPolicy, note: Note): void {
  const byAddress = new Map<string, { playerId: string; at: number }[]>()
  for (const { playerId, seen } of accounts) {
    for (const { address, at } of seen) {
      const sightings = byAddress.get(address) ?? []
      sightings.push({ playerId, at })
      byAddress.set(address, sightings)
    }
  }
  for (const sightings of byAddress.values()) {
    sightings.sort((a, b) => a.at - b.at)
    sightings.forEach((sighting, index) => {
      for (const other of soonAfter(sightings, index, policy))
        note(sighting.playerId, other, 'address')
    })
  }
}

function soonAfter(
  sightings: { playerId: string; at: number }[],
  index: number,
  { addressWithinMs, crowdMax }: LinkPolicy,
): string[] {
  const first = sightings[index]
  if (!first) return []
  const others = new Set<string>()
  for (const { playerId, at } of sightings.slice(index + 1)) {
    if (at - first.at > addressWithinMs) break
    if (playerId !== first.playerId) others.add(playerId)
    if (others.size >= crowdMax) return []
  }
  return [...others]
}
