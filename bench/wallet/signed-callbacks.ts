import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import pino from 'pino'
import { z } from 'zod/mini'
import { SUPPLIER_SETTINGS, suppliersAt } from '../../server/src/app/config/supplier-settings.ts'
import { mountWallets } from '../../server/src/app/suppliers/suppliers.ts'
import type { Db } from '../../server/src/db/db.ts'
import type { Wallet } from '../../server/src/modules/casino/index.ts'
import { openCallCounts } from '../../server/src/modules/suppliers/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openHttp } from '../../server/src/platform/http/http.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import * as amusnet from '../../server/src/providers/amusnet/testing/fields.ts'
import * as digitain from '../../server/src/providers/digitain/testing/sign-request.ts'
import * as egtDigital from '../../server/src/providers/egt-digital/testing/sign-request.ts'
import * as everymatrix from '../../server/src/providers/everymatrix/testing/fields.ts'
import type { Order, Report } from './callback-client.ts'
import { SOFTGAMINGS_SECRET } from './supplier-bets.ts'

const SETTINGS = z.parse(z.object(SUPPLIER_SETTINGS), { AMUSNET_PORTAL: amusnet.PORTAL })

/** How many are signed beforehand for each second; a run that needs more ends early. */
const REQUESTS_PER_SECOND = 6_000

export const PROVIDER_NAMES = Object.keys(PROVIDERS) as ProviderName[]

/** Signed bets of a client in a process of its own, at a casino's address. */
export async function askBets(wish: Omit<Order, 'requests'>): Promise<Report> {
  const client = fileURLToPath(new URL('./callback-client.ts', import.meta.url))
  const child = fork(client, { execArgv: ['--import', 'tsx'] })
  child.send({ ...wish, requests: REQUESTS_PER_SECOND * wish.seconds } satisfies Order)
  const [report] = (await Promise.race([once(child, 'message'), failed(child)])) as [Report]
  child.disconnect()
  return report
}

/** The suppliers' signed callbacks end to end: HTTP, signature, gate, commit, answer. */
export async function openCallback({ db, wallet }: { db: Db; wallet: Wallet }) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const log = pino({ level: 'error' })
  const app = openHttp({ logger: log, random: systemRandom })
  const [clock, random] = [systemClock, systemRandom]
  await mountWallets(app, {
    db,
    wallet,
    log,
    clock,
    random,
    config: { suppliers: suppliersAt(SETTINGS, 'http://localhost') },
    counts: openCallCounts({ db, clock, process: 'bench', resting: () => [] }),
    keys: {
      hub88PublicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      softgamings: { hmacSecret: SOFTGAMINGS_SECRET },
      amusnet: amusnet.CREDENTIALS,
      egtDigitalChecksumKey: egtDigital.KEY,
      everymatrix: everymatrix.CREDENTIALS,
      digitain: { operatorId: digitain.OPERATOR_ID, hmacKey: digitain.KEY },
    },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  return {
    url,
    /** What Hub88 signs with here. */
    privatePem,
    bets: (
      provider: ProviderName,
      connections: number,
      seconds: number,
      playerIds: string[],
    ): Promise<Report> =>
      askBets({
        provider,
        url,
        hub88PrivatePem: privatePem,
        playerIds,
        connections,
        seconds,
      }),
    close: () => app.close(),
  }
}

async function failed(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`the client of the callbacks stopped with ${code}`)
}
