import type { SessionData } from '@zar/contract/players/auth'
import { expect, test } from 'vitest'
import { openPlayerApp } from '../../testing/players/player-app.ts'
import { openTestCasino } from '../../testing/test-casino.ts'
import { ensureDemoPlayer } from './demo-player.ts'

test('the demo player is made once, with ₺5.000, and always opens with the password printed', async () => {
  const casino = await openTestCasino()
  const site = await openPlayerApp(casino)
  const logIn = (password: string) =>
    site.post<SessionData>('/api/auth/login', { username: 'demooyuncu', password })

  const first = await ensureDemoPlayer(site.deps, {
    username: 'demooyuncu',
    password: 'nar-ekşisi-1',
  })
  const again = await ensureDemoPlayer(site.deps, {
    username: 'demooyuncu',
    password: 'nar-ekşisi-1',
  })
  expect(again).toEqual(first)
  expect((await logIn('nar-ekşisi-1')).data?.balance).toBe(5_000)

  // Whoever tried the casino before left a second step behind.
  await casino.db
    .insertInto('two_step')
    .values({
      player_id: first.playerId,
      secret_sealed: Buffer.alloc(0),
      last_step: 1n,
      begun_at: casino.clock.now(),
      confirmed_at: casino.clock.now(),
    })
    .execute()
  expect(await logIn('nar-ekşisi-1')).toMatchObject({ data: { code: 'second_step_needed' } })

  await ensureDemoPlayer(site.deps, { username: 'demooyuncu', password: 'nar-ekşisi-2' })
  expect((await logIn('nar-ekşisi-1')).success).toBe(false)
  expect((await logIn('nar-ekşisi-2')).data?.balance).toBe(5_000)
  expect(await casino.sumOfBooks()).toBe(0n)
  await casino.close()
})

test('two processes that start together make one demo player', async () => {
  const casino = await openTestCasino()
  const site = await openPlayerApp(casino)
  const wish = { username: 'demooyuncu', password: 'nar-ekşisi-1' }

  const both = await Promise.all([
    ensureDemoPlayer(site.deps, wish),
    ensureDemoPlayer(site.deps, wish),
  ])

  expect(both[0]).toEqual(both[1])
  expect(await casino.cashE5(both[0].playerId)).toBe(5_000_00000n)
  await casino.close()
})
