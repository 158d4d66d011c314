import type { updatePhone as endpoint } from '@zar/contract/players/customer'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { letterFor, notifyPlayer, textFor } from '../../messages/index.ts'
import { admitCodeTry, sendWithin, smsBuckets } from '../codes/code-guard.ts'
import { type CodeFor, issueCode, spendCode } from '../codes/codes.ts'
import type { PlayerDeps } from '../deps.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { takenKey } from '../player.ts'
import { toE164 } from '../registration/phone.ts'
import { endOf, phoneVerified } from './phone-messages.ts'

type Input = z.output<typeof endpoint.input>
type NewPhone = Extract<Input, { step: 1 }>
type Who = { playerId: string; caller: Caller }

const WRONG_FORM = {
  tr: 'Geçerli bir telefon numarası yaz.',
  en: 'Enter a valid phone number.',
}

/**
 * Step 1: sends a code to the phone. Whether it is somebody else's is told to whoever has the code, who
 * holds it (H7). A verified number is replaced for the
 * password only: whoever found an open page has no way to the codes of the recovery (AUT-09, X14).
 */
export async function sendPhoneCode(deps: PlayerDeps, input: NewPhone, who: Who): Promise<void> {
  const { playerId, caller } = who
  const phone = await readPhone(deps, input.phone, who)
  refuseIf(!deps.policy.sms.prefixes.some((prefix) => phone.startsWith(prefix)), 'phone_not_served')
  const { password } = input
  const isGuarded = await replacesVerified(deps, playerId, phone)
  if (isGuarded && password === undefined) throw new Refusal('phone_password_needed')
  await sendWithin(deps, smsBuckets(deps, { playerId, phone }, caller), async () => {
    if (isGuarded && password !== undefined) await provePassword(deps, { playerId, password })
    await deps.db.transaction().execute(async (tx) => {
      const code = await issueCode(tx, deps, phoneOf(playerId, phone))
      await deps.messages.sms.send(tx, {
        playerId,
        to: phone,
        subject: null,
        code,
        caller,
        text: await textFor(tx, {
          letter: 'phone-code',
          locale: caller.locale,
          values: { code },
        }),
      })
    })
    deps.log.info({ event: 'phone code sent', playerId, ip: caller.ip })
  })
}

/** Whether another number is verified, whose place this one would take. */
async function replacesVerified(
  { db }: PlayerDeps,
  playerId: string,
  phone: string,
): Promise<boolean> {
  const before = await db
    .selectFrom('player')
    .select(['phone', 'is_phone_verified'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return before.is_phone_verified && before.phone !== phone
}

/** Step 2: with the code, the phone becomes the player's, and verified. */
export async function verifyPhone(
  deps: PlayerDeps,
  input: Input & { step: 2 },
  who: Who,
): Promise<void> {
  const { playerId, caller } = who
  const phone = await readPhone(deps, input.phone, who)
  await admitCodeTry(deps, caller)
  const isRight = await deps.db
    .transaction()
    .execute(async (tx) => {
      if (!(await spendCode(tx, deps, phoneOf(playerId, phone), input.code))) return false
      await setPhone(tx, deps, phone, who)
      return true
    })
    .catch((error: unknown) => {
      // Somebody else made it theirs between the steps; the code is not spent on that.
      throw takenKey(error) === 'player_phone_taken' ? new Refusal('phone_taken') : error
    })
  refuseIf(!isRight, 'code_wrong')
  deps.onCommitted()
  deps.log.info({ event: 'phone verified', playerId, ip: caller.ip })
}

async function setPhone(tx: Tx, deps: PlayerDeps, phone: string, { playerId, caller }: Who) {
  const before = await tx
    .selectFrom('player')
    .select(['email', 'phone', 'locale'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('player')
    .set({ phone, is_phone_verified: true })
    .where('id', '=', playerId)
    .execute()
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...phoneVerified(phone) })
  if (before.phone === phone) return
  await deps.messages.mail.send(tx, {
    playerId,
    to: before.email,
    code: null,
    caller,
    ...(await letterFor(tx, {
      letter: 'phone-changed',
      locale: before.locale,
      values: { phone: endOf(phone) },
    })),
  })
}

/** The number as it is stored. The form's own prefix is 90, whatever the player's country. */
async function readPhone(
  { db }: PlayerDeps,
  digits: string,
  { playerId, caller }: Who,
): Promise<string> {
  const { code } = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select('country.code')
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow()
  const phone = toE164(digits, code)
  if (phone) return phone
  throw new Refusal('invalid_input', [{ field: 'phone', message: WRONG_FORM[caller.locale] }])
}

const phoneOf = (playerId: string, phone: string): CodeFor => ({
  purpose: 'phone',
  subject: `${playerId} ${phone}`,
  holder: playerId,
})
