import { unitsOf } from '@zar/contract/money'
import type { Stored } from '../decide/decide.ts'
import type { PlayerFacts } from '../decide/facts.ts'
import type { PlannedTransfer } from '../decide/move.ts'
import { textOfSlot } from '../decide/open-slot.ts'
import type { Connection } from './connection.ts'
import { type Decided, type Moved, movedAccounts } from './decide-batch.ts'
import {
  arrayOfBigints,
  arrayOfInts,
  arrayOfRows,
  arrayOfTexts,
  type RowBytes,
  rowOf,
} from './row-bytes.ts'

// db/functions/write-wallet.sql and write-wallet-one.sql: they write the `Balance` pushes too.
const WRITE = 'select write_wallet_v1($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)'
const WRITE_ONE = 'select write_wallet_one_v1($1, $2, $3, $4, $5, $6, $7, $8)'

/**
 * Writes all that a batch decided in one statement. Throws `ZA001` where something it stands on has
 * changed since it was read. Answers whether anyone has to be told.
 */
export async function writeDecided(db: Connection, decided: Decided): Promise<boolean> {
  const { moved, stored } = decided
  if (stored.length === 0) return false
  const pushes = moved.filter(({ was, is }) => was.cash.balanceE5 !== is.cash.balanceE5)
  const accounts = moved.flatMap(({ was, is }) => movedAccounts(was, is))
  const slots = moved.flatMap(slotsOf)
  const stakers = stakersOf(decided)
  const more = stored.flatMap(furtherTransfers)
  const types = await db.rowTypes()
  const [one] = stored
  if (one && stored.length === 1 && accounts.length === 1 && more.length === 0) {
    await db.query('write_wallet_one', WRITE_ONE, [
      ...[accounts[0]?.id, accounts[0]?.version, accounts[0]?.balanceE5],
      ...[stakers[0]?.player.countryId, stakers[0]?.player.isCountryAllowed],
      ...[pushes[0] && balanceOf(pushes[0].is), rowOf(types.wallet_row_v1, one, writeTransaction)],
      slots[0],
    ])
    return pushes.length > 0
  }
  await db.query('write_wallet', WRITE, [
    arrayOfBigints(accounts.map(({ id }) => id)),
    arrayOfBigints(accounts.map(({ version }) => version)),
    arrayOfBigints(accounts.map(({ balanceE5 }) => balanceE5)),
    arrayOfRows(types.planned_transfer, more, writeTransfer),
    ...placesOf(stakers),
    arrayOfRows(types.wallet_row_v1, stored, writeTransaction),
    arrayOfRows(types.wallet_push, pushes, (to, { is }) => to.uuid(is.id).jsonb(balanceOf(is))),
    arrayOfTexts(slots),
  ])
  return pushes.length > 0
}

type Staker = { player: PlayerFacts; gameCode: string }

/** The transfer that a command is known by travels with it; only a rollback can have another. */
const ownTransfer = ({ transfers: [transfer] }: Stored) =>
  transfer?.key === null ? transfer : undefined

const NONE: readonly PlannedTransfer[] = []
const furtherTransfers = (stored: Stored) =>
  ownTransfer(stored)
    ? stored.transfers.length > 1
      ? stored.transfers.slice(1)
      : NONE
    : stored.transfers

/** Of each of these accounts the round that is open at a slot. Only the cash has one, or none any more. */
const slotsOf = ({ was, is }: Moved): string[] =>
  movedAccounts(was, is).map((account) =>
    account === is.cash && is.openSlot ? textOfSlot(is.openSlot) : '',
  )

/** Whose standing the bets of the batch took for granted, and at which games. */
function stakersOf({ commands, decisions, before }: Decided): Staker[] {
  const stakers: Staker[] = []
  commands.forEach(({ kind, playerId, gameCode, zeroBetAnnouncingPrize }, index) => {
    const isStake = kind === 'bet' && !zeroBetAnnouncingPrize
    const player = isStake && decisions[index]?.stored && before.get(playerId)
    if (player) stakers.push({ player, gameCode })
  })
  return stakers
}

/** The countries and games of many stakers, which are few. */
function placesOf(stakers: readonly Staker[]): Buffer[] {
  const [countries, allowed, games] = [new Set<number>(), new Set<number>(), new Set<string>()]
  for (const { player, gameCode } of stakers) {
    countries.add(player.countryId)
    if (player.isCountryAllowed) allowed.add(player.countryId)
    games.add(gameCode)
  }
  return [arrayOfInts([...countries]), arrayOfInts([...allowed]), arrayOfTexts([...games])]
}

const writeTransfer = (to: RowBytes, transfer: PlannedTransfer) =>
  to
    .text(transfer.key)
    .uuid(transfer.playerId)
    .bigint(transfer.sourceId)
    .bigint(transfer.targetId)
    .bigint(transfer.amountE5)
    .text(transfer.reason)
    .bigint(transfer.sourceBalanceE5)
    .bigint(transfer.targetBalanceE5)

function writeTransaction(to: RowBytes, stored: Stored): void {
  const { transaction } = stored
  const own = ownTransfer(stored)
  to.text(transaction.provider)
    .text(transaction.id)
    .text(transaction.kind)
    .uuid(transaction.playerId)
    .text(transaction.gameCode)
    .text(transaction.roundId)
    .boolean(transaction.roundClosed)
    .text(transaction.currency)
    .bigint(transaction.amountE5)
    .boolean(transaction.movesCash)
    .text(transaction.referenceId)
    .text(transaction.fingerprint)
    .text(transaction.outcome)
    .bigint(transaction.balanceE5)
    .bigint(transaction.bonusAccountId)
    .boolean(transaction.settlesWholeRound)
    .bigint(own?.sourceId ?? null)
    .bigint(own?.targetId ?? null)
    .bigint(own?.amountE5 ?? null)
    .bigint(own?.sourceBalanceE5 ?? null)
    .bigint(own?.targetBalanceE5 ?? null)
}

/** Only the last balance of the batch is worth a push. */
const balanceOf = ({ cash }: PlayerFacts) => `{"balance":${unitsOf(cash.balanceE5)}}`
