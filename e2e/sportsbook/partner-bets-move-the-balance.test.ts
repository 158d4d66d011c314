import { expect, test } from '../kit/journey.ts'
import { frameAt, rulesBroken } from '../kit/looks.ts'
import { pay, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { money, openMatches, partnerOf, stored, visitor, WORDS } from './partner.ts'

const DEPOSIT = 250
const STAKE = 10

for (const [language, width] of [
  ['tr', 390],
  ['en', 1440],
] as const) {
  test(
    `a player bets at the Digitain-style partner, in ${language} at ${width} px, and the balance follows`,
    deepUnless(width === 390),
    async ({ browser }) => {
      const session = await signUp()
      await pay(session, { deposit: DEPOSIT })
      const { page, problems, close } = await visitor(browser, language, width, session)
      await page.goto('/spor/fcg')
      const frame = partnerOf(page)
      const words = WORDS[language]
      await expect(frame.getByText(money(DEPOSIT))).toBeVisible()
      await expect(page.locator('.partner__wait')).toHaveCount(0)
      const kept = await stored(page)
      expect(kept.sportClientId).toMatch(/^[\da-f-]{36}$/)
      expect(kept.sportUrl).toMatch(/\/sports\/loader$/)
      expect(kept.sportToken?.length).toBeGreaterThan(40)

      // A11Y-01
      const site = frameAt(page, '/sports')
      expect(await rulesBroken(site, language)).toEqual([])
      await openMatches(frame, language)
      await frame.locator('.price').first().click()
      await frame.getByRole('textbox').fill(String(STAKE))
      await frame.getByRole('button', { name: words.place }).click()
      await expect(frame.getByText(words.placed)).toBeVisible()
      await expect(frame.getByText(words.running).first()).toBeVisible()
      expect(await rulesBroken(site, language)).toEqual([])
      await expect(frame.getByText(money(DEPOSIT - STAKE))).toBeVisible()
      // Told by the hub, and asked for when the partner says so.
      await expect
        .poll(async () => Number((await stored(page)).balance))
        .toBeLessThanOrEqual(DEPOSIT - STAKE)

      await page.goto('/dashboard/financial-activities?product=sports')
      await expect(page.getByText(words.history, { exact: true }).first()).toBeVisible()
      expect(problems).toEqual([])
      await close()
    },
  )
}

test('a visitor sees both partners without a name, and is asked to log in when they want to bet', async ({
  browser,
}) => {
  for (const path of ['/spor/fcg', '/esports/betco']) {
    const { page, problems, close } = await visitor(browser, 'tr', 768)
    await page.goto(path)
    const frame = partnerOf(page)
    await frame.locator('.price').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(problems, path).toEqual([])
    await close()
  }
})

test('§3: the BetConstruct-style partner gets url and token, and its word makes us ask for the balance', async ({
  browser,
}) => {
  const { page, close } = await visitor(browser, 'en', 1440, await signUp())
  const asked = page.waitForRequest(/\/api\/sport\/visit/)
  await page.goto('/esports/betco')
  await asked
  await expect(
    partnerOf(page).getByText('This sandbox partner takes no e-sports bets'),
  ).toBeVisible()
  const src = new URL((await page.locator('.partner iframe').getAttribute('src')) ?? '')
  expect(src.pathname).toBe('/iframe-sportsbook/en/esports')
  const kept = await stored(page)
  expect(src.searchParams.get('auth_token')).toBe(kept.esportToken)
  expect(kept.esportUrl).toBe(`${src.origin}`)
  // What it says of the money itself is nobody's truth.
  const polled = page.waitForRequest(/\/api\/user\/balance/)
  const handle = await page.locator('.partner iframe').elementHandle()
  const inner = await handle?.contentFrame()
  await inner?.evaluate((origin) => {
    const params = { balance: 1_000_000, bonus_balance: 0 }
    parent.postMessage({ action: 'userBalance', params }, origin)
  }, new URL(page.url()).origin)
  await polled
  expect((await stored(page)).balance).toBe(0)
  await close()
})

test('WEB-02: a message from another window or origin does nothing', async ({ browser }) => {
  const { page, close } = await visitor(browser, 'tr', 1440)
  await page.goto('/spor/fcg')
  await expect(partnerOf(page).locator('.price').first()).toBeVisible()
  await page.evaluate(() => {
    postMessage({ event: 'loginTrigger' }, '*')
    postMessage({ event: 'height', height: 9_000 }, '*')
  })
  const blank = await page.evaluateHandle(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    return frame
  })
  await blank.evaluate((frame) => {
    const script = (frame as HTMLIFrameElement).contentWindow as Window & typeof globalThis
    script.parent.postMessage({ event: 'loginTrigger' }, '*')
  })
  // What the partner itself says comes after all of these, and is heard.
  await partnerOf(page).getByRole('button', { name: WORDS.tr.logIn }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await page.locator('.partner iframe').evaluate((one) => one.clientHeight)).toBeLessThan(
    5_000,
  )
  await close()
})

test('what the home page calls open takes bets where its link leads, and the section says the same', async ({
  browser,
}) => {
  const { page, problems, close } = await visitor(browser, 'tr', 1440)
  await page.goto('/')
  const rows = page.locator('.sportrow a')
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(rows.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const told = await rows.evaluateAll((all) =>
    all.map((row) => [row.getAttribute('href'), row.querySelector('.tag')?.textContent]),
  )
  expect([...new Set(told.map(String))].sort()).toEqual([
    '/esports,Yakında',
    // The pitch tracker, which comes with our own board.
    '/livespor,Yakında',
    '/livespor/fcg,Açık',
    '/spor/fcg,Açık',
  ])
  for (const [path, tag, call] of [
    ['/spor', 'Açık', 'Bülteni aç'],
    ['/livespor', 'Açık', 'Bülteni aç'],
    ['/esports', 'Yakında', 'Bültene bak'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('.pagehead .tag')).toHaveText(tag)
    await expect(page.getByRole('link', { name: call })).toBeVisible()
  }
  expect(problems).toEqual([])
  await close()
})

test('offline, and where the visit is refused, the page says so and tries again', async ({
  browser,
}) => {
  const { page, close } = await visitor(browser, 'tr', 390, await signUp())
  await page.route('**/api/sport/visit', (route) => route.abort())
  await page.goto('/spor/fcg')
  await expect(page.getByText('Sayfa getirilemedi')).toBeVisible()
  await page.unroute('**/api/sport/visit')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(partnerOf(page).locator('.price').first()).toBeVisible()
  await close()
})
