import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  const state = { status: 200, text: linesOf(ROW), isSilent: false, asked: [] as string[] }
  const server = createServer(({ url = '' }, response) => {
    state.asked.push(url)
    if (!state.isSilent) response.writeHead(state.status).end(state.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    feedUrl: `http://127.0.0.1:${port}/feed?key=k1`,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
