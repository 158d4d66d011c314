import type { DomainList, OptionList } from '@zar/contract/office/content/site'
import type { Outcome } from '@zar/contract/office/proposals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentDesk } from '../../../testing/office/content-desk.ts'
import type { Desk } from '../../../testing/office/office-app.ts'

const REASON = 'The channel moved to another address.'
const CHANNEL = 'https://photos.example/zar'

let the: Awaited<ReturnType<typeof openContentDesk>>
let admin: Desk
beforeAll(async () => {
  the = await openContentDesk()
  admin = await the.office.session((await the.office.staff('kaya', ['administrator'])).id)
})
afterAll(() => the.close())

type Bootstrap = {
  siteOption: { key: string; status: boolean; value: string }[]
  domainStatus: { current: string; next: string }
}
const site = () => the.shown<Bootstrap>('get', '/api/cms/grouped')
const option = async (key = 'social.photo') =>
  (await site()).siteOption.find((one) => one.key === key)
const set = (input: object, desk = the.desks.ece) =>
  the.office.post<Outcome>(
    '/api/office/site-option-set',
    { key: 'social.photo', value: CHANNEL, reason: REASON, ...input },
    desk,
  )

test('an option is set by two who saw the same, and players have it; empty it is off', async () => {
  const before = await option()
  const first = await set({})
  expect(first.data?.outcome).toBe('waits')
  const proposal = first.data?.proposal
  expect(await option()).toEqual(before)
  expect(await set({ proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await set({ proposal, value: 'https://other.example' }, the.desks.kerem)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  const both = await Promise.all([
    set({ proposal }, the.desks.kerem),
    set({ proposal }, the.desks.kerem),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await option()).toEqual({ key: 'social.photo', status: true, value: CHANNEL })
  expect(await set({})).toMatchObject({ data: { code: 'site_same' } })
  const off = await set({ value: '' })
  await set({ value: '', proposal: off.data?.proposal }, the.desks.kerem)
  expect(await option()).toMatchObject({ status: false })
  const { data } = await the.office.get<OptionList>('/api/office/site-options', {}, the.desks.ece)
  expect(data?.options.find(({ key }) => key === 'social.photo')).toMatchObject({ isOn: false })
})

test('what is no link, no option of the office, or asked by who may not is refused', async () => {
  for (const value of ['javascript:alert(1)', '//evil.example', 'http://x', 'x'])
    expect((await set({ value })).status, value).toBe(400)
  for (const key of ['arcadeUrl', 'playMoney', 'tagManagerUrl', 'none'])
    expect((await set({ key })).status, key).toBe(400)
  expect(await set({}, the.desks.mert)).toMatchObject({ status: 403 })
})

const move = async (input: object, desk: Desk) => {
  const whole = {
    place: 'next',
    url: 'https://zar2.example',
    typed: 'zar2.example',
    reason: REASON,
  }
  await the.office.prove(desk, 'domain.edit', 'domain:next')
  return the.office.post<Outcome>('/api/office/site-domain-set', { ...whole, ...input }, desk)
}

test('where the site will stand next is told once two typed its name and proved who they are', async () => {
  const manager = the.desks.kerem as Desk
  const bare = { place: 'next', url: 'https://zar2.example', typed: 'zar2.example', reason: REASON }
  expect(await the.office.post('/api/office/site-domain-set', bare, admin)).toMatchObject({
    data: { code: 'reauthenticate' },
  })
  expect(await move({ typed: 'zar.example' }, admin)).toMatchObject({
    data: { code: 'name_needed' },
  })
  const { data } = await move({}, admin)
  expect((await site()).domainStatus.next).toBe('https://zar.example')
  expect((await move({ proposal: data?.proposal }, manager)).data?.outcome).toBe('done')
  expect((await site()).domainStatus).toEqual({
    current: 'https://zar.example',
    next: 'https://zar2.example',
  })
  const read = await the.office.get<DomainList>('/api/office/site-domains', {}, admin)
  expect(read.data?.domains).toEqual([
    { place: 'current', url: null },
    { place: 'next', url: 'https://zar2.example' },
  ])
  const gone = await move({ url: null }, admin)
  expect((await move({ url: null, proposal: gone.data?.proposal }, manager)).data?.outcome).toBe(
    'done',
  )
  expect((await site()).domainStatus.next).toBe('https://zar.example')
})

test('an address with a path, without TLS or of another kind is refused', async () => {
  for (const url of [
    'http://zar.example',
    'https://zar.example/x',
    'https://a@zar.example',
    'https://zar',
    'javascript:alert(1)',
    'https://zar.example?x',
  ])
    expect((await move({ url }, admin)).status, url).toBe(400)
})
