import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { type LedgerKey, openBalancesSignature } from '../chain/signature.ts'
import { isPostedOnce } from '../find-broken.ts'
import type { Report } from '../finding.ts'

type Detached = {
  number: number
  fromId: bigint
  beforeId: bigint
  sealId: bigint
  hash: Buffer | null
  hmac: Buffer
}

const PAGE = 20_000

/** The detached parts end with the checkpoints and the balances that were signed; `newest` looks at the last alone. */
export async function checkOpenings(
  tx: Tx,
  key: LedgerKey,
  report: Report,
  which?: 'newest',
): Promise<void> {
  const { rows } = await sql<Detached>`
    select number, from_id as "fromId", before_id as "beforeId", seal_id as "sealId", hash, hmac
      from detached_part join transfer_part using (number)
        left join ledger_seal on ledger_seal.id = seal_id and to_id >= from_id and to_id < before_id
      order by number desc limit ${which ? 1 : null}`.execute(tx)
  for (const { hash, hmac, ...part } of rows) {
    const { number } = part
    if (!hash) {
      report('LED-12', `the last checkpoint of part ${number}, ${part.sealId}, is gone`)
      continue
    }
    const signature = openBalancesSignature(key, { ...part, hash })
    for await (const { account_id, balance_e5 } of balancesOf(tx, number)) {
      signature.add(account_id, balance_e5)
    }
    if (signature.digest().equals(hmac)) continue
    const says = 'are not those that were signed, or were signed with another key'
    report('LED-12', `the balances that part ${number} ended with ${says}`)
  }
}

async function* balancesOf(tx: Tx, number: number) {
  let after = 0n
  for (;;) {
    const rows = await tx
      .selectFrom('opening_balance')
      .select(['account_id', 'balance_e5'])
      .where('number', '=', number)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(PAGE)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.account_id
  }
}

const PARTS = sql`pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'transfer'::regclass`

/** What breaks the row of parts, and what is posted once, as sentences. */
const QUESTIONS: { rule: string; query: RawBuilder<{ says: string }> }[] = [
  {
    rule: 'LED-12',
    query: sql`select format('part %s, transfers %s to %s, is missing', number, from_id, before_id - 1) as says
      from transfer_part where number not in (select number from detached_part)
        and not exists (select from ${PARTS} and relname = 'transfer_' || number
          and pg_get_expr(relpartbound, pg_class.oid) = format('FOR VALUES FROM (''%s'') TO (''%s'')', from_id, before_id))`,
  },
  {
    rule: 'LED-12',
    query: sql`select format('%s is a part of the ledger that was not made as one', relname) as says
      from ${PARTS} and not exists (select from transfer_part where 'transfer_' || number = relname
        and number not in (select number from detached_part))`,
  },
  {
    rule: 'LED-12',
    query: sql`select format('part %s does not begin where the part before it ends', number) as says
      from (select number, from_id, lag(before_id, 1, 1::bigint) over (order by number) as ended from transfer_part) part
      where from_id <> ended`,
  },
  {
    rule: 'LED-12',
    query: sql`select format('part %s is detached, and an older one is not', number) as says
      from (select number, row_number() over (order by number) as place from detached_part) part where number <> place`,
  },
  {
    // Of the parts that are here the chain itself is made anew.
    rule: 'LED-12',
    query: sql`select format('checkpoint %s does not follow the one before it', id) as says
      from (select id, after_id, to_id, lag(to_id, 1, 0::bigint) over (order by id) as ended from ledger_seal) seal
      where after_id <> ended
        and to_id < (select max(before_id) from transfer_part where number in (select number from detached_part))`,
  },
  {
    rule: 'LED-05',
    query: sql`select format('transfer %s is posted once, and its key is not among those', id) as says
      from transfer t where ${isPostedOnce('t')}
        and not exists (select from transfer_key named where named.key = t.key and transfer_id = t.id) limit 100`,
  },
  {
    rule: 'LED-05',
    query: sql`select format('transfer %s is gone, and its key %s is left', transfer_id, key) as says
      from transfer_key named
      where transfer_id >= (select min(from_id) from transfer_part where number not in (select number from detached_part))
        and not exists (select from transfer t where t.id = transfer_id and t.key = named.key) limit 100`,
  },
]

/** Every part follows the one before it and is here or was detached, the oldest first; each key has its transfer. */
export async function checkParts(tx: Tx, report: Report): Promise<void> {
  for (const { rule, query } of QUESTIONS) {
    const { rows } = await query.execute(tx)
    for (const { says } of rows) report(rule, says)
  }
}
