import { refuse } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { looksWell } from '../kit/looks.ts'
import { ask, balanceOf, lettersIn, newBox, PASSWORD, pay, signUp } from '../kit/player.ts'

test.use({ locale: 'tr' })

const IBAN = 'TR330006100519786457841326'

/** Someone whose first payout of ₺3.000 waits, and the link of its email. */
async function waiting() {
  const box = newBox()
  const session = await signUp({}, box)
  await pay(session, { deposit: 4_000 })
  const order = { id: 1, target: 'journey', password: PASSWORD }
  const detail = { Amount: 3_000, Iban: IBAN }
  await ask('/api/payment/withdraw', { ...order, detail }, { ...session, box })
  const mails = await lettersIn(box)
  const link = mails.map(({ text }) => /http\S+\/stop-withdrawal\S+/.exec(text)?.[0]).find(Boolean)
  if (!link) throw new Error('no email with a link')
  return { session, link }
}

test('H1, AUT-10: a stranger to the site stops a withdrawal by the link in the email, by keyboard alone, in both languages', async ({
  page,
}) => {
  const { session, link } = await waiting()
  expect(await balanceOf(session)).toBe(1_000)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Bu çekimi sen mi istedin?' })).toBeVisible()
  await expect(page.getByText('₺3.000,00')).toBeVisible()
  await expect(page.getByText('TR33 •••• 1326')).toBeVisible()
  await looksWell(page, 'open-tr')
  await page.getByRole('button', { name: 'Çekimi durdur' }).focus()
  await page.keyboard.press('Enter')
  const stopped = page.getByRole('heading', { name: 'Çekim durduruldu' })
  await expect(stopped).toBeFocused()
  await looksWell(page, 'stopped-tr')
  expect(await balanceOf(session)).toBe(4_000)

  await page.goto(link.replace('lang=tr', 'lang=en'))
  await expect(page.getByRole('heading', { name: 'The withdrawal is stopped' })).toBeVisible()
  await looksWell(page, 'stopped-en')
  await page.getByRole('button', { name: 'End all log-ins' }).click()
  await expect(page.getByText('All log-ins were ended.')).toBeVisible()
  await expect(balanceOf(session)).rejects.toThrow()
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a link that is incomplete says so, and one that cannot be asked about offers another try', async ({
  page,
  context,
}) => {
  await page.goto('/stop-withdrawal#incomplete')
  await expect(page.getByRole('heading', { name: 'Bu bağlantı geçerli değil' })).toBeVisible()
  await looksWell(page, 'invalid-tr')
  await context.route('**/api/payment/stop/state', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
  await refuse(page, '/api/payment/stop/state', 'Şu an yanıt veremiyoruz.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
})
