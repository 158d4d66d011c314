import pino from 'pino'
import { openWallet } from '../../modules/casino/index.ts'
import { paymentFigures } from '../../modules/payments/index.ts'
import { openSessions } from '../../modules/players/index.ts'
import { protectionRoutes } from '../../modules/protection/index.ts'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { openTestCasino } from '../test-casino.ts'
import { signedInById } from './signed-in.ts'

/** A casino with a wallet, whose players see and change their limits and breaks. */
export async function openProtectionSite() {
  const casino = await openTestCasino()
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ ...casino, log })
  const app = openHttp({ logger: log, random: casino.random })
  const { readDepositedE5 } = paymentFigures(casino.db)
  const sessions = openSessions({
    ...casino,
    onSessionEnded: () => {},
    hasStakedSince: async () => false,
  })
  const deps = { ...casino, log, sessions, readDepositedE5, onCommitted: () => {} }
  const routes = protectionRoutes(deps)
  mountRoutes(app, routes, signedInById)
  return {
    casino,
    wallet,
    deps,
    /** Posts what is given, else gets. */
    async ask(playerId: string, name: string, payload?: object) {
      const headers = { authorization: `Bearer ${playerId}`, locale: 'tr' }
      const method = payload ? 'POST' : 'GET'
      const url = `/api/protection/${name}`
      return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
    },
    async close() {
      await wallet.close()
      await app.close()
      await casino.close()
    },
  }
}

export type ProtectionSite = Awaited<ReturnType<typeof openProtectionSite>>
