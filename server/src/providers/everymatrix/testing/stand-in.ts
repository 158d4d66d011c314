import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../../testing/network/listen.ts'

export const DATA = {
  slug: 'yirmi-ates',
  vendor: 'Lale Stüdyo',
  gameCode: '805',
  enabled: true,
  categories: ['VIDEOSLOTS'],
  restrictedTerritories: ['US'],
  theoreticalPayOut: 0.958,
  playMode: { fun: true, realMoney: true, anonymity: true },
  property: { freeSpin: true, terminal: ['PC'] },
  presentation: { gameName: { '*': 'Yirmi Ateş Meyvesi' }, thumbnail: { '*': '//x/y.png' } },
}
export const ROW = { domainID: 2407, type: 'game', action: 'update', id: 805, seq: 1, data: DATA }
export const linesOf = (...rows: unknown[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** The feed of games over real HTTP. */
export async function openStandIn() {
  const state = {
    status: 200,
    text: linesOf(ROW),
    isSilent: false,
    asked: [] as string[],
    /** What free rounds were asked for, and what that is answered. */
    bonuses: [] as { path: string; authorization: string; body: Record<string, unknown> }[],
    bonusText: '{"Success":true,"VendorBonusId":"v-1"}',
  }
  const server = createServer(async (request, response) => {
    const { url = '', headers, method } = request
    if (method === 'POST') {
      const { authorization = '' } = headers
      state.bonuses.push({ path: url, authorization, body: JSON.parse(await text(request)) })
      response.writeHead(state.status).end(state.bonusText)
      return
    }
    state.asked.push(url)
    if (!state.isSilent) response.writeHead(state.status).end(state.text)
  })
  const site = await listen(server)
  return { ...site, feedUrl: `${site.url}/feed?key=k1`, state }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
