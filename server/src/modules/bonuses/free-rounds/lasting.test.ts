import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { type FreeRounds, type FreeRoundsOrder, openBreaker } from '../../casino/index.ts'
import { askDue } from './award.ts'
import type { FreeRoundsWork } from './grant.ts'
import { settleFreeRounds } from './settle.ts'
import { DAY_MS, E5, type FreeRoundsFixture, openFreeRoundsFixture } from './testing/fixture.ts'

const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000

/** A supplier who gives of campaigns that it names itself, knows an award by our id, and takes nothing back. */
const campaigns = {
  made: 0,
  givenOf: new Map<string, string[]>(),
  campaignMood: 'makes' as 'makes' | 'refuses' | 'loses the reply',
  awardMood: 'gives' as 'gives' | 'refuses' | 'loses the reply',
}
const api: FreeRounds = {
  async openCampaign() {
    if (campaigns.campaignMood === 'refuses') return { refused: 'no such stake' }
    campaigns.made += 1
    if (campaigns.campaignMood === 'loses the reply') throw new Error('lost')
    return { campaign: `c-${campaigns.made}` }
  },
  async award({ id, campaign }: FreeRoundsOrder) {
    if (campaigns.awardMood === 'refuses') return { refused: 'not for this player' }
    campaigns.givenOf.set(id, [...(campaigns.givenOf.get(id) ?? []), String(campaign)])
    if (campaigns.awardMood === 'loses the reply') throw new Error('lost')
    return { reward: id }
  },
}

let fixture: FreeRoundsFixture
let deps: FreeRoundsWork
beforeAll(async () => {
  fixture = await openFreeRoundsFixture()
  const [supplier] = fixture.deps.suppliers
  if (!supplier) throw new Error('no supplier')
  const provider = { ...supplier.provider, freeRounds: api }
  deps = { ...fixture.deps, suppliers: [{ provider, breaker: openBreaker(fixture.casino.clock) }] }
})
beforeEach(async () => {
  await fixture.casino.db.updateTable('free_rounds').set({ due: null, try_at: null }).execute()
  fixture.casino.clock.advance(MINUTE_MS)
  Object.assign(campaigns, { made: 0, campaignMood: 'makes', awardMood: 'gives' })
  campaigns.givenOf.clear()
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  await fixture.close()
})

async function claimed() {
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId)
  const row = () =>
    fixture.casino.db
      .selectFrom('free_rounds')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
  return { playerId, row, id: (await row()).id }
}
const laterAsked = async (ms: number) => {
  fixture.casino.clock.advance(ms)
  await askDue(deps)
}

test('the campaign is kept before anything is given of it: asked again, it is given of the same one', async () => {
  const { id, row } = await claimed()
  campaigns.campaignMood = 'loses the reply'
  await askDue(deps)
  expect(await row()).toMatchObject({ campaign: null, status: 'preparing' })
  campaigns.campaignMood = 'makes'
  campaigns.awardMood = 'loses the reply'
  await laterAsked(MINUTE_MS)
  expect(await row()).toMatchObject({ campaign: 'c-2', status: 'preparing' })
  campaigns.awardMood = 'gives'
  await laterAsked(HOUR_MS)
  expect(await row()).toMatchObject({ campaign: 'c-2', status: 'ready', reward: id, due: null })
  expect([...campaigns.givenOf]).toEqual([[id, ['c-2', 'c-2']]])
})

test('a no before there is a campaign gives the claim back at once, whatever was not heard before', async () => {
  const { playerId, row } = await claimed()
  campaigns.campaignMood = 'loses the reply'
  await askDue(deps)
  campaigns.campaignMood = 'refuses'
  await laterAsked(MINUTE_MS)
  expect(await row()).toMatchObject({ status: 'failed', failure: 'no such stake', due: null })
  expect((await fixture.read(playerId)).offers).toHaveLength(1)
})

test('one who takes nothing back is asked for them until they are given, a day later too', async () => {
  const { id, row } = await claimed()
  campaigns.awardMood = 'loses the reply'
  await askDue(deps)
  await laterAsked(DAY_MS + HOUR_MS)
  expect(await row()).toMatchObject({ status: 'preparing', due: 'award' })
  campaigns.awardMood = 'gives'
  await laterAsked(HOUR_MS)
  expect(await row()).toMatchObject({ status: 'ready', reward: id })
})

test('a no after a reply that was lost is waited out: they can be claimed again when nothing of them is left', async () => {
  const { playerId, row } = await claimed()
  campaigns.awardMood = 'loses the reply'
  await askDue(deps)
  campaigns.awardMood = 'refuses'
  await laterAsked(MINUTE_MS)
  await laterAsked(MINUTE_MS)
  const { expires_at } = await row()
  expect(await row()).toMatchObject({ status: 'preparing', due: 'cancel', try_at: expires_at })
  expect((await fixture.read(playerId)).offers).toEqual([])
  await laterAsked(7 * DAY_MS)
  expect(await row()).toMatchObject({ status: 'failed', failure: 'not for this player', due: null })
  expect((await fixture.read(playerId)).offers).toHaveLength(1)
})

test('what nobody has heard by its end has failed, and can be claimed again', async () => {
  const { playerId, row } = await claimed()
  campaigns.awardMood = 'loses the reply'
  await askDue(deps)
  fixture.casino.clock.advance(7 * DAY_MS)
  await settleFreeRounds(deps)
  expect(await row()).toMatchObject({
    status: 'failed',
    failure: 'the supplier could not be heard',
    due: null,
  })
  expect((await fixture.read(playerId)).offers).toHaveLength(1)
  const [note] = await fixture.notes(playerId)
  expect(note).toContain('Bedava turlar verilemedi')
})

test('what is given up lasts there to its end: what is played of it posts, and operators are shown it until then', async () => {
  const { playerId, id, row } = await claimed()
  await askDue(deps)
  await fixture.decline(playerId, id)
  await askDue(deps)
  const { expires_at } = await row()
  const waits = { status: 'declined', due: 'cancel', try_at: expires_at }
  expect(await row()).toMatchObject(waits)
  const { bet } = await openTable(fixture.casino, playerId)
  const spin = bet(2n * E5, { reward: id, movesCash: false })
  expect((await fixture.wallet.post(spin)).outcome).toBe('ok')
  await laterAsked(HOUR_MS)
  expect(await row()).toMatchObject(waits)
  await laterAsked(7 * DAY_MS)
  expect(await row()).toMatchObject({ status: 'declined', due: null, try_at: null })
})
