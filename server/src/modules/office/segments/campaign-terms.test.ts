import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CampaignDesk, openCampaignDesk, WORDS } from './testing/campaign-desk.ts'

let { casino, office, marketing, second, segmentId } = {} as CampaignDesk
let { terms, save, draft, start, planned, read } = {} as CampaignDesk
beforeEach(async () => {
  const desk = await openCampaignDesk()
  ;({ casino, office, marketing, second, segmentId } = desk)
  ;({ terms, save, draft, start, planned, read } = desk)
})
afterEach(() => casino.close())

test('what was started changes no more; a draft that changed is not approved as it was seen', async () => {
  const id = await draft()
  const { data } = await start(id, marketing)
  const changed = { ...terms(), id, version: 1, name: 'Another name' }
  expect((await save(changed)).success).toBe(true)
  expect(await save(changed)).toMatchObject({ data: { code: 'campaign_changed' } })
  expect(await start(id, second, data?.proposal)).toMatchObject({
    data: { code: 'campaign_changed' },
  })
  const other = await planned()
  expect(await save({ ...terms(), id: other, version: 1 })).toMatchObject({
    data: { code: 'campaign_begun' },
  })
})

test('a segment that changed between proposal and approval has to be read again', async () => {
  const id = await draft()
  const { data } = await start(id, marketing)
  const expression = { field: 'deposited', op: '≥', value: 1 }
  const change = { id: segmentId, version: 1, expression, note: 'higher' }
  expect((await office.post('/api/office/segment-change', change, marketing)).success).toBe(true)
  expect((await start(id, second, data?.proposal)).success).toBe(false)
  expect((await read(id)).state).toBe('draft')
})

const said = WORDS.tr
test.each([
  ['an unknown placeholder', { ...said, note: 'Merhaba {password_hash}, geldin.' }],
  ['a lone brace', { ...said, note: 'Merhaba {username, geldin mi?' }],
  ['a placeholder in one language alone', { ...said, note: 'Merhaba, yeni masalar açıldı.' }],
  ['a title of two lines', { ...said, title: 'Akşamlar\r\nBcc: biri@ornek.example' }],
  ['a title that is too long', { ...said, title: 'a'.repeat(61) }],
  ['a note that is too long', { ...said, note: `{username} ${'a'.repeat(300)}` }],
])('%s is refused', async (_what, tr) => {
  const input = { ...terms(), words: { ...WORDS, tr } }
  expect(await save(input)).toMatchObject({
    status: 400,
    data: { code: 'invalid_input' },
  })
})

test('a time that is over, no way, and a segment that is gone are refused', async () => {
  const late = await draft({ at: new Date(Date.now() - 60_000).toISOString() })
  expect(await start(late, marketing)).toMatchObject({ data: { code: 'campaign_late' } })
  const saved = (more: object) => save({ ...terms(), ...more })
  expect((await saved({ viaNotice: false, viaLetter: false })).status).toBe(400)
  expect(await saved({ segmentId: '999999' })).toMatchObject({ data: { code: 'segment_gone' } })
  expect(await saved({ id: '999999', version: 1 })).toMatchObject({ data: { code: 'not_found' } })
})
