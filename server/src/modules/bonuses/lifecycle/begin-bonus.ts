import { CURRENCY } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import {
  HOUSE_ID,
  lockCashAndBumpVersion,
  openBonusAccount,
  postTransfer,
} from '../../ledger/index.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { readStanding, whyRefuseGift } from '../../protection/index.ts'
import type { BonusWork } from '../deps.ts'
import { freeBetNews } from '../free-bets/texts.ts'
import { news } from '../texts.ts'
import type { Bonus } from './bonus.ts'

const DAY_MS = 24 * 60 * 60_000

type Deps = Pick<BonusWork, 'clock' | 'random'>

/**
 * Begins the bonus that has waited longest, where none runs and the player may have one: of whoever is
 * excluded or blocked it waits on (EXC-04). Free bets stand in a line of their own. The caller holds the
 * player's row.
 */
export async function beginNext(tx: Tx, deps: Deps, playerId: string): Promise<void> {
  for (const isFreeBet of [false, true]) {
    const next = await findNext(tx, playerId, isFreeBet)
    if (next && !whyRefuseGift(await readStanding(tx, playerId))) await begin(tx, deps, next)
  }
}

async function findNext(tx: Tx, playerId: string, isFreeBet: boolean): Promise<Bonus | undefined> {
  const [next] = await tx
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', isFreeBet ? '=' : '<>', 'free_bet')
    .where('status', 'in', ['active', 'waiting'])
    .orderBy(sql`status = 'active'`, 'desc')
    .orderBy('seq')
    .limit(1)
    .execute()
  return next?.status === 'waiting' ? next : undefined
}

/**
 * With the cash held, every earlier transfer of the player is committed, so the wagering begins exactly
 * after the last of them.
 */
async function begin(tx: Tx, deps: Deps, next: Bonus): Promise<void> {
  const { player_id: playerId } = next
  await lockCashAndBumpVersion(tx, playerId)
  const begun = tx.updateTable('bonus').where('id', '=', next.id)
  // One that came back while another ran: it has its money, and its time is under way.
  if (next.account_id !== null) {
    await begun.set({ status: 'active' }).execute()
    if (next.kind !== 'free_bet') await runAgain(tx, deps, next, next.account_id)
    return
  }
  if (next.amount_e5 === null) return
  const accountId = await openBonusAccount(tx, next.id, CURRENCY.code)
  await postTransfer(tx, {
    key: `bonus:${next.id}`,
    playerId,
    currency: CURRENCY.code,
    source: { ownerId: HOUSE_ID, kind: 'promotion' },
    target: { ownerId: next.id, kind: 'player_bonus' },
    amountE5: next.amount_e5,
    reason: 'bonus',
  })
  const last = sql<bigint>`(select max(id) from transfer where player_id = ${playerId})`
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + next.days * DAY_MS)
  await begun
    .set({
      status: 'active',
      account_id: accountId,
      started_at: now,
      expires_at: expiresAt,
      from_transfer_id: last,
      counted_to_id: last,
      counts_from: sql`clock_timestamp()`,
    })
    .execute()
  const say = next.kind === 'free_bet' ? freeBetNews.begun : news.begun
  const told = say({ title: titleOf(next), amountE5: next.amount_e5, expiresAt })
  await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...told })
}

/** What was staked while it did not run counts nothing, and what is staked from here on does. */
async function runAgain(tx: Tx, deps: Deps, bonus: Bonus, accountId: bigint): Promise<void> {
  await sql`update bonus set idle = idle - tstzmultirange(tstzrange(clock_timestamp(), null))
    where id = ${bonus.id}`.execute(tx)
  const { balance_e5: heldE5 } = await tx
    .selectFrom('account')
    .select('balance_e5')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const expiresAt = bonus.expires_at ?? deps.clock.now()
  const said = news.goesOn({ title: titleOf(bonus), amountE5: heldE5 ?? 0n, expiresAt })
  await notifyPlayer(tx, deps, { playerId: bonus.player_id, type: 'Bonus', ...said })
}

export const titleOf = ({
  title_tr: tr,
  title_en: en,
}: {
  title_tr: string
  title_en: string
}) => ({
  tr,
  en,
})
