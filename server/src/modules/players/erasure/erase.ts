import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { isBlocked, isKeptOut } from '../../protection/index.ts'
import { eraseCopies } from '../data-copy/store.ts'
import { freeNumber } from '../identity/by-operator.ts'

const NO_BYTES = Buffer.alloc(0)
/** No password has this hash, and no name leads to it any more. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

type Erasing = { playerId: string; operator: string | null; now: Date }

/**
 * Takes the player out of the line as erased: false where nothing waits, because nobody asked or it is
 * done. A second one waits here until the first has committed.
 */
export async function beginErasure(tx: Tx, { playerId, operator, now }: Erasing): Promise<boolean> {
  const begun = await tx
    .updateTable('erasure')
    // Who brought it forward had it erased, also where the night's job does it.
    .set({ erased_at: now, erased_by: sql`coalesce(${operator}::text, erased_by)` })
    .where('player_id', '=', playerId)
    .where('erased_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  return begun !== undefined
}

/**
 * Empties who the player was and how they came in. What stays: the number that support knows the account
 * by, country, language and year of birth, when it was opened, and the keyed hash of the identity number,
 * so that whoever is kept out does not come back under another name; of anybody else it holds nothing.
 */
export async function eraseIdentity(tx: Tx, playerId: string): Promise<void> {
  for (const table of ['session', 'two_step', 'passkey', 'passkey_challenge'] as const) {
    await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
  // That the player said yes or no stays; from where does not.
  await tx.updateTable('consent').set({ ip: '' }).where('player_id', '=', playerId).execute()
  await tx.deleteFrom('request').where('owner_id', '=', playerId).execute()
  await eraseCopies(tx, playerId)
  await tx
    .updateTable('access_change')
    .set({ former: null })
    .where('player_id', '=', playerId)
    .execute()
  await tx
    .updateTable('player')
    .set({
      // No user name, address or number that anybody could have has these forms.
      username: sql`'erased-' || usercode`,
      username_key: sql`'erased-' || usercode`,
      email: sql`'erased-' || usercode`,
      email_key: sql`'erased-' || usercode`,
      phone: sql`'erased-' || usercode`,
      name: '',
      surname: '',
      is_phone_verified: false,
      referral_id: null,
      is_email_confirmed: false,
      birth_date: sql<string>`date_trunc('year', birth_date)::date`,
      personal_no_sealed: NO_BYTES,
      password_hash: NO_PASSWORD,
      last_login_at: null,
    })
    .where('id', '=', playerId)
    .execute()
  // Who is kept out stays so: their number leads to nobody else's account.
  const isOut = (await isKeptOut(tx, playerId)) || (await isBlocked(tx, playerId))
  if (!isOut) await freeNumber(tx, playerId)
}
