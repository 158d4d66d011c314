import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLogs } from '../../modules/evidence/index.ts'
import { decideWithdrawal } from '../../modules/payments/index.ts'
import { E5 } from '../../modules/payments/testing/cashier.ts'
import { byHand } from '../../testing/audit-log.ts'
import { openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
beforeAll(async () => {
  casino = await openEvidenceCasino()
})
beforeEach(() => casino.startOver())
afterAll(() => casino.close())

/** Makes a file that both verifiers find right, and in which the house kept its word. */
async function rightFile(playerId: string): Promise<string> {
  const text = await casino.make(playerId)
  expect(await casino.verify(text)).toMatchObject({ verdict: 'valid', findings: [] })
  expect(await casino.verifyInPython(text)).toBe('valid')
  return text
}
const factsIn = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.includes('"t":"item"') && line.includes('"kind":'))
    .map((line) => JSON.parse(line).body)
const paymentsIn = (text: string) =>
  factsIn(text).flatMap(({ kind }) => (String(kind).startsWith('payment.') ? [kind] : []))

async function depositOf(playerId: string, amount: number): Promise<void> {
  await casino.deposit(playerId, amount)
  const payment = (await casino.payments(playerId)).at(-1)
  if (!payment) throw new Error('no payment')
  await casino.callback(casino.verdictOn(payment, 'approved'))
}

test('a player who did nothing yet has a file that is valid', async () => {
  const playerId = await casino.casino.player()
  expect(await rightFile(playerId)).toContain('"whole":true')
})

test('deposits and withdrawals stand in it with their rows, whatever became of them', async () => {
  const playerId = await casino.casino.player()
  await depositOf(playerId, 20_000)
  await casino.wasPaidBefore(playerId)
  await casino.withdraw(playerId, 6_000)
  const held = (await casino.payments(playerId)).at(-1)
  const decide = (operator: string, more: object = {}) =>
    decideWithdrawal(casino.deps, { paymentId: held?.id ?? '', operator, ...more })
  await decide('Zeliha', { reject: 'more_proof', note: 'gizli not' })
  await decide('Gurkan', { reject: 'more_proof', note: 'gizli not' })
  const text = await rightFile(playerId)
  expect(paymentsIn(text)).toEqual([
    ...['payment.ordered', 'payment.opened', 'payment.paid'],
    ...['payment.ordered', 'payment.held', 'payment.declined', 'payment.returned'],
  ])
  const declined = factsIn(text).find(({ kind }) => kind === 'payment.declined')
  expect(declined).toMatchObject({ code: 'more_proof' })
  expect(declined?.by).toEqual([
    expect.stringMatching(/^op-[0-9a-f]{8}$/),
    expect.stringMatching(/^op-[0-9a-f]{8}$/),
  ])
  expect(new Set(declined?.by as string[]).size).toBe(2)
  for (const secret of ['Zeliha', 'zeliha', 'Gurkan', 'gizli not'])
    expect(text).not.toContain(secret)
})

test('nothing of another player stands in it', async () => {
  const [one, other] = await casino.casino.players([{}, {}])
  if (!one || !other) throw new Error('no players')
  await depositOf(one, 1_000)
  await depositOf(other, 3_000)
  const text = await rightFile(one)
  expect(text).not.toContain(other)
  const [foreign] = await casino.payments(other)
  expect(text).not.toContain(foreign?.id)
})

test('a file goes on from an older one, and a row that a superuser changed since is never proved', async () => {
  const playerId = await casino.casino.player()
  await depositOf(playerId, 1_000)
  const older = await rightFile(playerId)
  await depositOf(playerId, 500)
  const newer = await rightFile(playerId)
  expect(await casino.verify(newer, { older: Buffer.from(older) })).toMatchObject({
    verdict: 'valid',
    findings: [],
  })
  const change = (amount: bigint) =>
    byHand(
      casino.casino,
      'transfer',
      `update transfer set amount_e5 = ${amount} where player_id = '${playerId}' and amount_e5 in (${500n * E5}, ${499n * E5})`,
    )
  await change(499n * E5)
  await expect(casino.make(playerId)).rejects.toThrow('holds other rows than were sealed')
  expect(await verifyLogs(casino.casino.db, casino.evidence.house.keys)).not.toEqual([])
  await change(500n * E5)
  await rightFile(playerId)
})

test('a fact that a superuser changed is found, and is never proved', async () => {
  const playerId = await casino.casino.player()
  await depositOf(playerId, 1_000)
  await rightFile(playerId)
  await byHand(
    casino.casino,
    'journal_fact',
    `update journal_fact set body = replace(body, '100000000', '200000000') where player_id = '${playerId}'`,
  )
  await expect(casino.make(playerId)).rejects.toThrow('holds other rows than were sealed')
  const found = await verifyLogs(casino.casino.db, casino.evidence.house.keys)
  expect(found.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('has other rows than when it was sealed'),
  )
})
