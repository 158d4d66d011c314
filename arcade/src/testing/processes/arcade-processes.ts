import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signatureOf } from '../../supplier-clients/hub88/signature.ts'
import { emptyDatabase } from '../database.ts'
import { openOperator } from '../operator.ts'

/** As the suite's set-up compiled it. */
export const ARCADE_MAIN = path.join(process.env.ZAR_TEST_PROGRAMS ?? '', 'arcade/src/main.mjs')
export const TEST_SECRET = 'b'.repeat(64)
const SECRETS = [
  ...['bank-order-secret', 'bank-callback-secret', 'match-result-secret', 'room-chain-key'],
  ...['fairness-log-key', 'fairness-head-key'],
  ...['softgamings-api-key', 'softgamings-api-password', 'softgamings-hmac-secret'],
  ...['amusnet-user-name', 'amusnet-password', 'egt-digital-checksum-key'],
  'egt-digital-gift-password',
  ...['operator-id', 'login-name', 'password'].map((name) => `everymatrix-${name}`),
  ...['operator-id', 'hmac-key', 'sport-partner-id', 'sport-secret'].map(
    (name) => `digitain-${name}`,
  ),
]

export type ArcadeProcess = { url: string; child: ChildProcess; stopped: Promise<number | null> }

/** Arcades as processes of their own, on one database, with one operator. */
export async function openArcadeProcesses() {
  const database = await emptyDatabase()
  const operator = await openOperator()
  const children: ChildProcess[] = []
  const keysDir = mkdtempSync(path.join(tmpdir(), 'arcade-keys-'))
  const { arcadePrivate, public: operatorPublic } = operator.keys
  const pem = { format: 'pem' } as const
  const write = (name: string, text: string | Buffer) =>
    writeFileSync(path.join(keysDir, name), text)
  write('hub88-private.pem', arcadePrivate.export({ ...pem, type: 'pkcs8' }))
  write('operator-public.pem', operatorPublic.export({ ...pem, type: 'spki' }))
  for (const name of SECRETS) write(name, TEST_SECRET)

  return {
    database,
    operator,
    keysDir,
    /** Starts one, and waits until it listens. */
    async start(environment: Record<string, string> = {}): Promise<ArcadeProcess> {
      const child = spawn(process.execPath, [ARCADE_MAIN], {
        env: {
          ...process.env,
          ARCADE_PORT: '0',
          DATABASE_URL: database.url,
          WALLET_URL: operator.walletUrl,
          KEYS_DIR: keysDir,
          ROOM_CHAIN_ROUNDS: '1000',
          REDIS_URL: process.env.TEST_REDIS_URL ?? '',
          LOG_LEVEL: 'info',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      const stopped = new Promise<number | null>((resolve) => child.once('exit', resolve))
      let heard = ''
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout?.on('data', (chunk: Buffer) => {
          heard += chunk.toString()
          const found = heard.match(/listening at (http:[^"\s]+)/)
          if (found?.[1]) resolve(found[1])
        })
        child.once('exit', () => reject(new Error(`the arcade ended: ${heard}`)))
      })
      return { url, child, stopped }
    },
    async launch(url: string, user: string): Promise<string> {
      const body = Buffer.from(
        JSON.stringify({
          user,
          token: `token-of-${user}`,
          operator_id: 1,
          platform: 'GPL_DESKTOP',
          game_code: 'zar_nar_bahcesi',
          currency: 'TRY',
          lang: 'tr',
        }),
      )
      const reply = await fetch(`${url}/operator/generic/v2/game/url`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hub88-signature': await signatureOf(body, operator.keys.private),
        },
        body,
      })
      const { url: page } = (await reply.json()) as { url: string }
      return new URL(page).searchParams.get('token') ?? ''
    },
    async close() {
      for (const child of children) child.kill('SIGKILL')
      await operator.close()
      await database.close()
      rmSync(keysDir, { recursive: true })
    },
  }
}

export type ArcadeProcesses = Awaited<ReturnType<typeof openArcadeProcesses>>
