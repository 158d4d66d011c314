import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seed } from '../../../app/seed/seed.ts'
import type { RefundReason } from '../../../db/tables/payments.ts'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { giveUpBonus } from '../index.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(() => fixture.close())

const refusedAs = (code: string) => ({ success: false, data: { code } })

test('BON-02: what can be claimed is listed with its terms, in both languages, and no code is told', async () => {
  const playerId = await fixture.casino.player()
  const offers = await fixture.offers(playerId)
  expect(offers.map(({ id }) => id)).toEqual(['trial', 'half-again', 'nar-rounds'])
  expect(offers[1]).toMatchObject({
    kind: 'deposit_match',
    title: 'Yatırmanın yarısı kadar',
    amount: 500,
    terms: {
      wagering: 10,
      days: 14,
      maxStake: 50,
      maxWin: 5_000,
      sharePercent: 50,
      depositMin: 100,
      contribution: [{ category: 'Slot', percent: 100 }],
    },
  })
  const english = await fixture.offers(playerId, 'en')
  expect(english[1]?.title).toBe('Half your deposit again')
  expect(JSON.stringify([offers, english])).not.toContain('UCOYUN')
})

test('BON-01: no offer can ask for more than ten times the bonus', async () => {
  const tenfold = fixture.casino.db.updateTable('bonus_offer').set({ wagering: 11 })
  await expect(tenfold.execute()).rejects.toThrow('bonus_offer_wagering_is_fair')
})

test('BON-04: a thousand claims at once give the bonus exactly once', async () => {
  const playerId = await fixture.casino.player()
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () => fixture.claim(playerId, 'nar-rounds')),
  )
  expect(answers.filter(({ success }) => !success)).toEqual([])
  const { bonuses } = await fixture.mine(playerId)
  expect(bonuses.map(({ balance }) => balance)).toEqual([40])
})

test('what another holds for longer than anybody waits is answered as such, and can be asked again', async () => {
  const playerId = await fixture.casino.player()
  const said = await fixture.casino.db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('player').select('id').where('id', '=', playerId)
    await own.forUpdate().executeTakeFirstOrThrow()
    return fixture.claim(playerId, 'nar-rounds')
  })
  expect(said).toMatchObject({ status: 503, success: false, data: { code: 'unavailable' } })
  expect(await fixture.claim(playerId, 'nar-rounds')).toMatchObject({ success: true })
  expect((await fixture.mine(playerId)).bonuses.map(({ balance }) => balance)).toEqual([40])
})

test('BON-04: a person with two accounts has it once', async () => {
  const [first, second] = [await fixture.casino.player(), await fixture.casino.player()]
  const { db } = fixture.casino
  await fixture.claim(first, 'nar-rounds')
  // The number was the first one's, and a person of the operator has given it to the second.
  await db
    .updateTable('bonus')
    .set({ personal_no_hmac: Buffer.from(second) })
    .where('player_id', '=', first)
    .execute()
  await db
    .updateTable('player')
    .set({ person_key: Buffer.from(second) })
    .where('id', '=', second)
    .execute()
  expect(await fixture.claim(second, 'nar-rounds')).toMatchObject(refusedAs('bonus_taken'))
  expect((await fixture.offers(second)).map(({ id }) => id)).not.toContain('nar-rounds')
})

test('one runs and the others wait in line; each begins when the one before it ends', async () => {
  const playerId = await fixture.casino.player()
  await fixture.trial(playerId)
  expect(await fixture.claim(playerId, 'nar-rounds')).toMatchObject({
    message: 'Bonus senin. Şu anki bonusun bitince başlayacak.',
  })
  const before = (await fixture.mine(playerId)).bonuses
  expect(before.map(({ kind, status, balance }) => [kind, status, balance])).toEqual([
    ['trial', 'active', 100],
    ['free_spins', 'waiting', 0],
  ])
  expect(before[1]?.expiresAt).toBeNull()
  await fixture.send('POST', 'decline', playerId, { id: before[0]?.id })
  const after = (await fixture.mine(playerId)).bonuses
  expect(after.map(({ kind, status, balance }) => [kind, status, balance])).toEqual([
    ['free_spins', 'active', 40],
    ['trial', 'declined', 0],
  ])
})

test('a promotion code shows its terms first, is read however it is typed, and gives once', async () => {
  const playerId = await fixture.casino.player()
  expect(await fixture.send('POST', 'code', playerId, { code: 'yok-bu' })).toMatchObject(
    refusedAs('bonus_code_wrong'),
  )
  const found = await fixture.send('POST', 'code', playerId, { code: ' ucoyun ' })
  expect(found.data).toMatchObject({ id: 'three-games', amount: 30, terms: { wagering: 8 } })
  expect((await fixture.mine(playerId)).bonuses).toEqual([])
  expect(await fixture.claim(playerId, 'three-games')).toMatchObject(refusedAs('bonus_unknown'))
  expect(await fixture.claim(playerId, 'three-games', 'UÇOYUN')).toMatchObject(
    refusedAs('bonus_unknown'),
  )
  expect(await fixture.claim(playerId, 'three-games', 'Ucoyun')).toMatchObject({ success: true })
  expect(await fixture.claim(playerId, 'three-games', 'UCOYUN')).toMatchObject({ success: true })
  expect((await fixture.mine(playerId)).bonuses).toHaveLength(1)
})

test('FRD-10: codes are not guessed: after twenty tries in an hour no more are looked up', async () => {
  const playerId = await fixture.casino.player()
  const guess = () => fixture.send('POST', 'code', playerId, { code: randomUUID().slice(0, 8) })
  for (let tried = 0; tried < 20; tried += 1) await guess()
  expect(await guess()).toMatchObject({ status: 429, ...refusedAs('too_many_attempts') })
})

test('a deposit match begins with the first deposit that meets its terms, and with no other', async () => {
  const playerId = await fixture.casino.player()
  await fixture.deposited(playerId, 400n * E5)
  fixture.casino.clock.advance(60_000)
  expect(await fixture.claim(playerId, 'half-again')).toMatchObject({ success: true })
  expect(await fixture.bonus(playerId)).toMatchObject({
    status: 'opted_in',
    amount: null,
    balance: 0,
  })
  fixture.casino.clock.advance(60_000)
  await fixture.deposited(playerId, 99n * E5)
  expect(await fixture.bonus(playerId)).toMatchObject({ status: 'opted_in' })
  await fixture.deposited(playerId, 300n * E5)
  await Promise.all([fixture.settle(), fixture.settle(), fixture.mine(playerId)])
  expect(await fixture.bonus(playerId)).toMatchObject({
    status: 'active',
    amount: 150,
    balance: 150,
    toWager: 1_500,
    leftToWager: 1_500,
  })
  await fixture.deposited(playerId, 300n * E5)
  await fixture.settle()
  expect(await fixture.bonus(playerId)).toMatchObject({ balance: 150 })
  expect(await fixture.casino.cashE5(playerId)).toBe(1_099n * E5)
})

test('a deposit match gives no more than its most', async () => {
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId, 'half-again')
  await fixture.deposited(playerId, 9_000n * E5)
  expect(await fixture.bonus(playerId)).toMatchObject({ amount: 500, toWager: 5_000 })
})

test('a deposit that was sent straight back earns no match, and the next one that stays does', async () => {
  const playerId = await fixture.casino.player()
  const sendBack = (reason: RefundReason) =>
    fixture.casino.db
      .updateTable('payment')
      .set({ reason })
      .where('player_id', '=', playerId)
      .where('reason', 'is', null)
      .execute()
  await fixture.claim(playerId, 'half-again')
  for (const reason of ['refunded_over_limit', 'refunded_excluded'] as const) {
    await fixture.deposited(playerId, 400n * E5)
    await sendBack(reason)
    await fixture.settle()
    expect(await fixture.bonus(playerId)).toMatchObject({ status: 'opted_in', amount: null })
  }
  await fixture.deposited(playerId, 200n * E5)
  expect(await fixture.bonus(playerId)).toMatchObject({ status: 'active', amount: 100 })
})

test('EXC-04: who may claim nothing is offered nothing, and no code tells them anything', async () => {
  for (const [status, code] of [
    ['excluded', 'player_excluded'],
    ['blocked', 'player_disabled'],
  ] as const) {
    const playerId = await fixture.casino.player({ status })
    expect(await fixture.offers(playerId)).toEqual([])
    for (const typed of ['UCOYUN', 'yok-bu']) {
      const answer = await fixture.send('POST', 'code', playerId, { code: typed })
      expect(answer).toMatchObject(refusedAs(code))
    }
  }
})

test('EXC-04: an excluded player is given none', async () => {
  const playerId = await fixture.casino.player({ status: 'excluded' })
  expect(await fixture.claim(playerId, 'nar-rounds')).toMatchObject(refusedAs('player_excluded'))
  expect(await fixture.trial(playerId)).toMatchObject(refusedAs('player_excluded'))
})

test('EXC-04: what waits in line of a player who was excluded begins only when they may play again', async () => {
  const playerId = await fixture.casino.player()
  const stand = (status: 'active' | 'excluded') => fixture.casino.setStatus(playerId, status)
  await fixture.trial(playerId)
  await fixture.claim(playerId, 'nar-rounds')
  await fixture.claim(playerId, 'half-again')
  await stand('excluded')
  const running = (await fixture.mine(playerId)).bonuses.find(({ status }) => status === 'active')
  await giveUpBonus(fixture.deps, { bonusId: running?.id ?? '', operator: 'ayla' })
  await fixture.deposited(playerId, 200n * E5)
  await fixture.settle()
  const statuses = async () =>
    Object.fromEntries(
      (await fixture.mine(playerId)).bonuses.map(({ kind, status }) => [kind, status]),
    )
  const waiting = { trial: 'cancelled', free_spins: 'waiting', deposit_match: 'waiting' }
  expect(await statuses()).toEqual(waiting)
  await stand('active')
  await fixture.settle()
  expect(await statuses()).toEqual({ ...waiting, free_spins: 'active' })
})

test('AUZ-01: nobody reads or gives up another’s bonus', async () => {
  const [owner, stranger] = [await fixture.casino.player(), await fixture.casino.player()]
  await fixture.trial(owner)
  const { id } = await fixture.bonus(owner)
  expect(await fixture.send('POST', 'decline', stranger, { id })).toMatchObject({ status: 404 })
  expect(await fixture.send('POST', 'decline', stranger, { id: randomUUID() })).toMatchObject({
    status: 404,
  })
  expect((await fixture.mine(stranger)).bonuses).toEqual([])
  expect(await fixture.bonus(owner)).toMatchObject({ status: 'active', balance: 100 })
})

test('a demo offer that an operator closed or took out stays so', async () => {
  const { db } = fixture.casino
  await db
    .updateTable('bonus_offer')
    .set({ is_open: false })
    .where('id', '=', 'nar-rounds')
    .execute()
  await db.deleteFrom('bonus_offer').where('id', '=', 'half-again').execute()
  await seed(db, { onChanged: 'keep' })
  const playerId = await fixture.casino.player()
  expect((await fixture.offers(playerId)).map(({ id }) => id)).toEqual(['trial'])
  expect(await fixture.claim(playerId, 'nar-rounds')).toMatchObject(refusedAs('bonus_unknown'))
  expect(await fixture.claim(playerId, 'half-again')).toMatchObject(refusedAs('bonus_unknown'))
})
