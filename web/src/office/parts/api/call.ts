import { type Envelope, type FieldError, REQUEST_ID_HEADER } from '@zar/contract/endpoint'
import { OFFICE_HEADER, type Operation } from '@zar/contract/office/operation'
import { z } from 'zod/mini'
import { locale } from '../../../lib/language/translate.ts'
import { isRecord } from '../../../lib/storage/stored.ts'
import { endSession } from './session.ts'

// Compiled checks would need eval, which the content security policy forbids.
z.config({ jitless: true })

/** How long an exchange may take, to the last byte of its answer. */
const CALL_TIMEOUT_MS = 20_000

/** The server said no. `message` is its sentence, in the person's language. */
export class Refused extends Error {
  readonly status: number
  /** The refusal's name, as `no_right`. */
  readonly code: string | undefined
  readonly fields: FieldError[]
  /** By what the log knows the call. */
  readonly requestId: string
  /** What else the refusal tells, as the decision that came first. */
  readonly details: Record<string, unknown>

  constructor(message: string, status: number, requestId: string, data: unknown) {
    super(message)
    this.status = status
    this.requestId = requestId
    this.details = isRecord(data) ? data : {}
    this.code = typeof this.details.code === 'string' ? this.details.code : undefined
    this.fields = Array.isArray(this.details.fields) ? (this.details.fields as FieldError[]) : []
  }
}

/** No answer came, or none in time: what was asked for may be done. */
export class Unreachable extends Error {
  readonly requestId: string
  constructor(requestId: string, cause?: unknown) {
    super('no answer', { cause })
    this.requestId = requestId
  }
}

/**
 * Calls an operation of the office and gives its data. Throws `Refused` where the server says no, and
 * `Unreachable` where no answer comes. A 401 ends the session here too: the log-in takes the screen's
 * place, and drafts stay. `isPoll`: the page asks by itself, which keeps no session alive.
 */
export async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Operation<I, O>,
  input: z.input<I>,
  { isPoll = false }: { isPoll?: boolean } = {},
): Promise<z.output<O>> {
  const requestId = newRequestId()
  const response = await send(operation, input, { requestId, isPoll })
  const body = await readEnvelope(response, requestId)
  if (response.ok && body.success) {
    if (operation.writes) tellWritten()
    return operation.output.parse(body.data)
  }
  if (response.status === 401 && operation.right !== 'nobody') endSession('ended')
  throw new Refused(body.message, response.status, requestId, body.data)
}

const written = new Set<() => void>()
const tellWritten = (): void => {
  for (const listener of written) listener()
}

/** Hears of each call that changed something; gives how to stop. */
export function onWritten(listener: () => void): () => void {
  written.add(listener)
  return () => void written.delete(listener)
}

/** Where the page came without TLS from another machine a call is named by chance alone. */
const newRequestId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')

async function send(
  operation: Pick<Operation, 'method' | 'path'>,
  input: unknown,
  { requestId, isPoll }: { requestId: string; isPoll: boolean },
): Promise<Response> {
  const isPost = operation.method === 'POST'
  const headers: Record<string, string> = {
    locale,
    [OFFICE_HEADER]: isPoll ? 'poll' : '1',
    [REQUEST_ID_HEADER]: requestId,
  }
  if (isPost) headers['content-type'] = 'application/json'
  // `AbortSignal.timeout` is not in every browser we serve.
  const giveUp = new AbortController()
  setTimeout(() => giveUp.abort(), CALL_TIMEOUT_MS)
  try {
    return await fetch(isPost ? operation.path : addressOf(operation.path, input), {
      method: operation.method,
      headers,
      body: isPost ? JSON.stringify(input) : null,
      signal: giveUp.signal,
      // The cookie is the server's, which no script can read.
      credentials: 'same-origin',
      cache: 'no-store',
    })
  } catch (cause) {
    throw new Unreachable(requestId, cause)
  }
}

/** The address of a read: each member of its input is a parameter, what is no text as JSON. */
export function addressOf(path: string, input: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(input) ? input : {})) {
    if (value === undefined || value === null) continue
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const text = String(query)
  return text ? `${path}?${text}` : path
}

async function readEnvelope(response: Response, requestId: string): Promise<Envelope<unknown>> {
  try {
    const body: unknown = await response.json()
    if (isRecord(body) && typeof body.success === 'boolean') return body as Envelope<unknown>
  } catch (cause) {
    throw new Unreachable(requestId, cause)
  }
  throw new Unreachable(requestId)
}
