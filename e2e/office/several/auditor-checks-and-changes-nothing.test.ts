import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { Right } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { expect, test } from '../../kit/journey.ts'
import { pay, signUp, writeTicket } from '../../kit/player.ts'
import { DEEP } from '../../runner/deep.ts'
import { hire, openAt } from '../staff.ts'
import { decide, idOf, REASON, readLog } from './shared-steps.ts'

type Screen = { path: string; section?: string; right: Right; orRights?: readonly Right[] }
const LIST = new URL('../../../web/src/office/screens.ts', import.meta.url).href
const { SCREENS } = (await import(LIST)) as { SCREENS: readonly Screen[] }
const OWN = SCREENS.filter(
  ({ section, right, orRights = [] }) =>
    section && [right, ...orRights].some((one) => ROLE_FACTS.auditor.holds[one] !== undefined),
)
/** What a button is called that changes something. */
const CHANGES =
  /öde|reddet|beklet|kapat|durdur|dışla|engel|yanıtla|gönder|onayla|öner|taslak|yayınla|devret|üstlen|yaz$|ekle|sil$|kaldır|düzelt|ver$|davet|değiştir|geri al|iptal|işaretle|şikâyet aç|vaka aç|sınır koy|mesaj|not/i

const textOf = async (file: Download) => readFile(await file.path(), 'utf8')

test('the auditor verifies the chain, finds who did what, and takes out a report without a player’s name', async ({
  browser,
}) => {
  const session = await signUp()
  const id = await idOf(session)
  const [support, auditor] = await Promise.all([hire('support'), hire('auditor')])
  const desk = await openAt(browser, support, `/office/players/${id}`)
  await desk.getByRole('button', { name: /^Mesaj/ }).click()
  const message = desk.getByRole('dialog')
  await message.getByLabel('Başlık').fill('Havalen hakkında')
  await message.getByLabel('Metin').fill('Havalen bugün geldi.')
  await message.getByRole('button', { name: 'Mesajı gönder' }).click()
  await expect(desk.getByText(/oyuncusunun gelen kutusunda$/)).toBeVisible()

  const page = await openAt(browser, auditor, '/office/audit')
  await page.getByRole('button', { name: 'Zinciri doğrula' }).click()
  await expect(page.getByText('Zincir tutuyor')).toBeVisible()
  await expect(page.getByText('fark 0')).toBeVisible()
  await readLog(page)
  await page.goto(`/office/audit?object=player:${id}`)
  const row = page.getByRole('row').filter({ hasText: 'player.message' })
  await expect(row).toContainText(support.fullName)
  await expect(page.getByRole('row').filter({ hasText: 'player.view' })).toHaveCount(1)

  await page.goto('/office/reports')
  await page.getByRole('button', { name: 'CSV' }).click()
  const saving = page.waitForEvent('download')
  await decide(page, 'Dosyayı indir')
  const report = await textOf(await saving)
  expect(report).toContain(auditor.fullName)
  for (const name of [session.username, 'Deniz', 'Örnek']) expect(report).not.toContain(name)
})

test(
  'the log leaves the house when a second person agrees, with who took it and how far it is sealed',
  DEEP,
  async ({ browser }) => {
    const [auditor, compliance] = await Promise.all([hire('auditor'), hire('compliance')])
    const page = await openAt(browser, auditor, '/office/audit')
    await page.getByRole('button', { name: 'Dışa aktar' }).click()
    const dialog = page.getByRole('dialog', { name: 'İzi dışa aktar' })
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
    await dialog.getByLabel('İlk gün').fill(today)
    await dialog.getByLabel('Son gün').fill(today)
    await dialog.getByLabel('Biçim').selectOption('CSV, tablo için')
    await dialog.getByLabel('Açıklama').fill(REASON)
    await dialog.getByRole('button', { name: 'Dışa aktarmayı öner' }).click()
    await expect(page.getByText('Önerildi. İkinci onay bekliyor.')).toBeVisible()

    const second = await openAt(browser, compliance, '/office/audit')
    await second
      .getByText(`Öneren ${auditor.fullName}`)
      .locator('xpath=ancestor-or-self::*[.//button][1]')
      .getByRole('button', { name: 'Onayla ve indir' })
      .click()
    const saving = second.waitForEvent('download')
    await decide(second, 'Onayla ve indir')
    const rows = await textOf(await saving)
    expect(rows).toContain(compliance.fullName)
    expect(rows).toMatch(/sealed to \d+: [\da-f]{64}/)
    expect(rows).toContain('id;at;actor;roles;does;outcome')
  },
)

test(
  'no screen and no record has a button with which the auditor changes anything',
  DEEP,
  async ({ browser }) => {
    const session = await signUp()
    await pay(session, { deposit: 2_000, withdraw: 900 })
    await writeTicket(session, { title: 'Çekimim nerede', text: 'Dün istedim.' })
    const page = await openAt(browser, await hire('auditor'), '/office')
    const paths = [...OWN.map(({ path }) => path), `/office/players/${await idOf(session)}`]
    const wrong: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const first = page.getByRole('row').nth(1)
      if (await first.isVisible()) {
        await first.click()
        await page.waitForLoadState('networkidle')
      }
      for (const name of await changing(page)) wrong.push(`${path}: ${name}`)
    }
    expect(wrong).toEqual([])
  },
)

/** The buttons of the screen that can be pressed and are called by what they change. */
const changing = async (page: Page) => {
  const buttons = page.getByRole('main').getByRole('button', { disabled: false, name: CHANGES })
  // Filters are pressed or not; the second person of an export gets a file.
  const acts = await buttons.and(page.locator(':not([aria-pressed])')).allTextContents()
  return acts.filter((name) => name !== 'Onayla ve indir')
}
