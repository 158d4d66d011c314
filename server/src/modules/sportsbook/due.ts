import type { Selectable } from 'kysely'
import type { SportTables } from '../../db/tables/sports.ts'
import { profitE5 } from '../bonuses/index.ts'

type Bet = Pick<Selectable<SportTables['sport_bet']>, 'stake_e5' | 'bonus_account_id'>

/** What of all that was paid for a bet is its player's: of a free bet only what is beyond the stake. */
export const dueE5 = ({ stake_e5, bonus_account_id }: Bet, paidE5: bigint): bigint =>
  bonus_account_id === null ? paidE5 : profitE5(stake_e5, paidE5)
