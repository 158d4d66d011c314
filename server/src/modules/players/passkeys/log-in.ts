import type { SessionData } from '@zar/contract/players/auth'
import type { passkeyLogin as endpoint } from '@zar/contract/players/passkey'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Answer, Caller } from '../../../platform/http/route.ts'
import { checkPasskey, relyingParty } from '../../../platform/passkey.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'
import { openSession } from '../sessions/open-session.ts'
import { admitPasskeyTry, issueChallenge, spendChallenge } from './challenge.ts'

type Signature = z.output<typeof endpoint.input>['signature']

/** What a passkey is to sign to log in. Whose it is shows only when it has signed. */
export async function beginPasskeyLogIn(deps: PlayerDeps, caller: Caller) {
  await admitPasskeyTry(deps, caller)
  return { challenge: await issueChallenge(deps, null), siteId: relyingParty(deps).id }
}

/**
 * Opens a session for whoever holds the key. The device has asked for a finger, a face or a PIN, so it
 * is something the player has and something they are or know: no second step is asked for (AUT-07).
 */
export async function logInWithPasskey(
  deps: PlayerDeps,
  signature: Signature,
  caller: Caller,
): Promise<Answer<SessionData>> {
  await admitPasskeyTry(deps, caller)
  const expectedChallenge = await spendChallenge(deps, signature.response.clientDataJSON, null)
  const passkey = await deps.db
    .selectFrom('passkey')
    .select(['id', 'player_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', signature.id)
    .executeTakeFirst()
  if (!passkey) throw new Refusal('passkey_refused')
  const counter = await checkPasskey({ ...deps, signature, passkey, expectedChallenge }).catch(
    (err: unknown) => {
      const playerId = passkey.player_id
      deps.log.warn({ event: 'passkey refused', playerId, ip: caller.ip, err })
      throw new Refusal('passkey_refused')
    },
  )
  return openSession(deps, {
    playerId: passkey.player_id,
    caller,
    check: (tx) => markUsed(tx, deps, passkey.id, counter),
  })
}

/** A key that was removed meanwhile, or whose count does not go on as it should (a copy), opens nothing. */
async function markUsed(tx: Tx, { clock }: PlayerDeps, id: string, counter: bigint) {
  const used = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: clock.now() })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is(is.val(counter), '=', 0n)]))
    .returning('id')
    .executeTakeFirst()
  refuseIf(!used, 'passkey_refused')
}
