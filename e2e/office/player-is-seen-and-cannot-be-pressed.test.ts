import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { openAs, signUp, writeTicket } from '../kit/player.ts'
import { hire, inBooks, openDesk } from './staff.ts'

const REASON = 'Bonusunun nerede olduğunu soruyor.'

/** The player's pages inside the page with the banner. */
const pagesOf = (tab: Page) => tab.frameLocator('iframe')

test('a player’s pages are seen from the office for a reason, nothing can be pressed, and the player is told', async ({
  browser,
}) => {
  const session = await signUp()
  const title = 'Bonusum gelmedi'
  await writeTicket(session, { title, text: 'Dün yatırdım.' })
  const id = await inBooks(async (db) => {
    const found = db.selectFrom('player').select('id').where('username', '=', session.username)
    return (await found.executeTakeFirstOrThrow()).id
  })
  const colleague = await hire('support')
  const desk = await openDesk(browser, colleague)
  const page = await desk.newPage()
  await page.goto(`/office/players/${id}`)
  await page.getByRole('button', { name: 'Oyuncunun gözüyle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(REASON)
  const opened = desk.waitForEvent('page')
  await dialog.getByRole('button', { name: /^Sayfaları aç/ }).click()
  const tab = await opened
  await expect(tab.getByText(`Oyuncu görünümü: ${session.username}`)).toBeVisible()
  await expect(tab.getByText(/^1[45]:\d\d kaldı$/)).toBeVisible()
  expect(new URL(tab.url()).origin).not.toBe(new URL(page.url()).origin)
  expect(new URL(tab.url()).hash).toBe('')
  await expectAccessible(tab, 'header')

  // No push comes into a view, which its pages would tell after a moment.
  await expect(pagesOf(tab).locator('.reconnect')).toBeAttached()
  await expect(pagesOf(tab).locator('.reconnect')).toBeHidden()

  await tab.frames()[1]?.goto(new URL('/ticket', tab.url()).href)
  await pagesOf(tab).getByText(title).first().click()
  await pagesOf(tab).getByLabel('Yanıtın').fill('bunu ben yazmadım')
  await pagesOf(tab).getByRole('button', { name: 'Gönder' }).click()
  await expect(
    pagesOf(tab)
      .getByText(/oyuncunun sayfalarına bakıştır/)
      .first(),
  ).toBeVisible()

  const player = await browser.newContext({ baseURL: process.env.ZAR_SITE_URL ?? '' })
  await openAs(player, session)
  const own = await player.newPage()
  await own.goto('/dashboard/session-history')
  await expect(own.getByText('Zar çalışanı sayfalarına baktı').first()).toBeVisible()
  await expect(own.getByText('bunu ben yazmadım')).toHaveCount(0)

  await tab.getByRole('button', { name: 'Görünümü kapat' }).click()
  await expect(tab.getByText('Bu görünüm bitti.')).toBeVisible()
  await expect(tab.locator('iframe')).toHaveCount(0)
  await own.reload()
  await expect(own.getByText('Bitti').first()).toBeVisible()
})
