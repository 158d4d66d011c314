import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { stopOffer } from '../versions/publish-offer.ts'
import { readUse } from './guard.ts'

let fixture: BonusFixture
let people: string[]
beforeAll(async () => {
  fixture = await openBonusFixture()
  people = await Promise.all(
    ['ece', 'kaan'].map(async (name) => {
      const id = fixture.casino.random.uuid()
      await fixture.casino.db
        .insertInto('staff')
        .values({ id, name, full_name: name, state: 'active' })
        .execute()
      return id
    }),
  )
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  await fixture.close()
})

type Bounds = { budget?: bigint; day?: bigint; exposure?: bigint }

async function bound(offerId: string, { budget, day, exposure }: Bounds): Promise<void> {
  const [proposed, set] = people
  const row = {
    budget_e5: budget ?? null,
    player_day_e5: day ?? null,
    exposure_e5: exposure ?? null,
    proposed_by: proposed ?? '',
    set_by: set ?? '',
  }
  await fixture.casino.db
    .insertInto('offer_guard')
    .values({ offer_id: offerId, ...row })
    .onConflict((conflict) => conflict.column('offer_id').doUpdateSet(row))
    .execute()
}

/** A code offer of its own, worth ₺30. */
async function codeOffer(id: string): Promise<string> {
  const { casino } = fixture
  const row = await casino.db
    .selectFrom('bonus_offer')
    .selectAll()
    .where('kind', '=', 'promo_code')
    .limit(1)
    .executeTakeFirstOrThrow()
  const contribution = JSON.stringify(row.contribution)
  await casino.db
    .insertInto('bonus_offer')
    .values({ ...row, id, code: id.toUpperCase(), contribution })
    .execute()
  return id
}

const claim = async (id: string, playerId?: string) =>
  fixture.claim(playerId ?? (await fixture.casino.player()), id, id.toUpperCase())
const given = async (id: string) => (await readUse(fixture.casino.db, [id])).get(id)

test('BON: of claims that race for the last kuruş of a budget as many are given as it holds', async () => {
  const id = await codeOffer('race')
  await bound(id, { budget: 60n * E5 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => claim(id)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(answers.filter(({ message }) => /tamamı dağıtıldı/.test(message))).toHaveLength(4)
  expect(await given(id)).toMatchObject({ grantedE5: 60n * E5, takers: 2 })
})

test('one kuruş less is one claim less, and nothing of a refused claim stays', async () => {
  const id = await codeOffer('short')
  await bound(id, { budget: 60n * E5 - 1_000n })
  const [first, second] = [await fixture.casino.player(), await fixture.casino.player()]
  expect((await claim(id, first)).success).toBe(true)
  expect((await claim(id, second)).success).toBe(false)
  expect((await fixture.mine(second)).bonuses).toEqual([])
  expect(await fixture.notes(second)).toEqual([])
  // Who has it hears how it stands, however full it is.
  expect((await claim(id, first)).success).toBe(true)
})

test('the greatest exposure counts what is open: one that ended makes room', async () => {
  const id = await codeOffer('open')
  await bound(id, { exposure: 30n * E5 })
  const first = await fixture.casino.player()
  expect((await claim(id, first)).success).toBe(true)
  const second = await fixture.casino.player()
  expect((await claim(id, second)).success).toBe(false)
  const { id: bonusId } = await fixture.bonus(first)
  await fixture.send('POST', 'decline', first, { id: bonusId })
  expect((await claim(id, second)).success).toBe(true)
  expect(await given(id)).toEqual({ grantedE5: 60n * E5, openE5: 30n * E5, takers: 2 })
})

test('a player’s day holds what they claimed of every offer', async () => {
  const [one, other] = [await codeOffer('one'), await codeOffer('other')]
  await bound(other, { day: 50n * E5 })
  const playerId = await fixture.casino.player()
  expect((await claim(one, playerId)).success).toBe(true)
  const answer = await claim(other, playerId)
  expect(answer).toMatchObject({
    success: false,
    message: expect.stringMatching(/Bugün alabileceğin/),
  })
  expect((await claim(other)).success).toBe(true)
})

test('what is used up is offered to nobody', async () => {
  const playerId = await fixture.casino.player()
  const shown = async () => (await fixture.offers(playerId)).map(({ id }) => id)
  expect(await shown()).toContain('nar-rounds')
  await bound('nar-rounds', { budget: 40n * E5 })
  expect((await fixture.claim(await fixture.casino.player(), 'nar-rounds')).success).toBe(true)
  expect(await shown()).not.toContain('nar-rounds')
})

test('a stop waits for the claim that runs, and nothing is claimed after it', async () => {
  const id = await codeOffer('stopped')
  const playerId = await fixture.casino.player()
  expect((await claim(id, playerId)).success).toBe(true)
  const stop = fixture.casino.db.transaction().execute((tx) =>
    stopOffer(tx, {
      id,
      staffId: people[0] ?? '',
      because: 'It is too dear.',
      now: fixture.casino.clock.now(),
    }),
  )
  const answers = await Promise.all(Array.from({ length: 4 }, () => claim(id)))
  await stop
  const late = await claim(id)
  expect(late.success).toBe(false)
  const taken = answers.filter(({ success }) => success).length
  expect(await given(id)).toMatchObject({ takers: taken + 1 })
  expect((await fixture.bonus(playerId)).status).toBe('active')
})
