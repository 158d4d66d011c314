import type { Browser, Page } from '@playwright/test'
import { become, endSession, hold, refuse } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { doorOf, openVisit, settle, type Visit } from '../kit/visit.ts'

/** Facts of the popup, the cashier's and the call request's dialogs, and the game, in Turkish. */
type Options = { width?: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Browser,
  { width = 1440, isPlayer = false, at = '/casino/slot' }: Options,
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

const toast = (page: Page, kind: 'error' | 'success' | 'info') => page.locator(`.toast--${kind}`)

const LAUNCH = '/api/casino/hub88launchurl'
const GAME =
  '<!doctype html><title>.</title><script>parent.postMessage({type:"zar:ready"},"*")</script>'

test('§2 Game play modal: a bar of 35 px, a reload, the exit of the game, and a launch that fails', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, at: '/casino/slot' })
  await become(page, await signUp())
  await settle(page)
  const app = new URL(page.url()).origin
  await page.route(
    (url) => url.origin !== app,
    (route) => route.fulfill({ contentType: 'text/html', body: GAME }),
  )
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  const modal = page.getByRole('dialog', { name: 'Nar Bahçesi' })
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  await expect(modal.getByRole('heading', { name: 'Nar Bahçesi' })).toBeVisible()
  expect((await modal.locator('.gamebar').boundingBox())?.height).toBe(35)

  const first = await modal.locator('iframe').getAttribute('src')
  const release = await hold(page, LAUNCH)
  await modal.getByRole('button', { name: 'Oyunu yenile' }).click()
  await expect(toast(page, 'info')).toContainText('Oyun yeniden yükleniyor, lütfen bekle...')
  await expect(modal.locator('iframe')).toHaveCount(0)
  await release()
  await expect(modal.locator('iframe')).toHaveAttribute('src', /./)
  expect(await modal.locator('iframe').getAttribute('src')).not.toBe(first)
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  const exit = () => parent.postMessage({ type: 'zar:exit' }, '*')
  await page.frames().at(-1)?.evaluate(exit)
  await expect(modal).toHaveCount(0)

  // A supplier's own commands.
  const say = (command: string) =>
    page
      .frames()
      .at(-1)
      ?.evaluate((said) => parent.postMessage({ command: said }, '*'), command)
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  const before = await modal.locator('iframe').getAttribute('src')
  await say('com.egt-bg.reload')
  await expect(modal.locator('iframe')).toHaveAttribute('src', /./)
  await expect(modal.locator(`iframe[src="${before}"]`)).toHaveCount(0)
  await expect(modal.locator('.frame__wait')).toHaveCount(0)
  await say('com.egt-bg.exit')
  await expect(modal).toHaveCount(0)

  await refuse(page, LAUNCH, 'Oyun şu an kapalı.')
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  await expect(toast(page, 'error')).toContainText('Oyun şu an kapalı.')
  await expect(modal).toHaveCount(0)
})

test('§2 Game play modal: once the session has ended it leads to the log-in', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, at: '/casino/slot' })
  const player = await signUp()
  const logIn = page.getByRole('dialog', { name: 'Giriş' })
  const modal = page.getByRole('dialog', { name: 'Ateş Kirazı' })
  for (const door of ['Yeniden dene', 'Para Yatır', 'Oyunu yenile']) {
    await become(page, player)
    await settle(page)
    await doorOf(page, 'Ateş Kirazı: oyna').click()
    await expect(modal.locator('iframe')).toHaveAttribute('src', /./)
    await endSession(page)
    await expect(modal.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
    await modal.getByRole('button', { name: door }).click()
    await expect(logIn).toBeVisible()
    await expect(modal).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(logIn).toHaveCount(0)
  }
})
