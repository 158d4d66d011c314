import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { office } from '../kit/office.ts'
import { PASSWORD, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'

const TR = {
  language: 'tr',
  blocked: 'Hesabını kapattık, bu yüzden oturumun sona erdi.',
  excluded: 'Hesabını oyuna kapattık, bu yüzden oturumun sona erdi.',
  logIn: 'Giriş yap',
  disabled: 'Hesabın şu an oyuna kapalı.',
  title: 'Hesabını oyuna kapattık',
}
const EN: typeof TR = {
  language: 'en',
  blocked: 'We have blocked your account, so your session has ended.',
  excluded: 'We have excluded your account from play, so your session has ended.',
  logIn: 'Login',
  disabled: 'Your account is closed to play right now.',
  title: 'We have excluded your account from play',
}
const JOURNEYS = [
  { words: TR, width: 390, isMobile: true },
  { words: EN, width: 1440, isMobile: false },
]

for (const { words, width, isMobile } of JOURNEYS) {
  test.describe(`${words.language} at ${width} px`, deepUnless(isMobile), () => {
    test.use({ viewport: { width, height: 900 }, isMobile, hasTouch: isMobile })

    for (const verb of ['block', 'exclude'] as const) {
      test(`H6, SES-03: who is shut out (${verb}) with an open page is logged out and reads why`, async ({
        page,
      }) => {
        await page.addInitScript((lang) => localStorage.setItem('lang', lang), words.language)
        await page.goto('/casino/slot')
        const player = await signUp()
        const hub = page.waitForEvent('websocket')
        await become(page, player)
        const closed = (await hub).waitForEvent('close')
        await office(
          'players',
          verb,
          String(player.usercode),
          ...(verb === 'exclude' ? ['house'] : []),
          'open',
          'The account was taken over.',
        )
        await closed

        const dialog = page.getByRole('dialog')
        const why = verb === 'block' ? words.blocked : words.excluded
        await expect(dialog.getByRole('alert').filter({ hasText: why })).toBeVisible()
        await expectAccessible(page)

        await dialog.locator('[name=username]').fill(player.username)
        await dialog.locator('[name=password]').fill(PASSWORD)
        await dialog.getByRole('button', { name: words.logIn, exact: true }).click()
        if (verb === 'block') {
          await expect(page.getByText(words.disabled)).toBeVisible()
          return
        }
        await expect(dialog).toBeHidden()
        await page.goto('/dashboard/limits')
        await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}
