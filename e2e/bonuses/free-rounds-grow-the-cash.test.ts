import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { frameAt, rulesBroken } from '../kit/looks.ts'
import { openAs, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { FREE_SPINS_MAX_MS } from '../slot/spin.ts'

test.use({ locale: 'tr', contextOptions: { reducedMotion: 'reduce' } })

/** One offer of each supplier that gives free rounds, and its game. */
const OFFERS = [
  { title: 'Lale Devri’nde 20 bedava tur', game: 'Lale Devri', rounds: 20, stake: '₺2,00' },
  { title: 'Nazar Değmez’de 10 bedava tur', game: 'Nazar Değmez', rounds: 10, stake: '₺2,00' },
  { title: 'Fener Gecesi’nde 5 bedava tur', game: 'Fener Gecesi', rounds: 5, stake: '₺4,00' },
  { title: 'Ateş Kirazı’nda 8 bedava tur', game: 'Ateş Kirazı', rounds: 8, stake: '₺2,00' },
  { title: 'Balık Pazarı’nda 6 bedava tur', game: 'Balık Pazarı', rounds: 6, stake: '₺5,00' },
]
const PLAYED = 3
/** Whose rounds `npm test` plays; those of the other suppliers are played by `npm run test:deep`. */
const DAILY = 'Ateş Kirazı'

/** A player of our own without any money. */
test.beforeEach(async ({ context }) => {
  await openAs(context, await signUp())
})

for (const { title, game, rounds, stake } of OFFERS) {
  test(
    `BON-02 free rounds of ${game}: claimed, given, played in the game, and the cash grows by what they win`,
    deepUnless(game === DAILY),
    async ({ page }) => {
      test.setTimeout(600_000)
      await page.goto('/dashboard/claim-bonus')
      const offer = page.getByRole('article').filter({ hasText: title })
      for (const term of [game, `${rounds} tur`, stake, 'Hemen senin, nakit; çevrim yok']) {
        await expect(offer.getByText(term, { exact: true })).toBeVisible()
      }
      await offer.getByRole('button', { name: /^Turları al/ }).click()
      await expect(page).toHaveURL('/dashboard/bonuses')
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card.getByText('Hazır', { exact: true })).toBeVisible({ timeout: 30_000 })
      await expect(card.getByText(`${rounds} / ${rounds}`)).toBeVisible()

      const aside = await page.context().newPage()
      await aside.goto('/dashboard/bonuses')
      await card.getByRole('button', { name: `Oyna ${game}` }).click()
      const frame = page.frameLocator('iframe')
      await expectRibbonAccessible(page, frame)
      let wonKurus = 0
      for (let round = 1; round <= PLAYED; round++) {
        wonKurus += await playFree(page, frame)
        // Another page of the same player hears of it by itself, whatever it won.
        await expect(aside.getByText(`${rounds - round} / ${rounds}`)).toBeVisible()
      }
      await expect(page.locator('header').first()).toContainText(money(wonKurus))

      await page.goto('/dashboard/bonuses')
      await expect(card.getByText(`${rounds - PLAYED} / ${rounds}`)).toBeVisible()
      // By its name: what was won may be as much as a round is worth.
      const won = card.locator('dt', { hasText: 'Şimdiye kadar kazandığın' }).locator('+ dd')
      await expect(won).toHaveText(money(wonKurus))
      await card.getByRole('button', { name: /^Turları bırak/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Bedava turları bırak' })
      await expect(dialog.getByText(`kalan ${rounds - PLAYED} tur kapanır`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Evet, bırak' }).click()
      await expect(page.getByText('Süren bir bonusun yok')).toBeVisible()
      await page.getByRole('button', { name: 'Geçmiş' }).click()
      await expect(page.getByText(`${PLAYED} / ${rounds}`)).toBeVisible()
      await expect(page.locator('header').first()).toContainText(money(wonKurus))
    },
  )
}

/** A11Y-01: the game with what it says of its free rounds. */
async function expectRibbonAccessible(page: Page, frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('button', { name: /^Bedava/ })).toBeVisible({ timeout: 30_000 })
  expect(await rulesBroken(frameAt(page, '/play/'), 'tr')).toEqual([])
}

/** One free round by the keyboard, and what the arcade says that it won. */
async function playFree(page: Page, frame: FrameLocator): Promise<number> {
  const spin = frame.getByRole('button', { name: /^Bedava/ })
  await expect(spin).toBeVisible({ timeout: 30_000 })
  const finished = page.waitForResponse((response) => response.url().endsWith('/api/finish'), {
    timeout: FREE_SPINS_MAX_MS,
  })
  await spin.press('Enter')
  const { round } = (await (await finished).json()) as { round: { winKurus: number } }
  return round.winKurus
}

const money = (kurus: number) =>
  `₺${(kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`
