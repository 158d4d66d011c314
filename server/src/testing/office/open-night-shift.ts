import type { AuditRow } from '@zar/contract/office/audit'
import type { RoleName } from '@zar/contract/office/rights/rights'
import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { seed } from '../../app/seed/seed.ts'
import { openWallet } from '../../modules/casino/index.ts'
import { messageRoutes } from '../../modules/messages/index.ts'
import { reviewsOf } from '../../modules/payments/testing/reviews.ts'
import { ticketRoutes } from '../../modules/support/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import { openEvidenceCasino } from '../evidence/evidence-casino.ts'
import { openPlayerApp } from '../players/player-app.ts'
import { openPlants } from '../risk/plants.ts'
import { type Desk, openOfficeApp } from './office-app.ts'
import { openTradingRoom } from './open-trading-room.ts'

export const E5 = 100_000n

/** Who is on duty, beside the traders of the trading room. */
const PEOPLE = {
  ayla: 'cashier',
  deniz: 'cashier',
  amir: 'manager',
  ferit: 'manager',
  ece: 'risk',
  orhan: 'risk',
  uyum: 'compliance',
  levent: 'compliance',
  selin: 'support',
  mert: 'marketing',
  nur: 'auditor',
} as const satisfies Record<string, RoleName>
export type Name = keyof typeof PEOPLE

/** What came of a call of the office. */
export type Came = { outcome?: string; code?: string; proposal?: string }

/** One house in one night: players who write, bet and withdraw, a supplier, a bookmaker, and those on duty. */
export async function openNightShift() {
  const house = await openEvidenceCasino()
  const { casino, deps: payments } = house
  payments.messages.mail.send = async () => {}
  await seed(casino.db, { onChanged: 'leave' })
  const office = await openOfficeApp(casino)
  // One house has one key.
  office.deps.fieldCipher = payments.fieldCipher
  const desks = {} as Record<Name, Desk>
  for (const name of Object.keys(PEOPLE) as Name[])
    desks[name] = await office.session((await office.staff(name, [PEOPLE[name]])).id)
  const room = await openTradingRoom({ casino, office })
  const log = openLog('silent')

  const get = async <Data>(path: string, input: object, who: Name): Promise<Data> => {
    const { data, message } = await office.get<Data>(`/api/office/${path}`, input, desks[who])
    if (data === null) throw new Error(message)
    return data
  }
  const post = <Data = Came>(path: string, input: object, who: Name) =>
    office.post<Data>(`/api/office/${path}`, input, desks[who])

  return {
    house,
    casino,
    office,
    desks,
    room,
    log,
    get,
    post,
    reviews: reviewsOf(house),
    plants: openPlants(casino),
    wallet: openWallet({ ...casino, log }),
    site: await openPlayerSite(casino),
    caseOf: (id: string, who: Name) => get<WithdrawalCase>('withdrawal', { id }, who),
    /** Proposes as one and approves as another; answers what the second was told. */
    async byTwo(path: string, input: object, [first, second]: readonly [Name, Name]) {
      const { data } = await post(path, input, first)
      return (await post(path, { ...input, proposal: data?.proposal }, second)).data
    },
    /** What the auditor finds of one thing: which act, what came of it, and whose it was. */
    async found(object: string) {
      const input = { object, reason: 'Going through the acts of the last night.' }
      const { data } = await post<{ rows: AuditRow[] }>('search-audit', input, 'nur')
      return (data?.rows ?? [])
        .map(({ does, outcome, actorName }) => `${does} ${outcome} ${actorName}`)
        .toReversed()
    },
  }
}

const ENDLESS = { tries: 100_000, seconds: 60 }
const both = { player: ENDLESS, address: ENDLESS }

/** The calls by which a player writes to support and reads what the house tells. */
function openPlayerSite(casino: Awaited<ReturnType<typeof openEvidenceCasino>>['casino']) {
  const deps = {
    ...casino,
    log: openLog('silent'),
    throttle: openThrottle(casino),
    onCommitted: () => {},
  }
  const tickets = ticketRoutes({ ...deps, policy: { opens: both, replies: both } })
  return openPlayerApp(casino, undefined, [...messageRoutes(casino), ...tickets])
}
