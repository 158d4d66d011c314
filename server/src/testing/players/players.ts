import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { PlayerStatus } from '../../db/tables/players.ts'
import { HOUSE_ID, openAccounts } from '../../modules/ledger/index.ts'

export type PlayerWish = {
  cashE5?: bigint
  status?: PlayerStatus
  locale?: 'tr' | 'en'
  isUnchecked?: boolean
}

/** A hash that no password has. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Players with their accounts and cash: they are one statement, and so is all that they pay in. */
export async function insertPlayers(db: Db, wishes: readonly PlayerWish[]): Promise<string[]> {
  // In a row, so that no two of them are the same.
  const first = randomInt(100_000_000, 1_000_000_000 - wishes.length)
  const rows = wishes.map((wish, index) => rowOf(wish, first + index))
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('player').values(rows).execute()
    await checkAll(tx, rows, wishes)
    for (const { id } of rows) await openAccounts(tx, id, 'TRY')
    for (const [index, { id }] of rows.entries()) {
      const { status = 'active' } = wishes[index] ?? {}
      if (status !== 'active') await giveStatus(tx, id, status)
    }
  })
  const deposits = rows.flatMap(({ id }, index) => {
    const amountE5 = wishes[index]?.cashE5 ?? 0n
    return amountE5 > 0n ? [{ playerId: id, amountE5 }] : []
  })
  if (deposits.length > 0) await depositAll(db, deposits)
  return rows.map(({ id }) => id)
}

/** As if the documents of each had been looked at long ago. */
async function checkAll(
  tx: Tx,
  rows: readonly ReturnType<typeof rowOf>[],
  wishes: readonly PlayerWish[],
): Promise<void> {
  const checked = rows.filter((_, index) => !wishes[index]?.isUnchecked).map(({ id }) => id)
  if (checked.length === 0) return
  await tx
    .updateTable('player')
    .set(({ ref }) => ({ person_key: ref('personal_no_hmac') }))
    .where('id', 'in', checked)
    .execute()
  const answered = { state: 'checked' as const, asked_at: BEGAN, answered_at: BEGAN }
  await tx
    .insertInto('identity_check')
    .values(checked.map((player_id) => ({ ...answered, player_id, id: randomUUID() })))
    .execute()
}

function rowOf({ locale }: PlayerWish, number: number) {
  const unique = `p${randomUUID().replaceAll('-', '').slice(0, 16)}`
  return {
    id: randomUUID(),
    usercode: String(number),
    username: unique,
    username_key: unique,
    email: `${unique}@example.com`,
    email_key: `${unique}@example.com`,
    phone: `+905${number}`,
    is_phone_verified: true,
    name: 'Deniz',
    surname: 'Yılmaz',
    birth_date: '1990-05-19',
    country_id: sql<number>`(select id from country where code = 'TR')`,
    personal_no_sealed: Buffer.from(unique),
    personal_no_hmac: Buffer.from(unique),
    password_hash: NO_PASSWORD,
    currency: 'TRY',
    locale: locale ?? ('tr' as const),
  }
}

/**
 * Makes the player what is wished by the facts that lead to it, and by no other: those from before are
 * removed, as the owner alone can.
 */
export const setStatus = (owner: Db, playerId: string, status: PlayerStatus): Promise<void> =>
  owner.transaction().execute(async (tx) => {
    // The player's own row first, so that of two at once one waits for the other.
    await tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute()
    for (const table of ['exclusion', 'player_block'] as const)
      await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
    await giveStatus(tx, playerId, status)
  })

async function giveStatus(tx: Tx, playerId: string, status: PlayerStatus): Promise<void> {
  const began = { player_id: playerId, began_at: BEGAN, ends_at: null }
  const signed = { began_by: 'test', because: 'a test' }
  const isClosed = status === 'closed'
  await tx
    .updateTable('player')
    .set({ closed_at: isClosed ? BEGAN : null, closed_because: isClosed ? 'a test' : null })
    .where('id', '=', playerId)
    .execute()
  if (status === 'blocked')
    await tx
      .insertInto('player_block')
      .values({ ...began, ...signed })
      .execute()
  if (status === 'excluded')
    await tx
      .insertInto('exclusion')
      .values({ ...began, ...signed, kind: 'operator' })
      .execute()
}
const BEGAN = new Date('2026-01-01T12:00:00Z')

/** Cash paid in over the gateway, of each player at most once: all of it by one statement. */
export async function depositAll(
  db: Db,
  deposits: readonly { playerId: string; amountE5: bigint }[],
): Promise<void> {
  const playerIds = deposits.map(({ playerId }) => playerId)
  const amounts = deposits.map(({ amountE5 }) => amountE5)
  const keys = deposits.map(() => `test-deposit:${randomUUID()}`)
  const { rows } = await sql<{ posted: boolean | null }>`
    with held as (
      select id, owner_id, version, balance_e5 from account
        where kind = 'player_cash' and owner_id = any(${playerIds}::uuid[]) order by id for update
    )
    select post_transfers_v1(
        array_agg(held.id), array_agg(held.version), array_agg(held.balance_e5 + amount_e5),
        array_agg(row(key, held.owner_id, gateway.id, held.id, amount_e5, 'deposit', null,
          held.balance_e5 + amount_e5)::planned_transfer)) as posted
      from held
      join unnest(${playerIds}::uuid[], ${amounts}::bigint[], ${keys}::text[])
        deposit(player_id, amount_e5, key) on player_id = held.owner_id
      join account gateway on gateway.owner_id = ${HOUSE_ID} and gateway.kind = 'gateway'
        and gateway.currency = 'TRY'`.execute(db)
  if (!rows[0]?.posted) throw new Error('the deposits were not posted')
}
