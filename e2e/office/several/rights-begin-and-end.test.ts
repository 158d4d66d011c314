import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { signUp, writeTicket } from '../../kit/player.ts'
import { type Colleague, hire, inBooks, openAt, PASSWORD, prove } from '../staff.ts'

const REASON = 'Bir oyuncunun dosyası bunu bekliyor.'
/** The page asks by itself each half minute what was given and what has ended. */
const HALF_MINUTE = '00:31'

/** A page of theirs whose time is the test's. */
async function openTimed(browser: Browser, who: Colleague, path: string): Promise<Page> {
  const page = await openAt(browser, who, 'about:blank')
  await page.clock.install()
  await page.goto(path)
  return page
}

const openMenu = (page: Page) => page.getByRole('button', { name: /: menü$/ }).click()

test('AUZ-04: a right is asked for on a closed screen, given by somebody who holds it, and ends in mid-work', async ({
  browser,
}) => {
  const [support, compliance] = await Promise.all([hire('support'), hire('compliance')])
  const page = await openTimed(browser, support, '/office/segments')
  await expect(page.getByText('Bu ekran rolüne kapalı')).toBeVisible()
  await page.getByRole('button', { name: 'Geçici olarak iste' }).click()
  const asking = page.getByRole('dialog', { name: 'Geçici yetki iste' })
  await asking.getByLabel('Açıklama').fill(REASON)
  await asking.getByRole('button', { name: '30 dakika iste' }).click()
  await expect(page.getByText(/^İstendi: /)).toBeVisible()

  const giver = await openAt(browser, compliance, '/office/staff?tab=elevations')
  const line = giver.getByRole('listitem').filter({ hasText: support.fullName })
  await line.getByRole('button', { name: 'Ver' }).click()
  const giving = giver.getByRole('dialog')
  await giving.getByLabel('Açıklama').fill(REASON)
  await giving.getByRole('button', { name: '30 dakika ver' }).click()
  await prove(giver, compliance)
  await expect(line.getByText(/kaldı$/)).toBeVisible()

  await page.clock.fastForward(HALF_MINUTE)
  await expect(page.getByText(/^Geçici yetkin: /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segmentler')

  await inBooks(async (db) => {
    const mine = db.updateTable('staff_elevation').where('staff_id', '=', support.id)
    await mine.set({ ends_at: new Date() }).execute()
    return true
  })
  await page.clock.fastForward(HALF_MINUTE)
  await expect(page.getByText(/geçici yetkin bitti$/)).toBeVisible()
  await expect(page.getByText('Bu ekran rolüne kapalı')).toBeVisible()
})

test('who is on call stops a supplier alone, everybody is told, and compliance writes what it saw', async ({
  browser,
}) => {
  const [cashier, oncall, compliance] = await Promise.all([
    hire('cashier'),
    hire('manager'),
    hire('compliance'),
  ])
  const page = await openAt(browser, oncall, '/office')
  await openMenu(page)
  await page.getByRole('button', { name: 'Tek başına durdur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tek başına durdur' })
  const right = await dialog.getByLabel('Yetki').locator('option').nth(1).textContent()
  await dialog.getByLabel('Yetki').selectOption({ index: 1 })
  await dialog.getByLabel('Açıklama').fill(REASON)
  await dialog.getByRole('button', { name: 'Yetkiyi al' }).click()
  await prove(page, oncall)
  await expect(page.getByText(`${right}: `)).toBeVisible()

  const other = await openAt(browser, cashier, '/office/withdrawals')
  await expect(other.getByText(`${oncall.fullName} tek başına durdurma yetkisi aldı`)).toBeVisible()

  const reviewer = await openAt(browser, compliance, '/office/staff?tab=elevations')
  const line = reviewer.getByRole('listitem').filter({ hasText: oncall.fullName })
  await line.getByRole('button', { name: 'İncelendi' }).click()
  const review = reviewer.getByRole('dialog')
  await review.getByLabel('Açıklama').fill('Denetim izinde bu yetkiyle hiçbir şey yapılmamış.')
  await review.getByRole('button', { name: 'İncelendi olarak yaz' }).click()
  await prove(reviewer, compliance)
  await expect(line.getByText('İncelenmedi.')).toHaveCount(0)
})

test('AUT-07: fifteen idle minutes lock the office, and what was typed waits for the same person', async ({
  browser,
}) => {
  const session = await signUp()
  const title = 'Yatırdığım görünmüyor'
  await writeTicket(session, { title, text: 'Dün yatırdım.' })
  const support = await hire('support')
  const page = await openTimed(browser, support, '/office/tickets')
  await page.getByRole('row').filter({ hasText: session.username }).click()
  const answer = page.getByLabel('Yanıtın')
  await answer.fill('Hesabına bakıyorum, birazdan')
  await page.clock.fastForward('15:10')
  await expect(page.getByText('Ofis kilitli.')).toBeVisible()
  await page.getByLabel('Kullanıcı adı').fill(support.name)
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Devam' }).click()
  await page.getByLabel('Altı rakamlı kod').pressSequentially(await support.code())
  await expect(answer).toHaveValue('Hesabına bakıyorum, birazdan')
})
