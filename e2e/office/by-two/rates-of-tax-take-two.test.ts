import { giveLicence } from '../../../server/src/testing/licence.ts'
import { expect, test } from '../../kit/journey.ts'
import { reasonIn } from '../several/shared-steps.ts'
import { hire, inBooks, openAt, prove } from '../staff.ts'

const PATH = '/office/system?tab=licences'
const NUMBER = 'OGL/2026/1'

test('AUZ-03: a rate of tax is proposed by one, and applies from its day once another agrees', async ({
  browser,
}) => {
  const clock = { now: () => new Date() }
  await inBooks((db) =>
    giveLicence({ db, clock }, { validFrom: '2020-01-01', validUntil: '2099-12-31' }),
  )
  const [compliance, manager] = await Promise.all([hire('compliance'), hire('manager')])
  const page = await openAt(browser, compliance, PATH)
  await page.getByRole('button', { name: 'Oran gir' }).click()
  const dialog = await reasonIn(page)
  await dialog.getByLabel('Matrah').selectOption('Yatırma')
  await dialog.getByLabel(`Sürdürmek için ${NUMBER} yaz`).fill(NUMBER)
  await dialog.getByRole('button', { name: 'Oranı öner' }).click()
  const rate = dialog.getByLabel('Oran, %')
  await expect(rate).toBeFocused()
  await expect(rate).toHaveAttribute('aria-invalid', 'true')
  await expect(rate).toHaveAccessibleDescription(/Bütün alanları doldur/)
  await rate.fill('6,125')
  await dialog.getByLabel('İlk gün').fill('2098-01-01')
  await dialog.getByRole('button', { name: 'Oranı öner' }).click()
  await prove(page, compliance)
  await expect(page.getByText('Önerildi, ikinci onay bekleniyor')).toBeVisible()
  const own = page.getByRole('status').filter({ hasText: 'Sen önerdin' })
  await expect(own.getByRole('button', { name: 'Geri çek' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'İncele' })).toHaveCount(0)
  const rates = page.getByRole('region', { name: 'Vergi oranları' })
  await expect(rates.getByRole('row').filter({ hasText: '%6,125' })).toHaveCount(0)

  const second = await openAt(browser, manager, PATH)
  const waiting = second.getByRole('status').filter({ hasText: compliance.fullName })
  await waiting.getByRole('button', { name: 'İncele' }).click()
  const seen = second.getByRole('dialog')
  await expect(seen).toContainText(compliance.fullName)
  await seen.getByLabel(`Sürdürmek için ${NUMBER} yaz`).fill(NUMBER)
  await seen.getByRole('button', { name: '%6,125 oranını kaydet' }).click()
  await prove(second, manager)
  await expect(second.getByText('Oran kaydedildi')).toBeVisible()
  const row = second.getByRole('row').filter({ hasText: '%6,125' })
  await expect(row).toContainText('Günü gelmedi')
  await expect(row).toContainText(manager.fullName)
})
