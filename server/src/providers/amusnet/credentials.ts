import { hash, timingSafeEqual } from 'node:crypto'
import type { Content, Elements } from './xml.ts'

export type Credentials = { userName: string; password: string }

/**
 * Whether a body names the user name and password that we gave them; the contract signs nothing.
 * Takes as long wherever the first difference is, and whichever of the two is wrong.
 */
export function isTheirs(fields: Elements, { userName, password }: Credentials): boolean {
  const isUser = isSame(fields.get('UserName'), userName)
  const isPassword = isSame(fields.get('Password'), password)
  return isUser && isPassword
}

function isSame(given: Content | undefined, known: string): boolean {
  const text = typeof given === 'string' ? given : ''
  const isEqual = timingSafeEqual(hash('sha256', text, 'buffer'), hash('sha256', known, 'buffer'))
  return isEqual && text !== ''
}
