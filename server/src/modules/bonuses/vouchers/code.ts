import { createHash } from 'node:crypto'
import { foldCode } from '@zar/contract/offers/fold-code'
import type { Random } from '../../../platform/random.ts'

/** No letter of it is taken for another, or for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const GROUP = 4

/** A new code, `7K3M-90TX-4QWA`: sixty bits that nobody guesses. */
export function makeCode({ token }: Random): string {
  const bytes = Buffer.from(token(LENGTH), 'base64url')
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** By what a code is known here, however somebody types it. */
export function hashOfCode(code: string): Buffer {
  const letters = foldCode(code).replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(letters).digest()
}
