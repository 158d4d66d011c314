import type { HedgeRule, LinkKind } from '../../db/tables/bonuses.ts'
import { type AccountFacts, findLinks, type Link } from './links.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When two accounts look like one person's, and what of theirs looks like hedging (FRD-09). */
export const HEDGE_POLICY = {
  /** A payout account and a mailbox are facts; a device and an address are signals, never proof. */
  weights: { payout: 3, mailbox: 3, device: 2, address: 1 },
  /** Linked from this weight on: by one fact, or by both signals. */
  linkedFrom: 3,
  /** Log-ins from one address count when they are no further apart. */
  addressWithinMs: HOUR_MS,
  /** A device, or an address within that time, that more accounts share says nothing of any two. */
  crowdMax: 20,
  /** Accounts linked by a fact that claim one offer within this time. */
  offerWithinMs: 30 * DAY_MS,
  /** So many linked accounts, by whatever, that claim one offer within this time. */
  ringMin: 3,
  ringWithinMs: DAY_MS,
  /** Rounds of one game, one of each account, no further apart are laid side by side. */
  roundsWithinMs: MINUTE_MS,
  /** So many of them side by side, and of them this share covered, in hundredths. */
  roundsMin: 10,
  coveredMinPercent: 60,
  /** Covered: one lost half its stake or more, and both together kept their stakes within this. */
  coverPercent: 10n,
} as const
export type HedgePolicy = typeof HEDGE_POLICY

/** One round of one account: what it staked and won in all. */
export type PlayedRound = { game: string; at: number; stakedE5: bigint; wonE5: bigint }
/** `about` is the offer, or the bonus. */
export type Finding = {
  one: string
  other: string
  rule: HedgeRule
  about: string
  linkedBy: LinkKind[]
}

export const linksOf = (accounts: readonly AccountFacts[]): Link[] =>
  findLinks(accounts, HEDGE_POLICY)

const FACTS: readonly LinkKind[] = ['payout', 'mailbox']

/** Linked accounts that took one offer: two by a fact, or a ring by whatever. Both sides, pair by pair. */
export function findClaimed(
  accounts: readonly AccountFacts[],
  links: readonly Link[],
  policy: HedgePolicy = HEDGE_POLICY,
): Finding[] {
  const claimsOf = new Map(accounts.map(({ playerId, claims }) => [playerId, claims]))
  const isIn = ringsOf(links, claimsOf, policy)
  return links.flatMap((link) => {
    const isFact = link.by.some((kind) => FACTS.includes(kind))
    return (claimsOf.get(link.one) ?? []).flatMap(({ offerId, at }): Finding[] => {
      const other = claimsOf.get(link.other)?.find((claim) => claim.offerId === offerId)
      if (!other) return []
      const apart = Math.abs(other.at - at)
      const told = { one: link.one, other: link.other, about: offerId, linkedBy: link.by }
      if (isFact && apart <= policy.offerWithinMs) return [{ ...told, rule: 'same_offer' }]
      const isRing = isIn(offerId, link.one) && isIn(offerId, link.other)
      return isRing && apart <= policy.ringWithinMs ? [{ ...told, rule: 'ring' }] : []
    })
  })
}

/** Whether an account took an offer with at least so many of those that are linked to it. */
function ringsOf(
  links: readonly Link[],
  claimsOf: ReadonlyMap<string, AccountFacts['claims']>,
  { ringMin, ringWithinMs }: HedgePolicy,
) {
  const near = new Map<string, string[]>()
  for (const { one, other } of links) {
    near.set(one, [...(near.get(one) ?? []), other])
    near.set(other, [...(near.get(other) ?? []), one])
  }
  const claimedAt = (playerId: string, offerId: string) =>
    claimsOf.get(playerId)?.find((claim) => claim.offerId === offerId)?.at
  return (offerId: string, playerId: string): boolean => {
    const at = claimedAt(playerId, offerId) ?? 0
    const together = (near.get(playerId) ?? []).filter((other) => {
      const theirs = claimedAt(other, offerId)
      return theirs !== undefined && Math.abs(theirs - at) <= ringWithinMs
    })
    return together.length + 1 >= ringMin
  }
}

/** Whether two accounts played so that what the one lost the other won. */
export function isOpposite(
  ones: readonly PlayedRound[],
  others: readonly PlayedRound[],
  policy: HedgePolicy = HEDGE_POLICY,
): boolean {
  const pairs = sideBySide(ones, others, policy.roundsWithinMs)
  const covered = pairs.filter(([a, b]) => isCovered(a, b, policy.coverPercent)).length
  return (
    pairs.length >= policy.roundsMin && covered * 100 >= pairs.length * policy.coveredMinPercent
  )
}

type Pair = [PlayedRound, PlayedRound]

/** Each round with the nearest of the other's in the same game that no earlier one has taken. */
function sideBySide(
  ones: readonly PlayedRound[],
  others: readonly PlayedRound[],
  withinMs: number,
): Pair[] {
  const left = [...others].sort((a, b) => a.at - b.at)
  return [...ones]
    .sort((a, b) => a.at - b.at)
    .flatMap((one): Pair[] => {
      // What came too early for this round is too early for all that follow.
      while (left[0] && left[0].at < one.at - withinMs) left.shift()
      const near = left.findIndex(
        ({ game, at }) => game === one.game && Math.abs(at - one.at) <= withinMs,
      )
      const [other] = near < 0 ? [] : left.splice(near, 1)
      return other ? [[one, other]] : []
    })
}

function isCovered(a: PlayedRound, b: PlayedRound, coverPercent: bigint): boolean {
  const stakedE5 = a.stakedE5 + b.stakedE5
  const apartE5 = a.wonE5 + b.wonE5 - stakedE5
  const isKept = (apartE5 < 0n ? -apartE5 : apartE5) * 100n <= stakedE5 * coverPercent
  return isKept && [a, b].some(({ stakedE5: staked, wonE5 }) => wonE5 * 2n <= staked)
}

/** The mailbox behind an address: what follows a plus sign, and Google’s dots, reach the same one. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@')
  const name = local.split('+')[0] ?? ''
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
