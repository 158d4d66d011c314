import { passkeyChallenge } from '@zar/contract/office/staff'
import { signWithKey } from '../../../lib/session/passkey.ts'
import { call } from './call.ts'

/** Has the device sign what the office asks of it. */
export async function signByPasskey() {
  const { challenge, siteId } = await call(passkeyChallenge, {})
  return signWithKey(challenge, siteId)
}
