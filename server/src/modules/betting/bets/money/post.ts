import { changesOf, type Funds } from '@zar/betting/postings/debt'
import { unitsOf } from '@zar/contract/money'
import type { Tx } from '../../../../db/db.ts'
import type { BettingTables } from '../../../../db/tables/betting.ts'
import type { TransferReason } from '../../../../db/tables/ledger.ts'
import { tellPlayer } from '../../../../hub/outbox.ts'
import {
  type AccountRef,
  balancesE5,
  debtOriginOf,
  HOUSE_ID,
  postTransfer,
  transferKeyOf,
} from '../../../ledger/index.ts'
import { openDebtKurus, repayDebts } from './debts.ts'

/** Who posts in the ledger’s keys. */
export const ORIGIN = 'zar-bets'
const E5_OF_KURUS = 1_000n

export const e5Of = (kurus: bigint): bigint => kurus * E5_OF_KURUS
/** Whole kuruş, rounded down. */
export const kurusOf = (e5: bigint): bigint => e5 / E5_OF_KURUS

export type PostingKind = BettingTables['betting_posting']['kind']
export type Posting = {
  bet: { id: bigint; playerId: string; currency: string }
  kind: PostingKind
  /** The bet’s version, or the number of the cash-out. */
  version: number
  /** Above zero to the player, below from them. */
  amountKurus: bigint
  at: Date
  /** Whose money moves in place of the cash: a free bet’s, or the operator’s that paid for it. */
  account?: AccountRef
  /** The bet is void: what goes to the player is the stake, and is no win. */
  isVoid?: boolean
}

const REASON_OF: Record<PostingKind, { toPlayer: TransferReason; fromPlayer: TransferReason }> = {
  stake: { toPlayer: 'sport_rollback', fromPlayer: 'sport_bet' },
  return: { toPlayer: 'sport_rollback', fromPlayer: 'sport_correction' },
  settlement: { toPlayer: 'sport_win', fromPlayer: 'sport_correction' },
  cash_out: { toPlayer: 'sport_win', fromPlayer: 'sport_correction' },
  write_off: { toPlayer: 'debt_write_off', fromPlayer: 'sport_correction' },
}

/** The id of a movement in the ledger. */
export const movementOf = ({
  bet,
  kind,
  version,
}: Pick<Posting, 'kind' | 'version'> & { bet: { id: bigint } }): string =>
  `${bet.id} ${kind} ${version}`

/**
 * Moves money for a bet, once for each kind and version, and tells the player the new balance. A payout repays
 * first what the player owes of bets; what is taken back takes the cash to zero at most, and the rest is
 * owed. Answers by how much the debt grew. The caller holds the player’s cash.
 */
export async function post(tx: Tx, posting: Posting): Promise<bigint> {
  const { bet, kind, version, amountKurus, at } = posting
  const held = await balancesE5(tx, bet.playerId)
  const { debtKurus, balanceKurus } = await changesFor(tx, posting, held)
  await tx
    .insertInto('betting_posting')
    .values({
      bet_id: bet.id,
      kind,
      version,
      amount_kurus: amountKurus,
      debt_kurus: debtKurus > 0n ? debtKurus : 0n,
      created_at: at,
    })
    .execute()
  await move(tx, posting, { owner: 'player_cash', amountKurus: balanceKurus })
  // The cash is as it was.
  if (posting.account) return 0n
  await move(tx, posting, { owner: 'player_debt', amountKurus: -debtKurus })
  const cashE5 = (held.player_cash ?? 0n) + e5Of(balanceKurus)
  await tellPlayer(tx, bet.playerId, 'Balance', { balance: unitsOf(cashE5) })
  return debtKurus
}

type Held = Awaited<ReturnType<typeof balancesE5>>

/** A stake and its return never meet a debt: what is staked was there, and what comes back was the player’s. A write-off meets nothing else. */
async function changesFor(tx: Tx, { bet, kind, amountKurus }: Posting, held: Held): Promise<Funds> {
  if (kind === 'stake' || kind === 'return') return { balanceKurus: amountKurus, debtKurus: 0n }
  if (kind === 'write_off') return { balanceKurus: 0n, debtKurus: -amountKurus }
  // What is owed of bets is a part of all that the player owes.
  const owesNothing = (held.player_debt ?? 0n) === 0n
  const changes = changesOf(amountKurus, {
    balanceKurus: kurusOf(held.player_cash ?? 0n),
    debtKurus: owesNothing ? 0n : await openDebtKurus(tx, bet.playerId),
  })
  if (changes.debtKurus < 0n) await repayDebts(tx, bet.playerId, -changes.debtKurus)
  return changes
}

type Move = { owner: 'player_cash' | 'player_debt'; amountKurus: bigint }

async function move(tx: Tx, posting: Posting, { owner, amountKurus }: Move): Promise<void> {
  if (amountKurus === 0n) return
  const { bet } = posting
  const house = { ownerId: HOUSE_ID, kind: 'games' as const }
  const player = posting.account ?? { ownerId: bet.playerId, kind: owner }
  const isIn = amountKurus > 0n
  const origin = owner === 'player_debt' ? debtOriginOf(ORIGIN) : ORIGIN
  await postTransfer(tx, {
    key: transferKeyOf(origin, movementOf(posting)),
    playerId: bet.playerId,
    currency: bet.currency,
    source: isIn ? house : player,
    target: isIn ? player : house,
    amountE5: e5Of(isIn ? amountKurus : -amountKurus),
    reason: reasonOf(posting, isIn),
  })
}

function reasonOf({ kind, isVoid }: Posting, isIn: boolean): TransferReason {
  if (!isIn) return REASON_OF[kind].fromPlayer
  return payoutReasonOf(kind, isVoid === true)
}

/** Why a player is paid: the stake of a void bet comes back, and is no win. */
export const payoutReasonOf = (kind: PostingKind, isVoid: boolean): TransferReason =>
  isVoid ? REASON_OF.return.toPlayer : REASON_OF[kind].toPlayer
