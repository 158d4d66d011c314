import type { BonusCard, BonusOffer, MyBonuses } from '@zar/contract/bonus'
import type { Envelope } from '@zar/contract/endpoint'
import { seed } from '../../app/seed/seed.ts'
import {
  type BonusDeps,
  bonusRoutes,
  bonusTasks,
  verifyBonuses,
} from '../../modules/bonuses/index.ts'
import { openWallet, verifyWallet } from '../../modules/casino/index.ts'
import { verifyLedger } from '../../modules/ledger/index.ts'
import { verifySportsbook } from '../../modules/sportsbook/index.ts'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import { notificationsOf } from '../players/notifications.ts'
import { openTable } from '../players/play.ts'
import { signedInById } from '../players/signed-in.ts'
import { openTestCasino } from '../test-casino.ts'

export const E5 = 100_000n
export const DAY_MS = 24 * 60 * 60_000
const GATEWAY_METHOD = 2
/** A name of a device that is none of the placeholders. */
const DEVICE = 'a-device-of-its-own'

/** A casino that gives the demo bonuses, with a wallet to play them in, and free bets where it is said so. */
export async function openBonusFixture({ takesFreeBets = false } = {}) {
  const casino = await openTestCasino()
  await seed(casino.db, { onChanged: 'leave' })
  const log = openLog('silent')
  const deps: BonusDeps = {
    ...casino,
    log,
    trialBonusE5: 100n * E5,
    throttle: openThrottle(casino),
    onCommitted: () => {},
    takesFreeBets,
  }
  const wallet = openWallet({ ...casino, log })
  const app = openHttp({ logger: log, random: casino.random })
  mountRoutes(app, bonusRoutes(deps), signedInById)
  const tasks = bonusTasks(deps)

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
      headers: { locale, authorization: `Bearer ${playerId}`, fingerprint: DEVICE + playerId },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, ...(answer.json() as Envelope<Data>) }
  }
  const mine = async (playerId: string) => {
    const { data } = await send<MyBonuses>('GET', 'mine', playerId)
    if (!data) throw new Error('no answer')
    return data
  }

  return {
    casino,
    deps,
    wallet,
    send,
    mine,
    settle: () => tasks.settle_bonuses?.({}),
    payCashback: () => tasks.pay_cashback?.({}),
    /** A player at a game. */
    async table(cashE5 = 0n) {
      return openTable(casino, await casino.player({ cashE5 }))
    },
    trial: (playerId: string) => send('GET', 'definetrialbonus', playerId),
    claim: (playerId: string, id: string, code?: string) =>
      send('POST', 'claim', playerId, code === undefined ? { id } : { id, code }),
    offers: async (playerId: string, locale = 'tr') =>
      (await send<BonusOffer[]>('GET', 'offers', playerId, undefined, locale)).data ?? [],
    async bonus(playerId: string): Promise<BonusCard> {
      const [first] = (await mine(playerId)).bonuses
      if (!first) throw new Error('no bonus')
      return first
    },
    /** A deposit that the bank has confirmed. */
    async deposited(playerId: string, amountE5: bigint): Promise<void> {
      const now = casino.clock.now()
      await casino.deposit(playerId, amountE5)
      await casino.db
        .insertInto('payment')
        .values({
          id: casino.random.uuid(),
          player_id: playerId,
          type: 1,
          status: 1,
          method_id: GATEWAY_METHOD,
          amount_e5: amountE5,
          currency: 'TRY',
          gateway_id: null,
          detail: '{}',
          reason: null,
          ledger_mark: 0n,
          created_at: now,
          updated_at: now,
        })
        .execute()
    },
    notes: (playerId: string) => notificationsOf(casino.db, playerId),
    /** Everything that is wrong in the ledger. */
    async findings() {
      const { findings } = await verifyLedger(casino.db)
      const rest = [...(await verifyWallet(casino.db)), ...(await verifyBonuses(casino.db))]
      return [...findings, ...rest, ...(await verifySportsbook(casino.db))]
    },
    async close(): Promise<void> {
      await wallet.close()
      await app.close()
      await casino.close()
    },
  }
}

export type BonusFixture = Awaited<ReturnType<typeof openBonusFixture>>
