import type { KeySignature } from '@zar/contract/players/passkey'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { challengeIn, checkPasskey, relyingParty } from '../../../platform/passkey.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { OfficeDeps } from '../deps.ts'

const CHALLENGE_BYTES = 32
const GOOD_MINUTES = 5

/**
 * What a passkey is to sign within five minutes: whose it is shows only when it has signed. With `staffId` it is for a
 * new key of theirs.
 */
export async function issueChallenge(deps: OfficeDeps, staffId: string | null = null) {
  const challenge = deps.random.token(CHALLENGE_BYTES)
  await deps.db
    .insertInto('staff_challenge')
    .values({
      challenge_hash: tokenHash(challenge),
      staff_id: staffId,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${GOOD_MINUTES})`,
    })
    .execute()
  return { challenge, siteId: relyingParty(deps).id }
}

/** Whose passkey signed a challenge of ours, which is spent from then on. */
export async function ownerOfSignature(
  deps: OfficeDeps,
  signature: z.output<typeof KeySignature>,
): Promise<string> {
  const challenge = challengeIn(signature.response.clientDataJSON)
  const spent = await deps.db
    .deleteFrom('staff_challenge')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('staff_id', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('challenge_hash')
    .executeTakeFirst()
  const passkey = await deps.db
    .selectFrom('staff_passkey')
    .select(['id', 'staff_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', signature.id)
    .executeTakeFirst()
  if (!spent || !passkey) throw new Refusal('passkey_refused')
  const counter = await checkPasskey({
    siteUrl: deps.siteUrl,
    signature,
    passkey,
    expectedChallenge: challenge,
  }).catch((err: unknown) => {
    deps.log.warn({ event: 'passkey of the office refused', staffId: passkey.staff_id, err })
    throw new Refusal('passkey_refused')
  })
  await markUsed(deps, passkey.id, counter)
  return passkey.staff_id
}

/** The challenge for a new key of this person that an authenticator says it signed, spent from then on. */
export async function spendChallenge(
  { db }: OfficeDeps,
  clientDataJson: string,
  staffId: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJson)
  const spent = await db
    .deleteFrom('staff_challenge')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('challenge_hash')
    .executeTakeFirst()
  if (!spent) throw new Refusal('passkey_refused')
  return challenge
}

/** A key whose count does not go on as it should is a copy, and opens nothing. */
async function markUsed({ db }: OfficeDeps, id: string, counter: bigint): Promise<void> {
  const used = await db
    .updateTable('staff_passkey')
    .set({ counter, last_used_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is(is.val(counter), '=', 0n)]))
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Refusal('passkey_refused')
}
