import { randomUUID } from 'node:crypto'
import type { OfferCase } from '@zar/contract/office/offers/offers'
import type { AlertCase, AlertRow } from '@zar/contract/office/risk/alerts'
import type { OfficeDifference } from '@zar/contract/office/suppliers'
import type { Complaint } from '@zar/contract/office/support/complaints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareDecisions } from '../jobs/audit-two-ways.ts'
import { checkAudit } from '../modules/audit/index.ts'
import { applySettlements } from '../modules/betting/bets/settling/apply-settlements.ts'
import { bonusTasks } from '../modules/bonuses/index.ts'
import { runRiskRules } from '../modules/fraud/index.ts'
import { verifyLedger } from '../modules/ledger/index.ts'
import { content, ID as OFFER } from '../modules/office/offers/testing/offer-desk.ts'
import { reconcileSuppliers } from '../modules/suppliers/index.ts'
import { openListingSupplier } from '../modules/suppliers/reconcile/testing/listing-supplier.ts'
import { AUDIT_LOG } from '../testing/audit-log.ts'
import { E5, type Name, openNightShift } from '../testing/office/open-night-shift.ts'
import { browser, signedUp } from '../testing/players/mailbox.ts'
import { openTable } from '../testing/players/play.ts'
import { HOUR_MS } from '../testing/risk/plants.ts'

const REASON = 'Looked at it in the night, the facts are in the case.'
const DAY_MS = 24 * HOUR_MS

let night: Awaited<ReturnType<typeof openNightShift>>
let { house, casino, office, desks, room, reviews, get, post } = {} as typeof night
beforeAll(async () => {
  night = await openNightShift()
  ;({ house, casino, office, desks, room, reviews, get, post } = night)
})
// The office goes by the database's clock.
beforeEach(() => casino.clock.set(new Date()))
afterAll(async () => {
  await reviews.finish()
  expect(await reviews.findings()).toEqual([])
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  await night.wallet.close()
  await office.close()
  await house.close()
})

/** Approves as one person does, who proved for this sum that it is they. */
async function approve(id: string, amount: number, who: Name) {
  await office.prove(desks[who], 'withdrawal.approve', `withdrawal:${id}`, BigInt(amount) * E5)
  const { version } = await night.caseOf(id, who)
  return (await post('withdrawal-approve', { id, version }, who)).data
}

/** Sums of the night, and who approves them one after the other. */
const SUMS: readonly (readonly [number, readonly Name[]])[] = [
  ...Array.from({ length: 16 }, (_, at) => [5_100 + 250 * at, ['ayla']] as const),
  ...Array.from({ length: 16 }, (_, at) => [5_200 + 250 * at, ['deniz']] as const),
  ...Array.from({ length: 4 }, (_, at) => [18_500 + 1_000 * at, ['ayla', 'deniz']] as const),
  ...Array.from({ length: 3 }, (_, at) => [60_000 + 5_000 * at, ['deniz', 'amir']] as const),
]

test('OPS-08: forty withdrawals are each decided by as many people as their sum asks for', async () => {
  for (const [amount, people] of SUMS) {
    const { id, playerId } = await reviews.held(amount)
    const came: (string | undefined)[] = []
    for (const who of people) came.push((await approve(id, amount, who))?.outcome)
    expect(came).toEqual([...people.slice(1).map(() => 'waits'), 'done'])
    const acts = (await night.found(`withdrawal:${id}`)).filter((row) => row.includes('approve'))
    expect(acts).toEqual(people.map((who, at) => `withdrawal.approve ${came[at]} ${who}`))
    expect((await reviews.moneyOf(playerId)).onItsWay).toBe(BigInt(amount))
  }
})

test('the fortieth: a second person says no, and the player’s file is checked where there is no Zar', async () => {
  const { id, playerId } = await reviews.held(18_500)
  expect((await approve(id, 18_500, 'ayla'))?.outcome).toBe('waits')
  const { version } = await night.caseOf(id, 'deniz')
  const no = { id, version, code: 'other_name', reason: REASON }
  expect((await post('withdrawal-reject-fact', no, 'deniz')).data).toMatchObject({
    outcome: 'done',
  })
  expect(await reviews.moneyOf(playerId)).toMatchObject({ onItsWay: 0n })
  expect(await night.found(`withdrawal:${id}`)).toEqual(
    expect.arrayContaining(['withdrawal.approve waits ayla', 'withdrawal.reject_fact done deniz']),
  )
  const file = await house.make(playerId)
  expect(await house.verifyInPython(file)).toBe('valid')
  expect(file).toContain('other_name')
  for (const name of ['ayla', 'deniz', REASON]) expect(file).not.toContain(name)
  expect(await house.verifyInPython(file.replace('other_name', 'more_proof'))).not.toBe('valid')
})

test('a complaint is decided for the player by two who did not handle it', async () => {
  const { from } = await signedUp(night.site, browser())
  const body = {
    requestId: randomUUID(),
    subject: 'game',
    title: 'Kupon yanlış',
    text: 'Bak',
    files: [],
  }
  const ticket = await night.site.post<{ number: number }>('/api/ticket/open', body, from)
  const opening = { ticket: ticket.data?.number, reason: REASON }
  const { data } = await post<{ id: number }>('complaint-open', opening, 'selin')
  const id = data?.id ?? 0
  const { standing } = await get<Complaint>('complaint', { id }, 'uyum')
  const decision = {
    id,
    version: standing?.version ?? 0,
    outcome: 'for_player',
    text: 'Haklısın: bahis yeniden sonuçlanacak.',
    reason: REASON,
  }
  expect((await post('complaint-decide', decision, 'selin')).data?.code).toBe('no_right')
  expect(await night.byTwo('complaint-decide', decision, ['uyum', 'amir'])).toMatchObject({
    outcome: 'done',
  })
  expect((await get<Complaint>('complaint', { id }, 'uyum')).outcome).toBe('for_player')
  const acts = await night.found(`complaint:${id}`)
  for (const act of ['waits uyum', 'done amir']) expect(acts).toContain(`complaint.decide ${act}`)
})

test('a supplier that lies: what it does not list is found, its round asked back, the words of two close it', async () => {
  const supplier = openListingSupplier()
  const table = await openTable(casino, await casino.player({ cashE5: 100n * E5 }), 'zr_night')
  const bet = table.bet(E5)
  await night.wallet.post(bet)
  const later = { ...casino.clock, now: () => new Date(Date.now() + 2 * DAY_MS) }
  const providers = [supplier.provider]
  await reconcileSuppliers({ db: casino.db, clock: later, log: night.log, providers })
  const { rows } = await get<{ rows: OfficeDifference[] }>('differences', {}, 'amir')
  const one = rows.find(({ transaction }) => transaction === bet.transactionId)
  expect(one).toMatchObject({ what: 'missing_there' })

  const transfer = (
    await get<{ id: string }>('ledger-transfer', { q: `hub88:${bet.transactionId}` }, 'amir')
  ).id
  const asking = { transfer, reason: REASON }
  expect(await night.byTwo('round-ask-rollback', asking, ['ece', 'amir'])).toMatchObject({
    outcome: 'done',
  })
  const words = { id: one?.id, reason: REASON }
  expect(await night.byTwo('difference-explain', words, ['amir', 'ferit'])).toMatchObject({
    outcome: 'done',
  })
  expect(await night.found(`round:hub88:${bet.transactionId}`)).toEqual([
    'round.ask_rollback waits ece',
    'round.ask_rollback done amir',
  ])
  expect(await night.found(`difference:${one?.id}`)).toContain('difference.explain done ferit')
})

test('a wrong settlement is made anew by two traders, and the player has the difference', async () => {
  const market = await room.betOn()
  await room.offers.settle(market.marketId, 1, { outcomes: { '1': 'loss', '2': 'win' } })
  await applySettlements(room.bettors.deps)
  const again = async (who: string, proposal?: string) =>
    room.post(who, 'resettle', {
      id: `${market.marketId}`,
      seen: (await room.market(market.eventId)).seen,
      facts: '{"fullTime":[2,0]}',
      reason: REASON,
      proposal,
    })
  const { data } = await again('ada')
  expect((await again('bora', data?.proposal)).data?.outcome).toBe('done')
  await applySettlements(room.bettors.deps)
  expect((await casino.cashE5(market.playerId)) / E5).toBe(20_085n)
  expect(await night.found(`market:${market.marketId}`)).toEqual([
    'market.resettle waits ada',
    'market.resettle done bora',
  ])
})

type Alerts = { rows: AlertRow[] }

test('a ring of five that share an account is linked by two of risk', async () => {
  const five = await casino.players([{}, {}, {}, {}, {}])
  const ago = (ms: number) => new Date(casino.clock.now().getTime() - ms)
  for (const playerId of five)
    await night.plants.paid(playerId, {
      isDeposit: false,
      at: ago(40 * DAY_MS),
      lira: 1,
      account: 'RING',
    })
  const [first = ''] = five
  for (const hours of [5, 3, 1])
    await night.plants.paid(first, { at: ago(hours * HOUR_MS), lira: 18_000 })
  await runRiskRules({ ...casino, log: night.log, onCommitted: () => {} })
  const { rows } = await get<Alerts>('alerts', {}, 'ece')
  const alert = rows.find(({ player }) => player.id === first)
  const { group } = await get<AlertCase>('alert', { id: alert?.id }, 'ece')
  expect(group?.members.map(({ id }) => id).toSorted()).toEqual(five.toSorted())

  const seen = { id: alert?.id, caseId: alert?.caseId, version: alert?.version }
  const opened = await post<{ risk: string }>('risk-case-open', { ...seen, reason: REASON }, 'ece')
  const risk = opened.data?.risk
  const decision = { id: risk, decision: 'linked', reason: REASON }
  expect(await night.byTwo('risk-case-decide', decision, ['ece', 'orhan'])).toMatchObject({
    outcome: 'done',
  })
  const acts = await night.found(`risk:${risk}`)
  for (const act of ['waits ece', 'done orhan']) expect(acts).toContain(`case.decide ${act}`)
})

test('a player in trouble is helped: a limit at once, a call, and an exclusion at their word', async () => {
  const id = await casino.player({ cashE5: 500n * E5 })
  const limit = { id, kind: 'loss', period: 'week', most: 500, reason: REASON }
  expect((await post('player-limit', limit, 'ece')).success).toBe(true)
  const care = { id, step: 3, reason: REASON }
  expect((await post('player-care', care, 'ece')).success).toBe(true)
  const word = { id, whose: 'player', until: null, reason: REASON }
  expect((await post('player-exclusion', word, 'selin')).success).toBe(true)
  expect((await post('player-exclusion', word, 'selin')).data?.code).toBe('exclusion_shorter')
  expect(await night.found(`player:${id}`)).toEqual(
    expect.arrayContaining([
      'limit.house_set done ece',
      'care.record done ece',
      'exclusion.place done selin',
    ]),
  )
})

test('an offer goes live once it was tried, has a budget of two, and two want it', async () => {
  await post('offer-draft', { content: content(), savedAt: null }, 'mert')
  for (const who of ['amir', 'ferit'] as const)
    await office.prove(desks[who], 'offer.budget', `offer:${OFFER}`)
  const budget = {
    id: OFFER,
    budgetE5: `${500n * E5}`,
    playerDayE5: null,
    exposureE5: null,
    reason: REASON,
  }
  expect(await night.byTwo('offer-budget', budget, ['amir', 'ferit'])).toMatchObject({
    outcome: 'done',
  })
  const publishing = { id: OFFER, reason: REASON }
  expect((await post('offer-publish', publishing, 'mert')).data?.code).toBe('offer_untried')
  const tried = await post<{ trial: string }>('offer-try', { id: OFFER, seed: 'one' }, 'mert')
  await bonusTasks({
    ...casino,
    log: night.log,
    onCommitted: () => {},
  }).try_offer?.({ id: tried.data?.trial })
  expect(await night.byTwo('offer-publish', publishing, ['mert', 'ferit'])).toMatchObject({
    outcome: 'done',
  })
  expect((await get<OfferCase>('offer', { id: OFFER }, 'mert')).versions).toMatchObject([
    { state: 'live', proposedBy: 'mert', publishedBy: 'ferit' },
  ])
  const acts = await night.found(`offer:${OFFER}`)
  for (const act of [
    'offer.budget done ferit',
    'offer.publish waits mert',
    'offer.publish done ferit',
  ])
    expect(acts).toContain(act)
})

test('LOG-02: in the morning the log is whole, and the auditor who read it has changed nothing', async () => {
  const verdict = await checkAudit(casino.db, AUDIT_LOG, { also: compareDecisions })
  expect(verdict.findings).toEqual([])
  const own = { id: await casino.player(), whose: 'player', until: null, reason: REASON }
  expect((await post('player-exclusion', own, 'nur')).data?.code).toBe('no_right')
  const { rows } = await sql<{ does: string }>`
    select distinct does from audit_event
      where actor = (select id::text from staff where name = 'nur') and outcome = 'done'`.execute(
    casino.db,
  )
  expect(rows.map(({ does }) => does)).toEqual(['audit.view'])
})
