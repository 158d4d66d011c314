import { isSameText } from '../same-text.ts'
import type { Elements } from './xml.ts'

export type Credentials = { userName: string; password: string }

/**
 * Whether a body names the user name and password that we gave them; the contract signs nothing.
 * Takes as long whichever of the two is wrong.
 */
export function isTheirs(fields: Elements, { userName, password }: Credentials): boolean {
  const isUser = isSameText(fields.get('UserName'), userName)
  const isPassword = isSameText(fields.get('Password'), password)
  return isUser && isPassword
}
