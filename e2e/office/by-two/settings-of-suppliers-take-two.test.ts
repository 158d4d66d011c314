import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { reasonIn } from '../several/shared-steps.ts'
import { hire, openAt, prove } from '../staff.ts'

const PATH = '/office/suppliers?supplier=digitain'
const SETTING = 'Devre kesikken beklenen saniye'

const settingOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Kullanılan ayarlar' })
    .getByRole('listitem')
    .filter({ hasText: SETTING })

test('AUZ-03: a setting of a supplier is proposed by one and used once another agrees; both prove that it is they', async ({
  browser,
}) => {
  const [oya, ozan] = await Promise.all([hire('oncall'), hire('oncall')])
  const page = await openAt(browser, oya, PATH)
  await expect(settingOf(page)).toContainText('kurulumdan')
  await settingOf(page).getByRole('button').click()
  const dialog = await reasonIn(page)
  const propose = dialog.getByRole('button', { name: 'Ayarı öner' })
  await propose.click()
  const value = dialog.getByLabel('Yeni değer')
  await expect(value).toBeFocused()
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await value.fill('45')
  await propose.click()
  await prove(page, oya)
  await expect(page.getByText('Önerildi, ikinci onay bekleniyor')).toBeVisible()
  await expect(page.getByRole('button', { name: 'İncele' })).toHaveCount(0)

  const second = await openAt(browser, ozan, PATH)
  await expect(settingOf(second)).toContainText('kurulumdan')
  await second.getByRole('button', { name: 'İncele' }).click()
  const seen = second.getByRole('dialog')
  await expect(seen).toContainText('SUPPLIER_BREAKER_REST_SECONDS')
  await expect(seen).toContainText(oya.fullName)
  await seen.getByRole('button', { name: 'Ayarı değiştir' }).click()
  await prove(second, ozan)
  await expect(second.getByText(/^Ayar değişti/)).toBeVisible()
  await expect(settingOf(second)).toContainText('45')
  await expect(settingOf(second)).toContainText(`${oya.fullName} ve ${ozan.fullName}`)
})
