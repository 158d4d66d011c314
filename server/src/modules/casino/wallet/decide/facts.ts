import type { PlayerStatus } from '../../../../db/tables/players.ts'
import type { House, PlayLimits } from '../../../protection/index.ts'
import type { WalletCommand, WalletOutcome } from '../command.ts'

export type AccountFacts = { id: bigint; balanceE5: bigint; version: bigint }

export type PlayerFacts = {
  id: string
  status: PlayerStatus
  countryId: number
  isCountryAllowed: boolean
  currency: string
  cash: AccountFacts
  /** Zero or below: what the player owes the casino. */
  debt: AccountFacts
  /** The house's accounts in the player's currency. */
  gamesId: bigint
  promotionId: bigint
  /** Every bonus that has an account: the rounds it paid may still be open after its end. */
  bonuses: readonly BonusFacts[]
  /** What the player allows themselves, where they do. */
  limits?: PlayLimits | undefined
  /** The round that is open at a slot. */
  openSlot?: OpenSlot | undefined
}

/**
 * The round that a player has open at a slot (GAM-10). A slot has one at a time: the next stake at the same
 * game takes the place of the one before.
 */
export type OpenSlot = {
  /** When it was staked, by the clock that is passed in. */
  atMs: number
  provider: string
  gameCode: string
  roundId: string
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
  openSlot: player.openSlot,
})

/** The same player with another round open at a slot. */
export function withSlot(player: PlayerFacts, openSlot: OpenSlot | undefined): PlayerFacts {
  const after = withAccounts(player, player.cash, player.debt)
  after.openSlot = openSlot
  return after
}

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
  isSlot: boolean
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
  /** Of a win: it was paid for the whole round of the bet that it names. */
  settlesWholeRound: boolean
}

/**
 * All that a batch's decisions stand on. Deciding reads it; only `learn` and the batch change it.
 *
 * Nothing is found by a text that is put together for it: that costs more than the look-up.
 */
export type Facts = {
  house: House
  players: Map<string, PlayerFacts>
  sessions: Map<string, SessionFacts>
  /** By their id, of whichever supplier. */
  transactions: Map<string, Transactions>
  /** Those of a player that name another, by its id: its wins and rollbacks. */
  referring: Map<string, Map<string, Transactions>>
}
type Transactions = readonly StoredTransaction[]

export const noFacts = (house: House): Facts => ({
  house,
  players: new Map(),
  sessions: new Map(),
  transactions: new Map(),
  referring: new Map(),
})

const NONE: Transactions = []

export const sessionOf = ({ sessions }: Facts, { sessionTokenHash }: WalletCommand) =>
  sessionTokenHash ? sessions.get(sessionTokenHash) : undefined

export const transactionOf = (
  { transactions }: Facts,
  { provider, id }: { provider: string; id: string },
): StoredTransaction | undefined =>
  transactions.get(id)?.find((transaction) => transaction.provider === provider)

export function learnTransaction(facts: Facts, transaction: StoredTransaction): void {
  if (transactionOf(facts, transaction)) return
  add(facts.transactions, transaction.id, transaction)
  const { playerId, referenceId } = transaction
  if (referenceId === null) return
  const referring = facts.referring.get(playerId) ?? new Map<string, Transactions>()
  facts.referring.set(playerId, referring)
  add(referring, referenceId, transaction)
}

function add(to: Map<string, Transactions>, id: string, transaction: StoredTransaction): void {
  const others = to.get(id)
  to.set(id, others ? [...others, transaction] : [transaction])
}

export type Reference = { provider: string; playerId: string; id: string }

/** The player's own transactions that name this: nobody speaks of another's. */
export function referringTo(
  { referring }: Facts,
  { provider, playerId, id }: Reference,
): Transactions {
  const naming = referring.get(playerId)?.get(id)
  return naming ? naming.filter((one) => one.provider === provider) : NONE
}

/** Also true of what was never seen, where its rollback came first (W17). */
export const isRolledBack = (facts: Facts, reference: Reference): boolean =>
  referringTo(facts, reference).some(({ kind, outcome }) => kind === 'rollback' && outcome === 'ok')

/** Whether a win above zero stands on this bet. */
export const isPaidOut = (facts: Facts, reference: Reference): boolean =>
  referringTo(facts, reference).some((one) => isStandingWin(facts, one))

export const isStandingWin = (facts: Facts, one: StoredTransaction): boolean =>
  one.kind === 'win' && one.outcome === 'ok' && one.amountE5 > 0n && !isRolledBack(facts, one)
