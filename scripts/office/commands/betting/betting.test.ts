import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBettors } from '../../../../server/src/modules/betting/testing/bettors.ts'
import { openOffers } from '../../../../server/src/modules/betting/testing/offered.ts'
import { COMPILED } from '../../../../server/src/testing/casino/process.ts'
import { openTestCasino } from '../../../../server/src/testing/test-casino.ts'
import { officeLine, proposalIn, WHY } from '../../testing/office-line.ts'

const E5 = 100_000n
let offers: ReturnType<typeof openOffers>
let bettors: ReturnType<typeof openBettors>
const line = officeLine(async () => {
  const casino = await openTestCasino({ isPatient: true })
  offers = openOffers(casino)
  bettors = openBettors(casino)
  return { casino, close: () => casino.close() }
})

async function bet(isLive = false) {
  const match = await offers.match(1_850, 2_000, isLive)
  const playerId = await line.casino.player({ cashE5: 20_000n * E5 })
  await offers.fair(match.one, 520_000)
  const placed = await bettors.place(playerId, { legs: [{ on: match.one, odds: 1_850 }] })
  const ids = { event: `${match.eventId}`, market: `${match.marketId}`, selection: `${match.one}` }
  return { ...match, ...ids, playerId, betId: `${placed.betId}` }
}

/** A bet above the limit of a match of its own. */
async function waitingBet() {
  const match = await offers.match(2_000, 2_000)
  await sql`insert into betting_limit values (${String(match.eventId)}, 'standard', 20000, 50000000, 500000000)`.execute(
    line.casino.owner.db,
  )
  const playerId = await line.casino.player({ cashE5: 20_000n * E5 })
  const wish = { legs: [{ on: match.one, odds: 2_000 }], unitKurus: 40_000, asksTrader: true }
  return `${(await bettors.place(playerId, wish)).betId}`
}

test('a trader sees a match, takes it off, prices and bounds it; what is not there is told', async () => {
  const trader = await line.person('trader')
  const { event, market, selection, eventId } = await bet(true)
  expect((await trader.type('betting')).said).toMatch(new RegExp(`^${event}  .* 1 bets`, 'm'))
  expect((await trader.type('betting', 'match', event)).said).toContain(selection)
  expect(await trader.type('betting', 'suspend', event, market)).toMatchObject({ code: 0 })
  expect((await trader.type('betting', 'match', event)).said).toContain('SUSPENDED')
  expect(await trader.type('betting', 'suspend', event, '999999')).toMatchObject({
    code: 1,
    said: 'The match has no market 999999.',
  })
  expect(await trader.type('betting', 'price', event, selection, '1.9')).toMatchObject({ code: 0 })
  expect(await trader.type('betting', 'price', event, selection, '1.901')).toMatchObject({
    code: 1,
  })
  expect(await trader.type('betting', 'price', event, selection, 'feed')).toMatchObject({ code: 0 })
  const limit = ['betting', 'limit', event, 'all', '100', '1000', '5000.50', ...WHY]
  expect(await trader.type(...limit)).toMatchObject({ code: 0 })
  expect(await trader.type(...limit)).toMatchObject({ code: 0 })
  expect(await trader.type('betting', 'unlimit', event, 'all', ...WHY)).toMatchObject({ code: 0 })
  expect(await trader.type('betting', 'unlimit', event, 'all', ...WHY)).toMatchObject({ code: 1 })
  expect(await trader.type('betting', 'match', '999999')).toMatchObject({ code: 1 })
  const orders = line.casino.db.selectFrom('betting_order').select('asked_by').distinct()
  expect(await orders.where('subject', '=', `limit ${eventId} standard`).execute()).toEqual([
    { asked_by: trader.id },
  ])
})

test('BET-08: a bet is void once two people say so; the first cannot be the second', async () => {
  const [first, second] = [await line.person('trader'), await line.person('trader')]
  const { betId, playerId } = await bet()
  const words = ['betting', 'void-bet', betId, '14', ...WHY]
  const proposal = proposalIn(await first.type(...words))
  expect(await first.type(...words, '--proposal', proposal)).toMatchObject({ code: 1 })
  const other = ['betting', 'void-bet', betId, '13', ...WHY, '--proposal', proposal]
  expect(await second.type(...other)).toMatchObject({ code: 1 })
  expect(await second.type(...words, '--proposal', proposal)).toMatchObject({ code: 0 })
  expect(await line.casino.cashE5(playerId)).toBe(20_000n * E5)
  expect(await first.type('betting', 'void-bet', betId, '15', ...WHY)).toMatchObject({ code: 2 })
})

test('facts that are no JSON, or decide nothing, are told; a preview writes nothing', async () => {
  const trader = await line.person('trader')
  const { event, market } = await bet()
  const preview = ['betting', 'preview', market]
  expect((await trader.type(...preview, '{"fullTime":[2,0]}')).said).toMatch(/1 bets of ₺100,00/)
  expect(await trader.type(...preview, '{"fullTime":"two"}')).toMatchObject({ code: 1 })
  expect(await trader.type(...preview, 'two')).toMatchObject({ code: 2 })
  const result = ['betting', 'result', event, market, '{"fullTime":[2,0]}', 'The league', ...WHY]
  expect((await trader.type(...result)).said).toContain('A second person must approve')
})

test('a bet above the limit is listed, refused and accepted by those who may', async () => {
  const trader = await line.person('trader')
  const match = await offers.match(2_000, 2_000)
  await sql`insert into betting_limit values (${String(match.eventId)}, 'standard', 20000, 50000000, 500000000)`.execute(
    line.casino.owner.db,
  )
  const place = async () => {
    const playerId = await line.casino.player({ cashE5: 20_000n * E5 })
    const wish = { legs: [{ on: match.one, odds: 2_000 }], unitKurus: 40_000, asksTrader: true }
    return `${(await bettors.place(playerId, wish)).betId}`
  }
  const [one, other] = [await place(), await place()]
  const { said } = await trader.type('betting', 'waiting')
  expect(said).toContain(`${one}  `)
  const waiting = (...words: string[]) => trader.type('betting', 'waiting', ...words)
  expect(await waiting('refuse', one, 'stake', ...WHY)).toMatchObject({ code: 0 })
  expect(await waiting('refuse', one, 'stake', ...WHY)).toMatchObject({ code: 1 })
  expect(await waiting('refuse', other, 'mood', ...WHY)).toMatchObject({ code: 2 })
  expect(await waiting('counter', other, '0')).toMatchObject({ code: 2 })
  const support = await line.person('support')
  expect(await support.type('betting', 'waiting', 'accept', other)).toMatchObject({ code: 1 })
  expect((await waiting('refuse-all', `${match.eventId}`, 'news', ...WHY)).said).toMatch(/^Refused/)
})

test('whoever watches is called as a bet comes, until Ctrl+C', async () => {
  const { file } = await line.person('trader')
  const words = [...COMPILED('scripts/office.ts'), 'betting', 'waiting', 'watch']
  const env = { ...process.env, OFFICE_SESSION: file }
  const child = spawn(process.execPath, words, { env })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  await expect.poll(() => said).toContain('You watch')
  const betId = await waitingBet()
  await expect.poll(() => said).toContain('You are called.')
  expect(said).toContain(`${betId}  `)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('BET-10: debts are listed, and written off by two once they are ninety days old', async () => {
  const [first, second] = [await line.person('manager'), await line.person('compliance')]
  expect((await first.type('betting', 'debts')).said).toBe('Nobody owes anything of a bet.')
  const { betId } = await bet()
  expect(await first.type('betting', 'write-off', betId, ...WHY)).toMatchObject({ code: 1 })
  await line.casino.owner.db.transaction().execute(async (tx) => {
    await sql`alter table betting_posting disable trigger user`.execute(tx)
    await sql`alter table betting_bet disable trigger user`.execute(tx)
    await sql`update betting_bet set owed_kurus = 10000 where id = ${betId}`.execute(tx)
    await sql`update betting_posting set debt_kurus = 10000, created_at = now() - interval '91 days' where bet_id = ${betId}`.execute(
      tx,
    )
    await sql`alter table betting_bet enable trigger user`.execute(tx)
    await sql`alter table betting_posting enable trigger user`.execute(tx)
  })
  expect((await first.type('betting', 'debts')).said).toMatch(
    new RegExp(`^${betId}  \\S+  owes ₺100,00 since .* may be written off$`),
  )
  const words = ['betting', 'write-off', betId, ...WHY]
  const proposal = proposalIn(await first.type(...words))
  expect(await first.type(...words, '--proposal', proposal)).toMatchObject({ code: 1 })
  await line.casino.owner.db.transaction().execute(async (tx) => {
    await sql`alter table betting_bet disable trigger user`.execute(tx)
    await sql`update betting_bet set owed_kurus = 5000 where id = ${betId}`.execute(tx)
    await sql`alter table betting_bet enable trigger user`.execute(tx)
  })
  // Half of it was repaid meanwhile: the second person saw another sum.
  expect(await second.type(...words, '--proposal', proposal)).toMatchObject({ code: 1 })
})

test('the limit of a class is set by two managers, each with a fresh proof, and taken away', async () => {
  const [first, second] = [await line.person('manager'), await line.person('manager')]
  const code = () => ['--code', line.office.code()]
  const set = ['betting', 'class-limit', 'all', 'vip', '1000', '2000.50', '3000', ...WHY]
  const proposal = proposalIn(await first.type(...set, ...code()))
  const held = () =>
    line.casino.db
      .selectFrom('betting_limit')
      .select('stake_max_kurus')
      .where('scope', '=', 'all')
      .where('player_class', '=', 'vip')
      .executeTakeFirst()
  const before = await held()
  const same = ['--proposal', proposal]
  expect(await second.type(...set, ...same, ...code())).toMatchObject({ code: 0 })
  expect(await held()).toEqual({ stake_max_kurus: 100_000n })
  expect(before).not.toEqual(await held())
  const zero = ['betting', 'class-limit', 'all', 'vip', '0', '1', '1', ...WHY]
  expect(await first.type(...zero)).toMatchObject({ code: 2 })
  const trader = await line.person('trader')
  expect(await trader.type(...set)).toMatchObject({ code: 1 })
})
