import { signatureOf, timestampOf } from '../../arcade/src/supplier-clients/digitain/signature.ts'
import { signedHeaders } from '../../arcade/src/supplier-clients/egt-digital/signature.ts'
import type { operatorsOf } from '../supplier-faults/casino.ts'

type Operators = Pick<ReturnType<typeof operatorsOf>, 'digitain' | 'egtDigital'>

/**
 * The suppliers' time stands minutes from the casino's here, which takes no message that was signed so
 * far away: what has a signed time is signed anew with the machine's.
 */
export function signNow({ digitain, egtDigital }: Operators, url: string, init: RequestInit) {
  const text = String(init.body)
  if (url.startsWith(digitain.walletUrl)) {
    const timestamp = timestampOf(Date.now())
    const signature = signatureOf(digitain, timestamp)
    return { ...init, body: JSON.stringify({ ...JSON.parse(text), timestamp, signature }) }
  }
  if (url.startsWith(egtDigital.walletUrl)) {
    const members = { ...JSON.parse(text), timestamp: Date.now() }
    const signed = signedHeaders(members, egtDigital.checksumKey)
    return { ...init, headers: { ...init.headers, ...signed }, body: JSON.stringify(members) }
  }
  return init
}
