import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { type Session, signUp } from '../kit/player.ts'
import { approve, decide, idOf, playerAt } from './several/shared-steps.ts'
import { hire, openAt, prove } from './staff.ts'

const WORDS = 'Bir yıldır buradayım, bana uygun bir bonus var mı?'
const rowOf = (page: Page, { username }: Session) =>
  page.getByRole('row').filter({ hasText: username })

/** Asks for another bonus, as the player does on the page of bonuses. */
async function askFor(player: Page): Promise<void> {
  const asking = player.getByRole('region', { name: 'Bonus iste' })
  await asking.getByLabel('Kısaca neden').fill(WORDS)
  await asking.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(asking.getByRole('status')).toContainText('İsteğin sırada.')
}

test('a player asks for a bonus: one request is refused with a reason, the next is given by two people', async ({
  browser,
}) => {
  const session = await signUp()
  const [defne, kerem] = await Promise.all([hire('support'), hire('manager')])
  const player = await playerAt(browser, session, '/dashboard/claim-bonus')
  const asking = player.getByRole('region', { name: 'Bonus iste' })
  await askFor(player)

  const desk = await openAt(browser, defne, '/office/bonus-requests')
  await rowOf(desk, session).click()
  const panel = desk.getByRole('complementary', { name: /^Başka bir bonus, / })
  await expect(panel).toContainText(WORDS)
  await panel.getByRole('button', { name: /^Reddet/ }).click()
  await desk.getByRole('dialog').getByRole('combobox').selectOption({ label: 'uyan teklif yok' })
  await decide(desk, 'Reddet')
  await expect(desk.getByText('İstek reddedildi, oyuncu haberdar')).toBeVisible()
  await expect(rowOf(desk, session)).toHaveCount(0)
  await player.reload()
  await expect(asking.getByRole('list')).toContainText('İstediğine uyan açık bir bonus yok.')

  await askFor(player)
  await desk.reload()
  await rowOf(desk, session).click()
  await panel.getByRole('button', { name: /^Bonus öner/ }).click()
  const offer = desk.getByRole('dialog').getByRole('combobox')
  await offer.selectOption({ index: 1 })
  await decide(desk, /bonusu öner/)
  await expect(desk.getByText('Önerildi, ikinci onay bekliyor')).toBeVisible()
  await expect(panel).toContainText('ikinci onayda')
  await expect(asking.getByRole('status')).toContainText('Bir çalışanımız isteğine bakıyor.', {
    timeout: 45_000,
  })

  const lead = await openAt(browser, kerem, `/office/players/${await idOf(session)}?tab=bonuses`)
  await approve(lead, 'Bonusu ver, ikinci onay')
  await prove(lead, kerem)
  await expect(lead.getByText('Bonus verildi')).toBeVisible()
  await player.reload()
  await expect(asking.getByRole('list')).toContainText('Sana verilen:')
  await expect(asking.getByRole('button', { name: 'İsteği gönder' })).toBeVisible()
})
