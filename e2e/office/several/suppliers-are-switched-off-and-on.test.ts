import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from '../../kit/journey.ts'
import { signUp } from '../../kit/player.ts'
import { doorOf } from '../../kit/visit.ts'
import { DEEP } from '../../runner/deep.ts'
import { useOwnApp } from '../../runner/own-app.ts'
import { hire, inBooks, openAt } from '../staff.ts'
import { playerAt, reasonIn } from './shared-steps.ts'

// A supplier that is switched off takes its games from every player.
useOwnApp()

const [NAME, GAME] = ['Hub88', 'Nar Bahçesi']
const PATH = '/office/suppliers?supplier=hub88'

const caseOf = (page: Page) => page.getByRole('complementary', { name: NAME })

/** The list of each supplier is read every five minutes: now. */
const readLists = () =>
  inBooks((db) => sql`select graphile_worker.add_job('sync_catalogue')`.execute(db))

async function typeName(page: Page, verb: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Sürdürmek için ${NAME} yaz`).fill(NAME)
  await dialog.getByRole('button', { name: verb }).click()
}

test(
  'who is on call switches a supplier off alone and opens it with a second person; the lobby follows',
  DEEP,
  async ({ browser }) => {
    const [oncall, manager] = await Promise.all([hire('oncall'), hire('manager')])
    const player = await playerAt(browser, await signUp(), '/casino/slot')
    await expect(doorOf(player, `${GAME}: oyna`)).toBeVisible()
    const page = await openAt(browser, oncall, PATH)
    await caseOf(page).getByRole('button', { name: 'Kapat…' }).click()
    const kill = await reasonIn(page)
    await kill.getByRole('button', { name: /oyunu kapat$/ }).click()
    await expect(kill.getByText(`Ad tutmuyor: ${NAME}`)).toBeVisible()
    await typeName(page, /oyunu kapat$/)
    await expect(page.getByText(/^Hub88 kapatıldı: \d+ oyun$/)).toBeVisible()
    await expect(async () => {
      await player.reload()
      await expect(player.getByRole('article').first()).toBeVisible()
      await expect(doorOf(player, `${GAME}: oyna`)).toHaveCount(0, { timeout: 2_000 })
    }).toPass()

    await caseOf(page).getByRole('button', { name: 'Açmayı öner' }).click()
    await reasonIn(page)
    await typeName(page, 'Açmayı öner')
    await expect(page.getByText('Önerildi, ikinci onay bekleniyor')).toBeVisible()
    await expect(caseOf(page).getByRole('button', { name: 'İncele' })).toHaveCount(0)
    const second = await openAt(browser, manager, PATH)
    await expect(caseOf(second)).toContainText(oncall.fullName)
    await caseOf(second).getByRole('button', { name: 'İncele' }).click()
    await typeName(second, `${NAME} tedarikçisini aç`)
    await expect(second.getByText(`${NAME} listesine bırakıldı`)).toBeVisible()
    await readLists()
    await expect(async () => {
      await player.reload()
      await expect(doorOf(player, `${GAME}: oyna`)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  },
)
