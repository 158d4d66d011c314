import { expect, type Page, test } from '@playwright/test'
import { become } from './answers.ts'
import { expectAccessible } from './looks.ts'
import { money } from './partner.ts'
import { pay, signUp } from './player.ts'

const TR = {
  ...{ language: 'tr', quarter: '15 dk', saved: 'Hatırlatma aralığın kaydedildi.' },
  ...{ play: 'Nar Bahçesi: oyna', spin: /^Çevir/, title: '15 dakikadır oynuyorsun' },
  ...{ staked: 'Toplam bahis', goOn: 'Oynamaya devam et', leave: 'Oyundan çık' },
}
const EN: { [Key in keyof typeof TR]: (typeof TR)[Key] extends RegExp ? RegExp : string } = {
  ...{ language: 'en', quarter: '15 min', saved: 'How often you are reminded is saved.' },
  ...{ play: 'Play Nar Bahçesi', spin: /^Spin/, title: 'You have played for 15 minutes' },
  ...{ staked: 'Total staked', goOn: 'Keep playing', leave: 'Leave the game' },
}
const JOURNEYS = [
  { words: TR, width: 390, isMobile: true },
  { words: EN, width: 1440, isMobile: false },
]

for (const { words, width, isMobile } of JOURNEYS) {
  test.describe(`${words.language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile, hasTouch: isMobile })

    test('LIM-06: a reminder stops the game until it is answered, and tells the time and the result', async ({
      page,
    }) => {
      const player = await signUp()
      await pay(player, { deposit: 100 })
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), words.language)
      await page.goto('/casino/slot')
      await become(page, player)
      await page.goto('/dashboard/limits')
      await page.getByRole('button', { name: words.quarter, exact: true }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      await page.reload()
      const chosen = page.getByRole('button', { name: words.quarter, exact: true, pressed: true })
      await expect(chosen).toBeVisible()
      await expectAccessible(page)

      const time = await quarterOfAnHour(page)
      await page.goto('/casino/slot')
      await page.getByRole('button', { name: words.play }).first().click()
      const spin = page.frameLocator('iframe').getByRole('button', { name: words.spin })
      await spin.press('Enter', { timeout: 30_000 })
      await expect.poll(() => time.staked).toBeGreaterThan(0)
      time.isOver = true
      const reminder = page.getByRole('dialog', { name: words.title })
      await expect(reminder.locator('dt', { hasText: words.staked }).locator('+ dd')).toHaveText(
        money(time.staked),
      )
      await expect(page.locator('iframe')).toHaveCount(0)
      await expectAccessible(page)
      time.isOver = false
      await reminder.getByRole('button', { name: words.goOn }).click()
      await expect(reminder).toBeHidden()
      await expect(spin).toBeVisible({ timeout: 30_000 })

      time.isOver = true
      await expect(reminder).toBeVisible()
      time.isOver = false
      if (isMobile) await reminder.getByRole('button', { name: words.leave }).click()
      else await page.keyboard.press('Escape')
      await expect(reminder).toBeHidden()
      await expect(page).toHaveURL(/\/casino\/slot$/)
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })
}

/** The house's own answers, which tell of a quarter of an hour once it is said to be over. */
async function quarterOfAnHour(page: Page) {
  const time = { isOver: false, staked: 0 }
  await page.route('**/api/protection/{see,}realitycheck', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    time.staked = answer.data.staked
    const late = time.isOver
      ? { isDue: true, minutes: 15, againInSeconds: 0 }
      : { againInSeconds: 1 }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...late } } })
  })
  return time
}
