import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { ask, signUp } from '../../kit/player.ts'
import { hire, openAt, prove } from '../staff.ts'
import { approve, decide, playerAt, reasonIn } from './shared-steps.ts'

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Adımlar' }).getByRole('button', { name }).click()

test('AUZ-03: an offer is tried, given a budget and published by two each, claimed, and stopped at once by one', async ({
  browser,
}) => {
  const [marketing, manager, compliance] = await Promise.all([
    hire('marketing'),
    hire('manager'),
    hire('compliance'),
  ])
  const number = Date.now() % 1_000_000
  const [id, code, title] = [`aksam-${number}`, `AKSAM${number}`, `Akşam bonusu ${number}`]
  const page = await openAt(browser, marketing, '/office/bonus/new')
  await page.getByLabel('Tür').selectOption('Kodla bonus')
  await page.getByLabel('Kısa ad').fill(id)
  await page.getByLabel('Kod', { exact: true }).fill(code)
  await page.getByLabel('Bonus', { exact: true }).fill('20')
  await step(page, 'Metin')
  await page.getByLabel('Başlık, Türkçe').fill(title)
  await page.getByLabel('Özet, Türkçe').fill('Akşam oynayana yirmi lira.')
  await page.getByLabel('Başlık, İngilizce').fill(`Evening bonus ${number}`)
  await page.getByLabel('Özet, İngilizce').fill('Twenty lira for the evening.')
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click()
  await expect(page).toHaveURL(`/office/bonus/${id}`)
  await page.getByRole('button', { name: 'Denemeyi başlat' }).click()
  await expect(page.getByText('Maliyet, beklenen')).toBeVisible({ timeout: 90_000 })

  const row = `/office/bonus?row=${id}`
  const first = await openAt(browser, manager, row)
  await first.getByRole('button', { name: 'Sınırları değiştir' }).click()
  const bounds = await reasonIn(first)
  await bounds.getByLabel('Bütçe').fill('1000')
  await bounds.getByRole('button', { name: 'Sınırları öner' }).click()
  await prove(first, manager)
  await expect(first.getByText('Önerildi, ikinci onay bekliyor')).toBeVisible()
  const second = await openAt(browser, compliance, row)
  await approve(second, 'Sınırları onayla')
  await prove(second, compliance)
  await expect(second.getByText('Yeni sınırlar geçti')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Onaya gönder' }).click()
  await decide(page, 'Onaya gönder')
  await expect(page.getByText('Önerildi, ikinci onay bekliyor')).toBeVisible()
  const player = await playerAt(browser, await signUp(), '/dashboard/claim-bonus')
  await player.getByLabel('Kod', { exact: true }).fill(code)
  await player.getByRole('button', { name: 'Koşulları gör' }).click()
  await expect(player.getByText('Bu kodla verilen bir bonus yok')).toBeVisible()

  await first.reload()
  await approve(first, 'Yayınla, ikinci onay')
  await expect(first.getByText('Yayında: oyuncular yeni koşulları görüyor')).toBeVisible()
  await player.reload()
  await player.getByLabel('Kod', { exact: true }).fill(code)
  await player.keyboard.press('Enter')
  const found = player.getByRole('article').filter({ hasText: title })
  await found.getByRole('button', { name: /^Bonusu al/ }).click()
  await expect(player).toHaveURL('/dashboard/bonuses')
  await expect(player.getByText(title).first()).toBeVisible()

  await page.goto(row)
  await page.getByRole('button', { name: 'Durdur' }).click()
  await decide(page, 'Yeni talepleri durdur')
  await expect(page.getByText(`${title} durduruldu, süren bonuslar devam ediyor`)).toBeVisible()
  await expect(ask('/api/bonus/claim', { id, code }, await signUp())).rejects.toThrow()
  await player.reload()
  await expect(player.getByText(title).first()).toBeVisible()
})
