import { createServer } from 'node:http'
import { listen } from '../../testing/network/listen.ts'

export const LISTED_GAME = {
  id: '805',
  name: 'Yirmi Ateş Meyvesi',
  studio: 'Lale Stüdyo',
  section: 'slot',
  kind: null,
  features: ['wild'],
  rtpBp: 9580,
  volatility: 4,
  maxWin: 1_000,
  lines: 20,
  stakes: { min: 0.25, max: 2_000 },
  isOpen: true,
  releasedAt: '2026-01-01',
}

/** The list of games that an operator keeps, over real HTTP. */
export async function openGameListServer() {
  const state = { status: 200, text: JSON.stringify([LISTED_GAME]) }
  const server = createServer((_request, response) => {
    response.writeHead(state.status).end(state.text)
  })
  const { url, close } = await listen(server)
  return { url: `${url}/games.json`, state, close }
}
