import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { GAMES } from '../arcade/src/games/find-game.ts'
import { feedOf } from '../arcade/src/supplier-clients/everymatrix/feed.ts'
import { gameList } from '../arcade/src/supplier-clients/hub88/game-list.ts'
import {
  type OfferedGame,
  offeredGames,
  type SupplierName,
} from '../arcade/src/supplier-clients/offered-games.ts'
import { portalList } from '../arcade/src/supplier-clients/portal-list.ts'
import { fullList } from '../arcade/src/supplier-clients/softgamings/game-list.ts'
import type { GameList } from '../server/src/modules/casino/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { readFeed } from '../server/src/providers/everymatrix/game-list.ts'
import { readGameList } from '../server/src/providers/game-list.ts'
import { hub88GamesApi } from '../server/src/providers/hub88/games-api.ts'
import { gamesOf } from '../server/src/providers/softgamings/game-list.ts'

/** The list as the supplier sends it, read by the casino over a connection. */
async function overHttp(
  list: unknown,
  read: (url: string) => Promise<GameList>,
): Promise<GameList> {
  const server = createServer((_request, response) => response.end(JSON.stringify(list)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await read(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const ofPortal = (games: readonly OfferedGame[]) =>
  overHttp(portalList(games), (url) => readGameList({ url, codeOf: (id) => id }))
const ofHub88 = (games: readonly OfferedGame[]) =>
  overHttp(gameList(games), (baseUrl) =>
    hub88GamesApi({
      baseUrl,
      operatorId: 7,
      operatorPrivateKey: generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey,
      clock: systemClock,
    }).listGames(),
  )

/** How the casino takes over each supplier's list; what of a game the list can say at all. */
const IMPORTS: Record<
  SupplierName,
  {
    read: (games: readonly OfferedGame[]) => Promise<GameList>
    says: readonly ('maxWin' | 'stakes' | 'volatility')[]
  }
> = {
  hub88: { read: ofHub88, says: ['maxWin', 'stakes', 'volatility'] },
  softgamings: {
    read: async (games) => gamesOf(fullList(games, 'http://arcade.test'), 'TRY'),
    says: ['maxWin'],
  },
  everymatrix: { read: async (games) => readFeed(feedOf(games, '2407')), says: [] },
  amusnet: { read: ofPortal, says: ['maxWin', 'stakes', 'volatility'] },
  'egt-digital': { read: ofPortal, says: ['maxWin', 'stakes', 'volatility'] },
  digitain: { read: ofPortal, says: ['maxWin', 'stakes', 'volatility'] },
}
const SUPPLIERS = Object.keys(IMPORTS) as SupplierName[]
const KURUS_E5 = 1_000n

function kindOf({ type, category }: OfferedGame): string | null {
  if (type === 'slot') return null
  return category === 'crash' ? category : type.replace('live-', '')
}

function sectionOf({ type }: OfferedGame): string {
  if (type.startsWith('live-')) return 'live'
  if (type === 'slot' || type === 'bingo') return type
  return type === 'draw' || type === 'cards' ? 'tvbets' : 'games'
}

function expected(game: OfferedGame, says: readonly string[]) {
  const { lowest, highest } = game.stakesKurus
  return {
    name: game.name.tr,
    nameEn: game.name.en === game.name.tr ? expect.toBeOneOf([null, game.name.en]) : game.name.en,
    studio: game.studio,
    section: sectionOf(game),
    kind: kindOf(game),
    rtpBp: game.rtpBp,
    isOpen: true,
    maxWin: says.includes('maxWin') ? game.maxWin : null,
    volatility: says.includes('volatility') ? game.volatility : null,
    stakes: says.includes('stakes')
      ? { minE5: BigInt(lowest) * KURUS_E5, maxE5: BigInt(highest) * KURUS_E5 }
      : null,
  }
}

test.each(SUPPLIERS)(
  'the casino takes over all that %s lists, by page and kind',
  async (supplier) => {
    const { read, says } = IMPORTS[supplier]
    const games = offeredGames(supplier, () => true)
    const { games: taken, broken } = await read(games)
    expect(broken).toEqual([])
    expect(taken).toMatchObject(games.map((game) => expected(game, says)))
  },
)

test('BON-02: the games of the demo’s free rounds take the stake that they are offered with', () => {
  const offers: { gameCode: string; stakeKurus: number }[] = JSON.parse(
    readFileSync('server/seed/free-rounds.json', 'utf8'),
  )
  const refused = offers.filter(({ gameCode, stakeKurus }) => {
    // A supplier puts its own mark before the game's code.
    const game = GAMES.find(({ code }) => gameCode.endsWith(code))
    return !game?.stakesKurus.includes(stakeKurus)
  })
  expect(refused).toEqual([])
})
