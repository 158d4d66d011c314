import { PROVIDERS } from '@zar/contract/casino/casino'
import { expect, onTestFinished, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { openLog } from '../../../platform/log/log.ts'
import { openTestCasino } from '../../../testing/test-casino.ts'
import { closeGaming, openGaming } from '../catalogue/closings.ts'
import { openBreaker } from '../launch/breaker.ts'
import { casinoRoutes } from '../routes.ts'
import { openSupplier } from '../testing/supplier.ts'

test('O6: games of suppliers that are not reached, or not tried just now, are unavailable, and no others; with gaming closed all are (GAM-13)', async () => {
  const casino = await openTestCasino()
  onTestFinished(casino.close)
  const log = openLog('silent')
  const breaker = openBreaker(casino.clock)
  let isReached = true
  const suppliers = [
    { provider: openSupplier().provider, breaker },
    {
      provider: openSupplier([], 'amusnet').provider,
      breaker: openBreaker(casino.clock),
      isReached: () => isReached,
    },
    { provider: openSupplier([], 'digitain').provider, breaker: openBreaker(casino.clock) },
  ]
  const app = openHttp({ logger: log, random: casino.random })
  const lobbyUrl = 'http://localhost:3000/casino/slot'
  const routes = casinoRoutes({
    ...casino,
    log,
    suppliers,
    lobbyUrl,
    whenLogInEnds: async () => undefined,
  })
  mountRoutes(app, routes, async () => undefined)
  const unavailable = async () =>
    (await app.inject({ method: 'GET', url: '/api/casino/unavailable' })).json().data

  expect(await unavailable()).toEqual([])
  for (let i = 0; i < 5; i++) await breaker(() => Promise.reject(new Error('down'))).catch(() => {})
  isReached = false
  expect(await unavailable()).toEqual([PROVIDERS.hub88, PROVIDERS.amusnet])
  isReached = true
  casino.clock.advance(10_000)
  expect(await unavailable()).toEqual([])

  const decision = { operator: 'ayla', because: 'an audit' }
  await closeGaming(casino.db, decision)
  expect(await unavailable()).toEqual(suppliers.map(({ provider }) => PROVIDERS[provider.name]))
  await openGaming(casino.db, decision)
  expect(await unavailable()).toEqual([])
})
