import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import {
  type CheckLimit,
  type Finding,
  findBroken,
  isSince,
  onSnapshot,
  type Rule,
} from '../ledger/index.ts'
import { TAKEN } from './free-rounds/played.ts'

/** Each query finds the bonuses, accounts or transfers that break its rule, as `id`. */
const rules = (since: CheckLimit['since']): readonly Rule[] => [
  {
    rule: 'BON-03',
    says: 'account holds a bonus that is not known, or a bonus that began has no account',
    query: sql<{ id: string }>`
      select coalesce(account.id::text, bonus.id::text) as id
        from (select * from account where kind = 'player_bonus') account
        full join (select * from bonus where account_id is not null) bonus
          on bonus.account_id = account.id and bonus.id = account.owner_id
       where account.id is null or bonus.id is null limit 100`,
  },
  {
    rule: 'BON-03',
    says: 'transfer moves bonus money to or from where none may go',
    query: sql<{ id: string }>`
      select transfer.id::text as id from transfer
        cross join lateral (values (source_id, target_id), (target_id, source_id)) side(held_id, other_id)
        join account held on held.id = held_id and held.kind = 'player_bonus'
        join bonus on bonus.account_id = held.id
        join account other on other.id = other_id
       where bonus.player_id <> transfer.player_id
          or (bonus.kind = 'free_bet') <> (reason in ('sport_bet', 'sport_rollback'))
            and reason not in ('bonus', 'bonus_return')
          or not coalesce(case reason
           when 'bonus' then held.id = target_id and other.kind = 'promotion'
           when 'bet' then held.id = source_id and other.kind = 'games'
           when 'win' then held.id = target_id and other.kind = 'games'
           when 'rollback' then other.kind = 'games'
           when 'sport_bet' then held.id = source_id and other.kind = 'games'
           when 'sport_rollback' then held.id = target_id and other.kind = 'games'
           when 'bonus_return' then held.id = source_id and other.kind = 'promotion'
           when 'bonus_release' then held.id = source_id and other.kind = 'player_cash'
             and other.owner_id = bonus.player_id end, false)
       limit 100`,
  },
  {
    rule: 'BON-02',
    says: 'bonus has released another sum than it says, or more than its terms',
    query: sql<{ id: string }>`
      select bonus.id::text as id from bonus
        left join (select source_id, sum(amount_e5) as sum_e5 from transfer
          where reason = 'bonus_release' group by source_id) released on source_id = account_id
       where ${isSince('bonus.claimed_at', since)} and released_e5 <> coalesce(sum_e5, 0) or released_e5 > max_win_e5 limit 100`,
  },
  {
    rule: 'BON-04',
    says: 'bonus was granted more than once, or never although it began',
    query: sql<{ id: string }>`
      select bonus.id::text as id from bonus
        left join transfer on target_id = account_id and reason = 'bonus'
       where account_id is not null and ${isSince('bonus.claimed_at', since)} group by bonus.id
      having count(transfer.id) <> 1 or max(transfer.amount_e5) <> bonus.amount_e5 limit 100`,
  },
  {
    rule: 'BON-03',
    says: 'free bet holds another sum than its worth before its use, or any after',
    query: sql<{ id: string }>`
      select bonus.id::text as id from bonus join account on account.id = account_id
       where bonus.kind = 'free_bet' and balance_e5 <> case
           when status in ('active', 'waiting') then amount_e5 else 0 end limit 100`,
  },
  {
    rule: 'BON-03',
    says: 'free round was paid with the player’s money, or won other than cash',
    query: sql<{ id: string }>`
      select noted.transaction_id as id from ${TAKEN}
       where taken.outcome = 'ok' and (bonus_account_id is not null or (kind = 'bet' and moves_cash))
       limit 100`,
  },
]

/** Checks the accounts of the bonuses against what the bonuses say of themselves, on one snapshot. */
export const verifyBonuses = (db: Db, limit: CheckLimit = {}): Promise<Finding[]> =>
  onSnapshot(db, limit, (tx) => findBroken(tx, rules(limit.since), (id) => `${id}:`))
