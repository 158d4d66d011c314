import type { Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import type { PaymentDeps } from '../deps.ts'

type Letter = { playerId: string; title: Text; note: Text }

/**
 * Mails the news of a payment, in the player's language, with the newest signed heads of the logs and the root of
 * the keys: whoever keeps the letter can show later what the logs were. Only to an address that its owner has
 * confirmed. In the caller's transaction.
 */
export async function sendMoneyLetter(
  tx: Tx,
  { messages, sealed }: Pick<PaymentDeps, 'messages' | 'sealed'>,
  { playerId, title, note }: Letter,
): Promise<void> {
  const { email, locale, is_email_confirmed } = await tx
    .selectFrom('player')
    .select(['email', 'locale', 'is_email_confirmed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (!is_email_confirmed) return
  const seal = (await sealed?.(tx))?.[locale]
  await messages.mail.send(tx, {
    playerId,
    to: email,
    subject: title[locale],
    text: seal ? `${note[locale]}\n\n${seal}` : note[locale],
    code: null,
    caller: null,
  })
}
