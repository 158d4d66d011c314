import { expect, test } from '@playwright/test'
import { become } from './answers.ts'
import { expectAccessible } from './looks.ts'
import { pay, signUp } from './player.ts'

const TR = {
  ...{ language: 'tr', set: 'Sınır koy', stakes: 'Bahis', most: 'En çok (tam lira)' },
  ...{ save: 'Kaydet', saved: 'Sınırın kaydedildi ve şimdi geçerli.', name: 'Bahis, günlük' },
  ...{ play: 'Nar Bahçesi: oyna', spin: /^Çevir/, refused: /Kendine koyduğun sınıra ulaştın/ },
  ...{ timeOut: 'Molaya başla', yes: 'Evet, şimdi başlasın', onTimeOut: 'Moladasın' },
}
const EN: { [Key in keyof typeof TR]: (typeof TR)[Key] extends RegExp ? RegExp : string } = {
  ...{ language: 'en', set: 'Set a limit', stakes: 'Stakes', most: 'At most (whole liras)' },
  ...{ save: 'Save', saved: 'Your limit is saved and holds from now on.', name: 'Stakes, daily' },
  ...{ play: 'Play Nar Bahçesi', spin: /^Spin/, refused: /You have reached the limit you set/ },
  ...{ timeOut: 'Take a time-out', yes: 'Yes, begin now', onTimeOut: 'You are on a time-out' },
}
const JOURNEYS = [
  { words: TR, width: 390, isMobile: true },
  { words: EN, width: 1440, isMobile: false },
]

for (const { words, width, isMobile } of JOURNEYS) {
  test.describe(`${words.language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile, hasTouch: isMobile })

    test('LIM-05, EXC-01: a stake limit is set and the game refuses with its sentence; a time-out begins', async ({
      page,
    }) => {
      const player = await signUp()
      await pay(player, { deposit: 100 })
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), words.language)
      await page.goto('/casino/slot')
      await become(page, player)
      await page.goto('/dashboard/limits')
      await expectAccessible(page)
      await page.getByRole('button', { name: words.set }).click()
      await page.getByRole('button', { name: words.stakes, exact: true }).click()
      await page.getByLabel(words.most).fill('0')
      await expectAccessible(page)
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: words.name })).toContainText(
        '₺0,00',
      )

      await page.goto('/casino/slot')
      await page.getByRole('button', { name: words.play }).first().click()
      const game = page.frameLocator('iframe')
      await game.getByRole('button', { name: words.spin }).press('Enter', { timeout: 30_000 })
      await expect(game.getByText(words.refused).first()).toBeVisible()

      await page.goto('/dashboard/limits')
      await page.getByRole('button', { name: words.timeOut }).click()
      await page.getByRole('button', { name: words.yes }).click()
      await expect(page.getByRole('heading', { name: words.onTimeOut })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('LIM-01: who has no limit is asked for one where money comes in, and not again after a no', async ({
  page,
}) => {
  await page.goto('/casino/slot')
  await become(page, await signUp())
  await page.goto('/dashboard/deposit')
  const prompt = page.getByRole('region', { name: 'Önce bir sınır koymak ister misin?' })
  await prompt.getByRole('button', { name: 'Şimdi değil' }).click()
  await expect(prompt).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Anında').first()).toBeVisible()
  await expect(prompt).toHaveCount(0)

  await become(page, await signUp())
  await page.goto('/dashboard/deposit')
  await prompt.getByRole('link', { name: 'Sınır koy' }).click()
  await page.getByRole('button', { name: 'Sınır koy' }).click()
  // The first kind is that of deposits, and any sum may be typed.
  await page.getByLabel('En çok (tam lira)').fill('137')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Sınırın kaydedildi ve şimdi geçerli.')).toBeVisible()
  await page.goto('/dashboard/deposit')
  await expect(page.getByText('Anında').first()).toBeVisible()
  await expect(prompt).toHaveCount(0)
})
