import { OFFICE_HEADER } from '@zar/contract/office/operation'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'

/** Where the site is served without TLS, as on a developer's machine, no browser keeps a `__Host-` name everywhere. */
const nameOf = (siteUrl: string) => (siteUrl.startsWith('https:') ? '__Host-office' : 'office')

/** The cookie that holds the session's token: never seen by a script, never sent by another site. */
export function cookieOf(siteUrl: string, token: string, maxAgeSeconds: number): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(siteUrl)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`
}

const TOKEN = /^[\w-]{43}$/

export function tokenIn(siteUrl: string, caller: Caller): string | undefined {
  const name = nameOf(siteUrl)
  for (const part of caller.header('cookie').split('; ')) {
    const [key, token = ''] = part.split('=', 2)
    if (key === name && TOKEN.test(token)) return token
  }
  return undefined
}

/** A call that no page but the office's own can have made (CSRF): its header, and its origin where one is told. */
export function refuseForeign(siteUrl: string, caller: Caller): void {
  refuseIf(caller.header(OFFICE_HEADER) === '', 'not_signed_in')
  const origin = caller.header('origin')
  if (origin !== '' && origin !== new URL(siteUrl).origin) throw new Refusal('not_signed_in')
}

/** The page asks by itself, and nobody is at the keys. */
export const isPoll = (caller: Caller): boolean => caller.header(OFFICE_HEADER) === 'poll'
