import type { HedgeRule } from '../../../db/tables/bonuses.ts'
import {
  byPair,
  DAY_MS,
  type Finding,
  HOUR_MS,
  lastAt,
  MINUTE_MS,
  of,
  type Params,
  reason,
  shareOf,
  stretches,
} from './finding.ts'

/** A single bet of the player's beside one of another account on another selection of the same market. */
export type Opposite = { at: number; apartMs: number; stakeE5: bigint; otherE5: bigint }
export type OppositeFacts = {
  playerId: string
  others: { other: string; weight: number; bets: Opposite[] }[]
}

const WEEK_MS = 7 * DAY_MS
/** From this weight on two accounts are linked. */
const LINKED_FROM = 2.5

/** Two linked accounts that bet against each other, stake for stake. */
export function findOpposite({ playerId, others }: OppositeFacts, params: Params): Finding[] {
  const [apart, minutes, times] = [of(params, 'r'), of(params, 'm'), of(params, 'times')]
  const apartOf = ({ stakeE5, otherE5 }: Opposite) =>
    stakeE5 > otherE5 ? shareOf(stakeE5 - otherE5, stakeE5) : shareOf(otherE5 - stakeE5, otherE5)
  return others.flatMap(({ other, weight, bets }): Finding[] => {
    if (weight < LINKED_FROM) return []
    const close = bets.filter((bet) => bet.apartMs <= minutes * MINUTE_MS && apartOf(bet) <= apart)
    return stretches(close, WEEK_MS, (some) => some.length >= times).map((some) => ({
      playerId,
      about: byPair(playerId, other),
      at: lastAt(some),
      reasons: [
        reason('opposite_bets', some.length, times),
        reason('stakes_apart', Math.max(...some.map(apartOf)), apart),
        reason('link_weight', weight, LINKED_FROM),
      ],
    }))
  })
}

/** What the hedging of bonuses has flagged. */
export type FlagFacts = {
  playerId: string
  flags: { other: string; at: number; rule: HedgeRule; weight: number }[]
}

export const findHedging = ({ playerId, flags }: FlagFacts): Finding[] =>
  flags.map(({ other, at, rule, weight }) => ({
    playerId,
    about: byPair(playerId, other),
    at,
    reasons: [reason(`hedge_${rule}`, weight, null)],
  }))

/** The group that an account belongs to. */
export type GroupFacts = {
  playerId: string
  members: string[]
  facts: number
  at: number
}

/** So many accounts of one group, at least one of whose links is a fact. */
export function findManyAccounts(
  { playerId, members, facts, at }: GroupFacts,
  params: Params,
): Finding[] {
  const n = of(params, 'n')
  if (members.length < n || facts === 0) return []
  return [
    {
      playerId,
      about: `group:${[...members].sort()[0]}`,
      at,
      reasons: [reason('linked_accounts', members.length, n), reason('shared_facts', facts, 1)],
    },
  ]
}

/** Devices that the player came from, and the network of their sign-up, with how many accounts did too. */
export type FarmFacts = {
  playerId: string
  /** `device` is a hash; `at` is when the player was last seen there. */
  devices: { device: string; accounts: number; at: number }[]
  signUp: { network: string; accounts: number; at: number } | null
}

/** One device for many accounts, or many sign-ups an hour from one network. */
export function findFarms({ playerId, devices, signUp }: FarmFacts, params: Params): Finding[] {
  const [n, k] = [of(params, 'n'), of(params, 'k')]
  const farms = devices
    .filter(({ accounts }) => accounts >= n)
    .map(({ device, accounts, at }) => ({
      playerId,
      about: `device:${device}`,
      at,
      reasons: [reason('accounts_of_device', accounts, n)],
    }))
  if (!signUp || signUp.accounts < k) return farms
  const hour = Math.floor(signUp.at / HOUR_MS)
  return [
    ...farms,
    {
      playerId,
      about: `network:${signUp.network}:${hour}`,
      at: signUp.at,
      reasons: [reason('sign_ups_of_network', signUp.accounts, k)],
    },
  ]
}
