import type { Page } from '@playwright/test'
import { runRiskRules } from '../../../server/src/modules/fraud/index.ts'
import { openLog } from '../../../server/src/platform/log/log.ts'
import { systemRandom } from '../../../server/src/platform/random.ts'
import { expect, test } from '../../kit/journey.ts'
import { ask, balanceOf, pay, type Session, signUp } from '../../kit/player.ts'
import { DEEP } from '../../runner/deep.ts'
import { hire, inBooks, openAt } from '../staff.ts'
import { decide, playerAt, reasonIn } from './shared-steps.ts'

/** Somebody whose money came in and asks to leave unplayed, which a rule has seen. */
async function passThrough(): Promise<Session> {
  const session = await signUp()
  await pay(session, { deposit: 3_000, withdraw: 2_500 })
  await inBooks(async (db) =>
    runRiskRules({
      db,
      clock: { now: () => new Date() },
      random: systemRandom,
      log: openLog('silent'),
      onCommitted: () => {},
    }),
  )
  return session
}

const rowOf = (page: Page, { username }: Session) =>
  page.getByRole('row').filter({ hasText: username })

test(
  'an alert is closed as noise by one, for a reason, and nothing changes for its player',
  DEEP,
  async ({ browser }) => {
    const session = await passThrough()
    const risk = await hire('risk')
    const page = await openAt(browser, risk, '/office/risk')
    await rowOf(page, session).click()
    const alert = page.getByRole('complementary', { name: /^Uyarı / })
    await expect(alert).toContainText(session.username)
    await alert.getByRole('button', { name: 'Gürültü, kapat' }).click()
    await decide(page, '1 uyarıyı kapat')
    await expect(page.getByText('1 uyarı kapandı')).toBeVisible()
    await expect(rowOf(page, session)).toHaveCount(0)
    expect(await balanceOf(session)).toBe(500)
  },
)

test('a case is made of an alert, and nobody blocks its player before a second person agrees', async ({
  browser,
}) => {
  const session = await passThrough()
  const [risk, compliance] = await Promise.all([hire('risk'), hire('compliance')])
  const page = await openAt(browser, risk, '/office/risk')
  await rowOf(page, session).click()
  const alert = page.getByRole('complementary', { name: /^Uyarı / })
  await alert.getByRole('button', { name: 'Vaka aç' }).click()
  await decide(page, 'Vaka aç')
  const made = page.getByText(/^Vaka \d+ açıldı$/)
  await expect(made).toBeVisible()
  const [, id = ''] = /(\d+)/.exec((await made.textContent()) ?? '') ?? []

  const path = `/office/risk?tab=cases&row=${id}`
  await page.goto(path)
  const one = page.getByRole('complementary', { name: `Vaka ${id}` })
  await one.getByRole('button', { name: 'Karar öner' }).click()
  const dialog = await reasonIn(page)
  await dialog.getByRole('button', { name: 'Kararı öner' }).click()
  await expect(dialog.getByText('Bir karar seç.')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Hesap engellendi/ }).check()
  await dialog.getByRole('button', { name: 'Kararı öner' }).click()
  await expect(page.getByText('Karar önerildi, ikinci onay bekliyor')).toBeVisible()
  await expect(one.getByRole('button', { name: /^Onayla/ })).toHaveCount(0)
  expect(await balanceOf(session)).toBe(500)

  const player = await playerAt(browser, session, '/')
  await expect(player.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
  const second = await openAt(browser, compliance, path)
  const same = second.getByRole('complementary', { name: `Vaka ${id}` })
  await expect(same).toContainText(risk.fullName)
  await same.getByRole('button', { name: 'Onayla: Hesap engellendi' }).click()
  await decide(second, 'Onayla: Hesap engellendi')
  await expect(second.getByText('Vaka karara bağlandı')).toBeVisible()
  await expect(player.getByRole('button', { name: 'Giriş', exact: true }).first()).toBeVisible()
  await expect(ask('/api/user/balance', undefined, session)).rejects.toThrow()
})
