import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { GAME } from '../kit/places.ts'
import { openAs, pay, playRound, type Session, signUp } from '../kit/player.ts'

test.use({ locale: 'tr' })

/** A player of our own with one payment each way and two rounds of one game. */
let session: Session
test.beforeAll(async () => {
  session = await signUp()
  await pay(session, { deposit: 500, withdraw: 100 })
  await playRound(session, GAME.gameCode)
  await playRound(session, 'zar_lale_devri')
})

test.beforeEach(async ({ page }) => {
  await openAs(page, session)
})

const rowsOf = (page: Page) => page.getByRole('button', { name: /: tur ayrıntısı$/ })

test('§2 Routes: game activities list each round, open one by its address, and lead to its proof', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Oyun Hareketleri' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/game-history$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Oyun Hareketleri' })).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  const staked = page.locator('.totals dt', { hasText: 'Oynanan' }).locator('+ dd')
  await expect(staked).toHaveText('₺4,00')
  await expectAccessible(page, '.history')

  const row = rowsOf(page).last()
  await row.click()
  await expect(page).toHaveURL(/\?round=\d+$/)
  const opened = page.getByRole('dialog', { name: 'Tur' })
  await expect(opened.getByRole('heading', { name: 'Nar Bahçesi' })).toBeVisible()
  await expect(opened.getByText('Bahis −₺2,00')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  const movements = opened.getByRole('list', { name: 'Defterdeki hareketler' })
  await expect(movements.getByRole('listitem').first()).toContainText(/defter no \d+/)
  // Behind the sheet nothing can be reached by name.
  await expect(page.locator('.kind__open')).toHaveCount(2)
  await opened.getByRole('button', { name: 'Turu kapat' }).click()
  await expect(rowsOf(page).last()).toBeFocused()
  await expect(page).toHaveURL(/game-history$/)

  // Where there is room it stands beside the list.
  await page.setViewportSize({ width: 1440, height: 900 })
  await rowsOf(page).last().press('Enter')
  const beside = page.getByRole('complementary', { name: 'Tur' })
  const panelId = (await beside.getAttribute('id')) ?? ''
  await expect(rowsOf(page).last()).toHaveAttribute('aria-controls', panelId)
  await expect(rowsOf(page).first()).not.toHaveAttribute('aria-controls')
  await expectAccessible(page, '.history')
  const proof = page.waitForEvent('popup')
  await beside.getByRole('link', { name: 'Turu doğrula' }).click()
  const verifier = await proof
  await expect(verifier).toHaveURL(/\/verify\?.*game=zar_nar_bahcesi/)
  await expect(verifier.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the filters of a history are in its address, and an address filters', async ({ page }) => {
  await page.goto('/dashboard/game-history')
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByLabel('Sonuç').selectOption({ label: 'İade edildi' })
  await expect(page).toHaveURL(/\?result=returned$/)
  await expect(page.getByText('Bu seçimde oynanmış tur yok.')).toBeVisible()
  await page.getByLabel('Sonuç').selectOption({ label: 'Tüm sonuçlar' })
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByLabel('Dönem').selectOption({ label: 'Tarih seç' })
  await page.getByLabel('İlk gün').fill('2026-01-02')
  await page.getByLabel('Son gün').fill('2026-01-01')
  await expect(page.getByText('Son gün, ilk günden önce olamaz.')).toBeVisible()
  await expect(page).toHaveURL(/period=own&from=2026-01-02&to=2026-01-01$/)
  await page.goto('/dashboard/game-history?period=today&product=slot')
  await expect(page.getByLabel('Dönem')).toHaveValue('today')
  await expect(rowsOf(page)).toHaveCount(2)

  await page.goto('/dashboard/financial-activities?product=casino')
  await expect(page.getByRole('row', { name: /Bahis/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Para yatırma/ })).toHaveCount(0)
  await page.getByLabel('Ürün').selectOption({ label: 'Kasa' })
  await expect(page.getByRole('row', { name: /Para yatırma/ })).toHaveCount(1)
  await page.getByLabel('Durum').selectOption({ label: 'Reddedildi' })
  await expect(page.getByText('Kayıt bulunamadı')).toBeVisible()
  await expect(page).toHaveURL(/\?product=cashier&status=4$/)
})

test('a statement comes down as a file of each kind, and a refusal says why', async ({ page }) => {
  await page.goto('/dashboard/financial-activities')
  const download = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Ekstre indir' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind }).click(),
    ])
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
  }
  const csv = await download(/^CSV/)
  expect(csv.name).toBe('zar-ekstre.csv')
  expect(csv.content.toString('utf8')).toMatch(/Para yatırma;.*;500,00;500,00;;500,00\n/)
  const pdf = await download(/^PDF/)
  expect(pdf.name).toBe('zar-ekstre.pdf')
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')

  const refused = { success: false, message: 'Daha kısa bir dönem seç.', data: {} }
  await page.route('**/api/payment/statement', (route) => route.fulfill({ json: refused }))
  await page.getByRole('button', { name: 'Ekstre indir' }).click()
  await page.getByRole('button', { name: /^PDF/ }).click()
  await expect(page.locator('.toast--error')).toContainText('Daha kısa bir dönem seç.')
})

test('the next page comes by itself, however few of a page fit', async ({ page }) => {
  const asked: (string | null)[] = []
  await page.route('**/api/casino/rounds', async (route) => {
    const before = (route.request().postDataJSON() as { before: string | null }).before
    asked.push(before)
    const at = Number(before ?? 1_000)
    const rows = at === 900 ? [] : Array.from({ length: 5 }, (_, one) => roundAt(at - one - 1))
    const json = { success: true, message: '', data: { rows, next: nextOf(at) } }
    await route.fulfill({ json })
  })
  await page.goto('/dashboard/game-history')
  await expect(rowsOf(page)).toHaveCount(15)
  expect(asked).not.toContain('900')
  await page.getByRole('button', { name: 'Daha fazla göster' }).scrollIntoViewIfNeeded()
  // A push may have the whole list asked for anew.
  await expect.poll(() => [...new Set(asked)]).toEqual([null, '995', '990', '900'])
})

/** Three pages of five, then one that is empty and the last. */
const nextOf = (at: number): string | null =>
  ({ 1000: '995', 995: '990', 990: '900' })[at as 1000] ?? null

const roundAt = (id: number) => ({
  id: String(id),
  gameCode: 'zar_nar_bahcesi',
  game: 'Nar Bahçesi',
  studio: 'Lale Stüdyo',
  cover: '/covers/zar_nar_bahcesi.svg?v=2',
  product: 'slot',
  stake: 2,
  freeStake: 0,
  win: 0,
  net: -2,
  status: 2,
  result: 'lost',
  timeStamp: '2026-11-21T17:14:00.000Z',
})
