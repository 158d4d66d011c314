import { readFile } from 'node:fs/promises'
import { agree } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { looksWell } from '../kit/looks.ts'
import { ask, PASSWORD, signUp } from '../kit/player.ts'
import { approve, decide, idOf } from '../office/several/shared-steps.ts'
import { hire, inBooks, openAt } from '../office/staff.ts'

test.use({ locale: 'tr' })

/** As if address and phone had been confirmed last month. */
const confirmContacts = (id: string) =>
  inBooks(async (db) => {
    const both = { is_email_confirmed: true, is_phone_verified: true }
    await db.updateTable('player').set(both).where('id', '=', id).execute()
    const contact_changed_at = new Date(Date.now() - 30 * 24 * 60 * 60_000)
    await db.updateTable('player').set({ contact_changed_at }).where('id', '=', id).execute()
    return id
  })

test('PRV-02: two let a copy of a player’s data out, and one takes it back', async ({
  browser,
}) => {
  const id = await confirmContacts(await idOf(await signUp()))
  const [first, second] = await Promise.all([hire('compliance'), hire('compliance')])
  const desk = await openAt(browser, first, `/office/players/${id}`)
  await desk.getByRole('button', { name: 'Veri kopyası' }).click()
  await decide(desk, 'Kopyayı öner')
  await expect(desk.getByText('Öneri ikinci onayı bekliyor')).toBeVisible()
  const other = await openAt(browser, second, `/office/players/${id}`)
  await approve(other, 'Onayla, bağlantıyı gönder')
  await expect(other.getByText(/veri kopyası açık: son .*, 0 kez indirildi/)).toBeVisible()
  await other.getByRole('button', { name: 'Veri kopyasını geri al' }).click()
  await decide(other, 'Geri al')
  await expect(other.getByRole('button', { name: 'Veri kopyası', exact: true })).toBeEnabled()
})

// What the server gives for link and code is in its own tests: in the demo a letter of the office lies in no box.
test('PRV-02: who is not logged in downloads the copy by keyboard alone; a link that is none says so', async ({
  page,
}) => {
  const session = await signUp()
  const copy = await ask('/api/customer/owndata', { password: PASSWORD }, session)
  await agree(page, '/api/customer/datacopy/code', { message: 'Kod telefonunda.' })
  await agree(page, '/api/customer/datacopy', { data: copy })
  await page.goto('/data-copy?lang=tr#secret')
  await expect(page.getByRole('heading', { name: 'Verilerinin kopyası' })).toBeVisible()
  await expect(page).toHaveURL(/\/data-copy$/)
  await looksWell(page, 'ask-tr')
  await page.getByRole('button', { name: 'Kodu gönder' }).press('Enter')
  await expect(page.getByLabel('SMS kodu')).toBeFocused()
  await looksWell(page, 'code-tr')
  const saving = page.waitForEvent('download')
  await page.keyboard.type('482913')
  const file = await saving
  expect(file.suggestedFilename()).toBe('zar-verilerim.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: { username: session.username } })
  await expect(page.getByRole('heading', { name: 'Kopyan indirildi' })).toBeVisible()
  await looksWell(page, 'done-tr')

  await page.unrouteAll()
  await page.goto('/data-copy?lang=en#nonsense')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await looksWell(page, 'over-en')
})
