import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { overflow, rulesBroken } from '../kit/looks.ts'
import { PASSWORD, signUp } from '../kit/player.ts'
import { doorOf, settle } from '../kit/visit.ts'
import { deepUnless } from '../runner/deep.ts'

/** As a browser does that blocks all cookies: the names of the storages throw, no cookie is kept. */
function block(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
}

const note = (page: Page) => page.getByText(/^Tarayıcın bu sitenin veri saklamasına izin vermiyor/)

for (const width of [390, 1440]) {
  test(
    `U1: with storage blocked the site starts at ${width} px, says what is not kept, and logs in`,
    deepUnless(width === 390),
    async ({ page }) => {
      const { username } = await signUp()
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(block)
      await page.goto('/casino/slot')
      await settle(page)
      await expect(note(page)).toContainText('oturumun biter')
      expect(await overflow(page, width)).toEqual([])
      expect(await rulesBroken(page, 'tr', '.storagenote')).toEqual([])
      await doorOf(page, 'Anladım').click()
      await expect(note(page)).toHaveCount(0)

      await logIn(page, username)
      const balance = page.getByRole('banner').getByText('₺0,00').first()
      await expect(balance).toBeVisible()
      // Inside the page the session lasts, and nothing is said twice.
      await doorOf(page, 'Zar, ana sayfa').click()
      await expect(page).toHaveURL('/')
      await expect(balance).toBeVisible()
      await expect(note(page)).toHaveCount(0)

      // Loaded again, it has forgotten, as it said, and says so again.
      await page.goto('/casino/slot?lang=en')
      await expect(page.getByText(/^Your browser does not let this site store/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible()
      expect(failures).toEqual([])
    },
  )
}

async function logIn(page: Page, username: string): Promise<void> {
  await doorOf(page, 'Giriş').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kullanıcı adı').fill(username)
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('U1: with storage blocked a chosen language outlives the loading anew that it takes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(block)
  await page.goto('/casino/slot?find=nar')
  await settle(page)
  await doorOf(page, /^Dil: /).click()
  await page.getByRole('button', { name: /^English/ }).click()
  await expect(page).toHaveURL('/casino/slot?find=nar&lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible()
})
