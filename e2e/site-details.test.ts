import { expect, type Page, test } from '@playwright/test'
import { openMatches, partnerOf } from './partner.ts'
import { ask, playerSession, signUp } from './player.ts'
import { doorOf, openVisit, scrollThrough, settle } from './visit.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

test('U6: what is typed right after "/" is in the search, however late its script comes', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(/\/assets\/game-search-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('nar ba')
  const field = page.getByRole('banner').locator('input[type=search]')
  await expect(field).toHaveValue('nar ba')
  letGo()
  await expect(page.getByRole('combobox', { name: 'Oyun ara' })).toBeFocused()
  await page.keyboard.type('h')
  await expect(field).toHaveValue('nar bah')
  await expect(page.getByRole('option', { name: /Nar Bahçesi/ })).toBeVisible()
  await context.close()
})

for (const height of [450, 400]) {
  test(`U12: at 1440 px and 200 % zoom, ${height} px high, bars leave two thirds of the height to the page`, async ({
    browser,
  }) => {
    const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true, at: '/' })
    await page.setViewportSize({ width: 720, height })
    await settle(page)
    for (const y of [0, 700]) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await expect.poll(() => barsOf(page)).toBeLessThanOrEqual(height / 3)
    }
    await context.close()
  })
}

/** So many px of the window are covered by what stays while the page scrolls. */
const barsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    ['.top', '.bbar', '.notice']
      .flatMap((bar) => [...document.querySelectorAll(bar)])
      .map((bar) => bar.getBoundingClientRect())
      .reduce((sum, { top, bottom }) => {
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }, 0),
  )

test('U12: in a window of 600 px the log-out of the profile menu is in sight', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true })
  await page.setViewportSize({ width: 1440, height: 600 })
  await doorOf(page, /^Hesap menüsü/).click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hesap menüsü' })
  await expect(menu.getByRole('button', { name: 'Çıkış' })).toBeInViewport({ ratio: 1 })
  // The last entry above it can be read once it is scrolled to.
  const support = menu.getByRole('button', { name: 'Destek' })
  await support.scrollIntoViewIfNeeded()
  await support.click({ trial: true })
  await context.close()
})

test('U12: on paper a page is dark on white and alone', async ({ browser }) => {
  const { page, context } = await openVisit(browser, {
    ...WIDE,
    isPlayer: true,
    at: '/dashboard/financial-activities',
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['.top', '.foot', '.acct-col']) await expect(page.locator(part)).toBeHidden()
  const content = await page.locator('.dash > :last-child').boundingBox()
  expect(content?.width, 'it has the width of the paper').toBeGreaterThan(1_000)
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
  await context.close()
})

test('U9: a refused resend of the phone code does not begin its minute anew', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true, at: null })
  const refusal = {
    ...{ success: false, message: 'Kod az önce gönderildi.' },
    data: { code: 'code_too_soon' },
  }
  await context.route('**/api/customer/updatephone', (route) => route.fulfill({ json: refusal }))
  await page.goto('/dashboard/phone-verification')
  await settle(page)
  await doorOf(page, 'Kod gönder').click()
  await expect(page.getByLabel('SMS kodu')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kodu yeniden gönder' })).toBeVisible()
  await page.getByRole('button', { name: 'Kodu yeniden gönder' }).click()
  await expect(page.getByText('Kod az önce gönderildi.').first()).toBeVisible()
  await expect(page.getByText(/saniye sonra isteyebilirsin/)).toHaveCount(0)
  await context.close()
})

for (const height of [900, 768]) {
  test(`U9: two toasts leave the title of a dialog in view, ${height} px high`, async ({
    browser,
  }) => {
    const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false })
    await page.setViewportSize({ width: 1440, height })
    const said = ['Bir kez olmadı', 'İki kez olmadı']
    await context.route('**/api/auth/login', (route) =>
      route.fulfill({ json: { success: false, message: said.shift(), data: null } }),
    )
    await doorOf(page, 'Giriş').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Kullanıcı adı').fill('biri')
    await dialog.getByLabel('Şifre', { exact: true }).fill('sifresi')
    for (const text of [...said]) {
      await dialog.getByRole('button', { name: 'Giriş yap', exact: true }).click()
      await expect(page.locator('.toast', { hasText: text })).toBeVisible()
    }
    const bottomOf = async () => {
      const box = await page.locator('.toasts').boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const title = dialog.getByRole('heading', { name: 'Giriş' })
    await expect
      .poll(async () => ((await title.boundingBox())?.y ?? 0) - (await bottomOf()))
      .toBeGreaterThanOrEqual(0)
    await context.close()
  })
}

test('U9: a partner’s page has its heading, and the slip stands where a price was pressed', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true, at: null })
  for (const [path, title] of [
    ['/livespor/fcg', 'Canlı Bahis'],
    ['/esports/betco', 'E-Spor'],
    ['/spor/fcg', 'Spor'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeInViewport()
  }
  const board = partnerOf(page)
  await openMatches(board, 'tr')
  const price = board.locator('.price:enabled').first()
  await price.click()
  const slip = board.locator('.betform')
  await expect(slip).toBeVisible()
  const [pressed, opened] = [await price.boundingBox(), await slip.boundingBox()]
  expect((opened?.y ?? 0) - (pressed?.y ?? 0)).toBeLessThan(120)
  await context.close()
})

test('U16: the menu’s Sanal says that nothing is open yet, and announces virtual games alone', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false })
  await doorOf(page, 'Sanal').click()
  await expect(page).toHaveURL(/\/casino\/games\?kind=virtual/)
  await settle(page)
  await expect(page.getByRole('main')).not.toContainText('Temizle')
  await expect(page.getByRole('main')).not.toContainText('0 oyun')
  const { coming } = await ask<{ coming: { kind: string; name: string }[] }>(
    '/api/casino/section',
    { slug: 'games' },
  )
  const virtual = coming.filter(({ kind }) => kind === 'virtual').map(({ name }) => name)
  const shown = page.getByRole('main').locator('.soon li')
  await expect(shown).toHaveCount(virtual.length)
  for (const name of virtual) await expect(shown.filter({ hasText: name })).toHaveCount(1)
  await context.close()
})

test('U11: the first ticket is written without being told that there is none', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false, at: null })
  const auth = JSON.stringify(await signUp())
  await context.addInitScript((kept) => localStorage.setItem('auth', kept), auth)
  await page.goto('/ticket')
  await settle(page)
  await expect(page.getByText('Henüz destek talebin yok')).toBeVisible()
  await page.getByRole('button', { name: 'Yeni talep' }).click()
  await expect(page.getByRole('heading', { name: 'Yeni talep' })).toBeVisible()
  await expect(page.getByText('Henüz destek talebin yok')).toHaveCount(0)
  await page.getByRole('button', { name: 'Taleplere dön' }).click()
  await expect(page.getByText('Henüz destek talebin yok')).toBeVisible()
  await context.close()
})

for (const language of ['tr', 'en'] as const) {
  test(`U11: the footer names the ways to pay in and the studios that there are, in ${language}`, async ({
    browser,
  }) => {
    const { page, context } = await openVisit(browser, { ...WIDE, language, isPlayer: false })
    await scrollThrough(page)
    const [pay, studios] = [page.locator('.belt--pay li'), page.locator('.belt--wide li')]
    await expect(pay).toHaveCount(9)
    const methods = await ask<{ title: string; type: number }[]>(
      '/api/payment/methods',
      undefined,
      { ...(await playerSession()), locale: language },
    )
    const titles = methods.filter(({ type }) => type === 1).map(({ title }) => title)
    expect((await pay.allInnerTexts()).map((text) => text.trim())).toEqual(titles)

    const open = new Set<string>()
    const announced = new Set<string>()
    for (const slug of ['slot', 'live', 'games', 'bingo', 'tvbets']) {
      const section = await ask<{ studios: { id: string }[]; coming: { studio: string }[] }>(
        '/api/casino/section',
        { slug },
      )
      for (const { id } of section.studios) open.add(id)
      for (const { studio } of section.coming) announced.add(studio)
    }
    const wrong = (await studios.allInnerTexts()).filter((text) => {
      const [name = '', note] = text.split('\n').map((line) => line.trim())
      return note ? open.has(name) || !announced.has(name) : !open.has(name)
    })
    expect(wrong).toEqual([])
    await context.close()
  })
}
