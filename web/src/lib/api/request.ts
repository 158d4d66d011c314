import { DEVICE_COOKIE } from '@zar/contract/device'
import {
  type Endpoint,
  type Envelope,
  type FieldError,
  REQUEST_ID_HEADER,
} from '@zar/contract/endpoint'
import type { RefusalCode } from '@zar/contract/refusal'
import { locale } from '../language/translate.ts'
import { browserSecret } from '../session/browser-secret.ts'
import { fingerprint, storedFingerprint } from '../session/fingerprint.ts'
import { session } from '../session/session.ts'
import { endSession } from '../session/session-ended.ts'
import { isRecord } from '../storage/stored.ts'

/** The server said no. `message` is the sentence to show, already in the player's language. */
export class Refused extends Error {
  readonly status: number
  readonly code: RefusalCode | undefined
  /** The player took a break, or was excluded or blocked: the log-in form says which. */
  readonly isShutOut: boolean
  /** Which fields of the form are wrong, and why. */
  readonly fields: FieldError[]

  constructor(message: string, status: number, data: unknown) {
    super(message)
    this.status = status
    const details = isRecord(data) ? data : {}
    this.code = details.code as RefusalCode | undefined
    this.isShutOut = this.code?.startsWith('session_ended_') ?? false
    this.fields = Array.isArray(details.fields) ? (details.fields as FieldError[]) : []
  }
}

/**
 * No answer came, or none in time: the network, or the server, is away. The caller does not know
 * what happened: what was asked for may be done.
 */
export class Unreachable extends Error {}

/** How long an exchange may take, to the last byte of its answer. */
const CALL_TIMEOUT_MS = 20_000
/** One that carries a file, up or down. */
export const FILE_TIMEOUT_MS = 120_000
/** The longest that browsers keep a cookie. */
const DEVICE_KEPT_SECONDS = 400 * 24 * 60 * 60

/** Where a call goes. */
export type Wire = Pick<Endpoint, 'method' | 'isPublicRead'> & { path: string }
export type Answer<Data> = {
  data: Data
  message: string
  /** What this answer is known by, where its call may be asked again with `if-none-match`. */
  etag?: string | undefined
}
/** What is of one call alone. */
export type Extras = { headers?: Record<string, string>; timeoutMs?: number }

/**
 * One exchange with the server, its data not yet looked at: what every call is made of. Use
 * `call` unless the schemas would have to be waited for. A file is sent as the bytes it is. The data
 * is undefined where the answer is the one named by `if-none-match`.
 */
export async function request(
  wire: Wire,
  input: unknown,
  extras: Extras = {},
): Promise<Answer<unknown>> {
  const token = session()?.token
  const response = await send(wire, input, token, extras)
  if (response.status === 304) return { data: undefined, message: '' }
  const body = await readEnvelope(response)
  const { data, message } = body
  if (response.ok && body.success) {
    return { data, message, etag: response.headers.get('etag') ?? undefined }
  }
  const refused = new Refused(message, response.status, data)
  // An answer to who was here before says nothing of who is here now.
  if (response.status === 401 && token && token === session()?.token)
    endSession(message, refused.isShutOut)
  throw refused
}

/** Where the page came without TLS from another machine a call has no name. */
function nameCall(headers: Record<string, string>): void {
  if (crypto.randomUUID) headers[REQUEST_ID_HEADER] = crypto.randomUUID()
}

async function send(
  { method, path, isPublicRead }: Wire,
  input: unknown,
  token: string | undefined,
  extras: Extras,
): Promise<Response> {
  const headers: Record<string, string> = { locale, ...extras.headers }
  nameCall(headers)
  if (token) headers.authorization = `Bearer ${token}`
  const isFile = input instanceof Blob
  const timeoutMs = extras.timeoutMs ?? (isFile ? FILE_TIMEOUT_MS : CALL_TIMEOUT_MS)
  if (method === 'POST')
    headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json'
  // A form waits for the device to be measured; what the first page shows does not.
  const isForm = method === 'POST' && (token || !isPublicRead)
  // It goes with the call by itself.
  if (isForm) browserSecret(DEVICE_COOKIE, DEVICE_KEPT_SECONDS)
  headers.fingerprint = isForm ? await fingerprint() : storedFingerprint()
  return fetchWithin(timeoutMs, path, {
    method,
    headers,
    ...(method === 'POST' && { body: isFile ? input : JSON.stringify(input) }),
  })
}

/** A fetch that is given up when its time is over, be it while its answer is read. */
export async function fetchWithin(
  timeoutMs: number,
  path: string,
  init: RequestInit,
): Promise<Response> {
  // `AbortSignal.timeout` is not in every browser we serve.
  const giveUp = new AbortController()
  setTimeout(() => giveUp.abort(), timeoutMs)
  try {
    return await fetch(path, { ...init, signal: giveUp.signal })
  } catch (cause) {
    throw new Unreachable('no answer', { cause })
  }
}

async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  try {
    const body: unknown = await response.json()
    if (isRecord(body) && typeof body.success === 'boolean') return body as Envelope<unknown>
  } catch (cause) {
    throw new Unreachable('the answer broke off', { cause })
  }
  throw new Unreachable('the answer is not ours')
}
