import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import {
  type CheckLimit,
  type Finding,
  findBroken,
  isPostedOnce,
  isSince,
  onSnapshot,
  originIdOf,
  type Rule,
} from '../ledger/index.ts'

/** Each query finds the corrections or transfers that break its rule, as `id`. */
const rules = (since: CheckLimit['since']): readonly Rule[] => [
  {
    rule: 'LED-05',
    says: 'correction is not posted as two people agreed on it',
    query: sql<{ id: string }>`
      select correction.id::text as id from correction
        left join transfer on transfer.key = 'adjustment:' || correction.id and ${isPostedOnce('transfer')}
          and transfer.player_id = correction.player_id and transfer.reason = 'adjustment'
          and transfer.amount_e5 = correction.amount_e5
        left join account cash on cash.kind = 'player_cash' and cash.owner_id = correction.player_id
          and cash.id = case when is_addition then target_id else source_id end
       where ${isSince('correction.at', since)} and cash.id is null limit 100`,
  },
  {
    rule: 'LED-05',
    says: 'transfer of a correction that nobody agreed on',
    query: sql<{ id: string }>`
      select transfer.id::text as id from transfer
        left join correction on correction.id::text = ${originIdOf('transfer')}
       where transfer.reason = 'adjustment' and ${isPostedOnce('transfer')} and correction.id is null limit 100`,
  },
]

/** What the house's corrections of balances break; nothing while all is well. */
export const verifyCorrections = (db: Db, limit: CheckLimit = {}): Promise<Finding[]> =>
  onSnapshot(db, limit, (tx) => findBroken(tx, rules(limit.since), (id) => `${id}:`))
