import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { openVisit, settle } from '../kit/visit.ts'

/** One room of each page of rooms, and what is on its own page. */
const ROOMS = [
  { at: '/casino/live', name: 'Devran', tile: /Devran/, has: 'Çark bahisleri' },
  { at: '/casino/bingo', name: 'Meydan', tile: /Meydan/, has: 'Çekilen sayı' },
  { at: '/casino/tvbets', name: 'Perde', tile: /Perde/, has: 'Bahisler' },
] as const

test('a tile of a lobby tells how its room stands, and leads into it', async ({ browser }) => {
  const { page, context } = await openVisit(browser, {
    language: 'tr',
    width: 390,
    isPlayer: false,
    at: '/casino/bingo',
  })
  await become(page, await signUp())
  for (const { at, name, tile, has } of ROOMS) {
    await page.goto(at)
    await settle(page)
    const room = page.getByRole('article').filter({ hasText: tile })
    // Seconds until bets are closed, or that it is played: the line to the rooms is open.
    await expect(room.locator('.room__phase')).toHaveText(/\d+ sn|Oynanıyor|Bahisler|Sonuçlandı/)
    await room.getByRole('button', { name: `${name} masasına gir` }).press('Enter')
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 })
    await expect(game.getByLabel(has, { exact: true }).first()).toBeVisible()
  }
  await context.close()
})
