import type { FreeRounds, FreeRoundsCard } from '@zar/contract/casino/free-rounds'
import type { Envelope } from '@zar/contract/endpoint'
import { mountRoutes, openHttp } from '../../../../platform/http/http.ts'
import { openJobs } from '../../../../platform/jobs/jobs.ts'
import { openLog } from '../../../../platform/log/log.ts'
import { notificationsOf } from '../../../../testing/players/notifications.ts'
import { GAME_CODE, openTable } from '../../../../testing/players/play.ts'
import { signedInById } from '../../../../testing/players/signed-in.ts'
import { openTestCasino } from '../../../../testing/test-casino.ts'
import {
  type AwardAnswer,
  type FreeRoundsOrder,
  type GameProvider,
  openBreaker,
  openWallet,
  verifyWallet,
} from '../../../casino/index.ts'
import { verifyLedger } from '../../../ledger/index.ts'
import { verifyBonuses } from '../../index.ts'
import { askDue, askSupplier } from '../award.ts'
import type { FreeRoundsWork } from '../grant.ts'
import { freeRoundsRoutes } from '../routes.ts'
import { settleFreeRounds } from '../settle.ts'

export const E5 = 100_000n
export const DAY_MS = 24 * 60 * 60_000
export const ROUNDS = 3
export const OFFER = 'three-rounds'

/**
 * A supplier that chooses the names of its rewards, as Hub88 does, and finds its earlier ones by their
 * beginning. What it does with the next calls a test sets.
 */
function openRewards() {
  const state = {
    given: new Map<string, { order: FreeRoundsOrder; reward: string; isCancelled: boolean }>(),
    calls: [] as string[],
    named: 0,
    mood: 'gives' as 'gives' | 'refuses' | 'is down' | 'loses the reply',
    /** Told of each award while it is being answered. */
    onAward: async () => {},
  }
  const keyOf = ({ playerId, gameCode, startsAt }: FreeRoundsOrder) =>
    `${playerId} ${gameCode} ${startsAt.toISOString()}`

  async function award(order: FreeRoundsOrder): Promise<AwardAnswer> {
    state.calls.push(`award ${order.id}`)
    if (state.mood === 'is down') throw new Error('down')
    if (state.mood === 'refuses') return { refused: 'not for this player' }
    const reward = state.given.get(keyOf(order))?.reward ?? `reward-${++state.named}`
    state.given.set(keyOf(order), { order, reward, isCancelled: false })
    await state.onAward()
    if (state.mood === 'loses the reply') throw new Error('the reply was lost')
    return { reward }
  }

  async function cancel(order: FreeRoundsOrder, reward: string | null): Promise<void> {
    state.calls.push(`cancel ${order.id} ${reward}`)
    if (state.mood === 'is down') throw new Error('down')
    const given = state.given.get(keyOf(order))
    if (given) given.isCancelled = true
  }

  const provider: GameProvider = {
    name: 'hub88',
    listGames: async () => ({ games: [], broken: [] }),
    launchUrl: async () => undefined,
    freeRounds: { award, cancel },
  }
  return { state, provider }
}

/** A casino with one offer of three rounds at ₺2, and a wallet to play them in. */
export async function openFreeRoundsFixture() {
  const casino = await openTestCasino({ isPatient: true })
  const log = openLog('silent')
  await (await openJobs({ url: casino.url, tasks: {}, log })).close()
  const { state, provider } = openRewards()
  const deps: FreeRoundsWork = {
    ...casino,
    log,
    onCommitted: () => {},
    suppliers: [{ provider, breaker: openBreaker(casino.clock) }],
  }
  // The game that the offer is of comes with a table.
  await openTable(casino, await casino.player())
  await casino.db
    .insertInto('free_rounds_offer')
    .values({
      id: OFFER,
      position: 0,
      provider: 'hub88',
      game_code: GAME_CODE,
      title_tr: 'Üç tur',
      title_en: 'Three rounds',
      summary_tr: '–',
      summary_en: '–',
      rounds: ROUNDS,
      stake_e5: 2n * E5,
      days: 7,
    })
    .execute()
  const wallet = openWallet({ ...casino, log })
  const app = openHttp({ logger: log, random: casino.random })
  mountRoutes(app, freeRoundsRoutes(deps), signedInById)

  async function send<Data>(
    method: 'GET' | 'POST',
    name: string,
    playerId: string,
    body?: object,
    locale = 'tr',
  ) {
    const answer = await app.inject({
      method,
      url: `/api/bonus/${name}`,
      headers: { locale, authorization: `Bearer ${playerId}` },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, ...(answer.json() as Envelope<Data>) }
  }
  async function read(playerId: string, locale = 'tr'): Promise<FreeRounds> {
    const { data } = await send<FreeRounds>('GET', 'freerounds', playerId, undefined, locale)
    if (!data) throw new Error('no answer')
    return data
  }
  const claim = (playerId: string) => send('POST', 'claimfreerounds', playerId, { id: OFFER })

  return {
    casino,
    deps,
    wallet,
    supplier: state,
    send,
    read,
    claim,
    ask: (id: string) => askSupplier(deps, id),
    askDue: () => askDue(deps),
    settle: () => settleFreeRounds(deps),
    decline: (playerId: string, id: string) => send('POST', 'declinefreerounds', playerId, { id }),
    async card(playerId: string): Promise<FreeRoundsCard> {
      const [first] = (await read(playerId)).mine
      if (!first) throw new Error('no free rounds')
      return first
    },
    /** A player with the rounds ready to play, at the game. */
    async ready() {
      const table = await openTable(casino, await casino.player())
      await claim(table.playerId)
      await askDue(deps)
      const { id, reward } = await casino.db
        .selectFrom('free_rounds')
        .select(['id', 'reward'])
        .where('player_id', '=', table.playerId)
        .executeTakeFirstOrThrow()
      if (reward === null) throw new Error('not given')
      return { ...table, id, reward }
    },
    notes: (playerId: string) => notificationsOf(casino.db, playerId),
    /** Everything that is wrong in the ledger. */
    async findings() {
      const { findings } = await verifyLedger(casino.db)
      const rest = [...(await verifyWallet(casino.db)), ...(await verifyBonuses(casino.db))]
      return [...findings, ...rest]
    },
    async close(): Promise<void> {
      await wallet.close()
      await app.close()
      await casino.close()
    },
  }
}

export type FreeRoundsFixture = Awaited<ReturnType<typeof openFreeRoundsFixture>>
