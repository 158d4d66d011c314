import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod/mini'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  ARCADE_PORT: z._default(port, 3001),
  DATABASE_URL: z.string(),
  /** The operator's wallet, which is called at /user/balance and /transaction/… under it. */
  WALLET_URL: z._default(z.url(), 'http://localhost:3000/wallet/hub88'),
  /** The one site that may frame the games. */
  SITE_ORIGIN: z._default(z.url(), 'http://localhost:3000'),
  /** The arcade as browsers reach it. */
  ARCADE_PUBLIC_URL: z._default(z.url(), 'http://localhost:3001'),
  /** Holds hub88-private.pem, the arcade's own, operator-public.pem and bank-secret. */
  KEYS_DIR: z.string(),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = {
  host: string
  port: number
  databaseUrl: string
  walletUrl: string
  siteOrigin: string
  publicUrl: string
  privateKey: KeyObject
  operatorPublicKey: KeyObject
  /** What the sandbox bank and its merchant sign with. */
  bankSecret: string
  logLevel: string
}

/** The only reader of the environment. Throws one sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
  }
  const e = parsed.data
  return {
    host: e.HOST,
    port: e.ARCADE_PORT,
    databaseUrl: e.DATABASE_URL,
    walletUrl: e.WALLET_URL.replace(/\/$/, ''),
    siteOrigin: new URL(e.SITE_ORIGIN).origin,
    publicUrl: new URL(e.ARCADE_PUBLIC_URL).origin,
    privateKey: createPrivateKey(readKey(e.KEYS_DIR, 'hub88-private.pem')),
    operatorPublicKey: createPublicKey(readKey(e.KEYS_DIR, 'operator-public.pem')),
    bankSecret: readKey(e.KEYS_DIR, 'bank-secret').trim(),
    logLevel: e.LOG_LEVEL,
  }
}

function readKey(folder: string, name: string): string {
  const file = path.join(folder, name)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`KEYS_DIR is not usable: ${file} cannot be read`)
  }
}
