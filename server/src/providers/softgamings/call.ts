import { readText } from '../../platform/http/read-text.ts'
import type { Random } from '../../platform/random.ts'
import { requestHash } from './signature.ts'

export type CallOptions = {
  /** For example https://api.fundist.org */
  baseUrl: string
  /** Names us, in the path of every call. */
  apiKey: string
  /** Never sent: it closes what is hashed. */
  apiPassword: string
  /** The address that our calls come from, which is hashed too. */
  serverIp: string
  random: Random
  timeoutMs?: number
}

const TIMEOUT_MS = 3_000
/** A reply that is no JSON: a code, a comma, and what the code is about. */
export const CODED = /^(\d{1,4}),([\s\S]*)$/
export const OK = '1'

export type Reply = { method: string; status: number; text: string }

/** A form, so that the player's password stands in no log of addresses. */
export async function post(
  options: CallOptions,
  method: string,
  hashed: readonly string[],
  fields: Record<string, string>,
): Promise<Reply> {
  const { apiKey, apiPassword, serverIp } = options
  const TID = newTid(options)
  const Hash = requestHash([method, serverIp, TID, apiKey, ...hashed, apiPassword])
  return ask(options, method, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, TID, Hash }),
  })
}

/** The same in the address. What is hashed of these begins with the merchant that plays the game. */
export async function getOfMerchant(
  options: CallOptions,
  method: string,
  { merchant, ...fields }: Record<string, string> & { merchant: string },
): Promise<Reply> {
  const { apiKey, apiPassword, serverIp } = options
  const TID = newTid(options)
  const [section = ''] = method.split('/')
  const Hash = requestHash([merchant, section, serverIp, TID, apiKey, apiPassword])
  return ask(options, method, {}, new URLSearchParams({ Operator: merchant, ...fields, TID, Hash }))
}

const newTid = ({ random }: CallOptions) => random.uuid().replaceAll('-', '')

async function ask(
  { baseUrl, apiKey, timeoutMs = TIMEOUT_MS }: CallOptions,
  method: string,
  init: RequestInit,
  parameters?: URLSearchParams,
): Promise<Reply> {
  const url = new URL(`/System/Api/${encodeURIComponent(apiKey)}/${method}/`, baseUrl)
  if (parameters) url.search = `&${parameters}`
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { method, status: response.status, text: await readText(response) }
}
