import type { Round, RoundDetails, RoundTotals } from '@zar/contract/casino/game-history'
import type { Envelope } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import pino from 'pino'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { openTestCasino } from '../../../testing/test-casino.ts'
import { openBreaker } from '../launch/breaker.ts'
import { casinoRoutes } from '../routes.ts'
import { openWallet } from '../wallet/index.ts'
import { openSupplier } from './supplier.ts'

export type Page = { rows: Round[]; next: string | null }

/** A casino with a wallet, whose players ask for what they have played. */
export async function openRoundsSite() {
  const casino = await openTestCasino()
  const supplier = openSupplier()
  const log = pino({ level: 'silent' })
  const { db, pool, clock, house, random } = casino
  const wallet = openWallet({ pool, clock, house, log })
  const app = openHttp({ logger: log, random })
  const other = openSupplier([], 'softgamings')
  const suppliers = [other, supplier].map(({ provider }) => ({
    provider,
    breaker: openBreaker(clock),
  }))
  const routes = casinoRoutes({
    db,
    clock,
    house,
    random,
    log,
    suppliers,
    whenLogInEnds: async () => undefined,
    lobbyUrl: 'http://localhost:3000/casino/slot',
  })
  // The token of these tests is the player's id.
  mountRoutes(app, routes, async (token) => ({ playerId: token, tokenHash: Buffer.alloc(32) }))

  async function post<Data>(
    path: string,
    playerId: string | undefined,
    body: object,
    locale: Locale = 'tr',
  ) {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/casino/${path}`,
      payload: body,
      headers: { locale, ...(playerId && { authorization: `Bearer ${playerId}` }) },
    })
    return { status: reply.statusCode, ...reply.json<Envelope<Data>>() }
  }
  const page = async (playerId: string, question: object = {}): Promise<Page> => {
    const asked = { before: null, take: 20, ...question }
    return (await post<Page>('rounds', playerId, asked)).data ?? { rows: [], next: null }
  }
  return {
    casino,
    supplier,
    other,
    wallet,
    post,
    page,
    /** Every page, one after the other. */
    async pages(playerId: string, question: object = {}): Promise<Round[][]> {
      const pages: Round[][] = []
      let before: string | null = null
      do {
        const one: Page = await page(playerId, { ...question, before })
        pages.push(one.rows)
        before = one.next
      } while (before !== null)
      return pages
    },
    details: async (playerId: string, id: string | undefined) =>
      (await post<RoundDetails>('round', playerId, { id })).data,
    totals: async (playerId: string, question: object = {}) =>
      (await post<RoundTotals>('roundtotals', playerId, question)).data,
    async close() {
      await wallet.close()
      await app.close()
      await casino.close()
    },
  }
}

export type RoundsSite = Awaited<ReturnType<typeof openRoundsSite>>
