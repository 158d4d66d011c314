import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeKeyFile } from '../../server/src/platform/encryption/key-file.ts'

/** Writes a key that is not there. */
export function ensureFile(file: string, content: () => string): void {
  if (!existsSync(file)) writeKeyFile(file, content())
}

/** 32 bytes as hexadecimal text. */
export const makeSecret = () => randomBytes(32).toString('hex')

export const makePrivatePem = () =>
  String(
    generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }),
  )

/** The public half of the private key in this file. */
export const publicPemOf = (privateFile: string) =>
  String(createPublicKey(readFileSync(privateFile)).export({ type: 'spki', format: 'pem' }))
