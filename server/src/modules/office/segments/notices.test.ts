import { randomUUID } from 'node:crypto'
import type { notifySegment } from '@zar/contract/office/campaigns/notices'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import type { Desk } from '../../../testing/office/office-app.ts'
import {
  AT,
  type CampaignDesk,
  DAY_MS,
  openCampaignDesk,
  WHY,
  WORDS,
} from './testing/campaign-desk.ts'

let { casino, office, marketing, second, segmentId } = {} as CampaignDesk
let { planned, read, agreed, send, letters, noticesOf } = {} as CampaignDesk
beforeEach(async () => {
  const desk = await openCampaignDesk()
  ;({ casino, office, marketing, second, segmentId } = desk)
  ;({ planned, read, agreed, send, letters, noticesOf } = desk)
})
afterEach(() => casino.close())

type Answer = z.output<typeof notifySegment.output> & { code?: string; proposal?: string }
const noticeOf = () => ({
  key: randomUUID() as string,
  segmentId,
  version: 1,
  viaNotice: true,
  viaLetter: false,
  words: WORDS,
  reason: WHY,
})
const notify = (notice: object, by: Desk = marketing) =>
  office.post<Answer>('/api/office/segment-notify', notice, by)
/** The moment comes at which what was asked for at the wall's time is due. */
const wait = () => casino.clock.set(AT)
async function proposalOf(notice: { key: string }): Promise<string> {
  const { id } = await casino.db
    .selectFrom('proposal')
    .select('id')
    .where('right_name', '=', 'notify.segment')
    .where('terms', '@>', JSON.stringify({ key: notice.key }) as never)
    .executeTakeFirstOrThrow()
  return `${id}`
}
const plannedOf = async () => (await casino.db.selectFrom('campaign').select('id').execute()).length

test('one person sends a small segment a message: who agreed gets it, once, however often it is asked for', async () => {
  const [one, other] = (await agreed(2)) as [string, string]
  const stranger = await casino.player()
  const notice = noticeOf()
  const [first, ...more] = await Promise.all([notify(notice), notify(notice)])
  expect(first?.data).toMatchObject({ outcome: 'done' })
  more.push(await notify(notice))
  expect(more.map(({ data }) => data)).toEqual([first?.data, first?.data])
  wait()
  for (const _ of [1, 2]) await send()
  expect(await noticesOf([one, other, stranger])).toEqual([1, 1, 0])
  expect(letters).toEqual([])
  expect(await read(first?.data?.campaign ?? '')).toMatchObject({
    kind: 'notice',
    state: 'done',
    name: WORDS.tr.title,
    tally: { sent: 2 },
    approvedBy: null,
    segmentVersion: 1,
  })
  const deeds = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'reason'])
    .where('object', '=', `segment:${segmentId}`)
    .execute()
  const deed = { does: 'notify.segment', outcome: 'done', reason: WHY }
  expect(deeds).toEqual([deed, deed, deed])
  expect(await plannedOf()).toBe(1)
})

test('AUZ-03: above a thousand players it takes another person, who saw the same words and segment', async () => {
  const ids = await agreed(1_001)
  const notice = noticeOf()
  expect((await notify(notice)).data).toEqual({ outcome: 'waits', campaign: null })
  expect(await plannedOf()).toBe(0)
  const proposal = await proposalOf(notice)
  expect((await notify({ ...notice, proposal })).data?.code).toBe('same_person')
  const tr = { title: 'Başka', note: 'Merhaba {username}, bu başka bir söz.' }
  const other = { ...notice, words: { ...WORDS, tr }, proposal }
  expect((await notify(other, second)).data?.code).toBe('changed_meanwhile')
  expect(await plannedOf()).toBe(0)
  const done = await notify({ ...notice, proposal }, second)
  expect(done.data).toMatchObject({ outcome: 'done' })
  wait()
  await send()
  const { tally, startedBy, approvedBy } = await read(done.data?.campaign ?? '')
  expect({ sent: tally.sent, startedBy, approvedBy }).toEqual({
    sent: 1_001,
    startedBy: 'selin',
    approvedBy: 'amir',
  })
  expect(await noticesOf(ids.slice(0, 3))).toEqual([1, 1, 1])
}, 240_000)

test('what one person sends reaches a thousand players at most, however the segment has grown', async () => {
  await agreed(1)
  const { data } = await notify(noticeOf())
  await agreed(1_010)
  wait()
  await send()
  expect(await read(data?.campaign ?? '')).toMatchObject({ state: 'done', tally: { sent: 1_000 } })
}, 240_000)

test('the week’s limit counts campaigns and notices together, and nothing is sent at night', async () => {
  const [player = ''] = await agreed(1)
  const campaign = await planned()
  for (const _ of [1, 2]) await notify(noticeOf())
  casino.clock.set(new Date(AT.getTime() + DAY_MS / 2))
  await send()
  expect(await noticesOf([player])).toEqual([0])
  casino.clock.set(new Date(AT.getTime() + DAY_MS))
  await send()
  expect(await noticesOf([player])).toEqual([2])
  // It was due last.
  expect((await read(campaign)).tally).toMatchObject({ sent: 0, capped: 1 })
})

test.each([
  ['no way', { viaNotice: false }, 'invalid_input'],
  ['a reason that is too short', { reason: 'now' }, 'invalid_input'],
  [
    'an unknown placeholder',
    { words: { ...WORDS, en: { title: 'Hello', note: '{phone} is yours' } } },
    'invalid_input',
  ],
  ['a segment that is not there', { segmentId: '999999' }, 'segment_gone'],
  ['a version that is not the newest', { version: 2 }, 'segment_changed'],
])('%s is refused, and nothing is planned', async (_what, change, code) => {
  await agreed(1)
  for (const locale of ['tr', 'en']) {
    const answer = await notify({ ...noticeOf(), ...change }, { ...marketing, headers: { locale } })
    expect(answer).toMatchObject({ success: false, data: { code } })
    expect(answer.message).not.toBe('')
  }
  expect(await plannedOf()).toBe(0)
})

test('a segment that changed between proposal and approval has to be read again', async () => {
  await agreed(1_001)
  const notice = noticeOf()
  await notify(notice)
  const expression = { field: 'deposited', op: '≥', value: 0 }
  const change = { id: segmentId, version: 1, expression, note: 'the same again' }
  expect((await office.post('/api/office/segment-change', change, marketing)).success).toBe(true)
  const approval = { ...notice, proposal: await proposalOf(notice) }
  expect((await notify(approval, second)).data?.code).toBe('segment_changed')
  expect(await plannedOf()).toBe(0)
}, 240_000)
