import { expect, test } from '../../kit/journey.ts'
import { balanceOf, pay, signUp, writeTicket } from '../../kit/player.ts'
import { hire, openAt } from '../staff.ts'
import { playerAt } from './shared-steps.ts'

/** More tickets than wait while the journeys run. */
const ROWS_MAX = 100

test('support goes to a ticket, writes a note and answers with the keyboard alone', async ({
  browser,
}) => {
  const session = await signUp()
  const title = 'Bonusum nerede'
  const { number } = await writeTicket(session, { title, text: 'Dün almıştım.' })
  const page = await openAt(browser, await hire('support'), '/office')
  const press = (keys: string) => page.keyboard.press(keys)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press('g')
  await press('b')
  await expect(page.getByRole('heading', { name: 'Biletler', level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const open = page.getByRole('complementary', { name: `Bilet #${number}` })
  for (let row = 0; row < ROWS_MAX && !(await open.isVisible()); row++) {
    await press('j')
    await expect(page.getByRole('complementary', { name: /^Bilet #/ })).toBeVisible()
  }
  await expect(open.getByText('Dün almıştım.')).toBeVisible()
  await press('n')
  await expect(open.getByRole('textbox', { name: 'İç not' })).toBeFocused()
  await page.keyboard.type('Bonus dün verilmiş.')
  await press('Control+Enter')
  await expect(open.getByText('Bonus dün verilmiş.')).toBeVisible()
  await press('Tab')
  await expect(open.getByRole('button', { name: 'Yanıta dön' })).toBeFocused()
  await press('Enter')
  await expect(open.getByRole('textbox', { name: 'Yanıtın' })).toBeFocused()
  await page.keyboard.type('Bonusun dün hesabına geçti.')
  await press('Control+Enter')
  await expect(page.getByText(`#${number} yanıtlandı`)).toBeVisible()
  const player = await playerAt(browser, session, '/ticket')
  await player.getByText(title).first().click()
  await expect(player.getByRole('log').getByText('Bonusun dün hesabına geçti.')).toBeVisible()
  await expect(player.getByText('Bonus dün verilmiş.')).toHaveCount(0)
})

test('a cashier pays by what a screen reader says alone: roles and names', async ({ browser }) => {
  const session = await signUp()
  await pay(session, { deposit: 2_000, withdraw: 900 })
  const who = await hire('cashier')
  const page = await openAt(browser, who, '/office')
  const rail = page.getByRole('navigation', { name: 'Ekranlar' })
  await rail.getByRole('link', { name: /^Çekimler, \d+ bekliyor$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Çekimler' })).toBeVisible()
  const list = page.getByRole('region', { name: 'Çekimler' }).getByRole('table')
  const row = list.getByRole('row', { name: new RegExp(session.username) })
  await row.click()
  await expect(row).toHaveAttribute('aria-selected', 'true')
  const one = page.getByRole('complementary', { name: /^Çekim #/ })
  await one.getByRole('button', { name: '₺900,00 öde' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sen olduğunu doğrula' })
  await dialog
    .getByRole('textbox', { name: 'Altı rakamlı kod' })
    .pressSequentially(await who.code())
  await expect(page.getByText('₺900,00 bankaya gönderildi')).toBeVisible()
  expect(await balanceOf(session)).toBe(1_100)
})
