import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBettors } from '../../../../server/src/modules/betting/testing/bettors.ts'
import { openOffers } from '../../../../server/src/modules/betting/testing/offered.ts'
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

async function match() {
  const { id, markets } = await offers.event({
    markets: [
      {
        odds: { '1': 1_940, X: 3_350, '2': 4_250 },
        fairPpm: { '1': 500_000, X: 280_000, '2': 220_000 },
      },
    ],
  })
  const playerId = await line.casino.player({ cashE5: 20_000n * E5 })
  await bettors.place(playerId, { legs: [{ on: markets[0]?.of('1') ?? 0, odds: 1_940 }] })
  return { event: `${id}`, market: `${markets[0]?.id}` }
}

test('a margin is looked at, set, listed and taken away, within its bounds alone', async () => {
  const trader = await line.person('trader')
  const { market } = await match()
  const scope = `market:${market}`
  const preview = await trader.type('betting', 'margin-preview', scope, '1000')
  expect(preview.said).toContain('3 prices of 1 change')
  expect(await trader.type('betting', 'margin', scope, '1000', ...WHY)).toMatchObject({ code: 0 })
  expect((await trader.type('betting', 'margins')).said).toContain(`${scope}  10.00 %`)
  expect(await trader.type('betting', 'margin', scope, '1300', ...WHY)).toMatchObject({ code: 1 })
  expect(await trader.type('betting', 'margin', 'results', '600', ...WHY)).toMatchObject({
    code: 2,
  })
  expect(await trader.type('betting', 'margin', scope, 'none', ...WHY)).toMatchObject({ code: 0 })
  const support = await line.person('support')
  expect(await support.type('betting', 'margin', scope, '600', ...WHY)).toMatchObject({ code: 1 })
})

test('a match is looked at by its scores, and its facts are entered by two, settled or sent back', async () => {
  const [one, other] = [await line.person('trader'), await line.person('trader')]
  const { event } = await match()
  expect((await one.type('betting', 'scores', event)).said).toMatch(/^0-0 {2}₺100,00$/m)
  const facts = '{"fullTime":[2,0]}'
  const preview = await one.type('betting', 'match-preview', event, facts)
  expect(preview.said).toContain('1 markets are decided, 0 stay open')
  const words = ['betting', 'match-result', event, facts, 'The league', ...WHY]
  const proposed = await one.type(...words)
  const approved = await other.type(...words, '--proposal', proposalIn(proposed))
  expect(approved).toMatchObject({ code: 0 })
  expect(await one.type('betting', 'match-settle', event, ...WHY)).toMatchObject({ code: 1 })
  const back = await other.type('betting', 'match-send-back', event, ...WHY)
  expect(back.said).toContain('Sent back on 1 markets')
})

test('a match of our own is proposed from JSON, and JSON of another shape is told', async () => {
  const trader = await line.person('trader')
  const own = {
    sport: 'football',
    league: { name: 'Hazırlık', country: 'TR' },
    home: 'Galata',
    away: 'Körfez',
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    bestOf: null,
    markets: [
      { key: 'ft.result', line: null, chancesPpm: { '1': 500_000, X: 280_000, '2': 220_000 } },
    ],
  }
  const propose = (json: object) =>
    trader.type('betting', 'own-event', JSON.stringify(json), ...WHY)
  expect((await propose(own)).said).toContain('A second person must approve')
  expect(await propose({ ...own, sport: 'chess' })).toMatchObject({ code: 1 })
})

test('limits are listed, and a feed that there is not is asked for by nobody', async () => {
  const trader = await line.person('trader')
  await sql`insert into betting_limit values ('football', 'vip', 20000, 50000000, 500000000)`.execute(
    line.casino.owner.db,
  )
  expect((await trader.type('betting', 'limits')).said).toContain('vip  football')
  const recovery = await trader.type('betting', 'recovery', 'nobody', 'pre', ...WHY)
  expect(recovery).toMatchObject({ code: 1 })
})
