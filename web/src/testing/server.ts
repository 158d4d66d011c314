import { bettingPreferences, saveBettingPreferences } from '@zar/contract/betting/preferences'
import { bootstrap } from '@zar/contract/content'
import type { Endpoint, FieldError } from '@zar/contract/endpoint'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import { vi } from 'vitest'
import type { z } from 'zod/mini'

/** A site without an operator's options. */
export const SITE: z.input<typeof bootstrap.output> = {
  casinoCategoryList: [],
  hiddenSections: [],
  language: [
    { locale: 'tr', name: 'Türkçe' },
    { locale: 'en', name: 'English' },
  ],
  siteOption: [],
  iconList: [],
  popup: null,
  domainStatus: { current: '', next: '' },
  trialBonusAmount: 0,
}

type Answered = { status: number; body: unknown }
type Sent = { path: string; input: unknown; headers: Record<string, string> }
type Reply = (input: never) => Answered | Promise<Answered>
type Wire = Pick<Endpoint, 'path'>
/** A call of a player, or an operation of the office. */
type Described<I extends z.ZodMiniType, O extends z.ZodMiniType> = Pick<
  Endpoint<I, O>,
  'path' | 'input' | 'output'
>

const replies = new Map<string, Reply>()
let sent: Sent[] = []
let unanswered: string[] = []

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const input: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
  sent.push({ path, input, headers: init.headers as Record<string, string> })
  const reply = replies.get(path.split('?')[0] ?? '')
  if (!reply) {
    unanswered.push(path)
    throw new TypeError(`nobody answers ${path}`)
  }
  const { status, body } = await reply(input as never)
  return new Response(JSON.stringify(body), { status })
}

/** The casino's server as the contract describes it, answering what a test says. */
export const server = {
  open(): void {
    replies.clear()
    sent = []
    unanswered = []
    server.on(bootstrap, SITE)
    // Of an account that has none; a test that signs in need not say so.
    server.on(bettingPreferences, { version: 0, preferences: null })
    server.on(saveBettingPreferences, ({ version, preferences }) => ({
      isSaved: true,
      version: version + 1,
      preferences,
    }))
    vi.stubGlobal('fetch', answer)
  },
  /** The calls that no test had an answer for. */
  close: (): string[] => unanswered,

  /** Answers a call with its data, or with what a function makes of its input. */
  on<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Described<I, O>,
    data: z.input<O> | ((input: z.input<I>) => z.input<O> | Promise<z.input<O>>),
    message = '',
  ): void {
    replies.set(endpoint.path, async (input) => {
      const made =
        typeof data === 'function' ? await (data as (one: unknown) => unknown)(input) : data
      return { status: 200, body: { success: true, message, data: made } }
    })
  },
  /** Refuses a call with a code and its sentence, and names the fields that are wrong. */
  refuse(
    endpoint: Wire,
    code: RefusalCode,
    message: string = REFUSALS[code].en,
    fields?: FieldError[],
  ): void {
    const { status } = REFUSALS[code]
    replies.set(endpoint.path, () => ({
      status,
      body: { success: false, message, data: { code, ...(fields && { fields }) } },
    }))
  },
  /** A file of the site that is no call: the keys of evidence. */
  serve(path: string, body: unknown, status = 200): void {
    replies.set(path, () => ({ status, body }))
  },
  /** The network is away for this call. */
  lose(endpoint: Wire): void {
    replies.set(endpoint.path, () => Promise.reject(new TypeError('the network is away')))
  },
  /** A call that is answered when the returned function is called. */
  hold<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Described<I, O>,
    data: z.input<O>,
    message = '',
  ): () => void {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    replies.set(endpoint.path, async () => {
      await held
      return { status: 200, body: { success: true, message, data } }
    })
    return release
  },
  /** The addresses that a call was sent to, with their queries, oldest first. */
  addressesOf: (endpoint: Wire): string[] =>
    sent.map(({ path }) => path).filter((path) => path.split('?')[0] === endpoint.path),
  /** The headers of what was sent to a call, oldest first. */
  headersOf: (endpoint: Wire): Record<string, string>[] =>
    sent.filter(({ path }) => path.split('?')[0] === endpoint.path).map(({ headers }) => headers),
  /** What was sent to a call, oldest first. */
  inputsOf: (endpoint: Wire): unknown[] =>
    sent.filter(({ path }) => path.split('?')[0] === endpoint.path).map(({ input }) => input),
}
