import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { PlayerStatus } from '../db/tables/players.ts'
import { balanceE5, HOUSE_ID, openAccounts, postTransfer } from '../modules/ledger/index.ts'
import { systemRandom } from '../platform/random.ts'
import { freshDb } from './database.ts'

export type PlayerWish = { cashE5?: bigint; status?: PlayerStatus; locale?: 'tr' | 'en' }

/** A whole house on a database of its own, with words that tests read well in. */
export async function openHouse() {
  const { db, pool, url, close } = await freshDb()
  return {
    db,
    pool,
    url,
    close,
    clock: settableClock(new Date('2026-03-01T12:00:00Z')),
    random: systemRandom,
    /** A player with this much cash, paid in over the gateway. */
    async player({ cashE5 = 0n, ...wish }: PlayerWish = {}): Promise<string> {
      const playerId = randomUUID()
      await insertPlayer(db, playerId, wish)
      await db.transaction().execute((tx) => openAccounts(tx, playerId, 'TRY'))
      if (cashE5 > 0n) await deposit(db, playerId, cashE5)
      return playerId
    },
    deposit: (playerId: string, amountE5: bigint) => deposit(db, playerId, amountE5),
    cashE5: (playerId: string) => balanceE5(db, playerId),
    sumOfBooks: () => sumOfBooks(db),
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** Time that stands still until a test moves it. */
export function settableClock(start: Date) {
  let now = start
  return {
    now: () => now,
    set(moment: Date) {
      now = moment
    },
    advance(ms: number) {
      now = new Date(now.getTime() + ms)
    },
  }
}

/** A hash that no password has. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

async function insertPlayer(db: Db, id: string, { status, locale }: PlayerWish): Promise<void> {
  const country = await db
    .selectFrom('country')
    .select('id')
    .where('code', '=', 'TR')
    .executeTakeFirstOrThrow()
  const unique = `p${randomUUID().replaceAll('-', '').slice(0, 16)}`
  await db
    .insertInto('player')
    .values({
      id,
      usercode: String(randomInt(100_000_000, 1_000_000_000)),
      username: unique,
      username_key: unique,
      email: `${unique}@example.com`,
      email_key: `${unique}@example.com`,
      phone: `+905${randomInt(100_000_000, 1_000_000_000)}`,
      is_phone_verified: true,
      name: 'Deniz',
      surname: 'Yılmaz',
      birth_date: '1990-05-19',
      country_id: country.id,
      personal_no_sealed: Buffer.from(unique),
      personal_no_hmac: Buffer.from(unique),
      password_hash: NO_PASSWORD,
      currency: 'TRY',
      locale: locale ?? 'tr',
      status: status ?? 'active',
    })
    .execute()
}

async function deposit(db: Db, playerId: string, amountE5: bigint): Promise<void> {
  await db.transaction().execute((tx) =>
    postTransfer(tx, {
      key: `test-deposit:${randomUUID()}`,
      playerId,
      currency: 'TRY',
      source: { ownerId: HOUSE_ID, kind: 'gateway' },
      target: { ownerId: playerId, kind: 'player_cash' },
      amountE5,
      reason: 'deposit',
    }),
  )
}

/** What players hold plus what the house's accounts come to by the transfers. Zero, always. */
async function sumOfBooks(db: Db): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select ((select coalesce(sum(balance_e5), 0) from account)
      + (select coalesce(sum(case when target.balance_e5 is null then amount_e5 else 0 end
                           - case when source.balance_e5 is null then amount_e5 else 0 end), 0)
           from transfer
           join account source on source.id = source_id
           join account target on target.id = target_id))::bigint as sum`.execute(db)
  return rows[0]?.sum ?? -1n
}
