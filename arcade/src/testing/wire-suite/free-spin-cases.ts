import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Operators } from '../../wires/open-wires.ts'
import { seatUserOf } from '../../wires/wire.ts'
import { type House, openArcade } from '../open-arcade.ts'
import { LOST, type openRoundOperator } from '../round-operator.ts'

/** A supplier whose calls name the award of a free spin with its stake and its result. */
export type FreeSpinWire = Awaited<ReturnType<typeof openRoundOperator>> & {
  operators: Omit<Operators, 'hub88'>
  name: string
  gameCode: string
  /** Orders so many for the player, and answers what the wallet's calls will name. */
  order: (house: House, player: string, spins: number) => Promise<string>
  /** Signs the question for the list of what has moved. */
  secret: string
  /** What a call to the wallet says of the award. */
  toldOf: (fields: Record<string, unknown>) => unknown
  told: (reward: string, total: number, remaining: number) => unknown
}

const PLAYED = 4

/** Awarded spins as they are played at the wire: who asks for them is the supplier's own matter. */
export function freeSpinCases(open: () => Promise<FreeSpinWire>): void {
  let wire: FreeSpinWire
  let house: House
  beforeAll(async () => {
    wire = await open()
    house = await openArcade(wire.operators)
  })
  beforeEach(() => {
    wire.calls.length = 0
    wire.faults.length = 0
  })
  afterAll(async () => {
    expect(wire.errors).toEqual([])
    await house.close()
    await wire.close()
  })

  async function seated(spins: number) {
    const player = randomUUID()
    const user = seatUserOf(wire.name, player)
    const reward = await wire.order(house, player, spins)
    wire.books.sessions.set(`operator-token-${user}`, player)
    const token = await house.seat(user, wire.gameCode)
    const { now } = (await house.get(`/api/session?token=${token}`)).body.session.freeRounds
    wire.calls.length = 0
    house.later(3_000)
    return { token, now, reward }
  }

  test('awarded spins are played before any own money: each names its award, costs nothing, and pays what it wins', async () => {
    const { token, now, reward } = await seated(PLAYED)
    expect(now).toMatchObject({ given: PLAYED, left: PLAYED, stakeKurus: 200 })
    const before = wire.books.balanceKurus
    let wonKurus = 0
    for (let left = PLAYED - 1; left >= 0; left--) {
      house.later(3_000)
      const { round } = (await house.spinFree(token, now.id)).body
      await house.finish(token, round.id)
      wonKurus += round.winKurus
      const calls = wire.calls.splice(0)
      expect(calls.map(({ kind }) => kind)).toEqual(['bet', 'win'])
      const told = wire.told(reward, PLAYED, left)
      expect(calls.map(({ fields }) => wire.toldOf(fields))).toEqual([told, told])
    }
    expect(wire.books.balanceKurus).toBe(before + wonKurus)
    house.later(3_000)
    expect((await house.spinFree(token, now.id)).body.refusal).toBe('free_rounds_over')
  })

  test('the list of what has moved has the stake that the wallet was told, and its win', async () => {
    const { token, now } = await seated(1)
    const from = new Date(house.clock.nowMs).toISOString()
    const { round } = (await house.spinFree(token, now.id)).body
    await house.finish(token, round.id)
    const [stake, win] = wire.calls
    const to = new Date(house.clock.nowMs + 1).toISOString()
    const signature = createHmac('sha256', wire.secret).update(`movements ${from} ${to}`)
    const query = new URLSearchParams({ from, to, signature: signature.digest('hex') })
    const { body } = await house.get(`/lists/${wire.name}/movements?${query}`)
    expect(body).toMatchObject([
      { kind: 'bet', id: stake?.id, amountE5: '200000' },
      { kind: 'win', id: win?.id, amountE5: String(round.winKurus * 1_000) },
    ])
  })

  test('a stake and a result whose answers are lost come again the same, and move once', async () => {
    const { token, now } = await seated(1)
    const before = wire.books.balanceKurus
    wire.faults.push('drop', '500')
    const { round } = (await house.spinFree(token, now.id)).body
    const stakes = wire.calls.splice(0)
    expect(stakes).toHaveLength(3)
    expect(new Set(stakes.map(({ id }) => id)).size).toBe(1)
    expect(new Set(stakes.map(({ fields }) => JSON.stringify(wire.toldOf(fields)))).size).toBe(1)
    wire.faults.push('drop', 'nonsense', '500')
    expect((await house.finish(token, round.id)).body.refusal).toBe('wallet_down')
    house.later(2_000)
    await house.sweepAll()
    expect(new Set(wire.calls.map(({ id }) => id)).size).toBe(1)
    expect(wire.books.balanceKurus).toBe(before + round.winKurus)
  })

  test('a stake that nobody answered is called off, and its spin is played again', async () => {
    const { token, now } = await seated(1)
    const before = wire.books.balanceKurus
    wire.faults.push(...LOST.slice(0, 1), 'drop', 'drop')
    expect((await house.spinFree(token, now.id)).body.refusal).toBe('wallet_down')
    house.later(60_000)
    await house.sweepAll()
    expect(wire.calls.map(({ kind }) => kind)).toContain('cancel')
    expect(wire.books.balanceKurus).toBe(before)
    const { round } = (await house.spinFree(token, now.id)).body
    expect((await house.finish(token, round.id)).body.freeRounds).toMatchObject({
      ...{ now: null, over: { given: 1, played: 1 } },
    })
    expect(wire.books.balanceKurus).toBe(before + round.winKurus)
  })
}
