import type { BonusCard, MyBonuses, PaidBet } from '@zar/contract/bonus'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import { balanceE5 } from '../ledger/index.ts'
import type { BonusWork } from './deps.ts'
import { readPaidBets } from './free-bets/paid-bets.ts'
import type { Bonus } from './lifecycle/bonus.ts'
import { settleIfDue } from './lifecycle/settle-bonuses.ts'
import { countWagered, toWagerE5 } from './lifecycle/wagering.ts'
import { readCategories, termsOf } from './offers/terms.ts'

/** More of what has ended tells a player nothing new. */
const ENDED_MAX = 50

type Reader = { playerId: string; locale: Locale }

/**
 * The player's bonuses in the order of their use, then those that ended. Exact: what is due is done
 * first, and the wagering has every committed stake in it.
 */
export async function listPlayerBonuses(
  deps: BonusWork,
  { playerId, locale }: Reader,
): Promise<MyBonuses> {
  const { db } = deps
  if (!deps.readsOnly) await settleIfDue(deps, playerId)
  const [progress] = deps.readsOnly ? [] : await countWagered(db, playerId)
  const rows = await db
    .selectFrom('bonus')
    .leftJoin('account', 'account.id', 'bonus.account_id')
    .selectAll('bonus')
    .select('account.balance_e5')
    .where('player_id', '=', playerId)
    .orderBy(sql`array_position(array['active', 'waiting', 'opted_in'], status)`)
    .orderBy('ended_at', 'desc')
    .orderBy('seq')
    .limit(ENDED_MAX)
    .execute()
  const categories = await readCategories(db, locale)
  const paidBets = await readPaidBets(db, playerId)
  const cashbacks = await db
    .selectFrom('cashback')
    .select(['day', 'lost_e5', 'amount_e5'])
    .where('player_id', '=', playerId)
    .orderBy('day', 'desc')
    .limit(ENDED_MAX)
    .execute()
  return {
    cash: unitsOf(await balanceE5(db, playerId)),
    bonuses: rows.map((row) => {
      const wageredE5 =
        row.id === progress?.id ? progress.wageredE5 : row.wagered_e5 + row.bet_wagered_e5
      const paidBet = paidBets.get(row.account_id) ?? null
      return present(row, { wageredE5, categories, locale, paidBet })
    }),
    cashbacks: cashbacks.map((row) => ({
      day: row.day,
      lost: unitsOf(row.lost_e5),
      amount: unitsOf(row.amount_e5),
    })),
  }
}

type CardFacts = {
  wageredE5: bigint
  categories: ReadonlyMap<string, string>
  locale: Locale
  paidBet: PaidBet | null
}

function present(
  row: Bonus & { balance_e5: bigint | null },
  { wageredE5, categories, locale, paidBet }: CardFacts,
): BonusCard {
  const totalE5 = toWagerE5(row)
  const doneE5 = wageredE5 < totalE5 ? wageredE5 : totalE5
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row[`title_${locale}`],
    amount: row.amount_e5 === null ? null : unitsOf(row.amount_e5),
    amountMax: unitsOf(row.amount_max_e5),
    balance: unitsOf(row.balance_e5 ?? 0n),
    toWager: unitsOf(totalE5),
    wagered: unitsOf(doneE5),
    leftToWager: unitsOf(totalE5 - doneE5),
    released: paidBet?.profit ?? unitsOf(row.released_e5),
    terms: termsOf(row, categories),
    paidBet,
    claimedAt: row.claimed_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
