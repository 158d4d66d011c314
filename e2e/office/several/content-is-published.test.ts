import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { signUp } from '../../kit/player.ts'
import { hire, openAt } from '../staff.ts'
import { approve, decide, playerAt } from './shared-steps.ts'

const LIST = '/office/content'

/** Opens a piece from the list. */
async function openPiece(page: Page, name: string): Promise<void> {
  await page.goto(LIST)
  await page
    .getByRole('navigation', { name: 'İçerik listesi' })
    .getByRole('button', { name })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** What was typed is with the server. */
const isSaved = (page: Page) => expect(page.getByText(/^kaydedildi /)).toBeVisible()

test('a slide is drafted, looked at, published, seen on the home page, and put back as it was', async ({
  browser,
}) => {
  const slide = 'Maçlar, oranlar, kurallar'
  const page = await openAt(browser, await hire('content'), LIST)
  await openPiece(page, slide)
  await page.getByRole('button', { name: 'Taslak aç' }).click()
  const note = page.getByLabel('Not, Türkçe')
  const before = await note.inputValue()
  const after = `Bu akşamın notu, ${Date.now() % 100_000}.`
  await note.fill(after)
  await page.getByRole('button', { name: 'Çeviri hâlâ doğru' }).click()
  await isSaved(page)
  const preview = page.frameLocator('iframe[title^="Oyuncunun gördüğü"]')
  await expect(preview.getByText(after)).toBeVisible()

  const player = await playerAt(browser, await signUp(), '/')
  await expect(player.getByText(before)).toBeAttached()
  await expect(player.getByText(after)).toHaveCount(0)
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click()
  await decide(page, 'Yayınla')
  await expect(page.getByText('Yayınlandı', { exact: true })).toBeVisible()
  await seen(player, after)

  await page
    .getByRole('listitem')
    .filter({ hasText: 'eski' })
    .getByRole('button', { name: 'Geri getir' })
    .first()
    .click()
  await expect(page.getByText(/yeni taslak oldu$/)).toBeVisible()
  await expect(note).toHaveValue(before)
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click()
  await decide(page, 'Yayınla')
  await seen(player, before)
})

/** What was published a moment ago stands on the page when it is loaded anew. */
const seen = (page: Page, text: string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByText(text)).toBeAttached({ timeout: 10_000 })
  }).toPass()

test('a text of law is drafted by content, and players read it when manager and compliance agree', async ({
  browser,
}) => {
  const [writer, manager, compliance] = await Promise.all([
    hire('content'),
    hire('manager'),
    hire('compliance'),
  ])
  const name = 'Genel kurallar ve şartlar'
  const page = await openAt(browser, writer, LIST)
  await openPiece(page, name)
  await page.getByRole('button', { name: 'Taslak aç' }).click()
  await page.getByRole('button', { name: 'Blok ekle' }).click()
  const words = `Bu metin ${Date.now() % 1_000_000} numarayla değişti.`
  const block = page.getByRole('group', { name: /^\d+\. blok$/ }).last()
  await block.getByRole('textbox', { name: /, Türkçe$/ }).fill(words)
  await block.getByRole('textbox', { name: /, İngilizce$/ }).fill('This text has changed.')
  await isSaved(page)
  const publish = (of: Page) => of.getByRole('button', { name: 'Yayınla', exact: true })
  await expect(publish(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(publish(page)).toHaveAccessibleDescription(/./)

  const first = await openAt(browser, manager, LIST)
  await openPiece(first, name)
  await publish(first).click()
  await decide(first, 'Yayını öner')
  await expect(first.getByText('Önerildi, ikinci onay bekliyor')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Geri çek' })).toBeVisible()
  await expect(first.getByRole('button', { name: 'İncele' })).toHaveCount(0)
  const player = await playerAt(browser, await signUp(), '/pages/1')
  await expect(player.getByRole('heading', { name }).first()).toBeVisible()
  await expect(player.getByText(words)).toHaveCount(0)

  const second = await openAt(browser, compliance, LIST)
  await openPiece(second, name)
  await approve(second, 'Yayınla, ikinci onay')
  await expect(second.getByText('Yayınlandı', { exact: true })).toBeVisible()
  await seen(player, words)
})
