import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod/mini'
import type { SportsOperator } from './sports/deps.ts'
import type { WireName } from './wires/offers.ts'
import type { Operators } from './wires/open-wires.ts'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  ARCADE_PORT: z._default(port, 3001),
  DATABASE_URL: z.string(),
  /** The operator's wallets: each wire calls the one of its name below it. */
  WALLET_URL: z._default(z.url(), 'http://localhost:3000/wallet'),
  /** The address of the operator's server, which SoftGamings' calls are hashed with. */
  OPERATOR_IP: z._default(z.string(), '127.0.0.1'),
  /** The one site that may frame the games. */
  SITE_ORIGIN: z._default(z.url(), 'http://localhost:3000'),
  /** The arcade as browsers reach it. */
  ARCADE_PUBLIC_URL: z._default(z.url(), 'http://localhost:3001'),
  /** Where the keys and secrets lie that the operator and the bank agreed on with us. */
  KEYS_DIR: z.string(),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = {
  host: string
  port: number
  databaseUrl: string
  siteOrigin: string
  publicUrl: string
  operators: Operators
  /** The operator as the sandbox sportsbook knows it. */
  sports: SportsOperator
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
    siteOrigin: new URL(e.SITE_ORIGIN).origin,
    publicUrl: new URL(e.ARCADE_PUBLIC_URL).origin,
    operators: operatorsOf(e),
    sports: {
      walletUrl: `${e.WALLET_URL.replace(/\/$/, '')}/digitain-sport`,
      partnerId: readKey(e.KEYS_DIR, 'digitain-sport-partner-id'),
      secret: readKey(e.KEYS_DIR, 'digitain-sport-secret'),
    },
    bankSecret: readKey(e.KEYS_DIR, 'bank-secret'),
    logLevel: e.LOG_LEVEL,
  }
}

function operatorsOf({
  KEYS_DIR,
  WALLET_URL,
  OPERATOR_IP,
}: z.output<typeof Environment>): Operators {
  const key = (name: string) => readKey(KEYS_DIR, name)
  const walletUrlOf = (wire: WireName) => `${WALLET_URL.replace(/\/$/, '')}/${wire}`
  return {
    hub88: {
      walletUrl: walletUrlOf('hub88'),
      privateKey: createPrivateKey(key('hub88-private.pem')),
      publicKey: createPublicKey(key('operator-public.pem')),
    },
    softgamings: {
      walletUrl: walletUrlOf('softgamings'),
      serverIp: OPERATOR_IP,
      apiKey: key('softgamings-api-key'),
      apiPassword: key('softgamings-api-password'),
      hmacSecret: key('softgamings-hmac-secret'),
    },
    amusnet: {
      walletUrl: walletUrlOf('amusnet'),
      portal: 'zar_play',
      userName: key('amusnet-user-name'),
      password: key('amusnet-password'),
    },
    egtDigital: {
      walletUrl: walletUrlOf('egt-digital'),
      casinoId: 'zar',
      checksumKey: key('egt-digital-checksum-key'),
      giftPassword: key('egt-digital-gift-password'),
    },
    everymatrix: {
      walletUrl: walletUrlOf('everymatrix'),
      operatorId: key('everymatrix-operator-id'),
      loginName: key('everymatrix-login-name'),
      password: key('everymatrix-password'),
    },
    digitain: {
      walletUrl: walletUrlOf('digitain'),
      operatorId: key('digitain-operator-id'),
      hmacKey: key('digitain-hmac-key'),
    },
  }
}

function readKey(folder: string, name: string): string {
  const file = path.join(folder, name)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Error(`KEYS_DIR is not usable: ${file} cannot be read`)
  }
}
