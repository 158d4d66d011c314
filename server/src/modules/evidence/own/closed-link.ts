import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@zar/contract/limits'
import type { OwnFileDeps } from './deps.ts'

const TOKEN = /^(\d{1,18})\.([\w-]{43})$/

const macOf = (fieldCipher: OwnFileDeps['fieldCipher'], fileId: string) =>
  fieldCipher.index(`evidence of a closed account ${fileId}`).toString('base64url')

/**
 * Where the file of a closed account is fetched without a log-in. Its secret stands behind the #, so that no server,
 * proxy or referrer sees it.
 */
export function closedLink(
  { fieldCipher, siteUrl }: Pick<OwnFileDeps, 'fieldCipher' | 'siteUrl'>,
  { fileId, locale }: { fileId: bigint; locale: Locale },
): string {
  const token = `${fileId}.${macOf(fieldCipher, `${fileId}`)}`
  return `${new URL('/closed-evidence', siteUrl)}?lang=${locale}#${token}`
}

/** The file that a link's secret is of; undefined where we did not sign it. */
export function readClosedToken(
  fieldCipher: OwnFileDeps['fieldCipher'],
  token: string,
): bigint | undefined {
  const [, fileId, mac] = TOKEN.exec(token) ?? []
  if (fileId === undefined || mac === undefined) return undefined
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(fieldCipher, fileId)))
  return isOurs ? BigInt(fileId) : undefined
}
