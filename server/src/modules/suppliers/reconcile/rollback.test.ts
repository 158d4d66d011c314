import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { openTable } from '../../../testing/play.ts'
import { openWallet, type Wallet } from '../../casino/index.ts'
import { readDifferences } from './differences.ts'
import { reconcileSuppliers } from './reconcile.ts'
import { sentenceOf } from './sentence.ts'
import { DAY_MS } from './span.ts'
import { openListingSupplier } from './testing/listing-supplier.ts'

const LIRA = 100_000n
const log = pino({ level: 'silent' })

let house: House
let wallet: Wallet
beforeAll(async () => {
  house = await openHouse()
  wallet = openWallet({ ...house, log })
})
afterAll(async () => {
  expect(await house.sumOfBooks()).toBe(0n)
  await wallet.close()
  await house.close()
})

test('LED-15: a stake is given back to the same player, in the same money and to the same amount on both sides', async () => {
  const supplier = openListingSupplier()
  const at = await openTable(house, await house.player({ cashE5: 1_000n * LIRA }))
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
  house.clock.set(new Date(Date.now() + DAY_MS + DAY_MS / 24))
  const deps = { ...house, log, providers: [supplier.provider] }
  await reconcileSuppliers(deps)
  const told = await readDifferences(house.db)
  expect(Object.fromEntries(told.map((one) => [one.transactionId, sentenceOf(one)]))).toEqual({
    [less]: 'The rollback is 20.00 TRY here and 5.00 TRY there.',
    [other]: "The rollback of 20.00 TRY is another player's there: someone.",
    [euro]: 'The rollback is in TRY here and in EUR there.',
  })
})
