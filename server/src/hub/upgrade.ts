import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LOCALES, type Locale } from '@zar/contract/limits'

const STATUS = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const
export type RefusedStatus = keyof typeof STATUS

/** Answers an upgrade that is not taken, as plain HTTP, and hangs up. The caller may have gone by then. */
export function refuseUpgrade(socket: Duplex, status: RefusedStatus): void {
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}

type UpgradeRequest = { url: string; headers: IncomingMessage['headers'] }

export const pathOf = (url = '') => url.split('?', 1)[0] ?? ''

const queryOf = (url = '') => new URLSearchParams(url.split('?')[1] ?? '')

/** The language of the page that connects, where it says so. */
export function localeOf(url: string | undefined): Locale | undefined {
  const asked = queryOf(url).get('locale')
  return LOCALES.find((locale) => locale === asked)
}

/** A browser can put no header on a WebSocket, so the token may stand in the query instead. */
export function tokenOf({ url, headers }: UpgradeRequest): string | undefined {
  const query = queryOf(url)
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  const token = query.get('access_token') ?? bearer
  return token && /^\S{1,200}$/.test(token) ? token : undefined
}

/** A page of another site may not use a player's browser; a program has no origin and may (WEB-02). */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin)
}
