/** What the verifiers compute with: Web Crypto alone, for any browser. */

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** Of lower-case hexadecimal digits, two a byte. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** SHA-256 in lower-case hexadecimal. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** HMAC-SHA256 under a key that is text: the block of a message. */
export async function openHmac(
  key: string,
): Promise<(message: BufferSource) => Promise<Uint8Array>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const held = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', held, message))
}
