import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { ask, pay, signUp } from '../kit/player.ts'
import { contextOf, VIEWS } from '../slot/slot-page.ts'

/** It is one of Amusnet's games. */
const LAUNCH = '/api/casino/amusnetlaunchurl'
const ORDER = { code: 'amusnet-zar_konak_rulet', isMobile: true }
const PHONE = VIEWS[0]

/** A finger of the browser, which presses, slides and lifts. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] })
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox()
    if (!box) throw new Error('the place is not shown')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    press: async (place: Locator) => send('touchStart', [await middleOf(place)]),
    slideTo: async (place: Locator) => send('touchMove', [await middleOf(place)]),
    lift: () => send('touchEnd', []),
  }
}

test('a finger on the felt has a loupe above it; sliding corrects, and lifting lays the chip', async ({
  browser,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 500 })
  const context = await contextOf(browser, PHONE)
  const page = await context.newPage()
  await page.goto(await ask<string>(LAUNCH, ORDER, { ...session, locale: PHONE.language }))
  await expect(page.locator('.desk')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const placeOf = (place: string) => page.locator(`[data-place="${place}"]`)
  const before = await placeOf('straight:17').boundingBox()
  const loupe = page.locator('.rl')
  const frame = await page.locator('.game').boundingBox()
  const finger = await fingerOn(page)

  for (const [place, name] of [
    ['straight:17', '17 tek numara'],
    ['straight:0', '0 tek numara'],
    ['straight:34', '34 tek numara'],
    ['straight:36', '36 tek numara'],
  ] as const) {
    await finger.press(placeOf(place))
    await expect(loupe.locator('.rl__name')).toContainText(name)
    const glass = await loupe.locator('.rl__glass').boundingBox()
    expect(glass).toMatchObject({ width: 96, height: 96 })
    const named = await loupe.locator('.rl__name').boundingBox()
    expect(named?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
    expect(named?.x).toBeGreaterThanOrEqual(frame?.x ?? 0)
    expect((named?.x ?? 0) + (named?.width ?? 0)).toBeLessThanOrEqual(frame?.width ?? 0)
    await finger.slideTo(placeOf('straight:20'))
    await expect(loupe.locator('.rl__name')).toContainText('20 tek numara')
    await finger.lift()
    await expect(loupe).toHaveCount(0)
  }
  await expect(placeOf('straight:20')).toHaveAccessibleName(/₺20/)
  await expect(placeOf('straight:17')).not.toHaveAccessibleName(/üzerinde/)
  // The jackpots come after the page is drawn, and move nothing.
  await expect(page.locator('.strip__jackpots')).toContainText('₺')
  expect(await placeOf('straight:17').boundingBox()).toEqual(before)
  await context.close()
})
