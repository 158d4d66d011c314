import type { Browser, Page } from '@playwright/test'
import { openScriptedCasino } from '../../betting/scripted-casino.ts'
import { expect, test } from '../../kit/journey.ts'
import { balanceOf, pay, type Session, signUp } from '../../kit/player.ts'
import { type Colleague, hire, openAt, PASSWORD } from '../staff.ts'
import { decide, playerAt } from './shared-steps.ts'

// What a trader does in the room is what players see, and what takes two is done by two.
let casino: Awaited<ReturnType<typeof openScriptedCasino>>
test.beforeAll(async () => {
  test.setTimeout(600_000)
  casino = await openScriptedCasino()
})
test.afterAll(() => casino?.close())

const MATCH = 'Galatasaray – Fenerbahçe'
const ROOM = '/office/trading'

const priceOf = (player: Page) =>
  player
    .getByRole('region', { name: 'Bülten' })
    .getByRole('button', { name: /^Galatasaray kazanır/ })
const market = (page: Page) => page.getByRole('article', { name: 'Maç sonucu', exact: true })

/** The room of a trader who has typed name, password and digits. */
async function logIn(browser: Browser, who: Colleague): Promise<Page> {
  const page = await openAt(browser, { ...who, token: '' }, ROOM)
  await page.getByLabel('Kullanıcı adı').fill(who.name)
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Devam' }).click()
  const digits = page.getByLabel('Altı rakamlı kod')
  await digits.pressSequentially(await who.code())
  await expect(digits).toHaveCount(0)
  await page.goto(ROOM)
  return page
}

/** Chooses the match and opens what else is done with its first market. */
async function openMatch(page: Page): Promise<void> {
  const matches = page.getByRole('region', { name: 'Maçlar' })
  await matches.getByRole('button', { name: /Galatasaray.*Fenerbahçe/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: MATCH })).toBeVisible()
  await market(page).getByRole('button', { name: 'Maç sonucu: başka işler' }).click()
}

/** A bet of ₺100 on the first side, at the price of now. */
async function bet(player: Page): Promise<void> {
  await priceOf(player).click()
  const slip = player.getByRole('region', { name: 'Kupon, 1 seçim' })
  await slip.getByRole('button', { name: '100', exact: true }).click()
  await slip.getByRole('button', { name: /^Bahsi oyna/ }).click()
  await expect(player.getByRole('region', { name: 'Kupon makbuzu' })).toBeVisible()
}

async function withMoney(): Promise<Session> {
  const session = await signUp()
  await pay(session, { deposit: 500 })
  return session
}

test('BET-06, BET-08: a price, a suspension and a limit of a trader are what the player sees at once, and a void takes two others and gives the stake back', async ({
  browser,
}) => {
  const [ada, bora, cem] = await Promise.all([hire('trader'), hire('trader'), hire('trader')])
  const session = await withMoney()
  const player = await playerAt(browser, session, '/spor')
  await expect(priceOf(player)).toHaveAccessibleName(/2\.00/)
  // A match of tomorrow is in the room once there is money on it.
  await bet(player)
  await expect.poll(() => balanceOf(session)).toBe(400)

  const page = await logIn(browser, ada)
  await openMatch(page)
  const price = page.getByLabel('1 · Galatasaray oranı')
  await price.fill('2.10')
  await price.press('Enter')
  await expect(page.getByText('1 · Galatasaray: 2.10, elle.')).toBeVisible()
  await expect(priceOf(player)).toHaveAccessibleName(/2\.10/)

  await market(page).getByRole('button', { name: 'Askı' }).click()
  await expect(priceOf(player)).toHaveAccessibleName(/askıda/)
  await market(page).getByRole('button', { name: 'Aç', exact: true }).click()
  await expect(priceOf(player)).toHaveAttribute('aria-disabled', 'false')

  await market(page).getByRole('button', { name: 'Sınır', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Bir bahis en çok, ₺').fill('40')
  await decide(page, /^Sınırı koy/)
  await expect(page.getByText(/^Sınır değişti/)).toBeVisible()
  const other = await playerAt(browser, await withMoney(), '/spor')
  await priceOf(other).click()
  // Somebody new stakes half of what everybody may.
  await expect(other.getByText('En çok ₺20,00').first()).toBeVisible()

  const proposer = await openAt(browser, bora, ROOM)
  await openMatch(proposer)
  await market(proposer).getByRole('button', { name: 'Geçersiz say' }).click()
  await proposer.getByRole('dialog').getByLabel('Neden').selectOption({ index: 13 })
  await decide(proposer, /^Geçersiz saymayı öner/)
  await expect(proposer.getByText(/ikinci onayı bekliyor/)).toBeVisible()
  await expect(proposer.getByRole('button', { name: 'Onayla' })).toHaveCount(0)
  expect(await balanceOf(session)).toBe(400)

  const second = await openAt(browser, cem, ROOM)
  await second.getByRole('button', { name: 'Onayla' }).click()
  await decide(second, /^(₺.*)?[Oo]nayla/)
  await expect(second.getByText('Onaylandı, yapıldı.')).toBeVisible()
  await expect.poll(() => balanceOf(session)).toBe(500)
  await player.goto('/spor/kuponlarim')
  await player.getByRole('button', { name: 'Sonuçlanan' }).click()
  await expect(player.getByText('İade').first()).toBeVisible()
})
