import type { Page } from '@playwright/test'
import { pauseClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openVisit, type Visit } from '../kit/visit.ts'
import { deepUnless } from '../runner/deep.ts'

/** What a page says while a server takes a call and never answers it. */
let visit: Visit
test.afterEach(() => visit.context.close())

const TOO_LONG = 'Sunucu her zamankinden geç yanıt veriyor. Denemeyi sürdürüyoruz.'

/** While it is mute the server takes this call and says nothing, ever; the calls that it took, and when the last came. */
async function silence(page: Page, path: string) {
  const taken = { count: 0, isMute: true, atMs: 0 }
  await page.route(`**${path}`, async (route) => {
    taken.count += 1
    taken.atMs = Date.now()
    if (!taken.isMute) await route.fallback()
  })
  return taken
}

const PAGES = [
  { at: '/dashboard/deposit', read: '/api/payment/methods', failed: /Sunucuya ulaş/ },
  { at: '/dashboard/bonuses', read: '/api/bonus/mine', failed: 'Bu bölüm getirilemedi' },
  { at: '/promotions', read: '/api/cms/promotions', failed: 'Bu bölüm getirilemedi' },
]

for (const { at, read, failed } of PAGES) {
  test(
    `${at} says after nine seconds that its answer is late, goes on asking and gives up at last`,
    deepUnless(at === PAGES[0]?.at),
    async ({ browser }) => {
      visit = await openVisit(browser, { language: 'tr', width: 390, isPlayer: true, at: null })
      const { page } = visit
      await page.clock.install()
      const taken = await silence(page, read)
      await page.goto(at)
      await expect.poll(() => taken.count).toBe(1)
      await pauseClock(page)
      const late = page.getByText(TOO_LONG)
      // The clock went on until it was stopped, for longer where the machine is busy.
      const waitedMs = (await page.evaluate(() => Date.now())) - taken.atMs
      await page.clock.runFor(Math.max(0, 7_000 - waitedMs))
      await expect(late).toBeHidden()
      await page.clock.runFor(2_500)
      await expect(late).toBeVisible()

      // Another try, at once, and then those that follow by themselves.
      await page.getByRole('button', { name: 'Yeniden dene' }).click()
      await expect.poll(() => taken.count).toBe(2)
      await page.clock.runFor(1_000)
      await expect(late).toBeHidden()
      await page.clock.runFor(21_000)
      await expect(late).toBeVisible()
      await expect.poll(() => taken.count).toBe(3)
      await expect(async () => {
        await page.clock.runFor(5_000)
        await expect(page.getByText(failed).first()).toBeVisible({ timeout: 200 })
      }).toPass()
      await expect(late).toBeHidden()
      expect(taken.count).toBe(4)
    },
  )
}

test('a form that does not come says so in its dialog, and comes with the answer', async ({
  browser,
}) => {
  visit = await openVisit(browser, { language: 'tr', width: 1440, isPlayer: true, at: null })
  const { page } = visit
  await page.clock.install()
  await page.goto('/dashboard/deposit')
  const taken = await silence(page, '/api/payment/detail')
  await page.locator('button.pay', { hasText: 'Karekod' }).click()
  const dialog = page.getByRole('dialog', { name: 'Karekod' })
  await expect.poll(() => taken.count).toBe(1)
  await pauseClock(page)
  await page.clock.runFor(9_500)
  await expect(dialog.getByText(TOO_LONG)).toBeVisible()
  taken.isMute = false
  await dialog.getByRole('button', { name: 'Yeniden dene' }).click()
  await page.clock.resume()
  await expect(dialog.getByLabel('Tutar', { exact: true })).toBeVisible()
  await expect(dialog.getByText(TOO_LONG)).toHaveCount(0)
})

const PANELS = [
  {
    what: 'the panel of notifications',
    at: '/casino/slot',
    read: '/api/customer/notification',
    press: [/^Bildirimler/],
    where: '.inbox',
  },
  {
    what: 'the chat',
    at: '/casino/slot',
    read: '/api/chat/messages',
    press: [/^Hesap menüsü/, 'Destek'],
    where: '.dialog',
  },
  {
    what: 'a promotion',
    at: '/promotions?open=1',
    read: '/api/cms/promotions',
    press: [],
    where: '.dialog',
  },
]

for (const { what, at, read, press, where } of PANELS) {
  test(`${what} says that its answer is late, and comes with it`, async ({ browser }) => {
    visit = await openVisit(browser, { language: 'tr', width: 1440, isPlayer: true, at: null })
    const { page } = visit
    await page.clock.install()
    const taken = await silence(page, read)
    await page.goto(at)
    for (const name of press) await page.getByRole('button', { name }).first().click()
    const panel = page.locator(where)
    await expect(panel).toBeVisible()
    await expect.poll(() => taken.count).toBeGreaterThan(0)
    await pauseClock(page)
    await page.clock.runFor(9_500)
    await expect(panel.getByText(TOO_LONG)).toBeVisible()
    taken.isMute = false
    await panel.getByRole('button', { name: 'Yeniden dene' }).click()
    await page.clock.resume()
    await expect(panel.getByText(TOO_LONG)).toHaveCount(0)
    await expect(panel.locator('.skel')).toHaveCount(0)
  })
}
