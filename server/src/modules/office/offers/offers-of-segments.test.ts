import type { listGrantable } from '@zar/contract/office/offers/grants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { E5 } from '../../../testing/bonuses/bonus-fixture.ts'
import { openSegmentPlants } from '../../../testing/office/segments.ts'
import { content, ID, type OfferDesk, openOfferDesk, REASON } from './testing/offer-desk.ts'

let { fixture, office, desks, ids } = {} as OfferDesk
let { post, read, rowOf, save, tryIt, publish, setBudget } = {} as OfferDesk
let plants: ReturnType<typeof openSegmentPlants>
/** Who deposited ₺500 or more, of two who took part in the last month. */
let segment: string
let inside: string
let outside: string
beforeAll(async () => {
  const desk = await openOfferDesk()
  ;({ fixture, office, desks, ids } = desk)
  ;({ post, read, rowOf, save, tryIt, publish, setBudget } = desk)
  plants = openSegmentPlants(fixture.casino)
  segment = await segmentFrom(500)
  inside = await desk.depositedLastMonth()
  outside = await desk.depositedLastMonth()
  await plants.put(inside, { email: true, deposited: 1_000 })
  await plants.put(outside, { email: true, deposited: 100 })
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  await office.close()
  await fixture.close()
})

const from = (value: number) => ({ field: 'deposited', op: '≥', value }) as const
const segmentFrom = async (value: number) => `${await plants.segment(from(value), ids.mert ?? '')}`
const change = (version: number, value: number, id = segment) =>
  post('segment-change', { id, version, expression: from(value), note: 'Another line' }, 'mert')
const remove = (id: string) => post('segment-remove', { id }, 'mert')
const versionOf = async () => (await rowOf())?.segment?.version

/** Proposed by one and approved by another. */
async function publishByTwo(): Promise<string | undefined> {
  const { data } = await publish('mert')
  const done = await publish('selin', data?.proposal)
  return done.data?.outcome ?? done.data?.code
}

test('a draft names a segment that is there, and holds it until it names another or is dropped', async () => {
  const gone = await save(content({ segment: '999999' }))
  expect(gone).toMatchObject({ data: { code: 'segment_gone' } })
  expect(await rowOf()).toBeUndefined()
  const [one, other] = [await segmentFrom(1), await segmentFrom(2)]
  expect((await save(content({ segment: one }))).success).toBe(true)
  expect(await remove(one)).toMatchObject({ status: 409, data: { code: 'segment_used' } })
  await save(content({ segment: other }))
  expect((await remove(one)).success).toBe(true)
  expect((await remove(other)).data?.code).toBe('segment_used')
  const draft = (await read())?.draft
  expect(draft?.segment).toMatchObject({ id: other, version: 1 })
  await post('offer-draft-drop', { id: ID, savedAt: draft?.savedAt }, 'mert')
  expect((await remove(other)).success).toBe(true)
})

test('a dry run counts the players of the segment alone, and is of that version of it', async () => {
  await save(content())
  await setBudget(10_000n * E5)
  await tryIt()
  expect((await read())?.trial?.figures?.takers).toBe(2)
  await save(content({ segment }))
  await tryIt()
  expect(await read()).toMatchObject({
    trial: { isOfTheseTerms: true, figures: { takers: 1, grantedE5: `${500n * E5}` } },
    whyNot: null,
  })
  await change(1, 600)
  expect(await read()).toMatchObject({ trial: { isOfTheseTerms: false }, whyNot: 'offer_untried' })
  await tryIt()
  expect(await read()).toMatchObject({ trial: { isOfTheseTerms: true }, whyNot: null })
})

test('AUZ-03: a segment that changed between proposal and approval has to be read again', async () => {
  const { data } = await publish('mert')
  await change(2, 500)
  await tryIt()
  expect((await publish('selin', data?.proposal)).data?.code).toBe('changed_meanwhile')
  expect(await rowOf()).toMatchObject({ state: 'draft' })
  await post('withdraw-proposal', { id: data?.proposal }, 'mert')
  expect(await publishByTwo()).toBe('done')
  expect(await rowOf()).toMatchObject({ state: 'live', segment: { id: segment, version: 3 } })
  expect((await read())?.versions[0]?.segment).toMatchObject({ id: segment, version: 3 })
})

test('an offer keeps the version of its segment that it was published with', async () => {
  // Nobody is in the next version.
  expect((await change(3, 1_000_000)).success).toBe(true)
  expect(await versionOf()).toBe(3)
  expect((await fixture.claim(inside, ID)).success).toBe(true)
  const refused = await fixture.claim(outside, ID)
  expect(refused).toMatchObject({ success: false, data: { code: 'bonus_unknown' } })
  expect((await fixture.claim(outside, 'no-such-offer')).message).toBe(refused.message)
})

test('a bonus of an offer for a segment is given by two to whoever is in it alone', async () => {
  const id = 'sunday-bet'
  const terms = { id, kind: 'free_bet', amountKurus: 2_000, days: 3 } as const
  await save(content({ terms, segment: await segmentFrom(500) }))
  await setBudget(10_000n * E5, id)
  await tryIt(id)
  const { data } = await publish('mert', undefined, id)
  await publish('selin', data?.proposal, id)
  const grantable = async (playerId: string) => {
    const list = await office.get<z.output<typeof listGrantable.output>>(
      '/api/office/bonus-grantable',
      { id: playerId },
      desks.mert,
    )
    return list.data?.rows.map((row) => row.id)
  }
  expect(await grantable(inside)).toContain(id)
  expect(await grantable(outside)).not.toContain(id)
  const give = (playerId: string) =>
    post('bonus-propose', { id: playerId, offer: id, reason: REASON }, 'defne')
  expect((await give(outside)).data?.code).toBe('offer_not_grantable')
  const given = await give(inside)
  expect(given.data).toMatchObject({ outcome: 'waits' })
  // Left the segment before the second person: nothing is given.
  await plants.answer(inside, 'email', false)
  await office.prove(desks.kerem ?? {}, 'bonus.approve', `player:${inside}`, 20n * E5)
  const approval = { id: inside, offer: id, reason: REASON, proposal: given.data?.proposal }
  expect((await post('bonus-approve', approval, 'kerem')).data?.code).toBe('offer_not_grantable')
})

test('a segment of an open offer is not removed; a stop frees it', async () => {
  expect((await remove(segment)).data?.code).toBe('segment_used')
  await post('offer-stop', { id: ID, reason: REASON }, 'nermin')
  expect((await remove(segment)).success).toBe(true)
  expect(await rowOf()).toMatchObject({ state: 'stopped', segment: { id: segment, version: 3 } })
})

test('of a removal and a draft at once one is refused: no draft names a segment that is gone', async () => {
  for (const _ of Array.from({ length: 5 })) {
    const id = await segmentFrom(3)
    await save(content({ segment: null }))
    const [saved, removed] = await Promise.all([save(content({ segment: id })), remove(id)])
    expect([saved.success, removed.success].filter(Boolean)).toHaveLength(1)
    expect((await read())?.draft?.content.segment).toBe(saved.success ? id : null)
  }
})
