/** Proves the rules on planted rings among ten thousand honest players, households and crowds with them. */
import { expect, test } from 'vitest'
import { seeded } from '../../testing/seeded.ts'
import type { AccountFacts } from './links.ts'
import { findClaimed, isOpposite, linksOf, mailboxOf, type PlayedRound } from './rules.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MONTH = 30 * DAY
const OFFERS = ['trial', 'half-again', 'nar-rounds', 'three-games']
const E5 = 100_000n

type Chance = ReturnType<typeof seeded>
const below = (chance: Chance, count: number) => Math.floor(chance() * count)

/** Somebody with a phone of a common make, three log-ins and an offer or two. */
function somebody(chance: Chance, playerId: string, change: Partial<AccountFacts> = {}) {
  const claims = OFFERS.filter(() => chance() < 0.4)
  return {
    playerId,
    claims: claims.map((offerId) => ({ offerId, at: below(chance, MONTH) })),
    payouts: chance() < 0.5 ? [`iban-${playerId}`] : [],
    mailbox: `${playerId}@ornek.example`,
    // One in three has the fingerprint of a make that a few, or very many, others have too.
    devices: [chance() < 0.3 ? `make-${below(chance, 300)}` : `device-${playerId}`],
    seen: Array.from({ length: 3 }, () => ({
      // Half are on a mobile network, where hundreds share an address.
      address: chance() < 0.5 ? `mobile-${below(chance, 40)}` : `home-${playerId}`,
      at: below(chance, MONTH),
    })),
    ...change,
  } satisfies AccountFacts
}

/** Two to three people in one home, at one tablet, in the evening. */
const household = (chance: Chance, name: string, size: number) => {
  const at = below(chance, MONTH)
  return Array.from({ length: size }, (_, index) =>
    somebody(chance, `${name}-${index}`, {
      devices: [`tablet-${name}`],
      seen: [{ address: `home-${name}`, at: at + below(chance, 50 * MINUTE) }],
    }),
  )
}

/** Five accounts of one person, made in one sitting for one offer. */
function ring(chance: Chance, index: number): AccountFacts[] {
  const at = below(chance, MONTH - DAY)
  const claims = [{ offerId: 'half-again', at: at + 10 * MINUTE }]
  const sharing: ((one: number) => Partial<AccountFacts>)[] = [
    () => ({ payouts: [`shared-iban-${index}`] }),
    () => ({ mailbox: mailboxOf(`ring${index}+${below(chance, 1e6)}@gmail.com`) }),
    (one) => ({
      devices: [`ring-device-${index}`],
      seen: [{ address: `ring-home-${index}`, at: at + one * 5 * MINUTE }],
    }),
  ]
  return Array.from({ length: 5 }, (_, one) =>
    somebody(chance, `ring-${index}-${one}`, { claims, ...sharing[index % 3]?.(one) }),
  )
}

test('FRD-09, FRD-04: of 50 planted rings of five among 10,000 honest players 95 % are flagged, and of the flagged 90 % are planted', () => {
  const chance = seeded(17)
  const accounts = [
    ...Array.from({ length: 8_000 }, (_, index) => somebody(chance, `honest-${index}`)),
    ...Array.from({ length: 850 }, (_, index) => household(chance, `two-${index}`, 2)).flat(),
    ...Array.from({ length: 100 }, (_, index) => household(chance, `three-${index}`, 3)).flat(),
    ...Array.from({ length: 50 }, (_, index) => ring(chance, index)).flat(),
  ]
  expect(accounts).toHaveLength(10_250)
  const findings = findClaimed(accounts, linksOf(accounts))
  const flagged = new Set(findings.flatMap(({ one, other }) => [one, other]))
  const planted = [...flagged].filter((id) => id.startsWith('ring-')).length
  expect(planted / 250).toBeGreaterThanOrEqual(0.95)
  expect(planted / flagged.size).toBeGreaterThanOrEqual(0.9)
})

const base = { claims: [], payouts: [], devices: [], seen: [] }
const account = (playerId: string, change: Partial<AccountFacts> = {}): AccountFacts => ({
  ...base,
  playerId,
  mailbox: playerId,
  ...change,
})

test('FRD-04: a device alone, and an address alone, link nobody; both together do', () => {
  const device = { devices: ['one-and-the-same'] }
  const seen = (at: number) => ({ seen: [{ address: 'home', at }] })
  const linked = (...facts: Partial<AccountFacts>[]) =>
    linksOf(facts.map((change, index) => account(String(index), change)))
  expect(linked(device, device)).toEqual([])
  expect(linked(seen(0), seen(MINUTE))).toEqual([])
  const both = (at: number) => ({ ...device, ...seen(at) })
  expect(linked(both(0), both(60 * MINUTE))).toMatchObject([{ by: ['device', 'address'] }])
  expect(linked(both(0), both(60 * MINUTE + 1))).toEqual([])
})

test('FRD-04: what a crowd shares links nobody', () => {
  const crowd = (size: number) =>
    Array.from({ length: size }, (_, index) =>
      account(`${index}`, { devices: ['cafe'], seen: [{ address: 'cafe', at: index }] }),
    )
  expect(linksOf(crowd(20))).toHaveLength(190)
  expect(linksOf(crowd(21))).toEqual([])
})

test('FRD-09: a couple with one tablet who take one offer are not flagged, one payout account of both is', () => {
  const claims = [{ offerId: 'trial', at: 0 }]
  const home = { claims, devices: ['tablet'], seen: [{ address: 'home', at: 0 }] }
  const found = (...accounts: AccountFacts[]) => findClaimed(accounts, linksOf(accounts))
  expect(found(account('a', home), account('b', home))).toEqual([])
  const paid = { claims, payouts: ['iban'] }
  expect(found(account('a', paid), account('b', paid))).toEqual([
    { one: 'a', other: 'b', rule: 'same_offer', about: 'trial', linkedBy: ['payout'] },
  ])
  const third = account('c', home)
  const ofThree = found(account('a', home), account('b', home), third)
  expect(ofThree.map(({ rule }) => rule)).toEqual(['ring', 'ring', 'ring'])
})

type Table = (chance: Chance, round: number) => [win: bigint, other: bigint]
/** So many rounds of ten liras each, the other's some seconds after. */
function played(rounds: number, table: Table, seed = 1): [PlayedRound[], PlayedRound[]] {
  const chance = seeded(seed)
  const ones: PlayedRound[] = []
  const others: PlayedRound[] = []
  for (let round = 0; round < rounds; round++) {
    const at = round * 40_000
    const [won, otherWon] = table(chance, round)
    ones.push({ game: 'zr_rulet', at, stakedE5: 10n * E5, wonE5: won })
    others.push({ game: 'zr_rulet', at: at + 5_000, stakedE5: 10n * E5, wonE5: otherWon })
  }
  return [ones, others]
}
/** Red against black, with the zero that takes both. */
const opposite: Table = (chance) => {
  const pocket = below(chance, 37)
  if (pocket === 0) return [0n, 0n]
  return pocket % 2 ? [20n * E5, 0n] : [0n, 20n * E5]
}
const slot = (chance: Chance) => {
  const drawn = chance()
  if (drawn < 0.7) return 0n
  return drawn < 0.9 ? 10n * E5 : drawn < 0.98 ? 20n * E5 : 120n * E5
}

test('FRD-09: red against black is found in every planted pair, ten rounds or more of it', () => {
  const found = Array.from({ length: 50 }, (_, seed) => isOpposite(...played(40, opposite, seed)))
  expect(found.filter(Boolean)).toHaveLength(50)
  expect(
    isOpposite(...played(9, (_, round) => (round % 2 ? [20n * E5, 0n] : [0n, 20n * E5]))),
  ).toBe(false)
  expect(
    isOpposite(...played(10, (_, round) => (round % 2 ? [20n * E5, 0n] : [0n, 20n * E5]))),
  ).toBe(true)
})

test('FRD-09: two who play one game side by side, each on their own, are not flagged', () => {
  const alone: Table = (chance) => [slot(chance), slot(chance)]
  const together: Table = (chance) => {
    const isRed = below(chance, 37) % 2 === 1
    return isRed ? [20n * E5, 20n * E5] : [0n, 0n]
  }
  for (const table of [alone, together]) {
    const found = Array.from({ length: 500 }, (_, seed) => isOpposite(...played(60, table, seed)))
    expect(found.filter(Boolean)).toHaveLength(0)
  }
})

test('FRD-09: rounds of two games, or of two hours, are not laid side by side', () => {
  const [ones, others] = played(40, opposite)
  expect(isOpposite(ones, others)).toBe(true)
  expect(
    isOpposite(
      ones,
      others.map((round) => ({ ...round, game: 'zr_other' })),
    ),
  ).toBe(false)
  expect(
    isOpposite(
      ones,
      others.map((round) => ({ ...round, at: round.at + 2 * DAY })),
    ),
  ).toBe(false)
})

test('one mailbox has many spellings', () => {
  expect(mailboxOf('Nar.Tanesi+zar@Gmail.com')).toBe(mailboxOf('nartanesi@googlemail.com'))
  expect(mailboxOf('a.b+1@ornek.example')).toBe('a.b@ornek.example')
})
