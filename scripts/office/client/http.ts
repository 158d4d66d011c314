import { createInterface } from 'node:readline/promises'
import type { Envelope } from '@zar/contract/endpoint'
import { BINDING_HEADER } from '@zar/contract/office/log-in/device'
import { OFFICE_HEADER, type Operation, PROVE_HEADER } from '@zar/contract/office/operation'
import { proveAgain } from '@zar/contract/office/staff'
import type { z } from 'zod/mini'
import { Refused } from './refused.ts'
import { bindingOf, type Kept, LOG_IN, readSession, sessionPath } from './session-file.ts'

export type Sent = { method: 'GET' | 'POST'; path: string; input: object }
export type Office = {
  kept: Kept
  /** The data that the operation answers; throws what is refused. A fresh proof is asked for where it is due. */
  send: <Data>(sent: Sent) => Promise<Data>
  /** What the server answers there as it is, as its description of all operations. */
  read: <Data>(path: string) => Promise<Data>
  call: <I extends z.ZodMiniType, O extends z.ZodMiniType>(
    operation: Operation<I, O>,
    input: z.input<I>,
  ) => Promise<z.output<O>>
}

type Asked = { url: string; cookie?: string; binding?: string }

/** One call, with all that the server answers. */
export async function ask<Data>({ url, cookie, binding }: Asked, { method, path, input }: Sent) {
  const headers: Record<string, string> = { [OFFICE_HEADER]: '1', locale: 'en' }
  if (cookie) headers.cookie = cookie
  if (binding) headers[BINDING_HEADER] = binding
  if (method === 'POST') headers['content-type'] = 'application/json'
  const query = method === 'GET' ? `?${new URLSearchParams(queryOf(input))}` : ''
  const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
  const response = await fetch(`${url}${path}${query}`, { method, headers, ...body }).catch(() => {
    throw new Refused(`No office answers at ${url}.`, 'unreachable')
  })
  const text = await response.text()
  const said = parsed<Data>(text)
  if (!said) throw new Refused(`${url} answered ${response.status}, and is no office.`, 'no_office')
  return { response, said }
}

/** What was left out is in no address. */
const queryOf = (input: object): [string, string][] =>
  Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])

function parsed<Data>(text: string): Envelope<Data> | undefined {
  try {
    return JSON.parse(text) as Envelope<Data>
  } catch {
    return undefined
  }
}

const codeIn = (said: Envelope<unknown>): string =>
  (said.data as { code?: string } | null)?.code ?? ''

/** The office as whoever is signed in on this machine. Throws where nobody is. */
export function openOffice(code: string | undefined): Office {
  const file = sessionPath()
  const kept = readSession(file)
  if (!kept) throw new Refused(`Nobody is signed in here: ${LOG_IN}`, 'not_signed_in')
  const as: Asked = { url: kept.url, cookie: kept.cookie, binding: bindingOf(file) }
  const send = async <Data>(sent: Sent): Promise<Data> => {
    const { response, said } = await ask<Data>(as, sent)
    const due = response.headers.get(PROVE_HEADER)
    if (due) {
      await prove(as, due, code)
      return take(await ask<Data>(as, sent))
    }
    return take({ said })
  }
  return {
    kept,
    send,
    read: async (path) => {
      const { said } = await ask<never>(as, { method: 'GET', path, input: {} })
      return said.success === false ? take({ said }) : (said as never)
    },
    call: ({ method, path }, input) => send({ method, path, input: input as object }),
  }
}

function take<Data>({ said }: { said: Envelope<Data> }): Data {
  if (said.success) return said.data as Data
  const code = codeIn(said)
  const again = code === 'not_signed_in' ? ` Sign in again: ${LOG_IN}` : ''
  throw new Refused(`${said.message}${again}`, code)
}

/** Six digits of the person’s app, for what the server asks a fresh proof of. */
async function prove(as: Asked, due: string, code: string | undefined): Promise<void> {
  const purpose = JSON.parse(decodeURIComponent(due)) as { right: string; object: string }
  const digits = code ?? (await askDigits(`${purpose.right} ${purpose.object}`))
  const { method, path } = proveAgain
  take(await ask(as, { method, path, input: { for: purpose, code: digits } }))
}

async function askDigits(what: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Refused(
      'This takes a fresh proof: say --code and the six digits of your app.',
      'reauthenticate',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`Six digits of your app, for ${what}: `)).trim()
  } finally {
    terminal.close()
  }
}
