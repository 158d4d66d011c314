import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { shownUsercode } from '../keys.ts'
import { personalNoContext } from '../player.ts'
import { deviceOf } from '../sessions/device.ts'
import { shortenedAddress } from '../sessions/session-list.ts'
import { hasTwoStep } from '../two-step/second-step.ts'

const SESSIONS_SHOWN = 20

/** A player as the office shows them: phone and address are masked. */
export async function readCard(db: Db, playerId: string, locale: Locale) {
  const row = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .selectAll('player')
    .select(['name_tr', 'name_en'])
    .where('player.id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const [check, sessions, hasStep] = await Promise.all([
    readCheck(db, playerId),
    readSessions(db, playerId),
    hasTwoStep(db, playerId),
  ])
  return {
    id: row.id,
    number: shownUsercode(row.usercode),
    username: row.username,
    name: `${row.name} ${row.surname}`.trim(),
    state: row.status,
    joinedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_login_at?.toISOString() ?? null,
    country: row[`name_${locale}`],
    locale: row.locale,
    phone: maskedPhone(row.phone),
    isPhoneVerified: row.is_phone_verified,
    email: maskedEmail(row.email),
    isEmailConfirmed: row.is_email_confirmed,
    currency: row.currency,
    identity: check,
    hasTwoStep: hasStep,
    sessions,
  }
}

async function readCheck(db: Db, playerId: string) {
  const row = await db
    .selectFrom('identity_check')
    .select('state')
    .where('player_id', '=', playerId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.state ?? ('unchecked' as const)
}

async function readSessions(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('session')
    .leftJoin('device_block', (join) =>
      join
        .onRef('device_block.device_hash', '=', 'session.device_hash')
        .on('released_at', 'is', null),
    )
    .select(['session.id', 'session.device_hash', 'device_block.id as block'])
    .select(['user_agent', 'ip', 'created_at', 'last_seen_at', 'ended_at'])
    .select(sql<boolean>`expires_at > clock_timestamp()`.as('is_in_time'))
    .where('session.player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    deviceState: deviceStateOf(row),
    device: deviceOf(row.user_agent).device,
    address: shortenedAddress(row.ip),
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isOpen: row.ended_at === null && row.is_in_time,
  }))
}

const deviceStateOf = (row: { device_hash: Buffer | null; block: bigint | null }) => {
  if (row.device_hash === null) return 'unknown' as const
  return row.block === null ? ('open' as const) : ('blocked' as const)
}

/** The same sessions, from where and by what: what a reveal shows for a minute. */
export async function readNetwork(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'fingerprint', 'created_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    address: row.ip,
    agent: row.user_agent,
    fingerprint: row.fingerprint,
    startedAt: row.created_at.toISOString(),
  }))
}

/** `+90 535 ••• 48 16` of a number of ten digits after its country's. */
export function maskedPhone(phone: string): string {
  const parts = /^(\+\d{1,3})(\d{3})\d{3}(\d{2})(\d{2})$/.exec(phone)
  if (!parts) return phone === '' ? '' : `•••${phone.slice(-2)}`
  return `${parts[1]} ${parts[2]} ••• ${parts[3]} ${parts[4]}`
}

/** `el••••@posta.example` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? '' : `${email.slice(0, Math.min(2, at))}••••${email.slice(at)}`
}

/** What a reveal shows for a minute. */
export async function readContact(db: Db, playerId: string) {
  const row = await db
    .selectFrom('player')
    .select(['phone', 'email'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

export async function readIdentity(
  { db, fieldCipher }: { db: Db; fieldCipher: FieldCipher },
  playerId: string,
) {
  const row = await db
    .selectFrom('player')
    .select(['personal_no_sealed', 'birth_date'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!row || row.personal_no_sealed.length === 0) throw new Refusal('not_found')
  const personalNo = fieldCipher.decrypt(row.personal_no_sealed, personalNoContext(playerId))
  return { personalNo, birthDate: row.birth_date }
}
