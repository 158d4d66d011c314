import type { SupplierName } from '../../supplier-clients/offered-games.ts'

const ANY_DIGIT = /\d/g

/**
 * The places in a supplier's messages of which each contract proves every character: all that is signed,
 * the signature itself where it covers nothing of the message, the credentials where nothing is signed.
 */
const PROVED: Record<SupplierName, RegExp> = {
  hub88: ANY_DIGIT,
  softgamings: ANY_DIGIT,
  'egt-digital': ANY_DIGIT,
  amusnet: /(?<=<(?:UserName|Password)>[^<]*)\w/g,
  everymatrix: /(?<="(?:LoginName|Password)":"[^"]*)\w/g,
  digitain: /(?<="(?:signature|timestamp)":"[^"]*)\w/g,
}

/** The message as somebody sends it who does not know the secret: one character away. `drawn` is from 0 up to 1. */
export function forged(supplier: SupplierName, body: RequestInit['body'], drawn: number): string {
  const text = String(body)
  const places = [...text.matchAll(PROVED[supplier])].map(({ index }) => index)
  const at = places[Math.floor(drawn * places.length)]
  if (at === undefined) throw new Error(`nothing of a message of ${supplier} is proved`)
  return text.slice(0, at) + another(text[at] ?? '') + text.slice(at + 1)
}

const another = (character: string): string =>
  /\d/.test(character) ? String((Number(character) + 1) % 10) : character === 'a' ? 'b' : 'a'
