import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import {
  type CheckLimit,
  debtKeyIn,
  debtOriginOf,
  type Finding,
  findBroken,
  isSince,
  keyIn,
  onSnapshot,
  originIdOf,
  originOf,
  type Rule,
  transferIdsBetween,
} from '../../ledger/index.ts'

/** What is looked at: what was answered since, and what was posted in those numbers. */
type Window = { since: Date | null; fromId: bigint }

const ANSWERED = ({ since }: Window, t: string) => isSince(`${t}.created_at`, since)
const POSTED = ({ fromId }: Window, posted: string) => sql`${sql.ref(`${posted}.id`)} >= ${fromId}`

const KEY = keyIn(sql.ref('t.provider'), sql.ref('t.id'))
const DEBT_KEY = debtKeyIn(sql.ref('t.provider'), sql.ref('t.id'))

/** Each query finds the transactions that break its rule, as `id`. */
const rules = (window: Window): Rule[] => [
  {
    rule: 'LED-05',
    says: 'is not posted as it was answered',
    query: sql<{ id: string }>`
      select t.id from wallet_transaction t
        left join transfer posted on posted.key = ${KEY} and ${POSTED(window, 'posted')}
        left join transfer debt on debt.key = ${DEBT_KEY} and ${POSTED(window, 'debt')}
        where ${ANSWERED(window, 't')} and coalesce(posted.amount_e5, 0) + coalesce(debt.amount_e5, 0)
          <> case when t.outcome = 'ok' then t.amount_e5 else 0 end
      limit 100`,
  },
  {
    rule: 'LED-05',
    says: 'was posted, but no provider’s transaction says so',
    query: sql<{ id: string }>`
      select posted.key as id from transfer posted
        where reason in ('bet', 'win', 'rollback') and ${POSTED(window, 'posted')}
          and not exists (select from wallet_transaction t
            where t.provider = ${originOf('posted')} and t.id = ${originIdOf('posted')})
          and not exists (select from wallet_transaction t
            where t.provider || ${sql.lit(debtOriginOf(''))} = ${originOf('posted')} and t.id = ${originIdOf('posted')})
      limit 100`,
  },
  {
    rule: 'LED-05',
    says: 'was posted more than once',
    query: sql<{ id: string }>`
      select key as id from transfer where reason in ('bet', 'win', 'rollback') and ${POSTED(window, 'transfer')}
        group by key having count(*) > 1
      limit 100`,
  },
  {
    rule: 'LED-06',
    says: 'was rolled back more than once',
    query: sql<{ id: string }>`
      select t.reference_id as id from wallet_transaction t
        where t.kind = 'rollback' and t.outcome = 'ok' and ${ANSWERED(window, 't')}
          and exists (select from wallet_transaction other
            where other.reference_id = t.reference_id and other.player_id = t.player_id
              and other.provider = t.provider and other.kind = 'rollback' and other.outcome = 'ok'
              and other.id > t.id)
      limit 100`,
  },
  {
    rule: 'LED-06',
    says: 'was taken back, and stands all the same',
    query: sql<{ id: string }>`
      select named.id from wallet_transaction rollback
        join wallet_transaction named on named.id = rollback.reference_id
          and named.provider = rollback.provider and named.player_id = rollback.player_id
        where ${ANSWERED(window, 'rollback')}
          and rollback.kind = 'rollback' and rollback.outcome = 'ok' and named.kind <> 'rollback'
          and named.outcome = 'ok' and named.amount_e5 <> rollback.amount_e5
      limit 100`,
  },
  {
    rule: 'LED-07',
    says: 'was won although it was rolled back',
    query: sql<{ id: string }>`
      select win.reference_id as id from wallet_transaction win
        join wallet_transaction rollback
          on rollback.provider = win.provider and rollback.player_id = win.player_id
          and rollback.reference_id = win.reference_id and rollback.kind = 'rollback' and rollback.outcome = 'ok'
        where win.kind = 'win' and win.outcome = 'ok' and win.amount_e5 > 0
          and (${ANSWERED(window, 'win')} or ${ANSWERED(window, 'rollback')})
          and not exists (select from wallet_transaction taken_back
            where taken_back.provider = win.provider and taken_back.player_id = win.player_id
              and taken_back.reference_id = win.id and taken_back.kind = 'rollback' and taken_back.outcome = 'ok')
      limit 100`,
  },
  {
    rule: 'BON-03',
    says: 'moved another account than the one that paid',
    query: sql<{ id: string }>`
      select t.id from wallet_transaction t
        join transfer posted on posted.key = ${KEY}
        left join account held on held.kind = 'player_bonus' and held.id in (posted.source_id, posted.target_id)
        where held.id is distinct from t.bonus_account_id and ${ANSWERED(window, 't')} and ${POSTED(window, 'posted')}
      union
      select t.id from wallet_transaction t
        join wallet_transaction named on named.id = t.reference_id and named.provider = t.provider
          and named.player_id = t.player_id
        where ${ANSWERED(window, 't')}
          and t.outcome = 'ok' and t.amount_e5 > 0 and t.bonus_account_id is distinct from named.bonus_account_id
      limit 100`,
  },
]

/** Checks what the wallet answered its providers against what the ledger holds, on one snapshot. */
export const verifyWallet = (
  db: Db,
  { since = null, ...limit }: CheckLimit = {},
): Promise<Finding[]> =>
  onSnapshot(db, limit, async (tx) => {
    const fromId = since ? (await transferIdsBetween(tx, { from: since, to: since })).fromId : 0n
    return findBroken(tx, rules({ since, fromId }), (id) => `transaction ${id}`)
  })
