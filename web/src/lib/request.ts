import type { Envelope, FieldError } from '@zar/contract/endpoint'
import type { RefusalCode } from '@zar/contract/refusal'
import { fingerprint, storedFingerprint } from './fingerprint.ts'
import { forgetSession, session } from './session.ts'
import { isRecord } from './stored.ts'
import { locale } from './translate.ts'

/** The server said no. `message` is the sentence to show, already in the player's language. */
export class Refused extends Error {
  readonly status: number
  readonly code: RefusalCode | undefined
  /** Which fields of the form are wrong, and why. */
  readonly fields: FieldError[]

  constructor(message: string, status: number, data: unknown) {
    super(message)
    this.status = status
    const details = isRecord(data) ? data : {}
    this.code = details.code as RefusalCode | undefined
    this.fields = Array.isArray(details.fields) ? (details.fields as FieldError[]) : []
  }
}

/** No answer came: the network, or the server, is away. The caller does not know what happened. */
export class Unreachable extends Error {}

/** Calls that read what everyone may see. */
const PUBLIC =
  /^\/api\/(cms\/(?!callme)|transaction\/|casino\/(games|lobby|section|categories)|sport\/)/

type Wire = { method: 'GET' | 'POST'; path: string }
export type Answer<Data> = { data: Data; message: string }

/**
 * One exchange with the server, its data not yet looked at: what every call is made of. Use
 * `call` unless the schemas would have to be waited for. A file is sent as the bytes it is.
 * `more` are headers of this call alone.
 */
export async function request(
  wire: Wire,
  input: unknown,
  more?: Record<string, string>,
): Promise<Answer<unknown>> {
  const token = session()?.token
  const response = await send(wire, input, token, more)
  const body = await readEnvelope(response)
  // An answer to who was here before says nothing of who is here now.
  if (response.status === 401 && token === session()?.token) forgetSession()
  if (!response.ok || !body.success) throw new Refused(body.message, response.status, body.data)
  return { data: body.data, message: body.message }
}

async function send(
  { method, path }: Wire,
  input: unknown,
  token: string | undefined,
  more?: Record<string, string>,
): Promise<Response> {
  const headers: Record<string, string> = { locale, ...more }
  if (token) headers.authorization = `Bearer ${token}`
  const isFile = input instanceof Blob
  if (method === 'POST')
    headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json'
  // A form waits for the device to be measured; what the first page shows does not.
  const isForm = method === 'POST' && (token || !PUBLIC.test(path))
  headers.fingerprint = isForm ? await fingerprint() : storedFingerprint()
  try {
    return await fetch(path, {
      method,
      headers,
      ...(method === 'POST' && { body: isFile ? input : JSON.stringify(input) }),
    })
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
