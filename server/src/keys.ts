import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSealKeys } from './platform/seal-keys.ts'

/** The keys of this house, as the start command made them on this machine. */
export type Keys = ReturnType<typeof readKeys>

export function readKeys(folder: string) {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
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
    egtDigitalGiftPassword: text('egt-digital-gift-password'),
    everymatrix: {
      loginName: text('everymatrix-login-name'),
      password: text('everymatrix-password'),
      operatorId: text('everymatrix-operator-id'),
    },
    digitain: { operatorId: text('digitain-operator-id'), hmacKey: text('digitain-hmac-key') },
    digitainSport: {
      partnerId: text('digitain-sport-partner-id'),
      secret: text('digitain-sport-secret'),
    },
    bankSecret: text('bank-secret'),
    personalData: readSealKeys(folder),
  }
}
