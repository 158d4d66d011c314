import { spawnSync } from 'node:child_process'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { PASSWORD } from '../kit/player.ts'
import { stranger } from '../kit/stranger.ts'
import { EN, TR, type Words } from '../kit/words.ts'
import { deepUnless } from '../runner/deep.ts'
import { spin } from '../slot/spin.ts'

const JOURNEYS = [
  { words: TR, width: 390, height: 844, isMobile: true },
  { words: EN, width: 1440, height: 900, isMobile: false },
]
/** So many rounds without one win would happen less than once in ten thousand journeys. */
const ROUNDS_MAX = 40

for (const { words, width, height, isMobile } of JOURNEYS) {
  test.describe(`${words.language} at ${width} px`, deepUnless(isMobile), () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile, locale: words.language })
    // With everything that moves: the site, the reels and the sparks of a win.
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('ACC-02, ACC-06: a stranger signs up, deposits, plays, wins and withdraws', async ({
      page,
    }) => {
      test.setTimeout(420_000)
      const visit = watch(page)
      await arrive(page, words)
      await signUp(page, words)
      await deposit(page, words)
      const balance = await play(page, words, isMobile)
      await withdraw(page, words, balance)
      await readHistory(page, words)
      await leave(page, words)
      expect(visit.problems, 'the browser had nothing to complain of').toEqual([])
    })
  })
}

test('the ledger is right after all that', () => {
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ledger/verify.ts'], {
    env: { ...process.env, DATA_DIR: process.env.ZAR_DATA_DIR, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  expect(done.stdout + done.stderr).toContain('The books are right.')
  expect(done.status).toBe(0)
})

/** Collects what goes wrong in the page itself. */
function watch(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  return { problems }
}

async function arrive(page: Page, words: Words): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  if (words.language === 'en') {
    await page.getByRole('button', { name: /Dil: / }).click()
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: words.playNar }).first()).toBeVisible()
  await expectAccessible(page)
  await closePopup(page, words)
}

/** §2 popup banner: it opens once over a home page that nobody touches, and a press takes it away. */
async function closePopup(page: Page, words: Words): Promise<void> {
  const popup = page.getByRole('dialog', { name: words.popup })
  await expect(popup).toBeVisible()
  // While it is being faded in, nobody could say what covers the page.
  await expect(popup).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await popup.getByRole('button', { name: words.close, exact: true }).click()
  await expect(popup).toBeHidden()
}

async function signUp(page: Page, words: Words): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words.signUp }).click()
  const dialog = page.getByRole('dialog', { name: words.signUp })
  await expect(dialog.getByLabel(words.country)).toContainText('Türkiye')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: words.openAccount }).click()
  await expect(dialog.getByText(words.nameMissing, { exact: true })).toBeVisible()
  await expect(dialog.getByLabel(words.name, { exact: true })).toBeFocused()

  const person = stranger()
  await dialog.getByLabel(words.name, { exact: true }).fill('Işıl')
  await dialog.getByLabel(words.surname, { exact: true }).fill('Çağlayan Güneş')
  await dialog.getByLabel(words.username).fill(person.username)
  await dialog.getByLabel(words.email).fill(`${person.username}@zar.example`)
  await dialog.getByLabel(words.phone, { exact: true }).pressSequentially(person.phone)
  await dialog.getByLabel(words.birthDay).fill('29')
  await dialog.getByLabel(words.birthMonth).fill('2')
  await dialog.getByLabel(words.birthYear).fill('1996')
  await dialog.getByLabel(words.personalNo).fill(person.personalNo)
  await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(words.passwordRepeat).fill(PASSWORD)
  await dialog.getByRole('button', { name: words.openAccount }).click()

  await expect(dialog.getByText('Düşeş!')).toBeVisible()
  await expectBalance(page, 0)
  await dialog.getByRole('button', { name: words.depositNow, exact: true }).click()
}

async function deposit(page: Page, words: Words): Promise<void> {
  await expect(page).toHaveURL('/dashboard/deposit')
  const cashier = page.getByRole('main')
  await expect(cashier.getByRole('heading', { level: 1 })).toHaveText(words.depositTitle)
  await cashier.getByRole('button', { name: words.bankTransfer }).click()
  const dialog = page.getByRole('dialog', { name: words.bankTransfer })
  await dialog.getByLabel(words.amount, { exact: true }).fill('99')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(words.belowMinimum)).toBeVisible()
  const submit = dialog.getByRole('button', { name: words.continue, exact: true })
  await expect(submit).toBeDisabled()

  await dialog.getByLabel(words.amount, { exact: true }).fill('750,50')
  await dialog.getByLabel(words.bank).click()
  await page.getByRole('option').first().click()
  await expectAccessible(page)
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: words.continue, exact: true }).click()
  const bank = await popup
  await expect(bank.getByText('750,50')).toBeVisible()
  await bank.getByRole('button', { name: words.approve }).click()
  await expect(bank.getByText(words.paymentApproved)).toBeVisible()
  await bank.close()

  await expect(dialog.getByText(words.depositConfirmed)).toBeVisible()
  await expectBalance(page, 750.5)
  await dialog.getByRole('button', { name: words.close, exact: true }).last().click()
}

/** Plays until a round pays, checking the header against the game after each; answers the balance. */
async function play(page: Page, words: Words, isMobile: boolean): Promise<number> {
  await page.getByRole('link', { name: words.slots }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slot')
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { sameVisit: true }))
  await page.getByRole('button', { name: words.playNar }).first().click()

  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: words.spin })).toBeVisible({ timeout: 30_000 })
  let balance = 750.5
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const { stake, win } = await spin(page, game, words)
    balance = Math.round((balance - stake + win) * 100) / 100
    if (!isMobile) await expectBalance(page, balance)
    await expectSession(game, balance - 750.5)
    if (win > 0) break
    expect(round, 'a win comes').toBeLessThan(ROUNDS_MAX - 1)
  }
  await expect(game.getByText(money(balance), { exact: true }).first()).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: words.closeGame }).click()
  await expectBalance(page, balance)
  expect(await page.evaluate(() => 'sameVisit' in window), 'the page was not reloaded').toBe(true)
  return balance
}

/** ACC-06: the game itself says how long it has been open, and what came of it so far. */
async function expectSession(game: FrameLocator, net: number): Promise<void> {
  const facts = game.locator('header dl').first()
  const sign = net < 0 ? '−' : '+'
  const said = Math.abs(net) < 0.005 ? money(0) : `${sign}${money(Math.abs(net))}`
  await expect(facts.locator('dd').last()).toHaveText(said)
  await expect(facts.locator('dd').first()).toHaveText(/^\d+:\d\d:\d\d$/)
}

async function withdraw(page: Page, words: Words, balance: number): Promise<void> {
  await page.goto('/dashboard/withdraw')
  await page.getByRole('button', { name: words.instant }).click()
  const dialog = page.getByRole('dialog', { name: words.instant })
  await dialog.getByLabel(words.amount, { exact: true }).fill('100000')
  await page.keyboard.press('Tab')
  await expect(
    dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first(),
  ).toBeVisible()

  await dialog.getByLabel(words.amount, { exact: true }).fill('100')
  const submit = dialog.getByRole('button', { name: words.withdraw, exact: true })
  await submit.click()
  // The first withdrawal to an account takes the password (H1).
  await dialog.getByLabel(words.passwordAgain, { exact: true }).fill(PASSWORD)
  await submit.click()
  await expect(page.getByText(words.withdrawalTaken).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectBalance(page, Math.round((balance - 100) * 100) / 100)
}

async function readHistory(page: Page, words: Words): Promise<void> {
  await page.goto('/dashboard/financial-activities')
  await expect(page.getByText(words.nar).first()).toBeVisible()
  await expectAccessible(page)
  const confirmed = page.getByRole('cell', { name: words.confirmed, exact: true })
  await page.getByRole('button', { name: words.deposits, exact: true }).click()
  await expect(confirmed).toHaveCount(1)
  await expect(page.getByText(`+${money(750.5)}`).first()).toBeVisible()
  await page.getByRole('button', { name: words.withdrawals, exact: true }).click()
  // The bank pays after some seconds, and the page hears of it by itself.
  await expect(confirmed).toHaveCount(1, { timeout: 30_000 })
}

async function leave(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.accountMenu }).first().click()
  await page.getByRole('button', { name: words.logOut }).first().click()
  // Everything stored is cleared, the language too: the page opens again in Turkish.
  await expect(page.getByRole('banner').getByRole('button', { name: TR.logIn })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  // What a first visit stores too, and nothing of the player.
  expect(kept.filter((key) => !['fingerprint', 'bootstrap', 'popup'].includes(key))).toEqual([])
}

/** The header says this, in liras, without the page having been reloaded. */
async function expectBalance(page: Page, units: number): Promise<void> {
  // By its tag: while a dialog is open, the page behind it has no roles.
  await expect(page.locator('header').first()).toContainText(money(units))
}

const money = (units: number) =>
  new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }).format(units)
