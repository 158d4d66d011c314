import type * as contract from '@zar/contract/players/two-step'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { otpauthUrl, secretOf } from '../../../platform/totp.ts'
import { tellOfChange } from '../account/security-notice.ts'
import type { PlayerDeps } from '../deps.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { admitSecondStep, recoveryHmac, secretContext, spendSecondStep } from './second-step.ts'

type Who = { playerId: string; caller: Caller }
type Status = z.input<typeof contract.twoStep.output>

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_DIGITS = 10
/** How long a begun secret waits for its first code. */
const BEGUN_MS = 15 * 60_000

export async function readTwoStep({ db }: PlayerDeps, playerId: string): Promise<Status> {
  const row = await db
    .selectFrom('two_step')
    .select(({ selectFrom }) =>
      selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('recovery_code.player_id', '=', 'two_step.player_id')
        .where('spent_at', 'is', null)
        .as('left'),
    )
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return { isOn: row !== undefined, recoveryLeft: Number(row?.left ?? 0) }
}

/** A new secret, in place of one that was begun and never confirmed. */
export async function beginTwoStep(deps: PlayerDeps, password: string, playerId: string) {
  const { username } = await provePassword(deps, { playerId, password })
  const secret = secretOf(deps.random.token(SECRET_BYTES))
  const fresh = {
    secret_sealed: deps.fieldCipher.encrypt(secret, secretContext(playerId)),
    begun_at: deps.clock.now(),
  }
  const begun = await deps.db
    .insertInto('two_step')
    .values({ player_id: playerId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet(fresh).where('two_step.confirmed_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst()
  refuseIf(!begun, 'two_step_on')
  return { secret, url: otpauthUrl(secret, username) }
}

/** The first code switches it on. Answers the recovery codes, which nobody can read again. */
export async function confirmTwoStep(deps: PlayerDeps, code: string, { playerId, caller }: Who) {
  const tries = await admitSecondStep(deps, playerId, caller)
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    deps.random.digits(RECOVERY_DIGITS),
  )
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockTwoStep(tx, playerId)
    refuseIf(row?.confirmed_at != null, 'two_step_on')
    const now = deps.clock.now()
    const isFresh = row !== undefined && now.getTime() - row.begun_at.getTime() < BEGUN_MS
    refuseIf(!isFresh, 'two_step_not_begun')
    refuseIf(!(await spendSecondStep(tx, deps, playerId, code)), 'second_step_wrong')
    await tx
      .updateTable('two_step')
      .set({ confirmed_at: now })
      .where('player_id', '=', playerId)
      .execute()
    const rows = recoveryCodes.map((one) => ({
      player_id: playerId,
      code_hmac: recoveryHmac(deps, playerId, one),
    }))
    await tx.insertInto('recovery_code').values(rows).execute()
    await tellOfChange(tx, deps, { playerId, caller, letter: 'two-step-on' })
  })
  await tries.done()
  deps.onCommitted()
  deps.log.info({ event: 'two-step on', playerId, ip: caller.ip })
  return { recoveryCodes: recoveryCodes.map((one) => one.replace(/^\d{5}/, '$&-')) }
}

type End = z.output<typeof contract.endTwoStep.input>

/** Off again, for the password and a code; the recovery codes go with it. */
export async function endTwoStep(deps: PlayerDeps, input: End, { playerId, caller }: Who) {
  await provePassword(deps, { playerId, password: input.password })
  const tries = await admitSecondStep(deps, playerId, caller)
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockTwoStep(tx, playerId)
    refuseIf(row?.confirmed_at == null, 'two_step_off')
    refuseIf(!(await spendSecondStep(tx, deps, playerId, input.code)), 'second_step_wrong')
    await tx.deleteFrom('two_step').where('player_id', '=', playerId).execute()
    await tellOfChange(tx, deps, { playerId, caller, letter: 'two-step-off' })
  })
  await tries.done()
  deps.onCommitted()
  deps.log.info({ event: 'two-step off', playerId, ip: caller.ip })
}

const lockTwoStep = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('two_step')
    .select(['begun_at', 'confirmed_at'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
