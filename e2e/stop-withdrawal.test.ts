import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, overflow } from './looks.ts'
import { balanceOf, PASSWORD, pay, signUp } from './player.ts'

test.use({ locale: 'tr' })

const IBAN = 'TR330006100519786457841326'
const BOX = 'a-demo-box-of-this-journey-0001'

/** A call of the site with the demo mailbox of this journey. */
async function ask<Data>(path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(new URL(path, process.env.ZAR_SITE_URL), {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', locale: 'tr', 'demo-box': BOX },
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const answer = (await reply.json()) as { success: boolean; message: string; data: Data }
  if (!answer.success) throw new Error(`${path}: ${answer.message}`)
  return answer.data
}

/** Someone whose first payout of ₺3.000 waits, and the link of its email. */
async function waiting() {
  const session = await signUp()
  await pay(session, { deposit: 4_000 })
  const login = { username: session.username, password: PASSWORD }
  const { token } = await ask<{ token: string }>('/api/auth/login', login, {
    fingerprint: session.fingerprint,
  })
  const order = { id: 1, target: 'journey', password: PASSWORD }
  const authorization = `Bearer ${token}`
  await ask(
    '/api/payment/withdraw',
    { ...order, detail: { Amount: 3_000, Iban: IBAN } },
    {
      ...{ authorization, fingerprint: session.fingerprint },
    },
  )
  const mails = await ask<{ text: string }[]>('/api/sandbox/messages', {})
  const link = mails.map(({ text }) => /http\S+\/stop-withdrawal\S+/.exec(text)?.[0]).find(Boolean)
  if (!link) throw new Error('no email with a link')
  return { session: { ...session, token }, link }
}

/** As it looks on a phone and on a desktop. */
async function looksWell(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    expect(await overflow(page, width)).toEqual([])
    await expectAccessible(page)
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
  }
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
})
