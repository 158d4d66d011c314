import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { addressOf, networkOf } from '../../../platform/http/address.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import { challengeIn } from '../../../platform/passkey.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { PlayerDeps } from '../deps.ts'

const CHALLENGE_BYTES = 32
const GOOD_MS = 5 * 60_000

/** What an authenticator is to sign: for a new key of this player, or (null) for a log-in. */
export async function issueChallenge(
  { db, random, clock }: PlayerDeps,
  playerId: string | null,
): Promise<string> {
  const challenge = random.token(CHALLENGE_BYTES)
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: tokenHash(challenge),
      player_id: playerId,
      expires_at: new Date(clock.now().getTime() + GOOD_MS),
    })
    .execute()
  return challenge
}

/** The challenge that was signed, if it was ours and for this purpose; it is spent from then on. */
export async function spendChallenge(
  { db, clock }: PlayerDeps,
  clientDataJson: string,
  playerId: string | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJson)
  const spent = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('player_id', 'is not distinct from', playerId)
    .where('expires_at', '>', clock.now())
    .returning('challenge_hash')
    .executeTakeFirst()
  if (!spent) throw new Refusal('passkey_refused')
  return challenge
}

/** Deletes what nobody signed in time. */
export async function forgetChallenges(db: Db, now: Date): Promise<void> {
  await deleteOld(db, 'passkey_challenge', sql`expires_at < ${now}`)
}

/** Takes one try of a log-in by passkey from this address, whosever it is. */
export async function admitPasskeyTry({ throttle, policy, log }: PlayerDeps, { ip }: Caller) {
  const { address, network } = policy.passkey
  const isAdmitted = await throttle.take([
    { name: 'passkey-address', key: addressOf(ip), limit: address },
    { name: 'passkey-network', key: networkOf(ip), limit: network },
  ])
  if (isAdmitted) return
  log.warn({ event: 'passkey throttled', ip })
  throw new Refusal('too_many_attempts')
}
