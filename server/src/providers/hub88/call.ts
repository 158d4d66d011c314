import type { KeyObject } from 'node:crypto'
import { readText } from '../../platform/http/read-text.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type CallOptions = {
  /** For example https://api.hub88.io */
  baseUrl: string
  /** The number Hub88 gave us. */
  operatorId: number
  /** Ours: it signs what we ask of Hub88. */
  operatorPrivateKey: KeyObject
  timeoutMs?: number
  /** The most that an answer may come to. */
  bytesMax?: number
}

const BASE_PATH = '/operator/generic/v2'
const TIMEOUT_MS = 3_000

export type Reply = { path: string; status: number; text: string }

/** Asks Hub88, signed. */
export async function post(options: CallOptions, path: string, fields: object): Promise<Reply> {
  const { baseUrl, operatorId, operatorPrivateKey, timeoutMs = TIMEOUT_MS } = options
  const body = Buffer.from(JSON.stringify({ ...fields, operator_id: operatorId }))
  const response = await fetch(new URL(BASE_PATH + path, baseUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signatureOf(body, operatorPrivateKey),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { path, status: response.status, text: await readText(response, options.bytesMax) }
}

/** Throws where the answer is no 200 with JSON in it. */
export function jsonOf({ path, status, text }: Reply): unknown {
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
