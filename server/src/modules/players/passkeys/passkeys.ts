import type * as contract from '@zar/contract/players/passkey'
import type { z } from 'zod/mini'
import type { Caller, SignedIn } from '../../../platform/http/route.ts'
import { checkNewPasskey, relyingParty } from '../../../platform/passkey.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { tellOfChange } from '../account/security-notice.ts'
import type { PlayerDeps } from '../deps.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { takenKey } from '../player.ts'
import { issueChallenge, spendChallenge } from './challenge.ts'

type Who = { player: SignedIn; caller: Caller }
type Adding = z.output<typeof contract.addPasskey.input>

const PASSKEYS_MAX = 10
const SITE_NAME = 'Zar'

export async function listPasskeys(
  { db }: PlayerDeps,
  playerId: string,
): Promise<contract.Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    addedAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
}

/** For the password, what a new key is to sign (AUT-09). */
export async function beginPasskey(deps: PlayerDeps, password: string, playerId: string) {
  const { username } = await provePassword(deps, { playerId, password })
  const known = await deps.db
    .selectFrom('passkey')
    .select('credential_id')
    .where('player_id', '=', playerId)
    .execute()
  refuseIf(known.length >= PASSKEYS_MAX, 'passkey_limit')
  return {
    challenge: await issueChallenge(deps, playerId),
    site: { id: relyingParty(deps).id, name: SITE_NAME },
    // An authenticator keeps it, so it says nothing of the player.
    user: {
      id: deps.fieldCipher.index(`passkey user ${playerId}`).toString('base64url'),
      name: username,
    },
    known: known.map((row) => row.credential_id),
  }
}

/** Keeps the key, if it signed what it was given, here, with its owner present and proven. */
export async function addPasskey(deps: PlayerDeps, { name, key }: Adding, { player, caller }: Who) {
  const { playerId } = player
  const expectedChallenge = await spendChallenge(deps, key.response.clientDataJSON, playerId)
  const credential = await checkNewPasskey({ ...deps, key, expectedChallenge }).catch(
    (err: unknown) => {
      deps.log.warn({ event: 'passkey not taken', playerId, ip: caller.ip, err })
      throw new Refusal('passkey_refused')
    },
  )
  await insertPasskey(deps, { name, credential }, { player, caller }).catch((error: unknown) => {
    const isTaken = takenKey(error) === 'passkey_credential_once'
    throw isTaken ? new Refusal('passkey_refused') : error
  })
  deps.onCommitted()
  deps.log.info({ event: 'passkey added', playerId, ip: caller.ip })
}

type New = { name: string; credential: { id: string; publicKey: Uint8Array; counter: number } }

const insertPasskey = (
  deps: PlayerDeps,
  { name, credential }: New,
  { player: { playerId, tokenHash }, caller }: Who,
) =>
  deps.db.transaction().execute(async (tx) => {
    // The row lock puts new keys of one player in line, so that the limit holds, and a recovery too.
    await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const session = await tx
      .selectFrom('session')
      .select('ended_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    // A recovery has taken the keys away: one that came after it would stay.
    refuseIf(session?.ended_at !== null, 'not_signed_in')
    const { count } = await tx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
    refuseIf(count >= PASSKEYS_MAX, 'passkey_limit')
    await tx
      .insertInto('passkey')
      .values({
        id: deps.random.uuid(),
        player_id: playerId,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        created_at: deps.clock.now(),
        last_used_at: null,
      })
      .execute()
    const told = { letter: 'passkey-added', values: { name } } as const
    await tellOfChange(tx, deps, { playerId, caller, ...told })
  })

/** Takes one of the player's own keys away, for the password. */
export async function removePasskey(
  deps: PlayerDeps,
  { id, password }: { id: string; password: string },
  { player: { playerId }, caller }: Who,
) {
  await provePassword(deps, { playerId, password })
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new Refusal('not_found')
    const told = { letter: 'passkey-removed', values: { name: removed.name } } as const
    await tellOfChange(tx, deps, { playerId, caller, ...told })
  })
  deps.onCommitted()
  deps.log.info({ event: 'passkey removed', playerId, ip: caller.ip })
}
