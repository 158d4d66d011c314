import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { Db } from '../server/src/db/db.ts'
import type { Wallet } from '../server/src/modules/casino/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openHttp } from '../server/src/platform/http.ts'
import { systemRandom } from '../server/src/platform/random.ts'
import { hub88WalletApi } from '../server/src/providers/hub88/index.ts'
import type { Order, Report } from './callback-client.ts'

/** How many are signed beforehand for each second; a run that needs more ends early. */
const REQUESTS_PER_SECOND = 8_000

/** A supplier's signed callback end to end: HTTP, signature, gate, commit, answer. */
export async function openCallback({ db, wallet }: { db: Db; wallet: Wallet }) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const log = pino({ level: 'error' })
  const app = openHttp({ logger: log, random: systemRandom })
  await app.register(hub88WalletApi, {
    ...{ prefix: '/wallet/hub88', db, wallet, log, clock: systemClock },
    hub88PublicKey: publicKey,
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = fileURLToPath(new URL('./callback-client.ts', import.meta.url))

  return {
    async bets(connections: number, seconds: number, playerIds: string[]): Promise<Report> {
      const order: Order = {
        url: `${base}/wallet/hub88/transaction/bet`,
        privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        playerIds,
        requests: REQUESTS_PER_SECOND * seconds,
        connections,
        seconds,
      }
      const child = fork(client, { execArgv: ['--import', 'tsx'] })
      child.send(order)
      const [report] = (await Promise.race([once(child, 'message'), failed(child)])) as [Report]
      child.disconnect()
      return report
    },
    close: () => app.close(),
  }
}

async function failed(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`the client of the callbacks stopped with ${code}`)
}
