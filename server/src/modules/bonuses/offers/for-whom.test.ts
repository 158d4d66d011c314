import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { type MadeFacts, openSegmentPlants } from '../../../testing/office/segments.ts'
import { readAnnouncedOffers } from '../for-office/announced-offers.ts'

let fixture: BonusFixture
let plants: ReturnType<typeof openSegmentPlants>
beforeAll(async () => {
  fixture = await openBonusFixture()
  const { casino } = fixture
  casino.clock.set(new Date())
  plants = openSegmentPlants(casino)
  const id = casino.random.uuid()
  await casino.db
    .insertInto('staff')
    .values({ id, name: 'ece', full_name: 'ece', state: 'active' })
    .execute()
  const segmentId = await plants.segment({ field: 'deposited', op: '≥', value: 500 }, id)
  await casino.db
    .updateTable('bonus_offer')
    .set({ segment_id: segmentId, segment_version: 1 })
    .where('id', 'in', ['nar-rounds', 'three-games'])
    .execute()
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  await fixture.close()
})

const ID = 'nar-rounds'
async function player(deposited: number, facts: MadeFacts = {}): Promise<string> {
  const playerId = await fixture.casino.player()
  await plants.put(playerId, { email: true, deposited, ...facts })
  return playerId
}
const shown = async (playerId: string) => (await fixture.offers(playerId)).map(({ id }) => id)
const unknown = { success: false, data: { code: 'bonus_unknown' } }

test('an offer for a segment is shown to its players alone', async () => {
  const [inside, outside] = [await player(500), await player(499)]
  expect(await shown(inside)).toEqual(['trial', 'half-again', ID])
  expect(await shown(outside)).toEqual(['trial', 'half-again'])
})

test('who is outside is refused as of an offer that is unknown, in both languages', async () => {
  const outside = await player(0)
  for (const locale of ['tr', 'en']) {
    const claim = (id: string) => fixture.send('POST', 'claim', outside, { id }, locale)
    const refused = await claim(ID)
    expect(refused).toMatchObject(unknown)
    expect(refused).toEqual(await claim('no-such-offer'))
  }
  expect((await fixture.mine(outside)).bonuses).toEqual([])
})

test('a code of an offer for a segment is a wrong code to who is outside', async () => {
  const [inside, outside] = [await player(500), await player(0)]
  const find = (playerId: string, code: string) => fixture.send('POST', 'code', playerId, { code })
  const known = await find(inside, 'ucoyun')
  expect(known.success).toBe(true)
  expect(await find(outside, 'ucoyun')).toEqual(await find(outside, 'yok-bu'))
})

test('who left the segment since hears how their bonus stands, and gets nothing more', async () => {
  const playerId = await player(500)
  const first = await fixture.claim(playerId, ID)
  expect(first.success).toBe(true)
  await plants.answer(playerId, 'email', false)
  expect(await fixture.claim(playerId, ID)).toEqual(first)
  expect((await fixture.mine(playerId)).bonuses).toHaveLength(1)
})

test('membership is decided under the player’s lock: consent that is taken back meanwhile counts', async () => {
  const playerId = await player(500)
  const claim = await fixture.casino.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const waiting = fixture.claim(playerId, ID)
    const row = { version: '1', locale: 'tr', ip: '', created_at: fixture.casino.clock.now() }
    await tx
      .insertInto('consent')
      .values({ ...row, player_id: playerId, kind: 'marketing_email', is_given: false } as never)
      .execute()
    return { waiting }
  })
  expect(await claim.waiting).toMatchObject(unknown)
  expect((await fixture.mine(playerId)).bonuses).toEqual([])
})

test.each([{ noMarketing: true }, { markers: 4 }])(
  'an offer for a segment is kept from a player of the protection: %o',
  async (facts) => {
    const playerId = await player(500, facts)
    expect(await shown(playerId)).not.toContain(ID)
    expect(await fixture.claim(playerId, ID)).toMatchObject(unknown)
  },
)

test('no page announces an offer that is for a segment', async () => {
  const announced = await readAnnouncedOffers(fixture.casino.db)
  expect(announced.filter(({ is_open: isOpen }) => isOpen).map(({ id }) => id)).not.toContain(ID)
  expect(announced.map(({ id }) => id)).toContain(ID)
})
