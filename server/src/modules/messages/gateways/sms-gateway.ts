import { type Gateway, type GatewayMessage, NotSent } from './gateway.ts'

/**
 * How a gateway wants to be asked. In the address and the body `{to}` stands for `+905…`, `{digits}`
 * for the same without the plus, `{text}` for the message and `{id}` for our number of it; in a
 * header all of them but the text.
 */
export type SmsSettings = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string
  bodyType: 'json' | 'form' | 'xml'
  /** What the answer of a message that was taken has in it; undefined trusts the status alone. */
  accepted: string | undefined
}

const WHOLE_MS = 8_000
const ANSWER_MAX_BYTES = 20_000

const XML: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
type Escape = (value: string) => string

/** How a body of each kind is announced, and how a value is put between its quotes or tags. */
const BODIES: Record<SmsSettings['bodyType'], { type: string; put: Escape }> = {
  json: { type: 'application/json', put: (value) => JSON.stringify(value).slice(1, -1) },
  form: { type: 'application/x-www-form-urlencoded', put: encodeURIComponent },
  xml: {
    type: 'application/xml; charset=utf-8',
    put: (value) => value.replace(/[&<>"']/g, (sign) => XML[sign] ?? sign),
  },
}

/** Sends text messages over the HTTP gateway that the settings describe. */
export function openSmsGateway(settings: SmsSettings, wholeMs = WHOLE_MS): Gateway {
  return {
    async send(message) {
      const answer = await ask(settings, message, wholeMs).catch((error: unknown) => {
        throw error instanceof NotSent ? error : new NotSent(whyOf(error))
      })
      const { accepted } = settings
      if (accepted !== undefined && !answer.includes(accepted)) throw new NotSent('not accepted')
    },
  }
}

async function ask(
  { url, method, headers, body, bodyType }: SmsSettings,
  message: GatewayMessage,
  wholeMs: number,
): Promise<string> {
  const { text: _, ...short } = valuesOf(message)
  const { type, put } = BODIES[bodyType]
  const isPost = method === 'POST'
  const response = await fetch(filled(url, valuesOf(message), encodeURIComponent), {
    method,
    headers: [
      ...Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        filled(value, short, (is) => is),
      ]),
      ...(isPost ? [['content-type', type] as [string, string]] : []),
    ],
    ...(isPost && { body: filled(body, valuesOf(message), put) }),
    // Our secret is in the headers or the address: it goes nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(wholeMs),
  })
  const answer = await startOf(response)
  if (!response.ok) throw new NotSent(`answered ${response.status}`)
  return answer
}

const valuesOf = ({ id, to, text }: GatewayMessage): Record<string, string> => ({
  id,
  to,
  text,
  digits: to.replace('+', ''),
})

/** Each placeholder once and in one go, so that a text with braces in it stays a text. */
const filled = (template: string, values: Record<string, string>, put: Escape) =>
  template.replace(/\{(id|to|digits|text)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : put(value)
  })

/** No more of it than an acceptance needs, however much is sent. */
async function startOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    bytes += part.byteLength
    if (bytes >= ANSWER_MAX_BYTES) break
  }
  return Buffer.concat(parts).toString('utf8')
}

function whyOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  if (name === 'TimeoutError') return 'took too long'
  const code = String(cause?.code ?? '')
  return /^\w{1,40}$/.test(code) ? code : 'failed'
}
