import {
  createHash,
  createSign,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
} from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** What a test bends: where the page says it is, whose site it is for, whether the owner was proven. */
export type Bend = { origin?: string; siteId?: string; isProven?: boolean; counter?: number }

const PRESENT = 0x01
const PROVEN = 0x04
const WITH_KEY = 0x40

/** An authenticator in software: one key on P-256, as a phone or a stick holds it. */
export function openAuthenticator(site: { origin: string; siteId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(20)
  let counter = 0

  const clientData = (type: string, challenge: string, { origin = site.origin }: Bend) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authData(flags: number, bend: Bend, more = Buffer.alloc(0)): Buffer {
    const { siteId = site.siteId, isProven = true } = bend
    const head = Buffer.alloc(5)
    head[0] = flags | PRESENT | (isProven ? PROVEN : 0)
    head.writeUInt32BE(bend.counter ?? counter, 1)
    return Buffer.concat([sha256(siteId), head, more])
  }
  const id = credentialId.toString('base64url')

  return {
    id,

    /** A new key, answering this challenge. */
    register(challenge: string, bend: Bend = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = coseOf(publicKey.export({ format: 'jwk' }))
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, bend).toString('base64url'),
          attestationObject: attestation(authData(WITH_KEY, bend, attested)).toString('base64url'),
        },
      }
    },

    /** A signature with the key, answering this challenge. */
    sign(challenge: string, bend: Bend = {}) {
      counter += 1
      const data = authData(0, bend)
      const client = clientData('webauthn.get', challenge, bend)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  const text = (word: string) => Buffer.concat([Buffer.of(0x60 | word.length), Buffer.from(word)])
  return Buffer.concat([
    ...[Buffer.of(0xa3), text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0)],
    ...[text('authData'), Buffer.of(0x59), length, data],
  ])
}

/** The public key as COSE: a map of {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf({ x = '', y = '' }: JsonWebKey): Buffer {
  const bytes = (coordinate: string) =>
    Buffer.concat([Buffer.of(0x58, 0x20), Buffer.from(coordinate, 'base64url')])
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    ...[Buffer.of(0x21), bytes(x), Buffer.of(0x22), bytes(y)],
  ])
}
