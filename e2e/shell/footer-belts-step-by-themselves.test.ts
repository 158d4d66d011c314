import type { Browser, Locator, Page } from '@playwright/test'
import { stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openVisit, type Visit } from '../kit/visit.ts'

/** Facts of the pages, in Turkish. */
let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, at = '/casino/slot' }: { width?: number; at?: string | null },
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer: false, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

test('§2 Footer: marquees of nine and twelve that step by themselves, networks, contacts and a licence', async ({
  browser,
}) => {
  const page = await open(browser, {})
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  const pay = foot.getByRole('list', { name: 'Ödeme yöntemleri' })
  const studios = foot.getByRole('list', { name: 'Oyun sağlayıcıları' })
  await expect(pay.getByRole('listitem')).toHaveCount(9)
  await expect(studios.getByRole('listitem')).toHaveCount(12)
  await expect(foot.locator('.social a')).toHaveCount(4)
  const quick = foot.getByRole('navigation', { name: 'Hızlı iletişim' })
  await expect(quick.getByRole('link')).toHaveCount(6)
  await expect(quick.getByRole('link', { name: /Mesaj kanalı/ })).toHaveCount(2)
  await expect(quick.getByRole('link', { name: /Yazışma hattı/ })).toHaveCount(4)
  await expect(foot.locator('svg.seal')).toBeVisible()
  await expect(foot.getByText(/geçerli bir lisans kaydı olmadan/)).toBeVisible()
  const bounds = foot.getByRole('link', { name: 'Sınır koy ya da ara ver' })
  await expect(bounds).toHaveAttribute('href', '/pages/5')
  for (const [width, count] of [
    [991, 3],
    [992, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [belt, gap] of [
      [pay, 5],
      [studios, 20],
    ] as const) {
      await expect.poll(() => beltOf(belt)).toEqual({ count, gap })
    }
  }

  const at = (belt: Locator) => belt.evaluate((ul) => ul.scrollLeft)
  await foot.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await stopClock(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(foot.getByRole('button', { name: 'Kayan şeritleri durdur' })).toBeVisible()
  // They start after 200 and 500 ms, and take their first step 2000 ms later.
  await page.clock.runFor(2_199)
  expect(await at(studios)).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => at(studios)).toBeGreaterThan(0)
  await page.clock.runFor(299)
  expect(await at(pay)).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => at(pay)).toBeGreaterThan(0)
})

/** How many plates of a belt are seen at once, and what lies between two of them. */
const beltOf = (belt: Locator) =>
  belt.evaluate((ul) => {
    const [first, second] = [...ul.children].map((plate) => plate.getBoundingClientRect())
    const [width, gap] = [first?.width ?? 1, (second?.left ?? 0) - (first?.right ?? 0)]
    return { count: Math.round((ul.clientWidth + gap) / (width + gap)), gap: Math.round(gap) }
  })
