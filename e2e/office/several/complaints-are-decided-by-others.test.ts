import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { signUp, writeTicket } from '../../kit/player.ts'
import { hire, openAt } from '../staff.ts'
import { approve, decide, playerAt, reasonIn } from './shared-steps.ts'

const SAID = 'Bahsin kurallara göre sonuçlandı, farkı hesabına ekledik.'

const expectClosed = (button: Locator) => expect(button).toHaveAttribute('aria-disabled', 'true')
const caseOf = (page: Page, id: string) =>
  page.getByRole('complementary', { name: `Şikâyet ${id}` })

test('a complaint is opened from a ticket, and decided by two who did not answer it', async ({
  browser,
}) => {
  const session = await signUp()
  const ticket = { title: 'Bahsim yanlış sonuçlandı', text: 'Kazanmıştım.' }
  const { number } = await writeTicket(session, ticket)
  const [support, manager, compliance, other] = await Promise.all([
    hire('support'),
    hire('manager'),
    hire('compliance'),
    hire('manager'),
  ])
  const page = await openAt(browser, support, `/office/tickets?row=${number}`)
  await page.getByRole('button', { name: 'Şikâyet aç' }).click()
  await decide(page, 'Şikâyeti aç')
  const made = page.getByText(/^Şikâyet açıldı: \d+$/)
  const [id = ''] = /\d+$/.exec((await made.textContent()) ?? '') ?? []
  const path = `/office/complaints?row=${id}`
  await page.goto(path)
  await expectClosed(caseOf(page, id).getByRole('button', { name: 'Karar öner' }))

  // Who writes to the player takes no part in the decision.
  const writer = await openAt(browser, manager, path)
  await caseOf(writer, id).getByRole('button', { name: 'Oyuncuya yaz' }).click()
  const words = await reasonIn(writer)
  await words.getByLabel('Oyuncu ne okur').fill('Şikâyetini aldık, bakıyoruz.')
  await words.getByRole('button', { name: 'Yaz', exact: true }).click()
  await expect(writer.getByText('Oyuncuya yazıldı', { exact: true })).toBeVisible()
  await expectClosed(caseOf(writer, id).getByRole('button', { name: 'Karar öner' }))

  const first = await openAt(browser, compliance, path)
  await caseOf(first, id).getByRole('button', { name: 'Karar öner' }).click()
  const proposal = await reasonIn(first)
  await proposal.getByLabel('Karar', { exact: true }).selectOption('Oyuncu haklı')
  await proposal.getByLabel('Oyuncu ne okur').fill(SAID)
  await proposal.getByRole('button', { name: 'Kararı öner' }).click()
  await expect(first.getByText('Karar önerildi, ikinci onay bekliyor')).toBeVisible()

  await writer.reload()
  await expectClosed(caseOf(writer, id).getByRole('button', { name: 'İncele' }))

  const second = await openAt(browser, other, path)
  await approve(second, 'Onayla: Oyuncu haklı')
  await expect(second.getByText('Karar verildi, oyuncuya yazıldı')).toBeVisible()
  const player = await playerAt(browser, session, '/')
  await player
    .getByRole('banner')
    .getByRole('button', { name: /^Bildirimler/ })
    .click()
  await expect(player.getByText(`Şikâyetin haklı bulundu: ${id}`)).toBeVisible()
  await expect(player.getByText(SAID)).toBeVisible()
})
