import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from '../../kit/journey.ts'
import { signUp } from '../../kit/player.ts'
import { decide, REASON, reasonIn } from '../several/shared-steps.ts'
import { hire, inBooks, openAt } from '../staff.ts'

const PATH = '/office/risk?tab=screening'
const HEAD = 'source;kind;id;name;aliases;birth;country;document'

/** Opens the tab as who may read it, for a reason. */
async function openLists(page: Page, view: string): Promise<void> {
  await page.getByLabel('Neden bakıyorsun?').fill(REASON)
  await page.getByRole('button', { name: 'Göster' }).click()
  await page.getByRole('button', { name: view }).click()
}

test('AUZ-03: a list of sanctions is brought in, and whom it names is decided by two of compliance', async ({
  browser,
}) => {
  const surname = `Kızılırmak${'abcdefghij'.charAt(Date.now() % 10)}`
  const { username } = await signUp({ name: 'Kerem', surname })
  const [mlro, deputy] = await Promise.all([hire('compliance'), hire('compliance')])
  const page = await openAt(browser, mlro, PATH)
  await openLists(page, 'Listeler')
  await page.getByRole('button', { name: 'Liste al' }).click()
  const dialog = await reasonIn(page)
  const source = `Liste ${username}`
  const content = `${HEAD}\n${source};sanctions;1;Kerem ${surname};;1990-02-03;TR;\n`
  const file = { name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await dialog.getByLabel('CSV dosyası').setInputFiles(file)
  await expect(dialog.getByText(/1 yeni/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Listeyi al' }).click()
  await expect(page.getByText(`${source}: sürüm 1 alındı`)).toBeVisible()
  // The job of the next minute, now.
  await inBooks((db) => sql`select graphile_worker.add_job('run_screening')`.execute(db))

  await expect(async () => {
    await page.goto(PATH)
    await page.getByRole('row').filter({ hasText: username }).click({ timeout: 3_000 })
  }).toPass()
  const match = page.getByRole('complementary', { name: /^Eşleşme \d+$/ })
  await expect(match).toContainText('yasa gereği bekliyor')
  await match.getByRole('button', { name: 'Karar öner' }).click()
  await page.getByRole('dialog').getByLabel('Neden', { exact: true }).selectOption('başka biri')
  await decide(page, 'Karar öner')
  await expect(page.getByText('Önerildi, ikinci onay bekliyor')).toBeVisible()
  await expect(match.getByRole('button', { name: 'İncele' })).toHaveCount(0)

  const second = await openAt(browser, deputy, PATH)
  await openLists(second, 'Bekleyen')
  await second.getByRole('row').filter({ hasText: username }).click()
  const same = second.getByRole('complementary', { name: /^Eşleşme \d+$/ })
  await same.getByRole('button', { name: 'İncele' }).click()
  const seen = second.getByRole('dialog')
  await expect(seen).toContainText(mlro.fullName)
  await seen.getByRole('button', { name: 'Onayla: başka biri' }).click()
  await expect(second.getByText('Karar verildi')).toBeVisible()
  await second.getByRole('button', { name: 'Karara bağlanan' }).click()
  await expect(second.getByRole('row').filter({ hasText: username })).toContainText('başka biri')
})
