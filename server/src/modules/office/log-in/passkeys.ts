import type * as contract from '@zar/contract/office/log-in/passkeys'
import { STAFF_PASSKEYS_MAX } from '@zar/contract/office/log-in/passkeys'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { checkNewPasskey, relyingParty } from '../../../platform/passkey.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { writeAudit } from '../../audit/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OwnCall } from '../operations/operation-route.ts'
import { issueChallenge, spendChallenge } from './challenge.ts'
import { originOf } from './log-in.ts'
import { proveThere } from './prove.ts'

type Call<Operation extends { input: z.ZodMiniType }> = OwnCall<z.output<Operation['input']>>
const SITE_NAME = 'Zar Ofis'

/** The person's own, the oldest first. */
export async function listOwnPasskeys({ db }: OfficeDeps, staffId: string) {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
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

/** What a new key is to sign, for whoever shows that they are there. */
export async function beginOwnPasskey(
  deps: OfficeDeps,
  { input, person }: Call<typeof contract.beginMyPasskey>,
) {
  await proveThere(deps, input, person.id)
  const known = await deps.db
    .selectFrom('staff_passkey')
    .select('credential_id')
    .where('staff_id', '=', person.id)
    .execute()
  refuseIf(known.length >= STAFF_PASSKEYS_MAX, 'passkey_limit')
  const { challenge } = await issueChallenge(deps, person.id)
  return {
    challenge,
    site: { id: relyingParty(deps).id, name: SITE_NAME },
    user: {
      id: deps.fieldCipher.index(`office passkey user ${person.id}`).toString('base64url'),
      name: person.name,
    },
    known: known.map((row) => row.credential_id),
  }
}

/** Keeps the key, if it signed what it was given, here, with its owner present and proven. */
export async function addOwnPasskey(
  deps: OfficeDeps,
  call: Call<typeof contract.addMyPasskey>,
): Promise<void> {
  const { name, newKey } = call.input
  const staffId = call.person.id
  const expectedChallenge = await spendChallenge(deps, newKey.response.clientDataJSON, staffId)
  const credential = await checkNewPasskey({ ...deps, key: newKey, expectedChallenge }).catch(
    (err: unknown) => {
      deps.log.warn({ event: 'passkey of the office not taken', staffId, err })
      throw new Refusal('passkey_refused')
    },
  )
  await deps.db.transaction().execute(async (tx) => {
    // New keys of one person are counted one after the other.
    await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('staff_passkey')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
    refuseIf(count >= STAFF_PASSKEYS_MAX, 'passkey_limit')
    const added = await tx
      .insertInto('staff_passkey')
      .values({
        id: deps.random.uuid(),
        staff_id: staffId,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    refuseIf(!added, 'passkey_refused')
    await note(tx, call, { does: 'passkey_added', name })
  })
}

/** Takes one of the person's own keys away, for whoever shows that they are there. */
export async function removeOwnPasskey(
  deps: OfficeDeps,
  call: Call<typeof contract.removeMyPasskey>,
): Promise<void> {
  const { input, person } = call
  await proveThere(deps, input, person.id)
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('staff_passkey')
      .where('id', '=', input.id)
      .where('staff_id', '=', person.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new Refusal('not_found')
    await note(tx, call, { does: 'passkey_removed', name: removed.name })
  })
}

type Noted = { does: 'passkey_added' | 'passkey_removed'; name: string }

const note = (tx: Tx, { person, session, caller }: OwnCall<unknown>, { does, name }: Noted) =>
  writeAudit(tx, {
    actor: { kind: 'staff', id: person.id, roles: person.roles },
    does,
    outcome: 'done',
    after: { name },
    origin: { ...originOf(caller), session: session.id },
  })
