import { expect, test } from 'vitest'
import { type Fault, LOST } from '../round-operator.ts'
import type { ClientTable, Words } from './client-table.ts'

export function stakeCases(table: ClientTable, words: Words): void {
  test('a round is a stake and a win of one round, in the session of the launch', async () => {
    const token = await table.seated('round-player')
    const spun = await table.fixture.spin(token, 4_000)
    const { id, winKurus } = spun.body.round
    const done = await table.fixture.finish(token, id)
    const shared = { player: 'round-player', round: id, session: expect.any(String) }
    const [bet, win, ...more] = table.supplier.calls
    expect(bet).toMatchObject({ ...shared, kind: 'bet', amountKurus: 4_000 })
    expect(win).toMatchObject({ ...shared, kind: 'win', amountKurus: winKurus })
    expect(more).toEqual([])
    expect(win?.id).not.toBe(bet?.id)
    expect(done.body.balanceKurus).toBe(table.supplier.books.balanceKurus)
  })

  test.each<Fault>([...LOST, 'no balance', 'unheard'])(
    'a stake answered by %s is asked again under its id, and taken once',
    async (fault) => {
      const token = await table.seated()
      const before = table.supplier.books.balanceKurus
      table.supplier.faults.push(fault)
      expect((await table.fixture.spin(token, 2_000)).status).toBe(200)
      expect(table.callsTo('bet')).toHaveLength(2)
      expect(new Set(table.callsTo('bet').map(({ id }) => id)).size).toBe(1)
      expect(table.supplier.books.balanceKurus).toBe(before - 2_000)
    },
  )

  test('a stake above the balance is refused, and nothing is taken or given back', async () => {
    const token = await table.seated()
    const held = table.supplier.books.balanceKurus
    table.supplier.books.balanceKurus = 100
    const spun = await table.fixture.spin(token)
    await table.fixture.sweepAll()
    expect([spun.status, spun.body.refusal]).toEqual([409, 'not_enough_money'])
    expect(table.supplier.books.balanceKurus).toBe(100)
    table.supplier.books.balanceKurus = held
    expect(table.supplier.calls.map(({ kind }) => kind)).toEqual(['bet'])
  })

  test.each(words.refusals)('a stake refused by %s is over: %s', async (says, refusal) => {
    const token = await table.seated()
    table.supplier.faults.push({ says })
    const spun = await table.fixture.spin(token)
    await table.fixture.sweepAll()
    expect([spun.status, spun.body.refusal]).toEqual([409, refusal])
    expect(table.supplier.calls.map(({ kind }) => kind)).toEqual(['bet'])
  })

  test.each(words.doubts)(
    'a stake answered by %s is called off: %s',
    async (says, refusal, status) => {
      const token = await table.seated()
      table.supplier.faults.push({ says })
      const spun = await table.fixture.spin(token)
      expect([spun.status, spun.body.refusal]).toEqual([status, refusal])
      expect(table.callsTo('bet')).toHaveLength(1)
      await table.later(60_000)
      expect(await table.lastRound()).toMatchObject({ state: 'voided' })
    },
  )

  test('the session is over at the operator: the stake is not taken', async () => {
    const token = await table.seated('gone')
    table.supplier.books.sessions.clear()
    const before = table.supplier.books.balanceKurus
    expect((await table.fixture.spin(token)).status).toBeGreaterThanOrEqual(400)
    expect(table.supplier.books.balanceKurus).toBe(before)
  })
}
