import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { pay, type Session, signUp } from '../kit/player.ts'
import { decide, playerAt, REASON } from './several/shared-steps.ts'
import { hire, openAt } from './staff.ts'

/** A picture of points, as small as a browser draws one. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const rowOf = (page: Page, { username }: Session) =>
  page.getByRole('row').filter({ hasText: username })

/** What is missing is proposed, and agreed to by somebody else. */
async function askByTwo(first: Page, second: Page, session: Session): Promise<void> {
  await rowOf(first, session).click()
  await first.getByRole('button', { name: 'Belge iste' }).click()
  await first.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Kimlik belgesi' })
  await decide(first, 'Belge istemeyi öner')
  await expect(first.getByText('Belge isteme önerildi, ikinci onay bekliyor')).toBeVisible()
  await rowOf(second, session).click()
  await second.getByRole('button', { name: 'Belge iste' }).click()
  await expect(second.getByRole('dialog')).toContainText('Kimlik belgesi')
  await decide(second, 'Belge iste, ikinci onay')
  await expect(second.getByText('Oyuncuya yazıldı, saat yanıtını bekliyor')).toBeVisible()
}

test('a player who is asked for a document hands it in, and reads what one person of risk made of it', async ({
  browser,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 2_000, withdraw: 900 })
  const [ece, nur] = await Promise.all([hire('risk'), hire('cashier')])
  const [risk, money] = await Promise.all(
    [ece, nur].map((who) => openAt(browser, who, '/office/withdrawals')),
  )
  if (!risk || !money) throw new Error('two pages are open')
  await askByTwo(risk, money, session)

  const player = await playerAt(browser, session, '/dashboard/withdraw')
  const asked = player.getByRole('region', { name: 'Çekimin için belge isteniyor' })
  await expect(asked).toContainText('İstenen: kimlik belgesi')
  const file = { name: 'kimlik.png', mimeType: 'image/png', buffer: PNG }
  await asked.getByLabel('Dosya seç').setInputFiles([file])
  await asked.getByRole('button', { name: 'Belgeyi gönder' }).click()
  await expect(asked.getByRole('status')).toContainText('Gönderildi')

  await risk.goto('/office/documents')
  await rowOf(risk, session).click()
  const panel = risk.getByRole('complementary', { name: /^Kimlik, / })
  await expect(panel).toContainText('Deniz Örnek')
  await panel.getByRole('button', { name: /kimlik\.png/ }).click()
  await risk.getByLabel('Neden görmen gerekiyor?').fill(REASON)
  await risk.getByRole('button', { name: 'Göster', exact: true }).click()
  const picture = panel.getByRole('img', { name: 'kimlik.svg' })
  const drawn = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)
  await expect.poll(drawn).toBeGreaterThan(0)
  await panel.getByRole('button', { name: /^Kabul et/ }).click()
  await decide(risk, 'Kabul et')
  await expect(risk.getByText('Belge kabul edildi')).toBeVisible()
  await expect(rowOf(risk, session)).toHaveCount(0)

  await player.reload()
  const over = player.getByRole('region', { name: 'Çekimin için istenen belge' })
  await expect(over.getByRole('status')).toContainText('Kabul edildi')
  await expect(over.getByLabel('Dosya seç')).toHaveCount(0)
})
