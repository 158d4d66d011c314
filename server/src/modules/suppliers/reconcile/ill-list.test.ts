import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { readDifferences } from './differences.ts'
import { reconcileSuppliers } from './reconcile.ts'
import { openListingSupplier } from './testing/listing-supplier.ts'

const PAGES = 1_000
const log = pino({ level: 'silent' })

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const run = (...suppliers: ReturnType<typeof openListingSupplier>[]) =>
  reconcileSuppliers({ ...casino, log, providers: suppliers.map(({ provider }) => provider) })

test('a list that is told for hours is given up, and the next supplier’s is read', async () => {
  const [slow, well] = [openListingSupplier('softgamings'), openListingSupplier('hub88')]
  let told = 0
  slow.provider.listMovements = async function* () {
    for (; told < PAGES; told++) {
      casino.clock.advance(60_000)
      yield []
    }
  }
  await run(slow, well)
  expect(told).toBeLessThan(PAGES)
  const days = await casino.db.selectFrom('supplier_day').selectAll().execute()
  const said = days.map(({ provider, failure, reconciled_at }) => [
    ...[provider, failure, reconciled_at !== null],
  ])
  expect(new Set(said.map(String))).toEqual(
    new Set(['softgamings,its list is told too slowly,false', 'hub88,,true']),
  )
})

test('a list that has a bet and its rollback under one id, both of them twice, is told of once', async () => {
  const supplier = openListingSupplier('amusnet')
  const at = await openTable(casino, await casino.player())
  const bet = at.bet(1n)
  const moment = new Date(casino.clock.now().getTime() - 24 * 60 * 60_000)
  const back = { ...at.rollback(bet), transactionId: bet.transactionId }
  for (const command of [bet, bet, back, back]) supplier.note(command, { at: moment })
  await run(supplier)
  const told = await readDifferences(casino.db)
  expect(told.map(({ what, transactionId }) => [what, transactionId])).toEqual([
    ['doubled', bet.transactionId],
  ])
})
