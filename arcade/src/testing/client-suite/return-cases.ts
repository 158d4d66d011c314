import { expect, test } from 'vitest'
import { type Fault, LOST } from '../round-operator.ts'
import type { ClientTable, Words } from './client-table.ts'

export function winCases(table: ClientTable, words: Words): void {
  test.each<Fault>([...LOST, 'no balance', 'unheard'])(
    'a win answered by %s is asked again under its id, and paid once',
    async (fault) => {
      const token = await table.seated()
      const { round } = (await table.fixture.spin(token)).body
      const before = table.supplier.books.balanceKurus
      table.supplier.faults.push(fault)
      expect((await table.fixture.finish(token, round.id)).status).toBe(200)
      expect(table.callsTo('win')).toHaveLength(2)
      expect(new Set(table.callsTo('win').map(({ id }) => id)).size).toBe(1)
      expect(table.supplier.books.balanceKurus).toBe(before + round.winKurus)
    },
  )

  test.each(words.owed)('a win answered by %s is asked again until it is taken', async (says) => {
    const token = await table.seated()
    const { round } = (await table.fixture.spin(token)).body
    table.supplier.faults.push({ says }, 'drop', '500', 'nonsense', { says })
    await table.fixture.finish(token, round.id)
    expect(await table.lastRound()).toMatchObject({ state: 'win_pending' })
    for (let minute = 0; minute < 5; minute++) {
      await table.later(60_000)
    }
    expect(await table.lastRound()).toMatchObject({ state: 'settled' })
    expect(new Set(table.callsTo('win').map(({ id }) => id)).size).toBe(1)
  })

  test('a win is paid though the session is over', async () => {
    const token = await table.seated()
    const { round } = (await table.fixture.spin(token)).body
    table.supplier.books.sessions.clear()
    expect((await table.fixture.finish(token, round.id)).status).toBe(200)
  })
}

export function rollbackCases(table: ClientTable, words: Words): void {
  test('a stake of which nothing is known is given back under its round, with its amount', async () => {
    const token = await table.seated()
    const before = table.supplier.books.balanceKurus
    table.supplier.faults.push('drop', 'hang', '500')
    const spun = await table.fixture.spin(token, 2_000)
    expect([spun.status, spun.body.refusal]).toEqual([503, 'wallet_down'])
    await table.fixture.sweepAll()
    const [bet] = table.callsTo('bet')
    const [cancel, ...more] = table.callsTo('cancel')
    expect(more).toEqual([])
    expect(cancel).toMatchObject({ round: bet?.round, player: bet?.player })
    expect([undefined, 2_000]).toContain(cancel?.amountKurus)
    expect([undefined, bet?.id]).toContain(cancel?.stakeId)
    expect(cancel?.id).not.toBe(bet?.id)
    expect(table.supplier.books.balanceKurus).toBe(before)
    expect(await table.lastRound()).toMatchObject({ state: 'voided' })
  })

  test.each<Fault>(LOST)(
    'a rollback answered by %s is asked again, and gives back once',
    async (fault) => {
      const token = await table.seated()
      const before = table.supplier.books.balanceKurus
      table.supplier.faults.push('drop', 'drop', 'drop', fault)
      await table.fixture.spin(token, 2_000)
      await table.later(60_000)
      expect(new Set(table.callsTo('cancel').map(({ id }) => id)).size).toBe(1)
      expect(table.callsTo('cancel')).toHaveLength(2)
      expect(table.supplier.books.balanceKurus).toBe(before)
      expect(await table.lastRound()).toMatchObject({ state: 'voided' })
    },
  )

  test('a stake that never came is called off until the operator has it so, and refused after that', async () => {
    const token = await table.seated()
    const before = table.supplier.books.balanceKurus
    table.supplier.faults.push('unheard', 'unheard', 'unheard')
    await table.fixture.spin(token, 2_000)
    expect(await table.lastRound()).toMatchObject({ state: 'rollback_pending' })
    await table.later(60_000)
    expect(table.callsTo('cancel')).toHaveLength(2)
    expect(await table.lastRound()).toMatchObject({ state: 'voided' })
    const [bet] = table.callsTo('bet')
    expect(bet && table.supplier.books.post(bet)).toBe('unknown')
    expect(table.supplier.books.balanceKurus).toBe(before)
  })

  test.each(words.taken)('a movement answered by %s is taken', async (says) => {
    const token = await table.seated()
    table.supplier.faults.push({ says, isTaken: true })
    const spun = await table.fixture.spin(token)
    expect(spun.status).toBe(200)
    table.supplier.faults.push({ says, isTaken: true })
    expect((await table.fixture.finish(token, spun.body.round.id)).status).toBe(200)
    expect(table.supplier.calls).toHaveLength(2)
  })
}
