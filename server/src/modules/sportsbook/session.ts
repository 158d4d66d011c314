import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { deleteOld } from '../../platform/jobs/delete-old.ts'
import type { Random } from '../../platform/random.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readFreeBetE5 } from '../bonuses/index.ts'
import { type House, readStanding, whyRefuseStake } from '../protection/index.ts'

const TOKEN_BYTES = 32
/** The token in a frame's address is used at once or never. */
const VISIT_MS = 2 * 60_000

/** What the database knows a partner's token by. */
export const sportTokenHash = (token: string) => createHash('sha256').update(token).digest()

export type SessionDeps = {
  db: Db
  clock: Clock
  /** Asked by every visit. */
  house: House
  random: Random
  /** When a log-in session ends at the latest; undefined when it is over. Never a remembered answer. */
  whenLogInEnds: (logInHash: Buffer) => Promise<Date | undefined>
}
export type Visit = { partner: string; playerId: string; logInHash: Buffer }

/**
 * A token for one visit to a partner's page: short, since it stands in an address, and good for
 * nothing but to be changed for a session there (SES-06). Who may not stake gets none.
 */
export async function openVisit(
  { db, clock, house, random }: Omit<SessionDeps, 'whenLogInEnds'>,
  { partner, playerId, logInHash }: Visit,
): Promise<string> {
  const player = await readStanding(db, playerId)
  const now = clock.now()
  const question = { countryId: player.countryId, games: 'sports' } as const
  const refusal = whyRefuseStake(player, house.whyClosed(question, now.getTime()))
  if (refusal) throw new Refusal(refusal)
  const token = random.token(TOKEN_BYTES)
  await db
    .insertInto('sport_session')
    .values({
      token_hash: sportTokenHash(token),
      partner,
      player_id: playerId,
      is_open: false,
      created_at: now,
      log_in_hash: logInHash,
      expires_at: new Date(now.getTime() + VISIT_MS),
    })
    .execute()
  return token
}

/**
 * Changes a live token for a new one, which alone is good from then on and for as long as the log-in
 * session lasts at most (SES-03). Undefined where the token is none, or no more.
 */
export async function changeToken(
  { db, clock, random, whenLogInEnds }: Omit<SessionDeps, 'house'>,
  partner: string,
  token: string,
): Promise<{ token: string; playerId: string } | undefined> {
  const held = await db
    .selectFrom('sport_session')
    .select(['player_id', 'log_in_hash', 'expires_at'])
    .where('token_hash', '=', sportTokenHash(token))
    .where('partner', '=', partner)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  const endsAt = held && (await whenLogInEnds(held.log_in_hash))
  if (!endsAt) return undefined
  const next = random.token(TOKEN_BYTES)
  const changed = await db
    .updateTable('sport_session')
    .set({ token_hash: sportTokenHash(next), is_open: true, expires_at: endsAt })
    .where('token_hash', '=', sportTokenHash(token))
    // As it was read: a log-out in between has ended it.
    .where('expires_at', '=', held.expires_at)
    .returning('player_id')
    .executeTakeFirst()
  return changed && { token: next, playerId: changed.player_id }
}

/** Whose session this token is of, while it lasts, and what they can stake: cash and a free bet. */
export async function readSportSession(
  { db, clock }: Pick<SessionDeps, 'db' | 'clock'>,
  partner: string,
  token: string,
): Promise<{ playerId: string; currency: string; balanceE5: bigint } | undefined> {
  const now = clock.now()
  const held = await db
    .selectFrom('sport_session')
    .innerJoin('player', 'player.id', 'sport_session.player_id')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'player.id')
        .onRef('account.currency', '=', 'player.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['player.id as playerId', 'player.currency', 'balance_e5 as cashE5'])
    .where('token_hash', '=', sportTokenHash(token))
    .where('partner', '=', partner)
    .where('is_open', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!held) return undefined
  const { playerId, currency, cashE5 } = held
  const freeBetE5 = await readFreeBetE5(db, playerId, now)
  return { playerId, currency, balanceE5: (cashE5 ?? 0n) + freeBetE5 }
}

/** Who a player is to a partner. */
export const readPerson = (db: Db, playerId: string) =>
  db
    .selectFrom('player')
    .select(['name', 'surname', 'birth_date as birthDate', 'currency'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()

/** Stops the bets of what was opened from a log-in session which is over (SES-03). */
export async function endVisits(
  { db, clock }: Pick<SessionDeps, 'db' | 'clock'>,
  logInHash: Buffer,
): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('sport_session')
    .set({ expires_at: now })
    .where('log_in_hash', '=', logInHash)
    .where('expires_at', '>', now)
    .execute()
}

/** Stops the bets of every visit, whosever it is. */
export async function endEveryVisit({ db, clock }: Pick<SessionDeps, 'db' | 'clock'>) {
  const now = clock.now()
  await db
    .updateTable('sport_session')
    .set({ expires_at: now })
    .where('expires_at', '>', now)
    .execute()
}

/** The log-in sessions that visits are open from. */
export async function readLogInsOfVisits(db: Db, now: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sport_session')
    .select('log_in_hash')
    .distinct()
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ log_in_hash }) => log_in_hash)
}

/** Deletes the sessions that are over: payouts and rollbacks ask for none. */
export const forgetVisits = (db: Db, now: Date): Promise<void> =>
  deleteOld(db, 'sport_session', sql`expires_at <= ${now}`)

/** Whether the player has asked for a bet at a partner since then, taken or not. */
export async function hasBetSince(db: Db, playerId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sport_transaction')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'bet')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
