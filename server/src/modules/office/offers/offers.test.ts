import type { OfferList } from '@zar/contract/office/offers/offers'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { E5 } from '../../../testing/bonuses/bonus-fixture.ts'
import { content, ID, type OfferDesk, openOfferDesk, REASON } from './testing/offer-desk.ts'

let { fixture, office, desks } = {} as OfferDesk
let { post, read, rowOf, save, tryIt, publish, setBudget } = {} as OfferDesk
beforeAll(async () => {
  const desk = await openOfferDesk()
  ;({ fixture, office, desks } = desk)
  ;({ post, read, rowOf, save, tryIt, publish, setBudget } = desk)
  await desk.depositedLastMonth()
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  await office.close()
  await fixture.close()
})

test('a draft is kept as a version that no player sees, and two who draw at once are told', async () => {
  const first = await post('offer-draft', { content: content(), savedAt: null }, 'mert')
  expect(first.status).toBe(200)
  const again = await post('offer-draft', { content: content(), savedAt: null }, 'elif')
  expect(again).toMatchObject({ status: 409, data: { code: 'case_changed' } })
  expect(await rowOf()).toMatchObject({ state: 'draft', hasDraft: true, version: 0 })
  expect((await fixture.claim(await fixture.casino.player(), ID)).success).toBe(false)
  const odd = content()
  const spoilt = { ...odd, terms: { ...odd.terms, wagering: 5 } }
  expect(await save(spoilt as OfferContent)).toMatchObject({ data: { code: 'offer_odd' } })
  expect(await save(content({ segment: '7' }))).toMatchObject({ data: { code: 'segment_gone' } })
  const code = content({
    terms: { ...odd.terms, id: 'codes', kind: 'promo_code', code: 'UCOYUN' } as never,
  })
  expect((await save(code)).status).toBe(400)
  expect((await post('offer-draft', { content: content(), savedAt: null }, 'kerem')).data).toEqual(
    expect.objectContaining({ code: 'no_right' }),
  )
})

test('publishing asks for a budget, a dry run of exactly these terms, and a cost within the budget', async () => {
  expect((await publish('mert')).data?.code).toBe('offer_without_budget')
  await setBudget(499n * E5)
  expect((await publish('mert')).data?.code).toBe('offer_untried')
  await tryIt()
  expect((await read())?.trial).toMatchObject({
    state: 'done',
    isOfTheseTerms: true,
    figures: { takers: 1, grantedE5: `${500n * E5}`, p95E5: `${500n * E5}`, finished: 100 },
  })
  expect((await publish('mert')).data?.code).toBe('offer_above_budget')
  await setBudget(500n * E5)
  const changed = content()
  await save({ ...changed, words: { ...changed.words, en: { title: '', summary: '' } } })
  expect((await publish('mert')).data?.code).toBe('offer_words_missing')
  await save({ ...changed, words: { ...changed.words, en: { title: 'W', summary: 'Half.' } } })
  expect((await publish('mert')).data?.code).toBe('offer_untried')
  await tryIt()
  expect((await read())?.whyNot).toBeNull()
})

test('AUZ-03: it is published by two people who read the same; a change meanwhile stops it', async () => {
  const proposed = await publish('mert')
  expect(proposed.data).toMatchObject({ outcome: 'waits' })
  expect((await publish('mert', proposed.data?.proposal)).data?.code).toBe('same_person')
  await setBudget(600n * E5)
  expect((await publish('selin', proposed.data?.proposal)).data?.code).toBe('changed_meanwhile')
  expect(await rowOf()).toMatchObject({ state: 'draft' })
  const id = proposed.data?.proposal
  await post('withdraw-proposal', { id }, 'mert')
  const again = await publish('mert')
  expect((await publish('selin', again.data?.proposal)).data).toMatchObject({ outcome: 'done' })
  expect(await rowOf()).toMatchObject({ state: 'live', version: 1, hasDraft: false })
  const playerId = await fixture.casino.player()
  expect((await fixture.claim(playerId, ID)).success).toBe(true)
  expect((await read())?.versions).toMatchObject([
    { version: 1, state: 'live', takers: 1, proposedBy: 'mert', publishedBy: 'selin' },
  ])
  // What is drawn next changes no bonus that was claimed.
  const next = content()
  await save({ ...next, terms: { ...next.terms, days: 14 } as OfferContent['terms'] })
  expect((await fixture.bonus(playerId)).terms.days).toBe(7)
  const saved = await read()
  expect(saved?.draft?.version).toBe(2)
  await post('offer-draft-drop', { id: ID, savedAt: saved?.draft?.savedAt }, 'mert')
  expect((await read())?.draft).toBeNull()
})

test('one person stops it at once, and what was claimed goes on', async () => {
  const stop = (who: string) => post('offer-stop', { id: ID, reason: REASON }, who)
  expect((await stop('defne')).data?.code).toBe('no_right')
  const both = await Promise.all([stop('nermin'), stop('mert')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await fixture.claim(await fixture.casino.player(), ID)).success).toBe(false)
  expect(await rowOf()).toMatchObject({ state: 'stopped', use: { takers: 1 } })
  expect((await read())?.stop).toMatchObject({ because: REASON })
})

test('AUZ-03: a bonus is given to one player by two people, given more days, and ended by one', async () => {
  const playerId = await fixture.casino.player({ cashE5: 5n * E5 })
  const grant = { id: playerId, offer: 'nar-rounds', reason: REASON }
  const deposit = { ...grant, offer: 'half-again' }
  expect((await post('bonus-propose', deposit, 'defne')).data?.code).toBe('offer_not_grantable')
  const { data } = await post('bonus-propose', grant, 'defne')
  expect(data).toMatchObject({ outcome: 'waits' })
  const approval = { ...grant, proposal: data?.proposal }
  expect((await post('bonus-approve', approval, 'defne')).data?.code).toBe('no_right')
  await office.prove(desks.kerem ?? {}, 'bonus.approve', `player:${playerId}`, 40n * E5)
  expect((await post('bonus-approve', approval, 'kerem')).data).toMatchObject({ outcome: 'done' })
  const bonus = await fixture.bonus(playerId)
  expect(bonus).toMatchObject({ status: 'active', amount: 40 })
  const more = { bonus: bonus.id, days: 3, reason: REASON }
  const asked = await post('bonus-extend', more, 'mert')
  const done = await post('bonus-extend', { ...more, proposal: asked.data?.proposal }, 'kerem')
  expect(done.data).toMatchObject({ outcome: 'done' })
  const days = Date.parse((await fixture.bonus(playerId)).expiresAt ?? '')
  expect(days - Date.parse(bonus.expiresAt ?? '')).toBe(3 * 86_400_000)
  expect((await post('bonus-cancel', { bonus: bonus.id, reason: REASON }, 'nermin')).status).toBe(
    200,
  )
  expect(await fixture.bonus(playerId)).toMatchObject({ status: 'cancelled', balance: 0 })
  expect(await fixture.casino.cashE5(playerId)).toBe(5n * E5)
  expect(
    (await post('bonus-cancel', { bonus: bonus.id, reason: REASON }, 'kerem')).data?.code,
  ).toBe('bonus_ended')
  const rows = await fixture.casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome'])
    .where('player_id', '=', playerId)
    .where('outcome', 'in', ['done', 'waits'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ does, outcome }) => `${does} ${outcome}`)).toEqual([
    'bonus.propose waits',
    'bonus.approve done',
    'bonus.extend waits',
    'bonus.extend done',
    'bonus.cancel done',
  ])
})

test('the cashback’s figures are set by two managers, and strange ones are refused', async () => {
  const rule = { isOpen: true, sharePercent: 15, leastE5: `${20n * E5}`, mostE5: `${400n * E5}` }
  for (const who of ['kerem', 'selin'])
    await office.prove(desks[who] ?? {}, 'cashback.settings', 'cashback')
  const spoilt = { ...rule, leastE5: `${500n * E5}`, reason: REASON }
  expect((await post('cashback', spoilt, 'kerem')).data?.code).toBe('invalid_input')
  const { data } = await post('cashback', { ...rule, reason: REASON }, 'kerem')
  const done = await post(
    'cashback',
    { ...rule, reason: REASON, proposal: data?.proposal },
    'selin',
  )
  expect(done.data).toMatchObject({ outcome: 'done' })
  const list = await office.get<OfferList>('/api/office/offers', {}, desks.mert)
  expect(list.data?.cashback).toEqual(rule)
})
