import { expect, test } from '../kit/journey.ts'
import { doorOf, openVisit, settle } from '../kit/visit.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

test('U9: a refused resend of the phone code does not begin its minute anew', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: true, at: null })
  const refusal = {
    success: false,
    message: 'Kod az önce gönderildi.',
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
