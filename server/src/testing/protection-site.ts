import pino from 'pino'
import { openWallet } from '../modules/casino/index.ts'
import { paymentsOfPlayer } from '../modules/payments/index.ts'
import { openSessions } from '../modules/players/index.ts'
import { protectionRoutes } from '../modules/protection/index.ts'
import { mountRoutes, openHttp } from '../platform/http.ts'
import { openHouse } from './house.ts'
import { signedInById } from './signed-in.ts'

/** A house with a wallet, whose players see and change their limits and breaks. */
export async function openProtectionSite() {
  const house = await openHouse()
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ ...house, log })
  const app = openHttp({ logger: log, random: house.random })
  const { readDepositedE5 } = paymentsOfPlayer(house.db)
  const sessions = openSessions({
    ...house,
    onSessionEnded: () => {},
    hasStakedSince: async () => false,
  })
  const deps = { ...house, log, sessions, readDepositedE5, onCommitted: () => {} }
  const routes = protectionRoutes(deps)
  mountRoutes(app, routes, signedInById)
  return {
    ...{ house, wallet, deps },
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
      await house.close()
    },
  }
}

export type ProtectionSite = Awaited<ReturnType<typeof openProtectionSite>>
