import { expect, test } from '../kit/journey.ts'
import { openAs, signUp } from '../kit/player.ts'
import { TR } from '../kit/words.ts'
import { FREE_SPINS_MAX_MS, spin } from '../slot/spin.ts'

test.use({ locale: 'tr' })

/** A player of our own without any money. */
test.beforeEach(async ({ page }) => {
  await openAs(page, await signUp())
})

test('§2 /dashboard/claim-bonus: terms stand on the offer, and a code shows its own before anything is taken', async ({
  page,
}) => {
  await page.goto('/dashboard/claim-bonus')
  const offer = page.getByRole('article').filter({ hasText: 'Yatırmanın yarısı kadar' })
  for (const term of ['%50, en az ₺100,00', 'Bonusun 10 katı', '14 gün', '₺50,00', '₺5.000,00']) {
    await expect(offer.getByRole('definition').filter({ hasText: term })).toBeVisible()
  }
  await page.getByLabel('Kod', { exact: true }).fill('yok')
  await page.getByRole('button', { name: 'Koşulları gör' }).click()
  await expect(page.getByText('Bu kodla verilen bir bonus yok')).toBeVisible()

  await page.getByLabel('Kod', { exact: true }).fill('ucoyun')
  await page.keyboard.press('Enter')
  const found = page.getByRole('article').filter({ hasText: 'Üç oyun, bir akşam' })
  await expect(found.getByText('Bonusun 8 katı: ₺240,00 oyun')).toBeVisible()
  await found.getByRole('button', { name: /^Bonusu al/ }).click()
  await expect(page).toHaveURL('/dashboard/bonuses')
  await expect(page.getByText('₺240,00 daha oyna')).toBeVisible()
})

test('§2 /dashboard/bonuses: a bonus is played in a game, stopped above its maximum, and given up', async ({
  page,
}) => {
  test.setTimeout(180_000 + FREE_SPINS_MAX_MS)
  await page.goto('/dashboard/claim-bonus')
  await page.getByRole('button', { name: 'Bonusu al Nar Bahçesi turları' }).click()
  await expect(page.getByText('₺200,00 daha oyna')).toBeVisible()

  await page.goto('/casino/slot')
  await page.getByRole('button', { name: 'Nar Bahçesi: oyna' }).first().click()
  const game = page.frameLocator('iframe')
  // The game is told of the bonus as money to play with; the header shows the player's own.
  await expect(game.getByText('₺40,00', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('header').first()).toContainText('₺0,00')
  await game.getByRole('button', { name: TR.spin }).press('Enter')
  await expect(game.getByText('Bu bahis bir sınırın üstünde')).toBeVisible()
  await game.getByRole('alertdialog').getByRole('button', { name: 'Tamam' }).click()
  await game.getByRole('button', { name: 'Bahsi düşür' }).click({ clickCount: 4, delay: 20 })
  expect((await spin(page, game, TR)).stake).toBe(2)

  await page.goto('/dashboard/bonuses')
  await expect(page.getByText('₺198,00 daha oyna')).toBeVisible()
  await expect(page.getByText(/Kendi paran olan ₺0,00 çekilebilir/)).toBeVisible()
  await page.getByRole('button', { name: /^Bonusu bırak/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Bonusu bırak' })
  await dialog.getByRole('button', { name: 'Bonus kalsın' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Bonusu bırak/ }).click()
  await dialog.getByRole('button', { name: 'Evet, bırak' }).click()
  await expect(page.getByText('Süren bir bonusun yok')).toBeVisible()
  await page.getByRole('button', { name: 'Geçmiş' }).click()
  await expect(page.getByText('Bırakıldı')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/bonuses?list=ended')
})
