import type { Experiment, ExperimentCase } from '@zar/contract/office/campaigns/experiments'
import type { Outcome } from '@zar/contract/office/proposals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AT,
  DAY_MS,
  openCampaignDesk,
  WHY,
  WORDS,
} from '../modules/office/segments/testing/campaign-desk.ts'
import { groupOf } from '../modules/segments/experiments/group.ts'

let the: Awaited<ReturnType<typeof openCampaignDesk>>
let editor: Awaited<ReturnType<typeof the.office.session>>
beforeAll(async () => {
  the = await openCampaignDesk()
  editor = await the.office.session((await the.office.staff('ece', ['content'])).id)
})
afterAll(() => the.casino.close())

const OTHER = {
  tr: { title: 'Sonbahar geldi', note: 'Merhaba {username}, masalara bir bak.' },
  en: { title: 'Autumn is here', note: 'Hello {username}, look at the tables.' },
}
const ENDS = new Date(AT.getTime() + 3 * DAY_MS)
const terms = (campaign: string, more: object = {}) => ({
  campaign,
  version: 1,
  words: OTHER,
  share: 50,
  size: 1_000,
  endsAt: ENDS.toISOString(),
  reason: WHY,
  ...more,
})
const send = (input: object, desk = the.marketing) =>
  the.office.post<Outcome>('/api/office/experiment-start', input, desk)
const end = (campaign: string, desk = the.marketing, proposal?: string) =>
  the.office.post<Outcome>('/api/office/experiment-end', { campaign, reason: WHY, proposal }, desk)
const read = async (campaign: string): Promise<Experiment | null> => {
  const path = '/api/office/experiment'
  const { data } = await the.office.get<ExperimentCase>(path, { campaign }, the.marketing)
  return data?.experiment ?? null
}
async function tried(campaign: string, more: object = {}) {
  const { data } = await send(terms(campaign, more))
  const { proposal } = data ?? {}
  const done = await send(terms(campaign, { ...more, proposal }), editor)
  if (done.data?.outcome !== 'done') throw new Error(JSON.stringify(done))
}
async function planned(id: string) {
  const { data } = await the.start(id, the.marketing)
  const done = await the.start(id, the.second, data?.proposal)
  if (done.data?.outcome !== 'done') throw new Error(JSON.stringify(done))
}
const titlesOf = async (ids: readonly string[]) => {
  const rows = await the.casino.db
    .selectFrom('notification')
    .select(['player_id', 'title_tr'])
    .where('player_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.title_tr]))
}
const readBy = (ids: readonly string[]) =>
  the.casino.db
    .updateTable('notification')
    .set({ read_at: the.casino.clock.now() })
    .where('player_id', 'in', ids)
    .execute()

test('a player has the same group at every asking, and the shares are those that were asked for', () => {
  const ids = Array.from({ length: 4_000 }, (_, at) => `${at}`)
  const groups = (share: number, campaignId = 7n) =>
    ids.map((playerId) => groupOf({ campaignId, playerId, share }))
  expect(groups(50)).toEqual(groups(50))
  expect(groups(50)).not.toEqual(groups(50, 8n))
  const ofB = groups(20).filter((one) => one === 'b').length / ids.length
  expect(Math.abs(ofB - 0.2)).toBeLessThan(0.03)
})

test('begun by two, each player reads the words of their group once, and it ends by itself with its result', async () => {
  const players = await the.agreed(30)
  const id = await the.draft()
  const first = await send(terms(id))
  expect(first.data?.outcome).toBe('waits')
  const proposal = first.data?.proposal
  expect(await send(terms(id, { proposal }))).toMatchObject({ data: { code: 'same_person' } })
  expect(await send(terms(id, { proposal, share: 40 }), editor)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect((await send(terms(id, { proposal }), editor)).data?.outcome).toBe('done')
  expect(await send(terms(id))).toMatchObject({ data: { code: 'experiment_there' } })
  const changed = { ...the.terms(), id, version: 1 }
  expect(await the.save(changed)).toMatchObject({ data: { code: 'experiment_there' } })
  await planned(id)
  the.casino.clock.set(AT)
  await the.send()
  const titles = await titlesOf(players)
  const group = (playerId: string) => groupOf({ campaignId: BigInt(id), playerId, share: 50 })
  for (const playerId of players)
    expect(titles.get(playerId)).toBe((group(playerId) === 'b' ? OTHER : WORDS).tr.title)
  const inB = players.filter((one) => group(one) === 'b')
  await readBy(inB)
  expect(await read(id)).toMatchObject({
    endedAt: null,
    result: {
      a: { sent: 30 - inB.length, read: 0 },
      b: { sent: inB.length, read: inB.length },
    },
  })
  the.casino.clock.set(new Date(ENDS.getTime() - 1))
  await the.send()
  expect((await read(id))?.endedAt).toBeNull()
  the.casino.clock.set(ENDS)
  await Promise.all([the.send(), the.send()])
  const ended = await read(id)
  expect(ended).toMatchObject({ endedBecause: 'time', endedAt: ENDS.toISOString() })
  // What is read later is no part of it.
  await readBy(players)
  expect((await read(id))?.result).toEqual(ended?.result)
  const rows = await the.casino.db
    .selectFrom('audit_event')
    .select('after')
    .where('does', '=', 'experiment.edit')
    .where('actor', '=', 'system:clock')
    .where('object', '=', `campaign:${id}`)
    .execute()
  expect(rows.map(({ after }) => after)).toMatchObject([
    { because: 'time', sentB: inB.length, readB: inB.length },
  ])
  expect(await end(id)).toMatchObject({ data: { code: 'experiment_over' } })
})

test('other words that make players stop end at once; who comes later reads the own words', async () => {
  the.casino.clock.set(AT)
  const players = await the.agreed(60)
  const id = await the.draft()
  await tried(id)
  await planned(id)
  await the.send()
  const sent = await the.casino.db
    .selectFrom('campaign_message')
    .select(['player_id', 'variant'])
    .where('campaign_id', '=', BigInt(id))
    .where('player_id', 'in', players)
    .execute()
  the.casino.clock.advance(60_000)
  for (const { player_id, variant } of sent)
    if (variant === 'b') await the.plants.answer(player_id, 'email', false)
  await the.send()
  expect(await read(id)).toMatchObject({ endedBecause: 'harm' })
})

test('it is ended early by two, and no more players are in it than it may have', async () => {
  the.casino.clock.set(AT)
  await the.agreed(110)
  const id = await the.draft()
  await tried(id, { size: 100 })
  await planned(id)
  await the.send()
  const { result } = (await read(id)) ?? {}
  expect((result?.a.sent ?? 0) + (result?.b.sent ?? 0)).toBe(100)
  const { data } = await end(id)
  expect(data?.outcome).toBe('waits')
  const both = await Promise.all([end(id, editor, data?.proposal), end(id, editor, data?.proposal)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await read(id)).toMatchObject({ endedBecause: 'people' })
})

test('what is no words of a campaign that waits is refused, and so is who may not', async () => {
  the.casino.clock.set(AT)
  const id = await the.draft()
  const without = {
    tr: { ...OTHER.tr, note: 'Masalara bir bak.' },
    en: { ...OTHER.en, note: 'Look at the tables.' },
  }
  expect(await send(terms(id, { words: without }))).toMatchObject({
    data: { code: 'experiment_unfit' },
  })
  const letter = await the.draft({ viaNotice: false })
  expect(await send(terms(letter))).toMatchObject({ data: { code: 'experiment_unfit' } })
  for (const endsAt of [AT, new Date(AT.getTime() + 31 * DAY_MS)])
    expect(await send(terms(id, { endsAt: endsAt.toISOString() }))).toMatchObject({
      data: { code: 'experiment_time' },
    })
  expect(await send(terms(id, { version: 2 }))).toMatchObject({
    data: { code: 'campaign_changed' },
  })
  for (const wrong of [{ share: 60 }, { share: 5 }, { size: 10 }, { words: { tr: OTHER.tr } }])
    expect(await send(terms(id, wrong))).toMatchObject({ status: 400 })
  expect(await send(terms(id), the.second)).toMatchObject({ status: 403 })
  expect(await send(terms('999999999'))).toMatchObject({ status: 404 })
  expect(await read(id)).toBeNull()
})
