import type { Account } from '../../modules/fraud/groups/edges.ts'

const DAY_MS = 24 * 60 * 60_000
const MONTH_DAYS = 30

/** Of [0, 1). */
export type Chance = () => number

export type World = { accounts: Account[]; rings: string[][] }
export type WorldSize = { players: number; rings: number; ringSize: number }

const EMPTY: Omit<Account, 'id' | 'joinedAt' | 'mailbox' | 'identity'> = {
  payouts: [],
  devices: [],
  seen: [],
  claims: [],
  against: [],
  confirmed: [],
  cleared: [],
}

/**
 * A month of players: alone, in families of two to five on one device and network, friends who take one offer in
 * one week, cafés of twenty-five on one machine; and planted rings whose members share a payout account with
 * 75 %, a device with 85 %, a mailbox with 60 % in 40 % of the rings, the network of one evening with 70 %, and in
 * 60 % play each other.
 */
export function makeWorld({ players, rings, ringSize }: WorldSize, chance: Chance): World {
  const accounts: Account[] = []
  const pick = (n: number) => Math.floor(chance() * n)
  const moment = () => pick(MONTH_DAYS * 24) * 60 * 60_000
  const add = (more: Partial<Account> = {}): Account => {
    const id = `p${String(accounts.length).padStart(6, '0')}`
    const own = { id, joinedAt: moment(), mailbox: `${id}@x`, identity: `no-${id}` }
    const account = { ...structuredClone(EMPTY), ...own, ...more }
    account.payouts = more.payouts ?? [`iban-${id}`]
    account.devices = [...(more.devices ?? []), `device-${id}`]
    account.seen = [...(more.seen ?? []), { network: `net-${id}`, at: moment() }]
    accounts.push(account)
    return account
  }
  while (accounts.length < players) {
    const kind = chance()
    if (kind < 0.02) addHome(add, chance, accounts.length)
    else if (kind < 0.03) addFriends(add, chance, accounts.length)
    else if (kind < 0.031) addCafe(add, chance, accounts.length)
    else add(chance() < 0.2 ? { claims: [{ offer: 'welcome', at: moment() }] } : {})
  }
  const planted = Array.from({ length: rings }, (_, ring) =>
    addRing(add, chance, { ring, size: ringSize }),
  )
  return { accounts, rings: planted }
}

type Add = (more?: Partial<Account>) => Account

function addHome(add: Add, chance: Chance, home: number): void {
  const size = 2 + Math.floor(chance() * 4)
  const at = Math.floor(chance() * MONTH_DAYS) * DAY_MS
  for (let one = 0; one < size; one++)
    add({
      devices: chance() < 0.5 ? [`home-${home}`] : [],
      seen: [{ network: `home-${home}`, at: at + Math.floor(chance() * 2) * 60 * 60_000 }],
    })
}

function addFriends(add: Add, chance: Chance, group: number): void {
  const size = 3 + Math.floor(chance() * 4)
  const at = Math.floor(chance() * MONTH_DAYS) * DAY_MS
  for (let one = 0; one < size; one++)
    add({
      joinedAt: at,
      claims: [{ offer: 'welcome', at: at + Math.floor(chance() * 7) * DAY_MS }],
      seen: chance() < 0.3 ? [{ network: `friends-${group}`, at }] : [],
    })
}

const CAFE = 25

function addCafe(add: Add, chance: Chance, cafe: number): void {
  for (let one = 0; one < CAFE; one++)
    add({
      devices: [`cafe-${cafe}`],
      seen: [{ network: `cafe-${cafe}`, at: Math.floor(chance() * MONTH_DAYS) * DAY_MS }],
    })
}

function addRing(add: Add, chance: Chance, { ring, size }: { ring: number; size: number }) {
  const name = `ring-${ring}`
  const at = Math.floor(chance() * MONTH_DAYS) * DAY_MS
  const hasMailbox = chance() < 0.4
  const plays = chance() < 0.6
  const often = <Value>(share: number, value: Value): Value[] => (chance() < share ? [value] : [])
  const seen = () => ({ network: name, at: at + Math.floor(chance() * 240) * 60_000 })
  const members: Account[] = []
  for (let one = 0; one < size; one++) {
    const member = add({
      joinedAt: at + Math.floor(chance() * 10) * DAY_MS,
      payouts: often(0.75, name),
      devices: often(0.85, name),
      seen: often(0.7, seen()),
      against: plays ? members.slice(-1).map(({ id }) => id) : [],
      claims: [{ offer: 'welcome', at: at + Math.floor(chance() * 10) * DAY_MS }],
    })
    if (hasMailbox && chance() < 0.6) member.mailbox = `${name}@x`
    members.push(member)
  }
  return members.map(({ id }) => id)
}

/** Of the accounts that were planted how many were found, and of those that were found how many were planted. */
export function measure(rings: readonly string[][], groups: readonly string[][]) {
  const planted = new Set(rings.flat())
  const found = new Set(groups.flat())
  const right = [...found].filter((id) => planted.has(id)).length
  return { recall: right / planted.size, precision: found.size === 0 ? 1 : right / found.size }
}
