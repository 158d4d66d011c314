import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { PASSWORD, type Session, signUp } from '../kit/player.ts'
import { totp } from './totp.ts'

const STEP_MS = 30_000

test.use({ viewport: { width: 1440, height: 900 } })

/** The page of a new player, at this address. */
async function open(page: Page, path: string): Promise<Session> {
  const player = await signUp()
  await page.goto('/casino/slot')
  await become(page, player)
  await page.goto(path)
  return player
}

/** The same player logs in on another device. */
const logInElsewhere = async (request: APIRequestContext, { username }: Session) => {
  const answer = await request.post('/api/auth/login', {
    data: { username, password: PASSWORD },
    headers: { fingerprint: crypto.randomUUID(), 'user-agent': 'Mozilla/5.0 (iPhone) CriOS/142' },
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

test('H7: the link that confirms an address is sent once more, beside a code that is filled in elsewhere', async ({
  page,
}) => {
  const { username } = await open(page, '/dashboard/account')
  const contact = page.getByRole('region', { name: 'İletişim' })
  await contact.getByRole('button', { name: 'E-postayı değiştir' }).click()
  await contact.getByLabel('Yeni e-posta').fill(`yeni-${username}@zar.example`)
  await contact.getByLabel('Şifren').fill(PASSWORD)
  await contact.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(contact.getByLabel('E-posta kodu')).toBeVisible()
  await contact.getByRole('button', { name: 'Bağlantı gönder' }).click()
  // The link's, and below it the code's.
  await expect(contact.locator('.demobox')).toHaveCount(2)
  const box = contact.locator('.demobox').first()
  await box.getByRole('button', { name: 'Demo telefonu ve posta kutusu' }).click()
  await expect(box.getByRole('link', { name: /\/confirm-email/ })).toBeVisible()
  await expect(box).toContainText('yeni-')
  await expect(box.getByRole('button', { name: 'Kodu yaz' })).toHaveCount(0)
})

test('§2 Account: who I am, my e-mail changed with password and code, my preferences kept', async ({
  page,
}) => {
  const { username } = await open(page, '/dashboard/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hesap')
  const identity = page.getByRole('region', { name: 'Kimlik' })
  await expect(identity).toContainText('Deniz Örnek')
  await expect(identity).toContainText(/\d{3}••••••\d{2}/)
  await expectAccessible(page)

  const contact = page.getByRole('region', { name: 'İletişim' })
  await contact.getByRole('button', { name: 'E-postayı değiştir' }).click()
  await contact.getByLabel('Yeni e-posta').fill(`yeni-${username}@zar.example`)
  await contact.getByLabel('Şifren').fill('yanlis-sifre')
  await contact.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(contact.getByText('Şifren yanlış.')).toBeVisible()
  await contact.getByLabel('Şifren').fill(PASSWORD)
  await contact.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByRole('button', { name: 'Demo telefonu ve posta kutusu' }).click()
  await page.getByRole('button', { name: 'Kodu yaz' }).click()
  await expect(contact).toContainText(`yeni-${username}@zar.example`)

  const preferences = page.getByRole('region', { name: 'Tercihler' })
  const offers = preferences.getByRole('checkbox', { name: 'E-posta ile' })
  await expect(offers).not.toBeChecked()
  await preferences.getByText('E-posta ile kampanya haberi').click()
  await expect(page.getByText('İznin kaydedildi.')).toBeVisible()
  await preferences.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Sana artık bu dilde yazacağız.')).toBeVisible()
  await page.reload()
  await expect(offers).toBeChecked()
  await expect(preferences.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('PRV-02: a copy of my data comes as a file, for the password', async ({ page }) => {
  const { username } = await open(page, '/dashboard/account')
  const own = page.getByRole('region', { name: 'Verilerim' })
  await own.getByRole('button', { name: 'Kopya al' }).click()
  await own.getByLabel('Şifren').fill(PASSWORD)
  const coming = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Devam et' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('zar-verilerim.json')
  const copy = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(copy).toMatchObject({ account: { username }, sessions: [{}], payments: [] })
  await expect(own.getByRole('button', { name: 'Kopya al' })).toBeFocused()
})

test('PRV-02: I am told what goes and what stays, and with my password my account is closed at once', async ({
  page,
  request,
}) => {
  const { username } = await open(page, '/dashboard/account')
  const own = page.getByRole('region', { name: 'Hesabımı sil' })
  await own.getByRole('button', { name: 'Hesabımı sil', exact: true }).click()
  await expect(own.getByText('Kalanlar ve nedeni')).toBeVisible()
  await expect(own.getByLabel('Şifren')).toBeVisible()
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(own.getByRole('button', { name: 'Hesabımı sil', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await own.getByLabel('Şifren').fill('yanlis-sifre')
  await own.getByRole('button', { name: 'Hesabımı kapat ve sil' }).click()
  await expect(page.getByText('Şifren yanlış.')).toBeVisible()
  await own.getByLabel('Şifren').fill(PASSWORD)
  await own.getByRole('button', { name: 'Hesabımı kapat ve sil' }).click()
  await expect(
    page.getByText(/Hesabın kapatıldı\. Verilerin en geç .* günü silinecek/),
  ).toBeVisible()
  // What greets a stranger at the root lies over the header.
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  const answer = await request.post('/api/auth/login', { data: { username, password: PASSWORD } })
  expect(await answer.json()).toMatchObject({ data: { code: 'player_disabled' } })
})

test('§2 Session history: this session is marked, another is ended from here, and all others at once', async ({
  page,
  request,
}) => {
  const player = await open(page, '/dashboard/session-history')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Bu oturum' })).toHaveCount(1)
  const tokens = [
    await logInElsewhere(request, player),
    await logInElsewhere(request, player),
    await logInElsewhere(request, player),
  ]
  await page.reload()
  await expect(rows.filter({ hasText: 'Chrome, iPhone' })).toHaveCount(3)
  await expectAccessible(page)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Oturumu kapat/ })
    .click()
  await expect(rows.filter({ hasText: 'Listeden kapatıldı' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Öteki 2 oturumu kapat' }).click()
  await expect(rows.filter({ hasText: 'Listeden kapatıldı' })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Öteki/ })).toHaveCount(0)
  for (const token of tokens) {
    const answer = await request.get('/api/user/balance', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status()).toBe(401)
  }
})

test('AUT-07: two-step log-in is switched on with a first code, asked for at the log-in, and switched off', async ({
  page,
}) => {
  const { username } = await open(page, '/dashboard/account')
  const security = page.getByRole('region', { name: 'Güvenlik' })
  await security.getByRole('button', { name: 'İki adımlı giriş: Aç' }).click()
  await security.getByLabel('Şifren').fill(PASSWORD)
  await security.getByRole('button', { name: 'Devam et' }).click()
  await expect(security.getByRole('img', { name: 'Uygulamaya okutulacak karekod' })).toBeVisible()
  const shown = await security.locator('code').innerText()
  const secret = shown.replaceAll(' ', '')
  await expectAccessible(page)
  const first = Date.now()
  await security.getByLabel('Uygulamadaki kod').pressSequentially(totp(secret, first))
  await security.getByRole('button', { name: 'İki adımlı girişi aç' }).click()
  await expect(security.getByText('Kurtarma kodların')).toBeVisible()
  const codes = await security.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await security.getByRole('button', { name: 'Sakladım' }).click()
  await expect(security.getByText('10 kurtarma kodun kaldı.')).toBeVisible()

  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Giriş' })
  await dialog.getByLabel('Kullanıcı adı').fill(username)
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Giriş yap' }).click()
  const code = dialog.getByLabel('Doğrulama kodu')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  // The code of the switching on is spent.
  await code.fill(totp(secret, first))
  await dialog.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(dialog.getByText('Kod yanlış ya da daha önce kullanıldı.')).toBeVisible()
  await expect(code).toHaveValue('')
  // The next one is taken ahead of its time: a clock may be one step off.
  await code.fill(totp(secret, Math.max(first + STEP_MS, Date.now())))
  await dialog.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/dashboard/account')
  await security.getByRole('button', { name: 'İki adımlı giriş: Kapat' }).click()
  await security.getByLabel('Şifren').fill(PASSWORD)
  await security.getByLabel('Kod', { exact: true }).fill(codes[0] ?? '')
  await security.getByRole('button', { name: 'İki adımlı girişi kapat' }).click()
  await expect(page.getByText('İki adımlı giriş kapandı.')).toBeVisible()
  await expect(security.getByRole('button', { name: 'İki adımlı giriş: Aç' })).toBeVisible()
})

test('AUT-07: a passkey is added, opens the log-in without name and password, and is removed', async ({
  page,
}) => {
  const { username } = await open(page, '/dashboard/account')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const security = page.getByRole('region', { name: 'Güvenlik' })
  await security.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  await security.getByLabel('Anahtarın adı').fill('Cebimdeki')
  await security.getByLabel('Şifren').fill(PASSWORD)
  await expectAccessible(page)
  await security.getByRole('button', { name: 'Anahtarı oluştur' }).click()
  await expect(page.getByText('Geçiş anahtarı eklendi.')).toBeVisible()
  await expect(security.getByRole('listitem')).toContainText('Cebimdeki')
  await expect(security.getByRole('listitem')).toContainText('Henüz kullanılmadı')

  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Giriş' })
  await dialog.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(username)

  await page.goto('/dashboard/account')
  await expect(security.getByRole('listitem')).toContainText('Son kullanım')
  await security.getByRole('button', { name: 'Cebimdeki adlı geçiş anahtarını kaldır' }).click()
  await security.getByLabel('Şifren').fill(PASSWORD)
  await security.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('Geçiş anahtarı kaldırıldı.')).toBeVisible()
  await expect(security.getByRole('listitem')).toHaveCount(0)
})

/** Logs out, and opens the log-in on a page that nothing pops up over. */
async function leave(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Çıkış' }).first().click()
  await reloaded
  await page.goto('/casino/slot')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş' }).click()
}
