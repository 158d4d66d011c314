/** The wallet behind Hub88's callbacks, with outbox, bus and hub, as a process of its own on a fresh database. */
import type { AddressInfo } from 'node:net'
import { openDb } from '../../server/src/db/db.ts'
import { openHub } from '../../server/src/hub/hub.ts'
import { tellPlayer } from '../../server/src/hub/outbox.ts'
import { openPump } from '../../server/src/hub/pump.ts'
import { openWallet } from '../../server/src/modules/casino/index.ts'
import { PLAY_MONEY } from '../../server/src/modules/protection/index.ts'
import { openBus } from '../../server/src/platform/bus/bus.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openHttp } from '../../server/src/platform/http/http.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { seedSeats } from '../wallet/open-wallet.ts'
import { openCallback } from '../wallet/signed-callbacks.ts'
import { type Opened, TELL_PATH } from './tell.ts'

type Player = { Params: { player: string } }

const url = process.argv[2] as string
const log = openLog('silent')
const owner = openDb({ url, poolSize: 1, isOwner: true })
const seats = await seedSeats(owner.pool)
await owner.close()
const { db, pool } = openDb({ url })
const bus = await openBus({ databaseUrl: url, redis: undefined, log })
const { kick } = openPump({ db, bus, log })
const wallet = openWallet({ pool, clock: systemClock, house: PLAY_MONEY, log, onCommitted: kick })
const callback = await openCallback({ db, wallet })

const app = openHttp({ logger: log, random: systemRandom })
openHub({
  app,
  bus,
  log,
  random: systemRandom,
  allowedOrigins: [],
  // A token is its player here: who is logged in is not what is measured.
  findSignedIn: async (token) => ({ playerId: token, tokenHash: Buffer.from(token) }),
})
app.post<Player>(`${TELL_PATH}:player`, async ({ params: { player } }, reply) => {
  await db.transaction().execute((tx) => tellPlayer(tx, player, 'Balance', { balance: 1 }))
  kick()
  return reply.send('ok')
})
await app.listen({ host: '127.0.0.1', port: 0 })

process.send?.({
  hubPort: (app.server.address() as AddressInfo).port,
  callbackUrl: callback.url,
  privatePem: callback.privatePem,
  players: seats.filter(({ provider }) => provider === 'hub88').map(({ playerId }) => playerId),
} satisfies Opened)
