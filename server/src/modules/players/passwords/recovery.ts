import type * as contract from '@zar/contract/players/auth'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { letterFor } from '../../messages/index.ts'
import { mayLogIn } from '../../protection/index.ts'
import { admitCodeTry, recoveryBuckets, sendWithin } from '../codes/code-guard.ts'
import { type CodeFor, checkCode, issueCode, spendCode } from '../codes/codes.ts'
import type { PlayerDeps } from '../deps.ts'
import { isUsername, usernameKey } from '../keys.ts'
import { forgiveLogIns, knownBy } from '../log-in-guard.ts'
import { isLetterCode, isLetterOf } from './letter-code.ts'
import { type Holder, refuseUnlike, refuseWeak, replacePassword } from './replace-password.ts'

type Ask = z.output<typeof contract.sendResetPassword.input>
type Check = z.output<typeof contract.checkResetCode.input>
type Change = z.output<typeof contract.changePasswordWithCode.input>

/**
 * Mails a recovery code. A name that belongs to nobody gets the same answer after the same work:
 * its code is made and kept too, and mailed to no one (AUT-04, AUT-08).
 */
export async function sendRecoveryCode(deps: PlayerDeps, { username }: Ask, caller: Caller) {
  const accountKey = usernameKey(username.trim())
  const holder = await findHolder(deps.db, accountKey)
  const known = await knownBy(deps.db, { playerId: holder?.id, caller }, deps.clock.now())
  // Not the address alone: many share one, and a neighbour would learn that the name exists.
  const isKnown = known.device
  await sendWithin(deps, recoveryBuckets(deps, { accountKey, caller, isKnown }), async () => {
    await deps.db.transaction().execute(async (tx) => {
      const code = await issueCode(tx, deps, recoveryOf(accountKey, caller))
      await deps.messages.mail.send(tx, {
        playerId: holder?.id ?? null,
        to: holder?.email ?? '',
        code,
        caller,
        ...(await letterFor(tx, {
          letter: 'recovery-code',
          locale: caller.locale,
          values: { code },
        })),
      })
    })
    deps.log.info({ event: 'recovery asked', playerId: holder?.id, ip: caller.ip })
  })
}

/** Whether the code is right; it stays good for the change itself. */
export async function checkRecoveryCode(
  deps: PlayerDeps,
  { username, code }: Check,
  caller: Caller,
) {
  await admitCodeTry(deps, caller)
  const accountKey = usernameKey(username.trim())
  const isRight = isLetterCode(code)
    ? isLetterFor(deps, await findHolder(deps.db, accountKey), code)
    : await checkCode(deps.db, deps, recoveryOf(accountKey, caller), code)
  refuseIf(!isRight, 'code_wrong')
}

const isLetterFor = (deps: PlayerDeps, holder: Found | undefined, code: string): boolean =>
  holder !== undefined && isLetterOf(deps, holder, code)

/** Spends the code and sets the password. Nobody is logged in by it; everybody is logged out. */
export async function resetPassword(deps: PlayerDeps, input: Change, caller: Caller) {
  refuseUnlike(input.password === input.password2, 'password2', caller.locale)
  await checkRecoveryCode(deps, input, caller)
  const accountKey = usernameKey(input.username.trim())
  const holder = await findHolder(deps.db, accountKey)
  if (!holder) throw new Refusal('code_wrong')
  refuseWeak(deps, { password: input.password, holder, locale: caller.locale })
  const passwordHash = await deps.passwords.hash(input.password)
  const setting = { holder, passwordHash, isRecovery: true }
  const ended = await deps.db.transaction().execute(async (tx) => {
    // A letter is spent by the change itself: it names the password that it replaces.
    if (isLetterFor(deps, holder, input.code))
      return replacePassword(tx, deps, { ...setting, insteadOf: holder.password_hash }, caller)
    return (await spendCode(tx, deps, recoveryOf(accountKey, caller), input.code))
      ? replacePassword(tx, deps, setting, caller)
      : undefined
  })
  if (!ended) throw new Refusal('code_wrong')
  await deps.sessions.announceEnded(ended)
  deps.onCommitted()
  await forgiveLogIns(deps, { accountKey, caller })
  deps.log.info({ event: 'password reset', playerId: holder.id, ip: caller.ip })
}

/**
 * A code is good only in the browser that asked for it. So a stranger who asks about the same name
 * neither replaces its owner's code nor wears it out with wrong tries. Who sends no secret is told from
 * others by what was measured alone.
 */
const recoveryOf = (accountKey: string, { device, fingerprint }: Caller): CodeFor => ({
  purpose: 'recovery',
  subject: `${accountKey} ${device || fingerprint}`,
})

type Found = Holder & { password_hash: string }

async function findHolder(db: Db, accountKey: string): Promise<Found | undefined> {
  const holder = await db
    .selectFrom('player')
    .select(['id', 'username', 'email', 'phone', 'status', 'password_hash'])
    // Not every text that can be typed can be asked of the database.
    .where('username_key', '=', isUsername(accountKey) ? accountKey : '')
    .executeTakeFirst()
  return holder && mayLogIn(holder.status) ? holder : undefined
}
