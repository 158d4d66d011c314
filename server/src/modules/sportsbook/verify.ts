import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
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
} from '../ledger/index.ts'

const KEY = keyIn(sql.ref('t.partner'), sql`sport_movement_v1(t)`)
const DEBT_KEY = debtKeyIn(sql.ref('t.partner'), sql`sport_movement_v1(t)`)

/** Each query finds the transactions or orders that break its rule, as `id`. */
const rules = (since: CheckLimit['since']): readonly Rule[] => [
  {
    rule: 'LED-05',
    says: 'is not posted as it was answered',
    query: sql<{ id: string }>`
      select t.id from sport_transaction t
        left join transfer posted on posted.key = ${KEY}
          and ${isPostedOnce('posted')}
        left join transfer debt on debt.key = ${DEBT_KEY}
          and ${isPostedOnce('debt')}
        left join sport_bet bet on bet.partner = t.partner and bet.order_number = t.order_number
        cross join lateral (select coalesce(posted.amount_e5, 0) + coalesce(debt.amount_e5, 0) as moved_e5,
          case when t.outcome = 'ok' then t.amount_e5 else 0 end as asked_e5) sums
        -- Of what a free bet is paid, a part or nothing moves: the order as a whole is looked at below.
        where ${isSince('t.created_at', since)} and case when bet.bonus_account_id is not null and t.kind in ('win', 'correction')
          then moved_e5 > asked_e5 else moved_e5 <> asked_e5 end
      limit 100`,
  },
  {
    rule: 'LED-02',
    says: 'was a free bet, and its player has another sum than what was paid beyond the stake',
    query: sql<{ id: string }>`
      select bet.order_number as id from sport_bet bet
        left join sport_transaction t on t.partner = bet.partner and t.order_number = bet.order_number
          and t.kind in ('win', 'correction') and t.outcome = 'ok'
        left join transfer moved on moved.key in (${KEY}, ${DEBT_KEY})
          and ${isPostedOnce('moved')}
        where bet.bonus_account_id is not null and ${isSince('bet.placed_at', since)}
        group by bet.id
        having greatest(bet.paid_e5 - bet.stake_e5, 0)
          <> coalesce(sum(case moved.reason when 'sport_win' then moved.amount_e5 else -moved.amount_e5 end), 0)
      limit 100`,
  },
  {
    rule: 'BON-03',
    says: 'was staked by another account than it says, or gave its stake back to another',
    query: sql<{ id: string }>`
      select bet.order_number as id from sport_bet bet
        left join sport_transaction t on t.partner = bet.partner and t.order_number = bet.order_number
          and t.kind = 'bet' and t.outcome = 'ok'
        cross join lateral (values (${keyIn(sql.ref('bet.partner'), sql`'rollback ' || bet.order_number`)}),
          (${KEY})) movement(key)
        join transfer moved on moved.key = movement.key and ${isPostedOnce('moved')}
        join account own on own.id = case moved.reason when 'sport_bet' then source_id else target_id end
        where not case when bet.bonus_account_id is null then own.kind = 'player_cash'
          else own.id = bet.bonus_account_id or moved.reason = 'sport_rollback' and own.kind = 'promotion' end
      limit 100`,
  },
  {
    rule: 'BON-04',
    says: 'was paid by what is no free bet of exactly its stake, or by one that was given back twice',
    query: sql<{ id: string }>`
      select bet.order_number as id from sport_bet bet
        left join bonus on bonus.account_id = bet.bonus_account_id and bonus.kind = 'free_bet'
          and bonus.player_id = bet.player_id and bonus.amount_e5 = bet.stake_e5
        left join (select target_id, count(*) as times from transfer
          where reason = 'sport_rollback' group by target_id) given_back on given_back.target_id = bet.bonus_account_id
        where bet.bonus_account_id is not null and (bonus.id is null or given_back.times > 1)
      limit 100`,
  },
  {
    rule: 'LED-05',
    says: 'was posted, but no partner’s transaction says so',
    query: sql<{ id: string }>`
      select posted.key as id from transfer posted
        where reason in ('sport_bet', 'sport_win', 'sport_rollback', 'sport_correction')
          -- Bets at our own sportsbook are looked at there.
          and ${originOrDebtOf('posted')} <> 'zar-bets' and 0 = (select count(*) from sport_transaction t
            where t.partner = ${originOrDebtOf('posted')}
              and t.id = split_part(${originIdOf('posted')}, ' of ', 1)
              and sport_movement_v1(t) = ${originIdOf('posted')}
              and t.outcome = 'ok' and t.player_id = posted.player_id)
      limit 100`,
  },
  {
    rule: 'LED-07',
    says: 'was paid although its stake was given back',
    query: sql<{ id: string }>`
      select order_number as id from sport_bet where state = 'returned' and paid_e5 > 0 limit 100`,
  },
  {
    rule: 'LED-02',
    says: 'does not hold what its transactions come to',
    query: sql<{ id: string }>`
      select bet.order_number as id from sport_bet bet
        left join sport_transaction t on t.partner = bet.partner and t.order_number = bet.order_number
          and t.outcome = 'ok'
        group by bet.id
        having bet.paid_e5 <> coalesce(sum(case t.kind when 'win' then t.amount_e5
                                                       when 'correction' then -t.amount_e5 end), 0)
          or bet.stake_e5 <> coalesce(sum(t.amount_e5) filter (where t.kind = 'bet'), 0)
          or (bet.state = 'returned') <> coalesce(bool_or(t.kind = 'rollback'), false)
      limit 100`,
  },
]

/** Checks what the sportsbook answered its partners against what the ledger holds, on one snapshot. */
export const verifySportsbook = (db: Db, limit: CheckLimit = {}): Promise<Finding[]> =>
  onSnapshot(db, limit, (tx) => findBroken(tx, rules(limit.since), (id) => `sports bet ${id}`))
