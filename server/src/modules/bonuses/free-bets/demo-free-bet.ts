import { E5 } from '@zar/contract/money'
import type { Insertable } from 'kysely'
import type { BonusTables } from '../../../db/tables/bonuses.ts'

const WORTH_E5 = 20n * E5

/** A free bet has nothing to wager, so no game counts, and its one stake is all that it is worth. */
export const demoFreeBet: Omit<Insertable<BonusTables['bonus_offer']>, 'position'> = {
  id: 'free-bet',
  kind: 'free_bet',
  contribution: '{}',
  title_tr: '₺20’lik bedava bahis',
  title_en: 'A free bet of ₺20',
  summary_tr: 'Bir spor bahsini biz öderiz; kazancın hemen senin olur.',
  summary_en: 'We pay for one sports bet; what you win is yours at once.',
  amount_e5: WORTH_E5,
  max_stake_e5: WORTH_E5,
  max_win_e5: null,
  wagering: 0,
  days: 7,
  share_bp: null,
  deposit_min_e5: null,
  spins: null,
  code: null,
}
