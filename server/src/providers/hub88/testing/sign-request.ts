import { type KeyObject, sign } from 'node:crypto'
import { SIGNATURE_HEADER } from '../signature.ts'

export type SignedRequest = { body: Buffer; headers: Record<string, string> }

/** A wallet call as Hub88 sends it. `text` may be any bytes: they are signed as they are. */
export function signRequest(privateKey: KeyObject, text: string | Buffer): SignedRequest {
  const body = Buffer.from(text)
  const signature = sign('RSA-SHA256', body, privateKey).toString('base64')
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } }
}
