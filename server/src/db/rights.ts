import { readFile } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { APP_ROLE } from './connect.ts'
import type { Db } from './db.ts'

const RIGHTS = new URL('./rights.sql', import.meta.url)

/** The tables whose rows are never changed, by rights as by triggers. */
export const FINAL_TABLES = [
  ...['transfer', 'ledger_seal', 'wallet_transaction', 'sport_transaction'],
  ...['seal_signature', 'payment_event', 'key_fingerprint', 'transfer_key'],
  ...['audit_event', 'audit_seal', 'audit_batch', 'audit_head', 'audit_check', 'posting_cause'],
  ...['evidence_batch', 'evidence_head', 'law_text', 'terms_acceptance'],
] as const
/** What only the owner of the tables adds to. */
const OWNERS_TABLES = [
  'transfer_part',
  'part_approval',
  'detached_part',
  'opening_balance',
] as const

/**
 * Gives the application's role its rights, and no more than those, as the owner of the tables; makes the
 * role where there is none. `appUser` is who logs in for the application.
 */
export async function giveRights(owner: pg.ClientBase, appUser: string): Promise<void> {
  await ensureRole(owner, appUser)
  const text = await readFile(RIGHTS, 'utf8')
  await owner.query('begin')
  try {
    await owner.query(text)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`the rights of ${APP_ROLE} cannot be given: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Of two casinos on one server that make it at once both have it. */
async function ensureRole(owner: pg.ClientBase, appUser: string): Promise<void> {
  const { rows } = await owner.query<{ me: string; isThere: boolean }>(
    `select current_user as me, to_regrole($1) is not null as "isThere"`,
    [APP_ROLE],
  )
  const [{ me = '', isThere = false } = {}] = rows
  const taken = ['42710', '23505']
  if (!isThere) await orSay(owner, `create role ${APP_ROLE} nologin`, taken)
  for (const user of new Set([me, appUser])) {
    // From PostgreSQL 16 on who makes a role is a member of it and may not act as it.
    const { rowCount } = await owner.query(
      `select from pg_roles where rolname = $1 and pg_has_role(oid, '${APP_ROLE}',
         case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)`,
      [user],
    )
    if (rowCount === 0) {
      await orSay(owner, `grant ${APP_ROLE} to ${owner.escapeIdentifier(user)}`, [])
    }
  }
}

/** Runs what an administrator may have to do in our place, and then says so. */
async function orSay(owner: pg.ClientBase, statement: string, taken: string[]): Promise<void> {
  try {
    await owner.query(statement)
  } catch (error) {
    const { code = '', message } = error as pg.DatabaseError
    if (taken.includes(code)) return
    throw new Error(
      `its user may not run \`${statement}\`: let an administrator of the server run it, then start again (${message})`,
      { cause: error },
    )
  }
}

/** Throws one sentence where this connection could change what is final, or take its guards off. */
export async function refuseRewriter(db: Db): Promise<void> {
  const { rows } = await mayRewrite.execute(db)
  if (rows.length === 0) return
  const tables = new Intl.ListFormat('en').format(rows.map(({ name }) => name))
  throw new Error(
    `As ${rows[0]?.role} the application could rewrite ${tables}: take from it what docs/operations.md (Rights) does not give it, and leave \`options\` out of DATABASE_URL`,
  )
}

/** A superuser and a member of the owner have every right by `has_table_privilege`. The parts of the ledger are final too. */
const mayRewrite: RawBuilder<{ name: string; role: string }> = sql`
  select name, current_user::text as role from (
      select unnest(${[...FINAL_TABLES, ...OWNERS_TABLES]}::text[]) as name
      union all select 'transfer_' || number from transfer_part where to_regclass('transfer_' || number) is not null) final
    where has_table_privilege(current_user, name, 'update, delete, truncate, trigger')
      or has_any_column_privilege(current_user, name, 'update')
      or pg_has_role(current_user, (select relowner from pg_class where oid = name::regclass), 'member')`
