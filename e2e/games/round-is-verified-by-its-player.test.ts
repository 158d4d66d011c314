import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { gamePage, pay, signUp } from '../kit/player.ts'
import { contextOf, SAYS, VIEWS } from '../slot/slot-page.ts'

const PLINKO = 'zar_nar_tanesi'
const WIN_HOLDS = /^Kazanç tutuyor/
const COPY = /^Tur kayıtlarını kopyala \(1\)$/

test('FAIR-05: a round of plinko is verified in the page, and by one file that opens without a server', async ({
  browser,
}) => {
  const [view] = VIEWS
  const says = SAYS[view.language]
  const session = await signUp()
  await pay(session, { deposit: 500 })
  const context = await contextOf(browser, view)
  const address = await gamePage(session, PLINKO, view.language)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address.origin })
  const page = await context.newPage()
  await page.goto(address.href)
  await expect(page.locator('.desk')).toBeVisible()
  const playing = page.waitForResponse('**/api/begin')
  await page.locator('body').press('Space')
  await playing
  await expect(page.locator('.act--in')).toHaveAttribute('aria-busy', 'false')
  await page.locator('body').press('h')
  const history = page.getByRole('dialog', { name: says.history })
  await expect(history.locator('summary')).toHaveCount(1)
  await expect(history.getByRole('link', { name: says.verify })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.locator('body').press('f')
  await page.getByRole('button', { name: says.rotate }).click()
  await expect(page.getByRole('heading', { name: says.revealed })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('body').press('h')
  await history.locator('summary').click()
  const told = await history.locator('.round .panel__note').innerText()
  await history.getByRole('button', { name: COPY }).click()
  const records: string = await page.evaluate(() => navigator.clipboard.readText())

  const opening = context.waitForEvent('page')
  await history.getByRole('link', { name: says.verify }).click()
  const verifier = await opening
  await verifier.getByRole('button', { name: says.verify }).click()
  await expect(verifier.getByText(says.matches)).toBeVisible()
  await expect(verifier.getByText(WIN_HOLDS)).toBeVisible()
  await expect(verifier.locator('.verified__summary')).toHaveText(told)
  expect(await rulesBroken(verifier, view.language)).toEqual([])

  const downloading = verifier.waitForEvent('download')
  await verifier.getByRole('link', { name: 'Doğrulayıcıyı indir' }).click()
  const file = test.info().outputPath('verifier.html')
  await (await downloading).saveAs(file)
  const alone = await (await browser.newContext({ offline: true })).newPage()
  await alone.goto(`file://${file}`)
  await alone.getByLabel('Kayıtlar / Records').fill(records)
  await alone.getByRole('button', { name: 'Verify' }).click()
  await expect(alone.getByRole('status')).toContainText('1 of 1 rounds hold.')
  await alone
    .getByLabel('Kayıtlar / Records')
    .fill(records.replace(/"winKurus":\d+/, '"winKurus":1'))
  await alone.getByRole('button', { name: 'Verify' }).click()
  await expect(alone.getByRole('status')).toContainText('0 of 1 rounds hold.')
})
