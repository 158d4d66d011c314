import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { KeySignature, NewKey } from '@zar/contract/players/passkey'
import { z } from 'zod/mini'
import { Refusal } from './refusal.ts'

const ClientData = z.object({ challenge: z.string() })

/** Where a passkey is good: nowhere but at this site. */
export const relyingParty = ({ siteUrl }: { siteUrl: string }) => {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin }
}

/** The challenge that an authenticator says it signed. */
export function challengeIn(clientDataJson: string): string {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8')
    return ClientData.parse(JSON.parse(text)).challenge
  } catch {
    throw new Refusal('passkey_refused')
  }
}

type Check = {
  siteUrl: string
  signature: z.output<typeof KeySignature>
  passkey: { credential_id: string; public_key: Buffer; counter: bigint }
  expectedChallenge: string
}

/** What the authenticator counts now; throws unless the signature is right in every part and its owner was proved. */
export async function checkPasskey(check: Check): Promise<bigint> {
  const { signature, passkey, expectedChallenge } = check
  const { id, origin } = relyingParty(check)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signature, rawId: signature.id, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  })
  if (!verified) throw new Refusal('passkey_refused')
  return BigInt(authenticationInfo.newCounter)
}

type NewCheck = {
  siteUrl: string
  key: z.output<typeof NewKey>
  expectedChallenge: string
}

/** The key that a new authenticator made; throws unless it signed the challenge here, with its owner proven. */
export async function checkNewPasskey(check: NewCheck) {
  const { key, expectedChallenge } = check
  const { id, origin } = relyingParty(check)
  const checked = await verifyRegistrationResponse({
    response: { ...key, rawId: key.id, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  })
  if (!checked.verified) throw new Refusal('passkey_refused')
  return checked.registrationInfo.credential
}
