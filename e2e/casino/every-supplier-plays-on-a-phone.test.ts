import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { openAs, pay, type Session, signUp } from '../kit/player.ts'
import { doorOf, sizeOf } from '../kit/visit.ts'
import { TR } from '../kit/words.ts'
import { spin } from '../slot/spin.ts'

/** A game of each supplier whose games are not opened by the main journey. */
const GAMES = [
  { supplier: 'SoftGamings', name: 'Nazar Değmez', opens: '/launch-frame' },
  { supplier: 'Amusnet', name: 'Ateş Kirazı', opens: '/amusnet/launch' },
  { supplier: 'EGT Digital', name: 'Balık Pazarı', opens: '/egt-digital/launch' },
  { supplier: 'EveryMatrix', name: 'Fener Gecesi', opens: '/everymatrix/Loader/Start/' },
  { supplier: 'Digitain', name: 'Sultan’ın Tacı', opens: '/GamesLaunch/Launch' },
]
/** So many rounds without one win would happen less than once in ten thousand journeys. */
const ROUNDS_MAX = 40
/** More than so many stakes of ₺20. */
const DEPOSIT = 1_000

for (const { supplier, name, opens } of GAMES) {
  test(`§9 ${supplier}: a game is played on a phone, and the balance follows`, async ({
    browser,
  }) => {
    test.setTimeout(420_000)
    const { page, problems } = await arrive(browser, await signUp())
    await doorOf(page, `${name}: oyna`).click()
    const modal = page.getByRole('dialog', { name })
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('button', { name: TR.spin })).toBeVisible()
    expect(await modal.locator('iframe').getAttribute('src')).toContain(opens)
    await expect(modal.locator('.frame__wait'), 'the game said that it is ready').toHaveCount(0)

    let balance = DEPOSIT
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const { stake, win } = await spin(page, game, TR)
      balance = Math.round((balance - stake + win) * 100) / 100
      if (win > 0) break
      expect(round, 'a win comes').toBeLessThan(ROUNDS_MAX - 1)
    }
    await expect(game.getByText(money(balance), { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: TR.closeGame }).click()
    await expect(page.locator('header').first()).toContainText(money(balance))
    expect(problems, 'the browser had nothing to complain of').toEqual([])
  })
}

test('X7: what opens a game of SoftGamings can read nothing of the site around it', async ({
  browser,
}) => {
  const { page } = await arrive(browser, await signUp())
  await page.route(LAUNCH, (route) =>
    route.fulfill({ json: { success: true, message: '', data: SPY } }),
  )
  await doorOf(page, 'Nazar Değmez: oyna').click()
  const spied = page.frameLocator('iframe').locator('#found')
  await expect(spied).toHaveText('null SecurityError SecurityError TypeError kept')
  expect(await page.evaluate(() => 'spy' in window)).toBe(false)
  expect(page.url()).toMatch(/\/casino\/slot$/)

  // Nor may it go on to a page of ours, where it would have our origin.
  const blocked = page.waitForEvent('console', (said) => said.text().includes('frame-src'))
  await page.unroute(LAUNCH)
  await page.route(LAUNCH, (route) =>
    route.fulfill({ json: { success: true, message: '', data: `<script>${HOME}</script>` } }),
  )
  await page.getByRole('button', { name: 'Oyunu yenile' }).click()
  await blocked
})

const LAUNCH = '**/api/casino/softgamingslaunchurl'
const HOME = `location.replace("${process.env.ZAR_SITE_URL}/casino/slot")`

/** Tries the page around it, what is stored, our calls, and to lead the page away. */
const SPY = `<p id="found"></p><script>
  const found = [self.origin]
  const tries = [() => parent.document.title, () => localStorage.length]
  for (const attempt of tries) {
    try { found.push(String(attempt())) } catch (error) { found.push(error.name) }
  }
  try { parent.spy = true } catch {}
  fetch('/api/user/balance').catch((error) => found.push(error.name)).then(() => {
    try { top.location = 'http://elsewhere.example' ; found.push('left') } catch { found.push('kept') }
    document.getElementById('found').textContent = found.join(' ')
  })
</script>`

/** A player with money, at the lobby of the slots on a phone. */
async function arrive(
  browser: Browser,
  session: Session,
): Promise<{ page: Page; problems: string[] }> {
  await pay(session, { deposit: DEPOSIT })
  const page = await browser.newPage({
    viewport: sizeOf(390),
    isMobile: true,
    hasTouch: true,
    locale: 'tr',
    // With the reels and all else that moves.
    reducedMotion: 'no-preference',
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await openAs(page, session)
  await page.goto('/casino/slot')
  return { page, problems }
}

const money = (units: number) =>
  new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }).format(units)
