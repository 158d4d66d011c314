import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ProviderName } from '@zar/contract/casino/casino'
import { linesOf, ROW } from '../../providers/everymatrix/testing/stand-in.ts'
import { GAME } from '../../providers/hub88/testing/stand-in.ts'
import { HTML, LIST } from '../../providers/softgamings/testing/stand-in.ts'
import { LISTED_GAME } from '../../providers/testing/game-list-server.ts'
import { listen } from '../network/listen.ts'
import type { Environment } from './process.ts'

export const GAME_URL = 'http://games.example/play'
export const PORTAL = 'zar_play'

type SupplierRequest = { path: string; body: Record<string, unknown> }
/** What each of a supplier's calls is answered, by the end of its path. */
type Answers = Record<string, (asked: SupplierRequest['body']) => unknown>

const none = () => []
const games = () => [LISTED_GAME]
const CHOICE = { denominations: [1], betOptions: [10], lines: [20] }

/** Every call that the casino makes of each supplier, answered as its contract has it. */
const ANSWERS: Record<ProviderName, Answers> = {
  hub88: {
    '/game/list': () => [GAME],
    '/game/url': () => ({ url: GAME_URL }),
    '/game/round': () => ({ url: GAME_URL }),
    '/transactions/list': none,
    '/rewards/list': none,
    '/prepaids/list': () => [
      {
        prepaid_uuid: 'p',
        game_code: GAME.game_code,
        currency: 'TRY',
        bet_value: null,
        bet_count: null,
      },
    ],
    '/rewards/create': (asked) => ({ ...asked, reward_uuid: randomUUID(), status: 'FRS_ACTIVE' }),
  },
  softgamings: {
    '/Game/FullList/': () => LIST,
    '/User/AuthHTML/': () => `1,${HTML}`,
    '/Stats/Detailed/': none,
    '/Freerounds/Add/': () => '1',
  },
  amusnet: {
    '/games.json': games,
    '/movements': none,
    '/gamesConfiguration': () => ({
      errorCode: 0,
      games: [{ gameId: 805, configuration: { [`${PORTAL}_TRY`]: CHOICE } }],
    }),
    '/create_campaign': () => ({ errorCode: 0, campaignUniqueCode: 'c' }),
    '/award_freespins': () => ({ errorCode: 0 }),
  },
  'egt-digital': {
    '/games.json': games,
    '/movements': none,
    '/gifts': () => ({ statusCode: 'OK' }),
  },
  everymatrix: {
    '/feed': () => linesOf(ROW),
    '/movements': none,
    '/AwardBonus': () => ({ Success: true }),
  },
  digitain: { '/games.json': games, '/movements': none },
}

/** Where the casino is told that each supplier is. */
const PLACES: Record<ProviderName, (url: string) => Environment> = {
  hub88: (url) => ({ HUB88_URL: url }),
  softgamings: (url) => ({ SOFTGAMINGS_URL: url }),
  amusnet: (url) => ({
    AMUSNET_GAME_URL: `${url}/launch`,
    AMUSNET_LIST_URL: `${url}/games.json`,
    AMUSNET_MOVEMENTS_URL: `${url}/movements`,
    AMUSNET_CAMPAIGNS_URL: url,
    AMUSNET_PORTAL: PORTAL,
  }),
  'egt-digital': (url) => ({
    EGT_GAME_URL: `${url}/launch`,
    EGT_LIST_URL: `${url}/games.json`,
    EGT_MOVEMENTS_URL: `${url}/movements`,
    EGT_GIFTS_URL: `${url}/gifts`,
  }),
  everymatrix: (url) => ({
    EVERYMATRIX_URL: url,
    EVERYMATRIX_FEED_URL: `${url}/feed`,
    EVERYMATRIX_MOVEMENTS_URL: `${url}/movements`,
    EVERYMATRIX_VENDOR_API_URL: url,
  }),
  digitain: (url) => ({
    DIGITAIN_URL: url,
    DIGITAIN_LIST_URL: `${url}/games.json`,
    DIGITAIN_MOVEMENTS_URL: `${url}/movements`,
  }),
}

/** What is wrong with a supplier: how it answers, and undefined where it never does. */
export type Ill = ((response: ServerResponse) => unknown) | 'silent'

export type SupplierSite = Awaited<ReturnType<typeof openSite>>

/** A supplier over real HTTP, which falls ill on demand. While it is silent, whoever asks is kept waiting. */
async function openSite(answers: Answers) {
  const state = { ill: undefined as Ill | undefined, asked: [] as SupplierRequest[] }
  const waiting: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const body = await text(request)
    const asked = body.startsWith('{') ? (JSON.parse(body) as SupplierRequest['body']) : {}
    state.asked.push({ path, body: asked })
    const call = Object.keys(answers).find((end) => path.endsWith(end)) ?? ''
    const well = () => {
      const said = answers[call]?.(asked)
      if (said === undefined) response.writeHead(404).end()
      else response.end(typeof said === 'string' ? said : JSON.stringify(said))
    }
    if (state.ill === 'silent') waiting.push(well)
    else if (state.ill) state.ill(response)
    else well()
  })
  return {
    ...(await listen(server)),
    state,
    /** Is well from now on, and answers those who still wait. */
    mend() {
      state.ill = undefined
      for (const answer of waiting.splice(0)) answer()
    },
  }
}

/** All six, and what a casino is told of where they are. */
export async function openSupplierSites() {
  const names = Object.keys(ANSWERS) as ProviderName[]
  const opened = await Promise.all(
    names.map(async (name) => [name, await openSite(ANSWERS[name])] as const),
  )
  return {
    of: Object.fromEntries(opened) as Record<ProviderName, SupplierSite>,
    environment: Object.assign(
      {},
      ...opened.map(([name, { url }]) => PLACES[name](url)),
    ) as Environment,
    close: () => Promise.all(opened.map(([, site]) => site.close())),
  }
}
