import type { changeEmail as endpoint } from '@zar/contract/players/account'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { letterFor, notifyPlayer } from '../../messages/index.ts'
import { admitCodeTry, mailBuckets, sendWithin } from '../codes/code-guard.ts'
import { type CodeFor, issueCode, spendCode } from '../codes/codes.ts'
import type { PlayerDeps } from '../deps.ts'
import { emailKey } from '../keys.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { takenKey } from '../player.ts'
import { emailChanged, hiddenEmail } from './email-address-emails.ts'

type Input = z.output<typeof endpoint.input>
type Who = { playerId: string; caller: Caller }

const WRONG_FORM = { tr: 'Geçerli bir e-posta adresi yaz.', en: 'Enter a valid e-mail address.' }

/** Step 1: for the password, mails a code to the new address (AUT-09). Whether
 * it is somebody else's is told to whoever has the code, who owns it (H7). */
export async function sendEmailCode(
  deps: PlayerDeps,
  { email, password }: Input & { step: 1 },
  { playerId, caller }: Who,
): Promise<void> {
  refuseUnprintable(email, caller)
  const holder = await provePassword(deps, { playerId, password })
  refuseIf(emailKey(email) === emailKey(holder.email), 'email_same')
  await sendWithin(
    deps,
    mailBuckets(deps, { playerId, email: emailKey(email) }, caller),
    async () => {
      await deps.db.transaction().execute(async (tx) => {
        const code = await issueCode(tx, deps, emailOf(playerId, email))
        await deps.messages.mail.send(tx, {
          playerId,
          to: email,
          code,
          caller,
          ...(await letterFor(tx, {
            letter: 'email-code',
            locale: caller.locale,
            values: { code },
          })),
        })
      })
      deps.log.info({ event: 'e-mail code sent', playerId, ip: caller.ip })
    },
  )
}

/** Step 2: with the code, the address becomes the player's, and the old one is told (AUT-10). */
export async function takeEmail(
  deps: PlayerDeps,
  { email, code }: Input & { step: 2 },
  { playerId, caller }: Who,
): Promise<void> {
  refuseUnprintable(email, caller)
  await admitCodeTry(deps, caller)
  const isRight = await deps.db
    .transaction()
    .execute(async (tx) => {
      if (!(await spendCode(tx, deps, emailOf(playerId, email), code))) return false
      await setEmail(tx, deps, email, { playerId, caller })
      return true
    })
    .catch((error: unknown) => {
      // Somebody else made it theirs between the steps; the code is not spent on that.
      throw takenKey(error) === 'player_email_taken' ? new Refusal('email_taken') : error
    })
  refuseIf(!isRight, 'code_wrong')
  deps.onCommitted()
  deps.log.info({ event: 'e-mail changed', playerId, ip: caller.ip })
}

async function setEmail(tx: Tx, deps: PlayerDeps, email: string, { playerId, caller }: Who) {
  const before = await tx
    .selectFrom('player')
    .select(['email', 'locale'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('player')
    .set({ email, email_key: emailKey(email), is_email_confirmed: true })
    .where('id', '=', playerId)
    .execute()
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...emailChanged(email) })
  await deps.messages.mail.send(tx, {
    playerId,
    to: before.email,
    code: null,
    caller,
    ...(await letterFor(tx, {
      letter: 'email-changed',
      locale: before.locale,
      values: { email: hiddenEmail(email) },
    })),
  })
}

/** Control characters and half characters can not be stored, or mailed to. */
function refuseUnprintable(email: string, { locale }: Caller): void {
  if (!/\p{C}/u.test(email)) return
  throw new Refusal('invalid_input', [{ field: 'email', message: WRONG_FORM[locale] }])
}

const emailOf = (playerId: string, email: string): CodeFor => ({
  purpose: 'email',
  subject: `${playerId} ${emailKey(email)}`,
})
