import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { SportTables } from '../../../db/tables/sports.ts'

type Row = Selectable<SportTables['sport_bet']>
type Order = { partner: string; orderNumber: string }
export type Bet = Pick<Row, (typeof COLUMNS)[number]>

const COLUMNS = [
  'player_id',
  'currency',
  'stake_e5',
  'paid_e5',
  'state',
  'bonus_account_id',
] as const satisfies (keyof Row)[]

/** The bet of an order, which its caller holds. */
export const findBet = (tx: Tx, { partner, orderNumber }: Order): Promise<Bet | undefined> =>
  tx
    .selectFrom('sport_bet')
    .select(COLUMNS)
    .where('partner', '=', partner)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

type Change = Partial<Pick<Row, 'state' | 'info' | 'possible_win_e5' | 'paid_e5'>> & {
  changed_at: Date
}

export async function changeBet(
  tx: Tx,
  { partner, orderNumber }: Order,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('sport_bet')
    .set(change)
    .where('partner', '=', partner)
    .where('order_number', '=', orderNumber)
    .execute()
}
