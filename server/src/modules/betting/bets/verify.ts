import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import {
  type CheckLimit,
  debtKeyIn,
  type Finding,
  findBroken,
  isPostedOnce,
  isSince,
  keyIn,
  onSnapshot,
  originIdOf,
  originOrDebtOf,
  type Rule,
} from '../../ledger/index.ts'
import { ORIGIN } from './money/post.ts'

/** As `movementOf` names it. */
const MOVEMENT = sql`posting.bet_id || ' ' || posting.kind || ' ' || posting.version`
const KEYS = [keyIn(sql.lit(ORIGIN), MOVEMENT), debtKeyIn(sql.lit(ORIGIN), MOVEMENT)] as const

/** Each query finds the bets or movements that break its rule, as `id`. */
const rules = (since: CheckLimit['since']): readonly Rule[] => [
  {
    rule: 'LED-05',
    says: 'moved another sum than its posting says, or another player’s',
    query: sql<{ id: string }>`
      select posting.bet_id as id from betting_posting posting
        join betting_bet bet on bet.id = posting.bet_id
        left join transfer moved on moved.key in (${sql.join(KEYS)}) and ${isPostedOnce('moved')}
        where ${isSince('bet.placed_at', since)}
        group by posting.bet_id, posting.kind, posting.version
        having posting.amount_kurus * 1000 <> coalesce(sum(
            case when moved.reason in ('sport_win', 'sport_rollback', 'debt_write_off') then moved.amount_e5 else -moved.amount_e5 end), 0)
          or not coalesce(bool_and(moved.player_id = bet.player_id), true)
      limit 100`,
  },
  {
    rule: 'LED-05',
    says: 'moved money that no posting says',
    query: sql<{ id: string }>`
      select moved.key as id from transfer moved
        where reason in ('sport_bet', 'sport_win', 'sport_rollback', 'sport_correction', 'debt_write_off')
          and ${originOrDebtOf('moved')} = ${ORIGIN}
          and not exists (select from betting_posting posting where ${MOVEMENT} = ${originIdOf('moved')})
      limit 100`,
  },
  {
    rule: 'BET-09',
    says: 'says another sum paid than its settlements and sales come to',
    query: sql<{ id: string }>`
      select bet.id from betting_bet bet
        left join betting_posting posting on posting.bet_id = bet.id and posting.kind in ('settlement', 'cash_out')
        group by bet.id
        having bet.paid_kurus <> coalesce(sum(posting.amount_kurus), 0)
      limit 100`,
  },
  {
    rule: 'BET-08',
    says: 'did not take its cost once, or gave it back where it is not refused',
    query: sql<{ id: string }>`
      select bet.id from betting_bet bet
        left join betting_review review on review.bet_id = bet.id
        left join betting_posting posting on posting.bet_id = bet.id and posting.kind in ('stake', 'return')
        group by bet.id, review.asked_kurus
        having coalesce(sum(posting.amount_kurus) filter (where posting.kind = 'stake'), 0)
            <> -coalesce(review.asked_kurus, bet.cost_kurus)
          or coalesce(sum(posting.amount_kurus) filter (where posting.kind = 'return'), 0)
            <> case when bet.state = 'refused' then bet.cost_kurus
              -- A free bet that came to nothing is given back, and is not taken again with what is rolled back.
              when bet.bonus_account_id is not null then coalesce(sum(posting.amount_kurus) filter (where posting.kind = 'return'
                and posting.amount_kurus = bet.cost_kurus), 0)
              -- What a counter-offer took less.
              else coalesce(review.asked_kurus, bet.cost_kurus) - bet.cost_kurus end
      limit 100`,
  },
  {
    rule: 'BET-10',
    says: 'had a debt written off that no two people approved, or another sum',
    query: sql<{ id: string }>`
      select posting.bet_id as id from betting_posting posting
        where kind = 'write_off' and not exists (
          select from betting_order where kind = 'write_off' and state = 'done'
            and subject = 'bet ' || posting.bet_id and seen = 'owes ' || posting.amount_kurus || ' kuruş')
      limit 100`,
  },
  {
    rule: 'BET-10',
    says: 'owes more than the ledger says of its player',
    query: sql<{ id: string }>`
      select min(bet.id) as id from betting_bet bet
        join account debt on debt.owner_id = bet.player_id and debt.kind = 'player_debt' and debt.currency = bet.currency
        where bet.owed_kurus > 0
        group by debt.id
        having sum(bet.owed_kurus) * 1000 > -debt.balance_e5
      limit 100`,
  },
]

/** Checks our own bets against what the ledger holds, on one snapshot. */
export const verifyBets = (db: Db, limit: CheckLimit = {}): Promise<Finding[]> =>
  onSnapshot(db, limit, (tx) => findBets(tx, limit.since))

/** What breaks the rules in the caller’s own transaction. */
export const findBets = (tx: Tx, since?: CheckLimit['since']): Promise<Finding[]> =>
  findBroken(tx, rules(since), (id) => `bet ${id}`)
