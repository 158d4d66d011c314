/** What is planted in a detached part, in what is left, or between them is found. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { detachByTwo, passSixYears } from '../../../testing/ledger-parts.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import {
  restartAudit,
  runIncrementalAudit,
  verifyLedger,
  verifyPart,
  writeCheckpoints,
} from '../index.ts'

let casino: TestCasino
/** Two transfers of a player and a last one in the part, one behind it. */
beforeEach(async () => {
  casino = await openTestCasino()
  await casino.deposit(await casino.player({ cashE5: 830n }), 30n)
})
afterEach(() => casino.close())

const asOwner = (text: string) => casino.owner.pool.query(text)
const byHand = (name: string, statement: string) =>
  asOwner(
    `alter table ${name} disable trigger user; ${statement}; alter table ${name} enable trigger user`,
  )
const findings = async () =>
  (await verifyLedger(casino.db, LEDGER_KEY)).findings.map(({ sentence }) => sentence)
const findingsOfPart = async (number: number) =>
  (await verifyPart(casino.owner.db, LEDGER_KEY, number))?.findings.map(({ sentence }) => sentence)
const findingsOfJob = () =>
  runIncrementalAudit(casino.db, { statementMs: 10_000, runMs: 10_000, key: LEDGER_KEY })

const PLANTED: { what: string; plant: () => Promise<unknown>; ledger: RegExp[]; part: RegExp[] }[] =
  [
    {
      what: 'a changed row in what is detached',
      plant: () =>
        byHand('transfer_1', 'update transfer_1 set amount_e5 = 31 where amount_e5 = 30'),
      ledger: [],
      part: [/says it left/, /checkpoint 1 .* is broken/, /does not lead to the balances/],
    },
    {
      what: 'a row that is missing in what is detached',
      plant: () => byHand('transfer_1', 'delete from transfer_1 where id = 2'),
      ledger: [],
      part: [/checkpoint 1 .* is broken: 3 covered, 2 found/, /does not lead to the balances/],
    },
    {
      what: 'a changed row in what is kept',
      plant: () => byHand('transfer', 'update transfer set target_balance_e5 = 7, amount_e5 = 7'),
      ledger: [/holds 1, its transfers come to 7/, /checkpoint 2 .* is broken/],
      part: [],
    },
    {
      what: 'a changed opening balance',
      plant: () =>
        byHand(
          'opening_balance',
          `update opening_balance set balance_e5 = balance_e5 + 1 where account_id = (select id from account where kind = 'player_cash' order by id limit 1)`,
        ),
      ledger: [
        /the balances that part 1 ended with are not those that were signed/,
        /holds 860, its transfers come to 861/,
      ],
      part: [],
    },
    {
      what: 'an opening balance that is gone with its account’s money',
      plant: async () => {
        await byHand('opening_balance', 'delete from opening_balance')
        await asOwner(`update account set balance_e5 = 0 where balance_e5 > 1`)
      },
      ledger: [/the balances that part 1 ended with are not those that were signed/],
      part: [],
    },
    {
      what: 'the last checkpoint of what is detached, made anew',
      plant: () =>
        byHand('ledger_seal', `update ledger_seal set hash = sha256('forged') where id = 1`),
      ledger: [
        /the balances that part 1 ended with are not those that were signed/,
        /checkpoint 1 is not the one that was signed/,
        /checkpoint 2 .* is broken/,
      ],
      part: [
        /checkpoint 1 is not the one that was signed/,
        /checkpoint 1 .* is broken/,
        /does not lead to the balances/,
      ],
    },
    {
      what: 'a part that was taken out of the middle',
      plant: () => asOwner('alter table transfer detach partition transfer_2'),
      ledger: [
        /holds 1, its transfers come to 0/,
        /checkpoint 2 .* is broken: 1 covered, 0 found/,
        /part 2, .* is missing/,
        /is gone, and its key/,
      ],
      part: [],
    },
  ]
test.each(PLANTED)('LED-12, growth: it is found: $what', async ({ plant, ledger, part }) => {
  const number = await passSixYears(casino)
  await casino.player({ cashE5: 1n })
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await detachByTwo(casino, number)
  expect(await findings()).toEqual([])
  expect(await findingsOfPart(1)).toEqual([])
  await plant()
  const found = await findings()
  const foundOfPart = (await findingsOfPart(1)) ?? []
  for (const [sentences, expected] of [
    [found, ledger],
    [foundOfPart, part],
  ] as const) {
    for (const pattern of expected) expect(sentences).toContainEqual(expect.stringMatching(pattern))
    if (expected.length === 0) expect(sentences).toEqual([])
  }
  await casino.db.transaction().execute(restartAudit)
  expect((await findingsOfJob()).length > 0).toBe(ledger.length > 0)
})
