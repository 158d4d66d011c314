import pino from 'pino'
import { expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino } from '../../../testing/test-casino.ts'
import { openWallet, verifyWallet } from './index.ts'

test('a provider’s movement that stands in the ledger twice is found (LED-05)', async () => {
  const casino = await openTestCasino()
  const wallet = openWallet({ ...casino, log: pino({ level: 'silent' }) })
  const at = await openTable(casino, await casino.player({ cashE5: 10n }))
  const bet = at.bet(1n)
  await wallet.post(bet)
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyWallet(casino.db)).toEqual([])

  const columns = `key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5`
  await casino.pool.query(
    `insert into transfer (${columns}) select ${columns} from transfer where reason = 'bet'`,
  )
  expect(await verifyWallet(casino.db)).toContainEqual({
    rule: 'LED-05',
    sentence: `transaction hub88:${bet.transactionId} was posted more than once`,
  })
  await wallet.close()
  await casino.close()
})

test('what was taken back and stands all the same is found (LED-06)', async () => {
  const casino = await openTestCasino()
  const wallet = openWallet({ ...casino, log: pino({ level: 'silent' }) })
  const at = await openTable(casino, await casino.player({ cashE5: 10n }))
  const bet = at.bet(4n)
  await wallet.post(bet)
  await wallet.post(at.rollback(bet))
  const [late, unseen] = [at.bet(3n), at.bet(3n)]
  await wallet.post(at.rollback(late))
  await wallet.post(late)
  await wallet.post(at.rollback(unseen))
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyWallet(casino.db)).toEqual([])

  // As if the late one had been taken.
  const columns = (await casino.pool.query('select * from wallet_transaction limit 0')).fields
    .map(({ name }) => name)
    .join()
  await casino.pool.query(
    `insert into wallet_transaction (${columns})
       select ${columns.replace(/\boutcome\b/, "'ok'").replace(/\bid\b/, '$2')}
         from wallet_transaction where id = $1`,
    [late.transactionId, unseen.transactionId],
  )
  expect(await verifyWallet(casino.db)).toContainEqual({
    rule: 'LED-06',
    sentence: `transaction ${unseen.transactionId} was taken back, and stands all the same`,
  })
  await wallet.close()
  await casino.close()
})
