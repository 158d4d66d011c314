import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { Told } from '../../messages/index.ts'
import { writeToTyped } from '../account/email-link.ts'
import type { PlayerDeps } from '../deps.ts'
import { maskedEmail, maskedPhone } from '../for-office/read-card.ts'
import { emailKey } from '../keys.ts'
import { toE164 } from '../registration/phone.ts'
import { type ByTwo, keepAccessChange } from './access-change.ts'
import { tellAsBefore } from './tell-change.ts'

export type ContactKind = 'email' | 'phone'
/** The address or number that is to be the player's, as it is stored. */
export type NewContact = { kind: ContactKind; value: string }

export type ContactDeps = Pick<
  PlayerDeps,
  'clock' | 'random' | 'messages' | 'siteUrl' | 'fieldCipher'
> & { sessions: Pick<PlayerDeps['sessions'], 'endAllIn'> }

/** What was typed, as it is stored; refuses with `invalid_input` what is no address or number of the player's country. */
export async function readNewContact(
  tx: Tx | PlayerDeps['db'],
  { playerId, kind, typed }: { playerId: string; kind: ContactKind; typed: string },
): Promise<NewContact> {
  if (kind === 'email') {
    refuseIf(/\p{C}/u.test(typed), 'invalid_input')
    return { kind, value: typed }
  }
  const { code } = await tx
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select('country.code')
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow()
  const value = toE164(typed.replace(/\D/g, ''), code)
  if (value === undefined) throw new Refusal('invalid_input')
  return { kind, value }
}

/** How the new one is written down: what of it is shown, and a keyed hash by which the same one is known. */
export const markOf = (
  { fieldCipher }: Pick<PlayerDeps, 'fieldCipher'>,
  playerId: string,
  { kind, value }: NewContact,
) => ({
  shown: kind === 'email' ? maskedEmail(value) : maskedPhone(value),
  mark: fieldCipher
    .index(`contact by office ${playerId} ${kind} ${kind === 'email' ? emailKey(value) : value}`)
    .toString('base64url'),
})

/**
 * How a player is reached and lets themselves in now, masked. Held until the end of `tx`. Refuses one who is
 * closed, and a contact that is theirs already or was confirmed by another account.
 */
export async function readReach(tx: Tx, playerId: string, next?: NewContact) {
  const row = await tx
    .selectFrom('player')
    .select(['email', 'phone', 'is_phone_verified', 'is_email_confirmed', 'locale', 'status'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.status === 'closed', 'player_closed')
  if (next) await refuseTaken(tx, playerId, { next, row })
  const twoStep = await tx
    .selectFrom('two_step')
    .select('confirmed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return { row, hasTwoStep: twoStep?.confirmed_at != null }
}

type Row = { email: string; phone: string }

async function refuseTaken(
  tx: Tx,
  playerId: string,
  { next: { kind, value }, row }: { next: NewContact; row: Row },
): Promise<void> {
  const isEmail = kind === 'email'
  if (isEmail) refuseIf(emailKey(value) === emailKey(row.email), 'contact_same')
  else refuseIf(value === row.phone, 'contact_same')
  const other = await tx
    .selectFrom('player')
    .select('id')
    .where('id', '<>', playerId)
    .$if(isEmail, (of) => of.where('email_key', '=', emailKey(value)))
    .$if(isEmail, (of) => of.where('is_email_confirmed', '=', true))
    .$if(!isEmail, (of) => of.where('phone', '=', value).where('is_phone_verified', '=', true))
    .executeTakeFirst()
  refuseIf(other !== undefined, 'contact_taken')
}

type Changing = { playerId: string; next: NewContact; by: ByTwo }

/**
 * Gives the player another address or phone, unconfirmed: they confirm it themselves. Both that they had are
 * told, every session ends, and withdrawals to accounts that are new wait. Answers the ended sessions, to be
 * announced after the commit.
 */
export async function changeContact(
  tx: Tx,
  deps: ContactDeps,
  { playerId, next, by }: Changing,
): Promise<Buffer[]> {
  const { row: before } = await readReach(tx, playerId, next)
  const { kind, value } = next
  const isEmail = kind === 'email'
  await tx
    .updateTable('player')
    .$if(isEmail, (row) =>
      row.set({ email: value, email_key: emailKey(value), is_email_confirmed: false }),
    )
    .$if(!isEmail, (row) => row.set({ phone: value, is_phone_verified: false }))
    .where('id', '=', playerId)
    .execute()
  await keepAccessChange(tx, {
    playerId,
    kind,
    former: before[kind],
    by,
    now: deps.clock.now(),
  })
  await tellAsBefore(tx, deps, { playerId, before, ...toldOf(next) })
  if (isEmail)
    await writeToTyped(tx, deps, { playerId, email: value, caller: null, locale: before.locale })
  return deps.sessions.endAllIn(tx, { playerId, why: 'house' })
}

/** What it is now is said so that its owner alone knows it. */
const toldOf = ({ kind, value }: NewContact): Told =>
  kind === 'email'
    ? { letter: 'email-by-support', values: { email: maskedEmail(value) } }
    : { letter: 'phone-by-support', values: { phone: value.slice(-4) } }
