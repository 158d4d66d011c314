import pino from 'pino'
import { expect, test } from 'vitest'
import { openHouse } from '../../../testing/house.ts'
import { openTable } from '../../../testing/play.ts'
import { openWallet, verifyWallet } from './index.ts'

test('a provider’s movement that stands in the ledger twice is found (LED-05)', async () => {
  const house = await openHouse()
  const wallet = openWallet({ ...house, log: pino({ level: 'silent' }) })
  const at = await openTable(house, await house.player({ cashE5: 10n }))
  const bet = at.bet(1n)
  await wallet.post(bet)
  expect(await house.sumOfBooks()).toBe(0n)
  expect(await verifyWallet(house.db)).toEqual([])

  const columns = `key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5`
  await house.pool.query(
    `insert into transfer (${columns}) select ${columns} from transfer where reason = 'bet'`,
  )
  expect(await verifyWallet(house.db)).toContainEqual({
    rule: 'LED-05',
    sentence: `transaction hub88:${bet.transactionId} was posted more than once`,
  })
  await wallet.close()
  await house.close()
})
