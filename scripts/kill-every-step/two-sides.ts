import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openPool } from '../../arcade/src/store/database.ts'
import { emptyDatabase } from '../../arcade/src/testing/database.ts'
import { openCasinoFixture } from '../../server/src/testing/casino/casino-fixture.ts'
import { run } from '../../server/src/testing/casino/process.ts'
import { ensureArcadeKeys } from '../arcade/arcade-keys.ts'
import { freePort } from '../services/port.ts'
import { openGate } from './gate.ts'
import { patiently } from './patiently.ts'

/** The tests' own connections, on a machine that others keep busy. */
const PATIENT = {
  connectionTimeoutMillis: 60_000,
  query_timeout: 60_000,
  statement_timeout: 60_000,
} as const

export type Side = 'arcade' | 'casino'

/** The casino and the arcade as processes on databases of their own, with a gate between the arcade and the wallets. */
export async function openTwoSides() {
  const casinoFixture = await patiently(() => openCasinoFixture())
  const database = await patiently(emptyDatabase)
  const gate = await openGate()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const keysDir = keysOf(casinoFixture.keys)
  const start: Record<Side, () => Promise<() => Promise<unknown>>> = {
    async arcade() {
      const { child, exited, errors } = run('arcade/src/main.ts', {
        ARCADE_PORT: `${port}`,
        DATABASE_URL: database.url,
        WALLET_URL: `${gate.url}/wallet`,
        KEYS_DIR: keysDir,
        TRUSTED_PROXIES: '127.0.0.1',
        ROOM_CHAIN_ROUNDS: '1000',
      })
      const isOpen = new Promise<true>((resolve) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.includes('listening at')) resolve(true)
        })
      })
      if ((await Promise.race([isOpen, exited])) !== true) throw new Error(errors.join('\n'))
      return () => {
        child.kill('SIGKILL')
        return exited
      }
    },
    async casino() {
      const casino = await casinoFixture.start({ ARCADE_URL: url })
      gate.open(casino.address)
      return () => {
        gate.shut()
        return casino.end('SIGKILL')
      }
    },
  }
  const kill = { arcade: await start.arcade(), casino: await start.casino() }
  const pool = openPool(database.url, PATIENT)
  return {
    casinoFixture,
    gate,
    pool,
    url,
    async kill(sides: readonly Side[]) {
      await Promise.all(sides.map((side) => kill[side]()))
    },
    async start(sides: readonly Side[]) {
      await Promise.all(
        sides.map(async (side) => {
          kill[side] = await start[side]()
        }),
      )
    },
    async close() {
      await Promise.all([kill.arcade(), kill.casino(), pool.end()])
      await gate.close()
      await patiently(casinoFixture.close)
      await patiently(database.close)
      rmSync(keysDir, { recursive: true })
    },
  }
}

export type TwoSides = Awaited<ReturnType<typeof openTwoSides>>
type Keys = Awaited<ReturnType<typeof openCasinoFixture>>['keys']

/** The arcade's half of what both have agreed on, in a folder of its own. */
function keysOf({ folder, hub88PrivateKey, operatorPublicKey }: Keys): string {
  const keysDir = mkdtempSync(path.join(tmpdir(), 'zar-arcade-keys-'))
  const pem = (name: string, text: string | Buffer) =>
    writeFileSync(path.join(name.startsWith('hub88') ? keysDir : folder, name), text)
  pem('hub88-private.pem', hub88PrivateKey.export({ type: 'pkcs8', format: 'pem' }))
  pem('operator-public.pem', operatorPublicKey.export({ type: 'spki', format: 'pem' }))
  ensureArcadeKeys(folder, keysDir)
  return keysDir
}
