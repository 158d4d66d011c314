import type { Tx } from '../../../db/db.ts'
import { type FreeBet, findFreeBet, spendFreeBet } from '../../bonuses/index.ts'
import { balanceE5, HOUSE_ID, lockCashAndBumpVersion, postTransfer } from '../../ledger/index.ts'
import {
  lockStanding,
  type PlayerStanding,
  readPlayLimits,
  whyRefuseStake,
} from '../../protection/index.ts'
import { sportTokenHash } from '../session.ts'
import { findBet } from './bet.ts'
import type { PlaceBet, SportAnswer, SportOutcome } from './command.ts'
import {
  decideOnce,
  findTransaction,
  no,
  rollbackId,
  type SportWalletDeps,
  transferKey,
  type Verdict,
} from './decide-once.ts'

/**
 * Takes a stake whole from one account: a free bet's where the stake is exactly its worth, else the
 * player's cash. It passes the gate of every stake in the transaction that takes it; other bonus money
 * stays in the casino, whose terms it was given under.
 */
export function placeBet(deps: SportWalletDeps, order: PlaceBet): Promise<SportAnswer> {
  const { partner, orderNumber, transactionId: id, fingerprint } = order
  const asked = { partner, orderNumber, id, fingerprint, kind: 'bet' as const }
  return decideOnce(deps, asked, (tx) => decideBet(deps, tx, order))
}

async function decideBet(deps: SportWalletDeps, tx: Tx, order: PlaceBet): Promise<Verdict> {
  const { playerId, amountE5 } = order
  const refusal = (await whyRefuseSession(deps, tx, order)) ?? (await whyRefuseOrder(tx, order))
  if (refusal) return no(refusal, refusal === 'session_unknown' ? null : playerId)
  const standing = await lockStanding(tx, playerId)
  if (standing.currency !== order.currency) return no('wrong_currency', playerId)
  await lockCashAndBumpVersion(tx, playerId)
  const now = deps.clock.now()
  const freeBet = await findFreeBet(tx, { playerId, stakeE5: amountE5, now })
  const ownE5 = freeBet ? 0n : amountE5
  const refused = await whyRefusePlay(deps, tx, { playerId, ownE5, now }, standing)
  if (refused) return no(refused, playerId)
  if ((await balanceE5(tx, playerId)) < ownE5) return no('not_enough_money', playerId)
  if (freeBet) await spendFreeBet(tx, deps, freeBet)
  await takeStake(tx, order, freeBet)
  await writeBet(tx, order, { now, freeBet })
  return { outcome: 'ok', playerId, amountE5 }
}

type Stake = { playerId: string; ownE5: bigint; now: Date }

/**
 * Asked while the player's cash is held, so that no other stake uses the same room of a limit. A free
 * bet takes no room: nothing of it is the player's.
 */
async function whyRefusePlay(
  { house }: SportWalletDeps,
  tx: Tx,
  { playerId, ownE5, now }: Stake,
  standing: PlayerStanding & { countryId: number },
): Promise<SportOutcome | undefined> {
  const limits = await readPlayLimits(tx, playerId, now)
  const stake = { amountE5: ownE5, ownE5, nowMs: now.getTime() }
  const question = { countryId: standing.countryId, games: 'sports' } as const
  const uncovered = house.whyClosed(question, stake.nowMs)
  const refusal = whyRefuseStake({ ...standing, limits }, uncovered, stake)
  if (refusal === 'real_money_closed' || refusal === 'maintenance') return 'gaming_closed'
  return refusal === 'country_not_allowed' ? 'player_disabled' : refusal
}

/** Held, so that a log-out which is under way is waited for. */
async function whyRefuseSession(
  { clock }: SportWalletDeps,
  tx: Tx,
  { partner, token, playerId }: PlaceBet,
): Promise<SportOutcome | undefined> {
  const session = await tx
    .selectFrom('sport_session')
    .select('player_id')
    .where('token_hash', '=', sportTokenHash(token))
    .where('partner', '=', partner)
    .where('is_open', '=', true)
    .where('expires_at', '>', clock.now())
    .forShare()
    .executeTakeFirst()
  if (!session) return 'session_unknown'
  return session.player_id === playerId ? undefined : 'player_unknown'
}

async function whyRefuseOrder(tx: Tx, order: PlaceBet): Promise<SportOutcome | undefined> {
  if (await findBet(tx, order)) return 'order_taken'
  const { partner, orderNumber } = order
  const rollback = await findTransaction(tx, { partner, id: rollbackId(orderNumber), orderNumber })
  return rollback && 'rolled_back'
}

async function takeStake(tx: Tx, order: PlaceBet, freeBet: FreeBet | undefined): Promise<void> {
  const { partner, playerId, currency, amountE5 } = order
  await postTransfer(tx, {
    key: transferKey(partner, order),
    playerId,
    currency,
    amountE5,
    source: freeBet
      ? { ownerId: freeBet.id, kind: 'player_bonus' }
      : { ownerId: playerId, kind: 'player_cash' },
    target: { ownerId: HOUSE_ID, kind: 'games' },
    reason: 'sport_bet',
  })
}

async function writeBet(
  tx: Tx,
  order: PlaceBet,
  { now, freeBet }: { now: Date; freeBet: FreeBet | undefined },
): Promise<void> {
  await tx
    .insertInto('sport_bet')
    .values({
      partner: order.partner,
      order_number: order.orderNumber,
      player_id: order.playerId,
      currency: order.currency,
      stake_e5: order.amountE5,
      info: order.info,
      state: 'open',
      possible_win_e5: order.possibleWinE5,
      placed_at: now,
      changed_at: now,
      bonus_account_id: freeBet?.account_id ?? null,
    })
    .execute()
}
