import type { SessionData } from '@zar/contract/auth'
import { expect, test } from 'vitest'
import { openHouse } from '../../testing/house.ts'
import { openPlayerApp } from '../../testing/player-app.ts'
import { ensureDemoPlayer } from './demo-player.ts'

test('the demo player is made once, with ₺5.000, and always opens with the password printed', async () => {
  const house = await openHouse()
  const site = await openPlayerApp(house)
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

  // Whoever tried the house before left a second step behind.
  await house.db
    .insertInto('two_step')
    .values({
      ...{ player_id: first.playerId, secret_sealed: Buffer.alloc(0), last_step: 1n },
      ...{ begun_at: house.clock.now(), confirmed_at: house.clock.now() },
    })
    .execute()
  expect(await logIn('nar-ekşisi-1')).toMatchObject({ data: { code: 'second_step_needed' } })

  await ensureDemoPlayer(site.deps, { username: 'demooyuncu', password: 'nar-ekşisi-2' })
  expect((await logIn('nar-ekşisi-1')).success).toBe(false)
  expect((await logIn('nar-ekşisi-2')).data?.balance).toBe(5_000)
  expect(await house.sumOfBooks()).toBe(0n)
  await house.close()
})

test('two processes that start together make one demo player', async () => {
  const house = await openHouse()
  const site = await openPlayerApp(house)
  const wish = { username: 'demooyuncu', password: 'nar-ekşisi-1' }

  const both = await Promise.all([
    ensureDemoPlayer(site.deps, wish),
    ensureDemoPlayer(site.deps, wish),
  ])

  expect(both[0]).toEqual(both[1])
  expect(await house.cashE5(both[0].playerId)).toBe(5_000_00000n)
  await house.close()
})
