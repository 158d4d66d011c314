import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Operators } from '../../supplier-clients/open-supplier-clients.ts'
import { seatUserOf } from '../../supplier-clients/supplier-client.ts'
import { type ArcadeFixture, openTestArcade } from '../open-arcade.ts'
import { LOST, type openRoundOperator } from '../round-operator.ts'

/** A supplier whose calls name the award of a free spin with its stake and its result. */
export type FreeSpinClient = Awaited<ReturnType<typeof openRoundOperator>> & {
  operators: Omit<Operators, 'hub88'>
  name: string
  gameCode: string
  /** Orders so many for the player, and answers what the wallet's calls will name. */
  order: (fixture: ArcadeFixture, player: string, spins: number) => Promise<string>
  /** Signs the question for the list of what has moved. */
  secret: string
  /** What a call to the wallet says of the award. */
  toldOf: (fields: Record<string, unknown>) => unknown
  told: (reward: string, total: number, remaining: number) => unknown
}

const PLAYED = 4

/** Awarded spins as the wallet is called for them; each supplier has its own way to order them. */
export function freeSpinCases(open: () => Promise<FreeSpinClient>): void {
  let supplier: FreeSpinClient
  let fixture: ArcadeFixture
  beforeAll(async () => {
    supplier = await open()
    fixture = await openTestArcade(supplier.operators)
  })
  beforeEach(() => {
    supplier.calls.length = 0
    supplier.faults.length = 0
  })
  afterAll(async () => {
    expect(supplier.errors).toEqual([])
    await fixture.close()
    await supplier.close()
  })

  async function seated(spins: number) {
    const player = randomUUID()
    const user = seatUserOf(supplier.name, player)
    const reward = await supplier.order(fixture, player, spins)
    supplier.books.sessions.set(`operator-token-${user}`, player)
    const token = await fixture.seat(user, supplier.gameCode)
    const { now } = (await fixture.get(`/api/session?token=${token}`)).body.session.freeRounds
    supplier.calls.length = 0
    fixture.later(3_000)
    return { token, now, reward }
  }

  test('awarded spins are played before any own money: each names its award, costs nothing, and pays what it wins', async () => {
    const { token, now, reward } = await seated(PLAYED)
    expect(now).toMatchObject({ given: PLAYED, left: PLAYED, stakeKurus: 200 })
    const before = supplier.books.balanceKurus
    let wonKurus = 0
    for (let left = PLAYED - 1; left >= 0; left--) {
      fixture.later(3_000)
      const { round } = (await fixture.spinFree(token, now.id)).body
      await fixture.finish(token, round.id)
      wonKurus += round.winKurus
      const calls = supplier.calls.splice(0)
      expect(calls.map(({ kind }) => kind)).toEqual(['bet', 'win'])
      const told = supplier.told(reward, PLAYED, left)
      expect(calls.map(({ fields }) => supplier.toldOf(fields))).toEqual([told, told])
    }
    expect(supplier.books.balanceKurus).toBe(before + wonKurus)
    fixture.later(3_000)
    expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('free_rounds_over')
  })

  test('the list of what has moved has the stake that the wallet was told, and its win', async () => {
    const { token, now } = await seated(1)
    const from = new Date(fixture.clock.nowMs).toISOString()
    const { round } = (await fixture.spinFree(token, now.id)).body
    await fixture.finish(token, round.id)
    const [stake, win] = supplier.calls
    const to = new Date(fixture.clock.nowMs + 1).toISOString()
    const signature = createHmac('sha256', supplier.secret).update(`movements ${from} ${to}`)
    const query = new URLSearchParams({ from, to, signature: signature.digest('hex') })
    const { body } = await fixture.get(`/lists/${supplier.name}/movements?${query}`)
    expect(body).toMatchObject([
      { kind: 'bet', id: stake?.id, amountE5: '200000' },
      { kind: 'win', id: win?.id, amountE5: String(round.winKurus * 1_000) },
    ])
  })

  test('a stake and a result whose answers are lost come again the same, and move once', async () => {
    const { token, now } = await seated(1)
    const before = supplier.books.balanceKurus
    supplier.faults.push('drop', '500')
    const { round } = (await fixture.spinFree(token, now.id)).body
    const stakes = supplier.calls.splice(0)
    expect(stakes).toHaveLength(3)
    expect(new Set(stakes.map(({ id }) => id)).size).toBe(1)
    expect(new Set(stakes.map(({ fields }) => JSON.stringify(supplier.toldOf(fields)))).size).toBe(
      1,
    )
    supplier.faults.push('drop', 'nonsense', '500')
    expect((await fixture.finish(token, round.id)).body.refusal).toBe('wallet_down')
    fixture.later(2_000)
    await fixture.sweepAll()
    expect(new Set(supplier.calls.map(({ id }) => id)).size).toBe(1)
    expect(supplier.books.balanceKurus).toBe(before + round.winKurus)
  })

  test('a stake that nobody answered is called off, and its spin is played again', async () => {
    const { token, now } = await seated(1)
    const before = supplier.books.balanceKurus
    supplier.faults.push(...LOST.slice(0, 1), 'drop', 'drop')
    expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('wallet_down')
    fixture.later(60_000)
    await fixture.sweepAll()
    expect(supplier.calls.map(({ kind }) => kind)).toContain('cancel')
    expect(supplier.books.balanceKurus).toBe(before)
    const { round } = (await fixture.spinFree(token, now.id)).body
    expect((await fixture.finish(token, round.id)).body.freeRounds).toMatchObject({
      now: null,
      over: { given: 1, played: 1 },
    })
    expect(supplier.books.balanceKurus).toBe(before + round.winKurus)
  })
}
