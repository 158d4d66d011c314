import type { Page } from '@playwright/test'
import { playPath } from '../../web/src/lib/games/game-link.ts'
import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible } from '../kit/looks.ts'
import { office } from '../kit/office.ts'
import { GAME } from '../kit/places.ts'
import { PASSWORD, pay, type Session, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { money } from '../sportsbook/partner.ts'

const TR = {
  language: 'tr',
  set: 'Sınır koy',
  stakes: 'Bahis',
  most: 'En çok (tam lira)',
  save: 'Kaydet',
  saved: 'Sınırın kaydedildi ve şimdi geçerli.',
  name: 'Bahis, günlük',
  play: 'Nar Bahçesi: oyna',
  spin: /^Çevir/,
  refused: /Hesabındaki sınıra ulaştın/,
  timeOut: 'Molaya başla',
  yes: 'Evet, şimdi başlasın',
  onTimeOut: 'Moladasın',
  onBreak: /^Hesabın oyuna ara vermiş/,
  seeBreak: 'Molanı gör',
  quarter: '15 dk',
  quarterSaved: 'Hatırlatma aralığın kaydedildi.',
  reminder: '15 dakikadır oynuyorsun',
  goOn: 'Sürdür',
  leave: 'Ara ver',
  ended: 'Ara verdiğin için bütün oturumların kapatıldı.',
  logIn: 'Giriş yap',
  ofOperator: 'Biz koyduk',
  remove: 'Sınırı kaldır',
}
const EN: { [Key in keyof typeof TR]: (typeof TR)[Key] extends RegExp ? RegExp : string } = {
  language: 'en',
  set: 'Set a limit',
  stakes: 'Stakes',
  most: 'At most (whole liras)',
  save: 'Save',
  saved: 'Your limit is saved and holds from now on.',
  name: 'Stakes, daily',
  play: 'Play Pomegranate Garden',
  spin: /^Spin/,
  refused: /You have reached the limit on your account/,
  timeOut: 'Take a time-out',
  yes: 'Yes, begin now',
  onTimeOut: 'You are on a time-out',
  onBreak: /^Your account is on a break/,
  seeBreak: 'See your break',
  quarter: '15 min',
  quarterSaved: 'How often you are reminded is saved.',
  reminder: 'You have been playing for 15 minutes',
  goOn: 'Keep playing',
  leave: 'Take a break',
  ended: 'You are taking a break, so all your sessions were ended.',
  logIn: 'Login',
  ofOperator: 'Set by us',
  remove: 'Remove the limit',
}
const JOURNEYS = [
  { words: TR, width: 390, isMobile: true },
  { words: EN, width: 1440, isMobile: false },
]

for (const { words, width, isMobile } of JOURNEYS) {
  test.describe(`${words.language} at ${width} px`, deepUnless(isMobile), () => {
    test.use({ viewport: { width, height: 900 }, isMobile, hasTouch: isMobile })
    let player: Session
    test.beforeEach(async ({ page }) => {
      player = await signUp()
      await pay(player, { deposit: 100 })
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), words.language)
      await page.goto('/casino/slot')
      await become(page, player)
      await page.goto('/dashboard/limits')
    })

    test('LIM-05, EXC-01: a stake limit is set and the game refuses with its sentence; a time-out begins', async ({
      page,
    }) => {
      await expectAccessible(page)
      await page.getByRole('button', { name: words.set }).click()
      await page.getByRole('button', { name: words.stakes, exact: true }).click()
      await page.getByLabel(words.most).fill('0')
      await expectAccessible(page)
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: words.name })).toContainText(
        '₺0,00',
      )

      await page.goto('/casino/slot')
      await page.getByRole('button', { name: words.play }).first().click()
      const game = page.frameLocator('iframe')
      await game.getByRole('button', { name: words.spin }).press('Enter', { timeout: 30_000 })
      await expect(game.getByText(words.refused).first()).toBeVisible()

      await page.goto('/dashboard/limits')
      await page.getByRole('button', { name: words.timeOut }).click()
      await page.getByRole('button', { name: words.yes }).click()
      // Every session ends with it (SES-03), and whoever comes back to withdraw sees the break.
      const form = page.getByRole('dialog').filter({ hasText: words.ended })
      await form.locator('[name=username]').fill(player.username)
      await form.locator('[name=password]').fill(PASSWORD)
      await form.getByRole('button', { name: words.logIn, exact: true }).click()
      await expect(page.getByRole('heading', { name: words.onTimeOut })).toBeInViewport()
      await expectAccessible(page)

      // Said before a form is filled in that would be refused.
      await page.goto('/dashboard/deposit')
      const seeBreak = page.getByRole('main').getByRole('link', { name: words.seeBreak })
      await expect(seeBreak).toHaveAttribute('href', '/dashboard/limits')
      await expectAccessible(page)

      // Trying again would not help, and is not offered.
      await page.goto('/casino/slot')
      await page.getByRole('button', { name: words.play }).first().click()
      await expect(page.getByText(words.onBreak).first()).toBeVisible()
      if (isMobile) return
      await seeBreak.click()
      await expect(page.getByRole('heading', { name: words.onTimeOut })).toBeVisible()
    })

    test('LIM-07: a limit that an operator set stands beside the player’s own, and only theirs can be changed', async ({
      page,
    }) => {
      await page.getByRole('button', { name: words.set }).click()
      await page.getByRole('button', { name: words.stakes, exact: true }).click()
      await page.getByLabel(words.most).fill('500')
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      const why = 'The player asked for it.'
      await office('limits', 'set', await usercodeOf(page), 'stake', 'day', '50', why)
      await page.reload()
      const limits = page.getByRole('listitem').filter({ hasText: words.name })
      await expect(limits).toHaveCount(2)
      const [own, ours] = [limits.filter({ hasNotText: words.ofOperator }), limits.last()]
      await expect(ours).toContainText(words.ofOperator)
      await expect(ours.getByRole('button')).toHaveCount(0)
      await expect(own.getByRole('button', { name: words.remove })).toBeVisible()
      await expectAccessible(page)
    })

    test('LIM-06: a reminder stops the game until it is answered, and tells the time and the result', async ({
      page,
    }) => {
      await page.getByRole('button', { name: words.quarter, exact: true }).click()
      await expect(page.getByText(words.quarterSaved)).toBeVisible()
      await page.reload()
      const chosen = page.getByRole('button', { name: words.quarter, exact: true, pressed: true })
      await expect(chosen).toBeVisible()
      await expectAccessible(page)

      const time = await quarterOfAnHour(page)
      await page.goto('/casino/slot')
      await page.getByRole('button', { name: words.play }).first().click()
      const game = page.frameLocator('iframe')
      await game.getByRole('button', { name: words.spin }).press('Enter', { timeout: 30_000 })
      await expect.poll(() => time.staked).toBeGreaterThan(0)
      time.isOver = true
      // A card of the game's own, once the spin has been told; the site has none beside it.
      const reminder = game.getByRole('alertdialog', { name: words.reminder })
      await expect(reminder).toContainText(money(time.staked), { timeout: 30_000 })
      await expect(page.getByRole('dialog', { name: words.reminder })).toHaveCount(0)
      await expectAccessible(page)
      const spins = time.spins
      await reminder.press('Escape')
      await reminder.press('Space')
      time.isOver = false
      await reminder.getByRole('button', { name: words.goOn }).click()
      await expect(reminder).toBeHidden()
      expect(time.spins).toBe(spins)
      // It is played on, in the same session.
      await game.getByRole('button', { name: words.spin }).press('Enter')
      await expect.poll(() => time.spins).toBeGreaterThan(spins)

      time.isOver = true
      await expect(reminder).toBeVisible({ timeout: 30_000 })
      time.isOver = false
      await reminder.getByRole('button', { name: words.leave }).click()
      await expect(page).toHaveURL(/\/casino\/slot$/)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  })
}

test('LIM-01: who has no limit is asked for one where money comes in, and not again after a no', async ({
  page,
}) => {
  await page.goto('/casino/slot')
  await become(page, await signUp())
  await page.goto('/dashboard/deposit')
  const prompt = page.getByRole('region', { name: 'Önce bir sınır koymak ister misin?' })
  await prompt.getByRole('button', { name: 'Şimdi değil' }).click()
  await expect(prompt).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Anında').first()).toBeVisible()
  await expect(prompt).toHaveCount(0)

  await become(page, await signUp())
  await page.goto('/dashboard/deposit')
  await prompt.getByRole('link', { name: 'Sınır koy' }).click()
  await page.getByRole('button', { name: 'Sınır koy' }).click()
  // The first kind is that of deposits, and any sum may be typed.
  await page.getByLabel('En çok (tam lira)').fill('137')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Sınırın kaydedildi ve şimdi geçerli.')).toBeVisible()
  await page.goto('/dashboard/deposit')
  await expect(page.getByText('Anında').first()).toBeVisible()
  await expect(prompt).toHaveCount(0)
  // What the limit leaves is said where the money comes in.
  await expect(page.getByText('Bugün ₺0,00 yatırdın, günlük sınırın ₺137,00.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sınırlarını gör' }).click()
  await expect(page).toHaveURL(/\/dashboard\/limits$/)
})

test('LIM-01: the methods wait a moment for the question above them; one that is late stands below, and moves none', async ({
  page,
}) => {
  await page.goto('/casino/slot')
  await become(page, await signUp())
  const prompt = page.getByRole('region', { name: 'Önce bir sınır koymak ister misin?' })
  const first = page.locator('button.pay').first()
  const list = page.waitForResponse('**/api/payment/methods')
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route('**/api/protection/mine', async (route) => {
    await given
    await route.fallback()
  })
  await page.goto('/dashboard/deposit')
  await list
  await expect(first).toBeVisible()
  const before = await first.boundingBox()
  give()
  await expect(prompt).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)

  // On time it stands above, and comes with them.
  await page.unroute('**/api/protection/mine')
  await page.reload()
  await expect(first).toBeVisible()
  const [above, card] = [await prompt.boundingBox(), await first.boundingBox()]
  expect(above?.y).toBeLessThan(card?.y ?? 0)
})

test('LIM-06: the page of a game leads to where the player chooses how often to be reminded', async ({
  page,
}) => {
  await page.goto('/casino/slot')
  await become(page, await signUp())
  await page.goto(playPath({ ...GAME, system: '', productId: '' }))
  await page.getByRole('link', { name: 'Süreyi değiştir' }).click()
  await expect(page.getByRole('button', { name: '60 dk', pressed: true })).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sınır koy ya da ara ver' }).click()
  await expect(page).toHaveURL(/\/dashboard\/limits$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

/** What support asks for, without its spaces. */
async function usercodeOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'))
  return String(stored.usercode)
}

/** The operator's own answers, which tell of a quarter of an hour once it is said to be over. */
async function quarterOfAnHour(page: Page) {
  const time = { isOver: false, staked: 0, spins: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/begin') time.spins += 1
  })
  await page.route('**/api/protection/{see,}realitycheck', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    time.staked = answer.data.staked
    const late = time.isOver
      ? { isDue: true, minutes: 15, againInSeconds: 0 }
      : { againInSeconds: 1 }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...late } } })
  })
  return time
}
