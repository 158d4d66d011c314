import { locale } from '../language/translate.ts'
import { session } from '../session/session.ts'
import { endSession } from '../session/session-ended.ts'
import { isRecord } from '../storage/stored.ts'
import { FILE_TIMEOUT_MS, fetchWithin, Refused, Unreachable } from './request.ts'
import { saveFile } from './save-file.ts'

/** Saves a file that only its player may have: a plain link would carry no token. */
export async function download(path: string, name: string): Promise<void> {
  saveFile(await fetchOwn(path), name)
}

/** A file that only its player may have. */
export async function fetchOwn(path: string, timeoutMs = FILE_TIMEOUT_MS): Promise<Blob> {
  const token = session()?.token
  const headers = { locale, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetchWithin(timeoutMs, path, { headers })
  if (!response.ok) {
    const said: unknown = await response.json().catch(() => null)
    const message = isRecord(said) ? String(said.message ?? '') : ''
    if (response.status === 401 && token && token === session()?.token) endSession(message)
    throw new Refused(message, response.status, null)
  }
  return response.blob().catch((cause: unknown) => {
    throw new Unreachable('the file broke off', { cause })
  })
}

/** A file that is asked for with a secret in place of a log-in. */
export async function fetchPosted(path: string, body: object): Promise<Blob> {
  const headers = { locale, 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetchWithin(FILE_TIMEOUT_MS, path, asked)
  if (response.ok) return response.blob()
  const said: unknown = await response.json().catch(() => null)
  throw new Refused(isRecord(said) ? String(said.message ?? '') : '', response.status, null)
}
