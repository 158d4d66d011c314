import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, type Wallet } from '../../casino/index.ts'
import { DAY_MS } from './days.ts'
import { readDifferences } from './differences.ts'
import { reconcileSuppliers } from './reconcile.ts'
import { sentenceOf } from './sentence.ts'
import { openListingSupplier } from './testing/listing-supplier.ts'

const LIRA = 100_000n
const log = pino({ level: 'silent' })

let casino: TestCasino
let wallet: Wallet
beforeEach(async () => {
  casino = await openTestCasino()
  wallet = openWallet({ ...casino, log })
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wallet.close()
  await casino.close()
})

test('LED-15: a stake is given back to the same player, in the same money and to the same amount on both sides', async () => {
  const supplier = openListingSupplier()
  const at = await openTable(casino, await casino.player({ cashE5: 1_000n * LIRA }))
  const note = async (change: object, isHere = true) => {
    const bet = at.bet(20n * LIRA, { roundId: randomUUID() })
    const back = at.rollback(bet)
    if (isHere) await wallet.post(bet)
    await wallet.post(back)
    supplier.note(bet)
    supplier.note(back, { amountE5: bet.amountE5, ...change })
    return back.transactionId
  }
  const [less, other, euro] = [
    await note({ amountE5: 5n * LIRA }),
    await note({ playerId: 'someone' }),
    await note({ currency: 'EUR' }),
  ]
  // As it is, of a supplier who names no amount, and of a stake of which nothing was heard here.
  await note({})
  await note({ amountE5: 0n })
  await note({}, false)
  casino.clock.set(new Date(Date.now() + DAY_MS + DAY_MS / 24))
  const deps = { ...casino, log, providers: [supplier.provider] }
  await reconcileSuppliers(deps)
  const told = await readDifferences(casino.db)
  expect(Object.fromEntries(told.map((one) => [one.transactionId, sentenceOf(one)]))).toEqual({
    [less]: 'The rollback is 20.00 TRY here and 5.00 TRY there.',
    [other]: "The rollback of 20.00 TRY is another player's there: someone.",
    [euro]: 'The rollback is in TRY here and in EUR there.',
  })
})

test('LED-15: of a bet that is listed twice the sum that is not ours is told of, whichever line has it', async () => {
  const supplier = openListingSupplier()
  const at = await openTable(casino, await casino.player({ cashE5: 1_000n * LIRA }))
  const twice = async (amounts: [bigint, bigint]) => {
    const bet = at.bet(20n * LIRA, { roundId: randomUUID() })
    await wallet.post(bet)
    const moment = new Date()
    for (const amountE5 of amounts) supplier.note(bet, { amountE5, at: moment })
    return bet.transactionId
  }
  const first = await twice([5n * LIRA, 20n * LIRA])
  const second = await twice([20n * LIRA, 5n * LIRA])
  const more = await twice([30n * LIRA, 20n * LIRA])
  casino.clock.set(new Date(Date.now() + DAY_MS + DAY_MS / 24))
  await reconcileSuppliers({ ...casino, log, providers: [supplier.provider] })
  const told = await readDifferences(casino.db)
  const said = told.map((one) => `${one.transactionId} ${one.what} ${one.theirs?.amountE5}`)
  const ofBoth = (id: string) => [`${id} amount 500000`, `${id} doubled 500000`]
  expect(said.sort()).toEqual(
    [
      ...[...ofBoth(first), ...ofBoth(second)],
      ...[`${more} amount 3000000`, `${more} doubled 2000000`],
    ].sort(),
  )
})
