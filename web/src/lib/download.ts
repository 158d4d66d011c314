import { Refused, Unreachable } from './request.ts'
import { forgetSession, session } from './session.ts'
import { isRecord } from './stored.ts'
import { locale } from './translate.ts'

/** Long enough for the browser to begin saving. */
const KEPT_MS = 60_000

/** Saves a file that only its player may have: a plain link would carry no token. */
export async function download(path: string, name: string): Promise<void> {
  save(await fetchOwn(path), name)
}

/** A file that only its player may have. */
export async function fetchOwn(path: string): Promise<Blob> {
  const token = session()?.token
  const headers = { locale, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(path, { headers }).catch((cause: unknown) => {
    throw new Unreachable('no answer', { cause })
  })
  if (response.status === 401 && token === session()?.token) forgetSession()
  if (!response.ok) {
    const said: unknown = await response.json().catch(() => null)
    const message = isRecord(said) ? String(said.message ?? '') : ''
    throw new Refused(message, response.status, null)
  }
  return response.blob()
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
