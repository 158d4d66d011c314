import type { PlayerStatus } from '../../../db/tables/players.ts'
import type { PlayLimits } from '../../protection/index.ts'
import type { WalletCommand, WalletOutcome } from './command.ts'

export type AccountFacts = { id: bigint; balanceE5: bigint; version: bigint }

export type PlayerFacts = {
  id: string
  status: PlayerStatus
  countryId: number
  isCountryAllowed: boolean
  currency: string
  cash: AccountFacts
  /** Zero or below: what the player owes the house. */
  debt: AccountFacts
  /** The house's accounts in the player's currency. */
  gamesId: bigint
  promotionId: bigint
  /** Every bonus that has an account: the rounds it paid may still be open after its end. */
  bonuses: readonly BonusFacts[]
  /** What the player allows themselves, where they do. */
  limits?: PlayLimits | undefined
}

export type BonusFacts = {
  account: AccountFacts
  maxStakeE5: bigint
  isActive: boolean
  expiresMs: number
}

/** The same player with other balances. Written out: to spread an object takes ten times as long. */
export const withAccounts = (
  player: PlayerFacts,
  cash: AccountFacts,
  debt: AccountFacts,
): PlayerFacts => ({
  id: player.id,
  status: player.status,
  countryId: player.countryId,
  isCountryAllowed: player.isCountryAllowed,
  currency: player.currency,
  cash,
  debt,
  gamesId: player.gamesId,
  promotionId: player.promotionId,
  bonuses: player.bonuses,
  limits: player.limits,
})

/** The same player with another balance of one bonus. */
export const withBonus = (player: PlayerFacts, account: AccountFacts): PlayerFacts => ({
  ...player,
  bonuses: player.bonuses.map((bonus) =>
    bonus.account.id === account.id ? { ...bonus, account } : bonus,
  ),
})

export type SessionFacts = {
  /** In hex, as all bytes here. */
  tokenHash: string
  provider: string
  playerId: string
  gameCode: string
  currency: string
  /** Its launch was answered. */
  isOpen: boolean
  isGameOpen: boolean
  expiresMs: number
}

/** A row of wallet_transaction. `ok_again` is answered as `ok`. */
export type StoredTransaction = {
  provider: WalletCommand['provider']
  id: string
  kind: WalletCommand['kind']
  playerId: string
  gameCode: string
  roundId: string
  roundClosed: boolean
  currency: string
  amountE5: bigint
  movesCash: boolean
  referenceId: string | null
  fingerprint: string
  outcome: WalletOutcome | 'ok_again'
  balanceE5: bigint
  /** The bonus that paid it, or null for cash. */
  bonusAccountId: bigint | null
}

/** All that a batch's decisions stand on. Deciding reads it; only `learn` and the batch change it. */
export type Facts = {
  players: Map<string, PlayerFacts>
  sessions: Map<string, SessionFacts>
  transactions: Map<string, StoredTransaction>
  /** The transactions that name another: its wins and rollbacks. */
  referring: Map<string, StoredTransaction[]>
}

export const noFacts = (): Facts => ({
  players: new Map(),
  sessions: new Map(),
  transactions: new Map(),
  referring: new Map(),
})

export const transactionKey = (provider: string, id: string) => `${provider} ${id}`
/** A rollback speaks only of its own player's transactions. */
const referenceKey = (provider: string, playerId: string, id: string) =>
  `${provider} ${playerId} ${id}`

export function learnTransaction(facts: Facts, transaction: StoredTransaction): void {
  const { provider, id, playerId, referenceId } = transaction
  const key = transactionKey(provider, id)
  if (facts.transactions.has(key)) return
  facts.transactions.set(key, transaction)
  if (referenceId === null) return
  const reference = referenceKey(provider, playerId, referenceId)
  facts.referring.set(reference, [...(facts.referring.get(reference) ?? []), transaction])
}

export type Reference = { provider: string; playerId: string; id: string }

/** Also true of what was never seen, where its rollback came first (W17). */
export function isRolledBack(facts: Facts, { provider, playerId, id }: Reference): boolean {
  const referring = facts.referring.get(referenceKey(provider, playerId, id)) ?? []
  return referring.some(({ kind, outcome }) => kind === 'rollback' && outcome === 'ok')
}

/** Whether a win above zero stands on this bet. */
export function isPaidOut(facts: Facts, { provider, playerId, id }: Reference): boolean {
  const referring = facts.referring.get(referenceKey(provider, playerId, id)) ?? []
  return referring.some(
    (win) =>
      win.kind === 'win' &&
      win.outcome === 'ok' &&
      win.amountE5 > 0n &&
      !isRolledBack(facts, { provider, playerId, id: win.id }),
  )
}
