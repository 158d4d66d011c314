import type { GameReturn, ReturnCourse } from '@zar/contract/office/rtp'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const LIRA = 100_000n
const REASON = 'One win of 1,248 stakes explains all of it.'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let risk: Desk
let support: Desk
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  risk = await office.session((await office.staff('risk', ['risk'])).id)
  support = await office.session((await office.staff('support', ['support'])).id)
  await casino.db
    .insertInto('game_category')
    .values({ id: 1, name_tr: 'Slot', name_en: 'Slots', slugs: ['slots'] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const code of ['fair', 'hot', 'young'])
    await casino.db
      .insertInto('game')
      .values({
        code,
        provider: 'hub88',
        category_id: 1,
        name: code,
        studio: 'Zar',
        rtp_bp: 9_600,
        released_at: new Date(),
      })
      .execute()
  await play('fair', [
    [3, 20_000n, 2_400n],
    [1, 20_000n, 2_400n],
  ])
  await play('hot', [
    [3, 20_000n, 2_400n],
    [2, 20_000n, 3_400n],
    [1, 20_000n, 3_400n],
  ])
  await play('young', [[1, 900n, 200n]])
})
afterAll(() => casino.close())

/** Days ago, rounds of a stake of 1, and how many of them won 8: the rest won nothing. */
async function play(game: string, days: [number, bigint, bigint][]): Promise<void> {
  for (const [ago, rounds, wins] of days) {
    const square = LIRA * LIRA
    await sql`insert into rollup_play (day, product, provider, game, currency, own, bets, stakes_e5, wins_e5, rolled_back_e5, ss, sw, ww)
      values ((clock_timestamp() at time zone 'Europe/Istanbul')::date - ${ago}::int, 'casino', 'hub88', ${game}, 'TRY', true,
        ${rounds}, ${rounds * LIRA}, ${wins * 8n * LIRA}, 0, ${rounds * square}::numeric,
        ${wins * 8n * square}::numeric, ${wins * 64n * square}::numeric)`.execute(casino.owner.db)
  }
}

type Page = { rows: GameReturn[]; outside: number; next: string | null }
const list = async (input: object = {}) =>
  (await office.get<Page>('/api/office/rtp', input, risk)).data

test('GAM-16: a game outside its band comes first, one as declared lies inside, few rounds say nothing', async () => {
  const page = await list()
  expect(page?.outside).toBe(1)
  expect(page?.rows.map(({ code, state }) => [code, state])).toEqual([
    ['hot', 'outside'],
    ['fair', 'inside'],
    ['young', 'too few'],
  ])
  expect(page?.rows[1]).toMatchObject({ rtpBp: 9_600, declaredBp: 9_600, rounds: 40_000 })
  expect((await list({ state: 'too few' }))?.rows.map(({ code }) => code)).toEqual(['young'])
  expect((await list({ after: 'hot' }))?.rows.map(({ code }) => code)).toEqual(['fair', 'young'])
})

test('GAM-16: the band narrows with the rounds, and tells since when and how unlikely it is', async () => {
  const read = async (code: string) =>
    (await office.get<ReturnCourse>('/api/office/rtp-game', { code }, risk)).data
  const hot = await read('hot')
  const widths = hot?.points.map(({ lowBp, highBp }) => highBp - lowBp) ?? []
  expect(widths).toEqual(widths.toSorted((one, other) => other - one))
  expect(hot?.points.map(({ isOutside }) => isOutside)).toEqual([false, true, true])
  expect(hot?.outsideSince).toBe(hot?.points[1]?.day)
  expect(hot?.probability).toBeLessThan(0.003)
  const fair = await read('fair')
  expect(fair).toMatchObject({ outsideSince: null })
  expect(fair?.probability).toBeCloseTo(1, 5)
})

test('what was found is kept with the figures of that moment; who may not take it is refused', async () => {
  const own = (desk: Desk) =>
    office.post('/api/office/rtp-own', { code: 'hot', reason: REASON }, desk)
  expect(await own(support)).toMatchObject({ data: { code: 'no_right' } })
  expect(await own(risk)).toMatchObject({ success: true })
  expect((await list())?.rows[0]?.finding).toMatchObject({
    by: 'risk',
    finding: REASON,
    rounds: 60_000,
  })
  expect(
    await office.post('/api/office/rtp-own', { code: 'none', reason: REASON }, risk),
  ).toMatchObject({ data: { code: 'not_found' } })
})
