import { randomBytes } from 'node:crypto'
import type { Registration, SessionData } from '@zar/contract/players/auth'
import type { DemoMessage } from '@zar/contract/sandbox'
import { type From, type openPlayerApp, person } from './player-app.ts'

type Site = Awaited<ReturnType<typeof openPlayerApp>>

/** A browser with a demo box of its own. */
export const browser = (more: From = {}): From => ({
  demoBox: randomBytes(16).toString('base64url'),
  fingerprint: randomBytes(8).toString('hex'),
  device: randomBytes(18).toString('base64url'),
  ...more,
})

/** A player who has just signed up in a browser. */
export async function signedUp(
  site: Site,
  from: From = browser(),
  changes: Partial<Registration> = {},
) {
  const form = person(changes)
  const { data, message } = await site.post<SessionData>('/api/auth/register', form, from)
  if (!data) throw new Error(message)
  return { ...form, ...from, form, from: { ...from, token: data.token }, token: data.token }
}

/** What lies in the browser's demo box, newest first, but for the email that every sign-up sends. */
export const sentMessages = async (site: Site, from: From): Promise<DemoMessage[]> =>
  (await allMessages(site, from)).filter(({ text }) => !text.includes('/confirm-email'))

/** All that lies in it. */
export async function allMessages(site: Site, from: From): Promise<DemoMessage[]> {
  const { data } = await site.post<DemoMessage[]>('/api/sandbox/messages', {}, from)
  return data ?? []
}

/** The code that was sent last. */
export async function lastCode(site: Site, from: From): Promise<string> {
  const code = (await sentMessages(site, from)).find((message) => message.code)?.code
  if (!code) throw new Error('no code was sent')
  return code
}

/** Six other digits. */
export const wrong = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')
