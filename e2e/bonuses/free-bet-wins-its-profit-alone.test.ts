import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { resultOf, slateAt } from '../../arcade/src/sports/matches.ts'
import { expect, test } from '../kit/journey.ts'
import type { Language } from '../kit/places.ts'
import { signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { money, openMatches, partnerOf, visitor, WORDS } from '../sportsbook/partner.ts'

/** A free bet, from its offer to the profit in the player's balance. */
const SAID = {
  tr: {
    title: '₺20’lik bedava bahis',
    take: /^Bonusu al ₺20/,
    how: 'Tam ₺20,00 tutarında bir spor bahsi yap',
    example: 'Bahsin ₺50,00 öderse ₺30,00',
    toSports: 'Spora git',
    unused: 'Kullanılmadı',
    open: 'Sürüyor',
    won: 'Kazandı',
    paid: 'Bahse ödenen',
    profit: 'Bakiyene geçen',
    history: 'Spor bahislerim',
    free: 'Bedava bahis',
  },
  en: {
    title: 'A free bet of ₺20',
    take: /^Take the bonus A free bet/,
    how: 'Place a sports bet of exactly ₺20,00',
    example: 'If your bet pays ₺50,00, ₺30,00',
    toSports: 'Go to sports',
    unused: 'Not used yet',
    open: 'Running',
    won: 'Won',
    paid: 'Paid for the bet',
    profit: 'To your balance',
    history: 'My sports bets',
    free: 'Free bet',
  },
} as const
const WORTH = 20
/** The matches are over at the end of their minute. */
const MATCH_MS = 120_000

/** What wins the first match of this minute: only the arcade knows, and whoever has its secret. */
function winningPick(): { pick: number; price: number } {
  const keys = join(process.env.ZAR_DATA_DIR ?? '', 'arcade-keys')
  const secret = readFileSync(join(keys, 'match-result-secret'), 'utf8').trim()
  const [match] = slateAt('football', Date.now()).matches
  if (!match) throw new Error('no match')
  const pick = resultOf(match, secret)
  return { pick, price: match.prices[pick] ?? 0 }
}

const balanceOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(JSON.parse(localStorage.getItem('auth') ?? '{}').balance))

for (const [language, width] of [
  ['tr', 390],
  ['en', 1440],
] as const) {
  test(
    `a free bet is claimed, placed without any money and wins its profit alone: ${language} at ${width} px`,
    deepUnless(width === 390),
    async ({ browser }) => {
      test.slow()
      await winFreeBet(browser, language, width)
    },
  )
}

async function winFreeBet(browser: Browser, language: Language, width: number): Promise<void> {
  const said = SAID[language]
  const { page, problems, close } = await visitor(browser, language, width, await signUp())
  await page.goto('/dashboard/claim-bonus')
  await page.getByRole('button', { name: said.take }).click()
  await expect(page).toHaveURL('/dashboard/bonuses')
  const card = page.getByRole('article').filter({ hasText: said.title })
  for (const text of [said.unused, said.how, said.example]) {
    await expect(card.getByText(text, { exact: text === said.unused })).toBeVisible()
  }
  await expect(card.getByRole('link', { name: said.toSports })).toHaveAttribute('href', '/spor')
  // Our own board is empty here: a partner takes the free bet too.
  await page.goto('/spor/fcg')

  const frame = partnerOf(page)
  await expect(frame.getByText(money(WORTH))).toBeVisible()
  expect(await balanceOf(page)).toBe(0)
  await openMatches(frame, language)
  const { pick, price } = winningPick()
  await frame.locator('.match').first().locator('.price').nth(pick).click()
  await frame.getByRole('textbox').fill(String(WORTH))
  await frame.getByRole('button', { name: WORDS[language].place }).click()
  await expect(frame.getByText(WORDS[language].placed)).toBeVisible()

  await page.goto('/dashboard/bonuses')
  await expect(card.getByText(said.open, { exact: true })).toBeVisible()
  const paid = (WORTH * price) / 100
  const profit = paid - WORTH
  // Told by the hub when the match is over, without a reload.
  await expect(card.getByText(said.won, { exact: true })).toBeVisible({ timeout: MATCH_MS })
  await expect(card.getByText(said.paid).locator('..')).toContainText(money(paid))
  await expect(card.getByText(said.profit).locator('..')).toContainText(money(profit))
  await expect.poll(() => balanceOf(page)).toBeCloseTo(profit)

  await card.getByRole('link', { name: said.history }).click()
  await expect(page.getByText(said.free, { exact: true })).toBeVisible()
  await expect(page.getByText(money(profit)).last()).toBeVisible()
  expect(problems).toEqual([])
  await close()
}
