import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWallet } from '../../server/src/modules/casino/index.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { openTable } from '../../server/src/testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../server/src/testing/test-casino.ts'
import { linesAbout, readLine } from './read-logs.ts'
import { wayOf } from './trace.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const CALL = 'c4a11111-0000-4000-8000-000000000001'

test('OPS-08: from one id of a bet, whichever it is, come its calls, the answer, the ledger’s row and the push', async () => {
  const log = openLog('silent')
  const wallet = openWallet({ ...casino, log })
  const playerId = await casino.player({ cashE5: 5_000_000n })
  const table = await openTable(casino, playerId)
  const bet = table.bet(2_000_000n)
  const other = table.bet(1_000_000n, { roundId: 'another' })
  for (const command of [bet, other]) expect((await wallet.post(command)).outcome).toBe('ok')
  await wallet.close()
  const { created_at } = await casino.db
    .selectFrom('wallet_transaction')
    .select('created_at')
    .where('id', '=', bet.transactionId)
    .executeTakeFirstOrThrow()
  const at = created_at.getTime()
  const lines = [
    {
      time: at - 3,
      process: 'arcade',
      host: 'a',
      reqId: CALL,
      msg: 'incoming request',
      req: { method: 'POST', path: '/api/begin' },
      token: 'secret-token',
    },
    {
      time: at - 2,
      process: 'arcade',
      host: 'a',
      reqId: CALL,
      transaction: bet.transactionId,
      round: bet.roundId,
      msg: 'stake asked',
    },
    {
      time: at - 2,
      process: 'arcade',
      host: 'a',
      reqId: 'other',
      transaction: other.transactionId,
      msg: 'stake asked',
    },
    {
      time: at + 1,
      process: 'casino',
      host: 'b',
      reqId: CALL,
      path: '/wallet/hub88/transaction/bet',
      status: 200,
      msg: 'POST',
    },
    { time: at - 9, process: 'casino', host: 'b', players: [playerId], msg: 'pushed' },
    { time: at + 9, process: 'casino', host: 'b', players: [playerId], msg: 'pushed' },
    { time: at + 99, process: 'casino', host: 'b', players: [playerId], msg: 'pushed' },
  ].flatMap((line) => readLine(JSON.stringify(line)) ?? [])

  const way = await wayOf(casino.db, lines, CALL)
  const expected = [
    /arcade@a {2}incoming request POST \/api\/begin/,
    /arcade@a {2}stake asked/,
    /database {2}hub88 bet .* of round round-1: ok/,
    /database {2}transfer \d+ bet hub88:.*: ₺20\.00/,
    /casino@b {2}POST \/wallet\/hub88\/transaction\/bet 200/,
    /casino@b {2}pushed to player/,
    /pushes that wait for .*: 2/,
  ]
  for (const pattern of expected)
    expect(
      way.filter((line) => pattern.test(line)),
      String(pattern),
    ).toHaveLength(1)
  expect(way).toHaveLength(expected.length)
  expect(way.join('\n')).not.toMatch(/secret-token/)
  for (const id of [bet.transactionId, bet.roundId])
    expect(await wayOf(casino.db, lines, id)).toEqual(way)
  expect(await wayOf(casino.db, lines, 'nothing')).toEqual([])
  // Without a log the books still say what they have.
  expect((await wayOf(casino.db, [], bet.transactionId)).join('\n')).toMatch(/₺20\.00/)
})

test.each(['', 'Zar is open.', '{"time":1', '{"msg":"no time"}'])('%j is no line', (text) => {
  expect(readLine(text)).toBeUndefined()
})

test('what one line names leads to the next', () => {
  const line = (fields: object) => readLine(JSON.stringify({ time: 1, msg: 'x', ...fields })) ?? []
  const lines = [
    line({ reqId: 'a', asked: 'b' }),
    line({ bet: 7, requestId: 'b' }),
    line({ bet: 8, reqId: 'c' }),
  ].flat()
  expect(linesAbout(lines, new Set(['7'])).found).toEqual([lines[0], lines[1]])
})
