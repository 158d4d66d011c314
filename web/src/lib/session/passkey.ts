import type { addPasskey, beginPasskey, passkeyLogin } from '@zar/contract/players/passkey'
import type { z } from 'zod/mini'

type Begun = z.output<typeof beginPasskey.output>
type NewKey = z.input<typeof addPasskey.input>['key']
type Signature = z.input<typeof passkeyLogin.input>['signature']

/** Ed25519, P-256 and RSA: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 5 * 60_000

/** Whether this browser can hold and use passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The device made no key and gave no signature: its owner changed their mind, or it could not. */
export class NoPasskey extends Error {
  /** The device has a key for this account already. */
  readonly isKnown: boolean
  constructor(cause: unknown) {
    super('no passkey', { cause })
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

/** Has the device make a key that finds its account by itself and asks for its owner each time. */
export async function makeKey({ challenge, site, user, known }: Begun): Promise<NewKey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: site,
      user: { ...user, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }).catch((cause: unknown) => {
    throw new NoPasskey(cause)
  })
  const { clientDataJSON, attestationObject } = made.response
  return { id: made.id, response: { clientDataJSON, attestationObject } }
}

/** Has the device sign with one of the keys it holds for this site. */
export async function signWithKey(challenge: string, siteId: string): Promise<Signature> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const signed = await startAuthentication({
    optionsJSON: { challenge, rpId: siteId, timeout: TIMEOUT_MS, userVerification: 'required' },
  }).catch((cause: unknown) => {
    throw new NoPasskey(cause)
  })
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return { id: signed.id, response: { clientDataJSON, authenticatorData, signature } }
}
