import type { RoleName } from '@zar/contract/office/rights/rights'
import type { TradedMarket, TradingDesk, TradingMatch } from '@zar/contract/office/trading/board'
import type { WaitingBet } from '@zar/contract/office/trading/waiting'
import { openBettors } from '../../modules/betting/testing/bettors.ts'
import { openOffers } from '../../modules/betting/testing/offered.ts'
import { openTestCasino, type TestCasino } from '../test-casino.ts'
import { type Desk, type OfficeReply, openOfficeApp } from './office-app.ts'

const E5 = 100_000n

type Answer = {
  code?: string
  fields?: { field: string; message: string }[]
  outcome?: string
  proposal?: string
}
/** What came of a call. */
export type Came = OfficeReply<Answer>
export const REASON = 'The pictures show another result.'

type House = { casino: TestCasino; office: Awaited<ReturnType<typeof openOfficeApp>> }

async function openHouse(): Promise<House> {
  const casino = await openTestCasino({ isPatient: true })
  return { casino, office: await openOfficeApp(casino) }
}

/** The trading room with four traders and a support agent, offers, and players who bet. */
export async function openTradingRoom(house?: House) {
  const { casino, office } = house ?? (await openHouse())
  const people: Record<string, Desk & { id: string }> = {}
  const roles: [string, RoleName][] = [
    ['ada', 'trader'],
    ['bora', 'trader'],
    ['cem', 'trader'],
    ['derya', 'manager'],
    ['efe', 'support'],
  ]
  for (const [name, role] of roles) {
    const { id } = await office.staff(name, [role])
    people[name] = { ...(await office.session(id)), id }
  }
  const offers = openOffers(casino)
  const bettors = openBettors(casino)
  const who = (name: string) => people[name] ?? {}
  const match = async (id: bigint) =>
    (await office.get<TradingMatch>('/api/office/trading-match', { id: `${id}` }, who('ada'))).data
  return {
    casino,
    offers,
    bettors,
    who,
    idOf: (name: string) => people[name]?.id ?? '',
    post: <Data = Answer>(name: string, path: string, input: object) =>
      office.post<Data>(`/api/office/trading-${path}`, input, who(name)),
    get: async <Data>(name: string, path: string, input: object = {}) =>
      (await office.get<Data>(`/api/office/trading-${path}`, input, who(name))).data,
    desk: async () => (await office.get<TradingDesk>('/api/office/trading', {}, who('ada'))).data,
    waiting: async (name = 'ada') =>
      (await office.get<WaitingBet[]>('/api/office/trading-waiting', {}, who(name))).data ?? [],
    late: (name: string) => office.get<unknown[]>('/api/office/trading-late-bets', {}, who(name)),
    match,
    /** The first market of a match, as it stands. */
    market: async (id: bigint): Promise<TradedMarket> => {
      const [market] = (await match(id))?.markets ?? []
      if (!market) throw new Error('a match has its market')
      return market
    },
    rich: () => casino.player({ cashE5: 20_000n * E5 }),
    /** Somebody has bet ₺100,00 on the first selection of a match of its own. */
    async betOn(isLive = false) {
      const made = await offers.match(1_850, 2_000, isLive)
      const playerId = await casino.player({ cashE5: 20_000n * E5 })
      await offers.fair(made.one, 520_000)
      const placed = await bettors.place(playerId, {
        legs: [{ on: made.one, odds: 1_850 }],
      })
      return {
        ...made,
        playerId,
        betId: BigInt(placed.betId ?? 0),
        isOpen: placed.state === 'open',
      }
    },
  }
}
