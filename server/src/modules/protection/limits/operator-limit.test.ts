import type { LimitKind, LimitPeriod } from '@zar/contract/protection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import {
  openProtectionSite,
  type ProtectionSite,
} from '../../../testing/players/protection-site.ts'
import { setHouseLimit } from '../index.ts'

const E5 = 100_000n

let site: ProtectionSite
beforeAll(async () => {
  site = await openProtectionSite()
  // What was used is added up by the database's own clock.
  site.casino.clock.set(new Date())
})
afterAll(async () => {
  expect(await site.casino.sumOfBooks()).toBe(0n)
  await site.close()
})

type Wish = { kind?: LimitKind; period?: LimitPeriod }
const own = (
  playerId: string,
  most: number | null,
  { kind = 'stake', period = 'day' }: Wish = {},
) => site.ask(playerId, 'setlimit', { kind, period, most })
const ours = (playerId: string, most: bigint, { kind = 'stake', period = 'day' }: Wish = {}) =>
  setHouseLimit(site.casino, {
    playerId,
    kind,
    period,
    most: most * (kind === 'time' ? 1n : E5),
    operator: 'ayla',
    because: 'asked by their family',
  })

const LIMITS = [undefined, 10, 20] as const
const COMBINATIONS = LIMITS.flatMap((player) => LIMITS.map((operator) => ({ player, operator })))

test.each(COMBINATIONS)(
  'LIM-07: of a limit of $player by the player and $operator by an operator the lower one holds',
  async ({ player, operator }) => {
    const playerId = await site.casino.player({ cashE5: 100n * E5 })
    const table = await openTable(site.casino, playerId)
    // The wallet remembers the player as they are without limits.
    expect(await site.wallet.post(table.bet(1n))).toMatchObject({ outcome: 'ok' })
    if (player !== undefined) await own(playerId, player)
    if (operator !== undefined) await ours(playerId, BigInt(operator))
    const most = Math.min(player ?? 50, operator ?? 50)
    const rest = BigInt(most) * E5 - 1n
    const isLimited = most < 50
    const over = isLimited ? 'stake_limit_reached' : 'ok'
    expect(await site.wallet.post(table.bet(rest + 1n))).toMatchObject({ outcome: over })
    expect(await site.wallet.post(table.bet(isLimited ? rest : 1n))).toMatchObject({
      outcome: 'ok',
    })
    if (isLimited) expect(await site.wallet.post(table.bet(1n))).toMatchObject({ outcome: over })
  },
)

test('LIM-07: of two limits of time the lower one holds', async () => {
  const playerId = await site.casino.player({ cashE5: 100n * E5 })
  const table = await openTable(site.casino, playerId)
  await own(playerId, 600, { kind: 'time' })
  expect(await site.wallet.post(table.bet(1n))).toMatchObject({ outcome: 'ok' })
  await ours(playerId, 0n, { kind: 'time' })
  expect(await site.wallet.post(table.bet(1n))).toMatchObject({ outcome: 'time_limit_reached' })
})

test('LIM-07: the player sees it beside their own, is told of it, and changes their own alone', async () => {
  const playerId = await site.casino.player()
  await own(playerId, 100)
  await ours(playerId, 50n)
  const both = [
    { kind: 'stake', period: 'day', isOfHouse: false, most: 100, wish: null },
    { kind: 'stake', period: 'day', isOfHouse: true, most: 50, wish: null },
  ]
  expect((await site.ask(playerId, 'mine')).data.limits).toMatchObject(both)
  await own(playerId, 300)
  expect((await site.ask(playerId, 'mine')).data.limits).toMatchObject([
    { isOfHouse: false, most: 100, wish: { most: 300 } },
    { isOfHouse: true, most: 50, wish: null },
  ])
  await own(playerId, 20)
  expect((await site.ask(playerId, 'mine')).data.limits).toMatchObject([{ most: 20 }, { most: 50 }])
  const news = await site.casino.db
    .selectFrom('notification')
    .select(['title_tr', 'note_en'])
    .where('player_id', '=', playerId)
    .where('title_tr', '=', 'Hesabına bir sınır koyduk')
    .execute()
  expect(news).toMatchObject([{ note_en: expect.stringContaining('A daily stake limit: ₺50.') }])
})

test('LIM-07: what an operator has set no player takes away, raises or confirms', async () => {
  const playerId = await site.casino.player()
  await ours(playerId, 50n)
  expect(await own(playerId, null)).toMatchObject({ data: { code: 'limit_not_set' } })
  const confirmed = await site.ask(playerId, 'confirmlimit', { kind: 'stake', period: 'day' })
  expect(confirmed).toMatchObject({ data: { code: 'limit_not_set' } })
  // One of their own, which is set as the first of its kind.
  expect(await own(playerId, 900)).toMatchObject({
    data: {
      limits: [
        { isOfHouse: false, most: 900, wish: null },
        { isOfHouse: true, most: 50 },
      ],
    },
  })
})
