import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The keys of this house, as the start command made them on this machine. */
export type Keys = ReturnType<typeof readKeys>

export function readKeys(folder: string) {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
  const bytes = (name: string) => Buffer.from(text(name), 'hex')
  return {
    operatorPrivatePem: text('operator-private.pem'),
    hub88PublicPem: text('hub88-public.pem'),
    softgamings: {
      apiKey: text('softgamings-api-key'),
      apiPassword: text('softgamings-api-password'),
      hmacSecret: text('softgamings-hmac-secret'),
      playerSecret: text('softgamings-player-secret'),
    },
    amusnet: { userName: text('amusnet-user-name'), password: text('amusnet-password') },
    egtDigitalChecksumKey: text('egt-digital-checksum-key'),
    bankSecret: text('bank-secret'),
    personalData: {
      keys: new Map([[1, bytes('personal-data-key')]]),
      current: 1,
      indexKey: bytes('personal-data-index-key'),
    },
  }
}
