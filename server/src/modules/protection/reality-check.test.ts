import { REALITY_CHECK_MINUTES } from '@zar/contract/protection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProtectionSite, type ProtectionSite } from '../../testing/players/protection-site.ts'

const MINUTE_MS = 60_000
const E5 = 100_000n

let site: ProtectionSite
beforeAll(async () => {
  site = await openProtectionSite()
})
afterAll(() => site.close())

const ask = (playerId: string, name = 'realitycheck', payload?: object) =>
  site.ask(playerId, name, payload)
const check = async (playerId: string) => (await ask(playerId)).data

type Moved = 'bet' | 'win' | 'rollback' | 'sport_bet' | 'sport_win' | 'sport_rollback'
/** As the wallet would have posted it so many minutes ago; the oldest first. */
async function played(
  playerId: string,
  moves: [minutesAgo: number, reason: Moved, lira: bigint, key?: string][],
) {
  for (const [minutesAgo, reason, lira, key] of moves) {
    const at = new Date(site.casino.clock.now().getTime() - minutesAgo * MINUTE_MS)
    const way = reason.endsWith('bet') ? ['player_cash', 'games'] : ['games', 'player_cash']
    await site.casino.pool.query(
      `insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, created_at)
         select coalesce($7, gen_random_uuid()::text), $1, source.id, target.id, $2, $3, $4 from account source, account target
           where source.kind = $5 and target.kind = $6 and source.currency = 'TRY' and target.currency = 'TRY'
             and $1 in (source.owner_id, target.owner_id)`,
      [playerId, lira * E5, reason, at, ...way, key ?? null],
    )
  }
}

test('LIM-06: who does not play is told nothing, and asked again in an hour', async () => {
  const playerId = await site.casino.player()
  expect(await check(playerId)).toEqual({
    everyMinutes: 60,
    minutes: 0,
    staked: 0,
    won: 0,
    net: 0,
    isDue: false,
    againInSeconds: 3_600,
  })
})

test('LIM-06: a sitting is told with its time, what was staked and won, and what that comes to', async () => {
  const playerId = await site.casino.player()
  await played(playerId, [
    [200, 'bet', 999n],
    [61, 'win', 500n],
    [59, 'bet', 100n],
    [58, 'win', 30n],
    [40, 'bet', 20n],
    [39, 'rollback', 20n],
    [15, 'bet', 50n],
  ])
  expect(await check(playerId)).toEqual({
    everyMinutes: 60,
    minutes: 59,
    staked: 150,
    won: 30,
    net: -120,
    isDue: false,
    againInSeconds: 60,
  })
})

test('LIM-06: it is due to the second, until the player has said that it was seen', async () => {
  const playerId = await site.casino.player()
  await played(playerId, [
    [59, 'bet', 10n],
    [35, 'bet', 10n],
    [10, 'bet', 10n],
  ])
  site.casino.clock.advance(MINUTE_MS - 1)
  expect(await check(playerId)).toMatchObject({ isDue: false, againInSeconds: 1 })
  site.casino.clock.advance(1)
  expect(await check(playerId)).toMatchObject({ isDue: true, minutes: 60, againInSeconds: 0 })
  expect(await check(playerId)).toMatchObject({ isDue: true })
  const seen = { isDue: false, minutes: 60, againInSeconds: 3_600 }
  const answers = await Promise.all([1, 2].map(() => ask(playerId, 'seerealitycheck', {})))
  for (const { data } of answers) expect(data).toMatchObject(seen)
  expect(await check(playerId)).toMatchObject(seen)
})

test.each(REALITY_CHECK_MINUTES)('LIM-06: every %i minutes, from now on', async (everyMinutes) => {
  const playerId = await site.casino.player()
  await played(playerId, [[14, 'bet', 1n]])
  const set = { data: { everyMinutes, againInSeconds: (everyMinutes - 14) * 60, isDue: false } }
  expect(await ask(playerId, 'setrealitycheck', { everyMinutes })).toMatchObject(set)
  await ask(playerId, 'seerealitycheck', {})
  expect(await check(playerId)).toMatchObject({ everyMinutes, againInSeconds: everyMinutes * 60 })
})

test.each([0, 14, 61, -15, 1.5, '60', null])(
  'every %j minutes is refused',
  async (everyMinutes) => {
    const playerId = await site.casino.player()
    const said = await ask(playerId, 'setrealitycheck', { everyMinutes })
    expect(said).toMatchObject({ success: false })
    expect(await check(playerId)).toMatchObject({ everyMinutes: 60 })
  },
)

test('LIM-06: after half an hour without a stake another sitting begins', async () => {
  const playerId = await site.casino.player()
  await played(playerId, [[31, 'bet', 10n]])
  expect(await check(playerId)).toMatchObject({ minutes: 0, staked: 0, isDue: false })
  await played(playerId, [[1, 'bet', 3n]])
  expect(await check(playerId)).toMatchObject({ minutes: 1, staked: 3, net: -3 })
})

test('LIM-06: a void bet is neither staked nor won, in its own sitting and in one hours later', async () => {
  const playerId = await site.casino.player()
  await played(playerId, [
    [300, 'sport_bet', 100n, 'zar-bets:901 stake 0'],
    [25, 'sport_bet', 70n, 'zar-bets:902 stake 0'],
    [24, 'sport_bet', 50n, 'zar-bets:903 stake 0'],
    [20, 'sport_rollback', 70n, 'zar-bets:902 settlement 1'],
    [15, 'sport_win', 90n, 'zar-bets:903 settlement 1'],
    [10, 'sport_rollback', 100n, 'zar-bets:901 settlement 1'],
  ])
  expect(await check(playerId)).toMatchObject({ minutes: 25, staked: 50, won: 90, net: 40 })
})
