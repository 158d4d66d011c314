import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serialByKey } from '../../platform/queues.ts'
import {
  type BonusFixture,
  DAY_MS,
  E5,
  openBonusFixture,
} from '../../testing/bonuses/bonus-fixture.ts'
import { times } from '../../testing/chance.ts'
import { balancesE5 } from '../ledger/index.ts'
import { changeToken, openVisit, readSportSession } from './session.ts'
import { payOut, placeBet, returnStake, type SportOutcome } from './wallet/index.ts'

const [PARTNER, DAYS, WORTH, CASH] = ['fcg', 7, 20n, 45n]

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture({ takesFreeBets: true })
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
  await fixture.close()
})

type BetMessage = { id: number; order: number; liras: bigint }
type Wish =
  | ({ kind: 'bet' | 'win' | 'correction' } & BetMessage)
  | { kind: 'return'; order: number }
  | { kind: 'decline' }
  | { kind: 'wait'; days: number; isSettled: boolean }

type AnsweredWish = { wish: Wish; outcome: SportOutcome }
type Order = { stake: bigint; isFree: boolean; isReturned: boolean; payments: bigint[] }

/** The rules once more, as naively as they can be said, in whole liras. It shares no code with the wallet. */
function openOracle() {
  const kept: AnsweredWish[] = []
  const orders = new Map<number, Order>()
  const free = { isUnused: true, isUsed: false, timesBack: 0 }
  const held = { cash: CASH, debt: 0n }
  let day = 0

  const isUsable = () => free.isUnused && day < DAYS
  const keep = (wish: Wish, outcome: SportOutcome) => {
    kept.push({ wish, outcome })
    return outcome
  }
  const paidFor = ({ payments }: Order) => payments.reduce((sum, one) => sum + one, 0n)
  const ownOf = (order: Order) => {
    if (!order.isFree) return paidFor(order)
    return paidFor(order) < WORTH ? 0n : paidFor(order) - WORTH
  }
  const nameOf = (wish: Wish) => {
    if (wish.kind === 'return') return `return ${wish.order}`
    return 'id' in wish ? `${wish.id} of ${wish.order}` : undefined
  }

  function bet(wish: Wish & BetMessage): SportOutcome {
    if (orders.has(wish.order)) return 'order_taken'
    if (kept.some(({ wish: w }) => w.kind === 'return' && w.order === wish.order)) {
      return keep(wish, 'rolled_back')
    }
    const isFree = isUsable() && wish.liras === WORTH
    if (!isFree && held.cash < wish.liras) return keep(wish, 'not_enough_money')
    if (isFree) Object.assign(free, { isUnused: false, isUsed: true })
    else held.cash -= wish.liras
    orders.set(wish.order, { stake: wish.liras, isFree, isReturned: false, payments: [] })
    return keep(wish, 'ok')
  }

  function pay(wish: Wish & BetMessage): SportOutcome {
    const order = orders.get(wish.order)
    if (!order) return 'bet_unknown'
    if (order.isReturned) return keep(wish, 'rolled_back')
    const isTaken = wish.kind === 'correction'
    if (isTaken && wish.liras > paidFor(order)) return 'more_than_paid'
    const before = ownOf(order)
    order.payments.push(isTaken ? -wish.liras : wish.liras)
    held.cash += ownOf(order) - before
    if (held.cash < 0n) {
      held.debt += held.cash
      held.cash = 0n
    }
    return keep(wish, 'ok')
  }

  function giveBack(wish: Wish & { order: number }): SportOutcome {
    const order = orders.get(wish.order)
    if (!order) return keep(wish, 'bet_unknown')
    if (paidFor(order) > 0n) return 'paid_out'
    order.isReturned = true
    if (!order.isFree) held.cash += order.stake
    else if (day < DAYS && free.timesBack === 0) {
      Object.assign(free, { isUnused: true, isUsed: false, timesBack: 1 })
    }
    return keep(wish, 'ok')
  }

  return {
    held,
    isUsable,
    wait(days: number) {
      day += days
    },
    decline() {
      free.isUnused = false
    },
    post(wish: Exclude<Wish, { kind: 'decline' | 'wait' }>): SportOutcome {
      const same = kept.find((one) => nameOf(one.wish) === nameOf(wish))
      if (same) {
        if (JSON.stringify(plain(same.wish)) !== JSON.stringify(plain(wish)))
          return 'changed_replay'
        return same.outcome === 'ok' ? 'replay' : same.outcome
      }
      if (wish.kind === 'bet') return bet(wish)
      return wish.kind === 'return' ? giveBack(wish) : pay(wish)
    },
  }
}

const plain = (wish: Wish) => Object.entries(wish).map((pair) => pair.map(String))

/** Long enough for a free bet to come back twice, and to run out. */
const LONG = { maxLength: 40, size: 'max' as const }
const said = { id: fc.nat(12), order: fc.nat(5) }
const stake = fc.constantFrom(WORTH, WORTH, WORTH, 5n)
const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({ kind: fc.constant('bet' as const), ...said, liras: stake }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom('win' as const, 'correction' as const),
      ...said,
      liras: fc.bigInt(1n, 50n),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant('return' as const), order: said.order }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 5 }),
      isSettled: fc.boolean(),
    }),
  },
)

/** A player with cash and a free bet at the partner, in two processes. */
async function openGuest(prefix: string) {
  const { casino } = fixture
  const playerId = await casino.player({ cashE5: CASH * E5 })
  await fixture.claim(playerId, 'free-bet')
  const { id: bonusId } = await fixture.bonus(playerId)
  const whenLogInEnds = async () => new Date(casino.clock.now().getTime() + 1_000 * DAY_MS)
  const visit = { partner: PARTNER, playerId, logInHash: Buffer.alloc(32) }
  const opened = await changeToken(
    { ...casino, whenLogInEnds },
    PARTNER,
    await openVisit(casino, visit),
  )
  if (!opened) throw new Error('no session')
  const { token } = opened
  const processes = [serialByKey(), serialByKey()].map((serialByOrder) => ({
    ...casino,
    onCommitted: () => {},
    serialByOrder,
  }))
  let turn = 0

  return {
    playerId,
    decline: () => fixture.send('POST', 'decline', playerId, { id: bonusId }),
    /** What the partner would be told now. */
    toldE5: async () => (await readSportSession(casino, PARTNER, token))?.balanceE5,
    async post(wish: Exclude<Wish, { kind: 'decline' | 'wait' }>): Promise<SportOutcome> {
      turn += 1
      const deps = processes[turn % 2]
      if (!deps) throw new Error('no process')
      const fingerprint = Buffer.from(JSON.stringify(plain(wish))).toString('hex')
      const about = { partner: PARTNER, orderNumber: `${prefix}-${wish.order}`, fingerprint }
      if (wish.kind === 'return') return (await returnStake(deps, about)).outcome
      const { id, kind, liras } = wish
      const order = {
        ...about,
        transactionId: `${prefix}-id-${id}`,
        playerId,
        currency: 'TRY',
        amountE5: liras * E5,
      }
      const answer =
        kind === 'bet'
          ? await placeBet(deps, { ...order, token, possibleWinE5: null, info: '' })
          : await payOut(deps, { ...order, isCredit: kind === 'win' })
      return answer.outcome
    },
  }
}

type Guest = Awaited<ReturnType<typeof openGuest>>

async function bothDo(wish: Wish, guest: Guest, oracle: ReturnType<typeof openOracle>) {
  if (wish.kind === 'decline') {
    await guest.decline()
    return oracle.decline()
  }
  if (wish.kind !== 'wait') return expect(await guest.post(wish)).toBe(oracle.post(wish))
  fixture.casino.clock.advance(wish.days * DAY_MS)
  if (wish.isSettled) await fixture.settle()
  return oracle.wait(wish.days)
}

test('BON-03: whatever a partner says, in whatever order, the player has what is theirs and no more', async () => {
  let run = 0
  const property = fc.asyncProperty(fc.array(wish, LONG), async (wishes) => {
    const guest = await openGuest(`run-${run++}`)
    const oracle = openOracle()
    for (const one of wishes) {
      await bothDo(one, guest, oracle)
      const { cash, debt } = oracle.held
      const { player_cash, player_debt } = await balancesE5(fixture.casino.db, guest.playerId)
      expect([player_cash, player_debt]).toEqual([cash * E5, debt * E5])
      expect(await guest.toldE5()).toBe((cash + (oracle.isUsable() ? WORTH : 0n)) * E5)
    }
    const { bonuses } = await fixture.mine(guest.playerId)
    expect(bonuses.map(({ balance }) => balance)).toEqual([oracle.isUsable() ? Number(WORTH) : 0])
  })
  await fc.assert(property, { numRuns: times(50) })
})
