import { isSameText } from '../same-text.ts'
import type { Fields } from './message.ts'

export type Credentials = { loginName: string; password: string }

/**
 * Whether a body names the login name and password that we gave them; the contract signs nothing.
 * Takes as long whichever of the two is wrong.
 */
export function isTheirs(fields: Fields, { loginName, password }: Credentials): boolean {
  const isName = isSameText(fields.LoginName, loginName)
  const isPassword = isSameText(fields.Password, password)
  return isName && isPassword
}
