import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@zar/contract/limits'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

const macOf = (fieldCipher: PaymentDeps['fieldCipher'], paymentId: string) =>
  fieldCipher.index(`stop withdrawal ${paymentId}`).toString('base64url')

/**
 * The address at which a withdrawal can be stopped without a log-in. Its secret stands behind the #, so
 * that no server, proxy or referrer sees it.
 */
export function stopLink(
  { fieldCipher, siteUrl }: Pick<PaymentDeps, 'fieldCipher' | 'siteUrl'>,
  { paymentId, locale }: { paymentId: string; locale: Locale },
): string {
  const token = `${paymentId}.${macOf(fieldCipher, paymentId)}`
  return `${new URL('/stop-withdrawal', siteUrl)}?lang=${locale}#${token}`
}

/** The withdrawal that a link's secret is of. Refuses one that we did not sign. */
export function readStopToken(fieldCipher: PaymentDeps['fieldCipher'], token: string): string {
  const [, paymentId, mac] = TOKEN.exec(token) ?? []
  if (paymentId === undefined || mac === undefined) throw new Refusal('stop_link_invalid')
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(fieldCipher, paymentId)))
  if (!isOurs) throw new Refusal('stop_link_invalid')
  return paymentId
}
