import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ page }) => {
  // A device of its own: the trial bonus is given once to each.
  const device = randomUUID()
  await page.addInitScript((id) => localStorage.setItem('fingerprint', id), device)
})

test('§2 Dialogs: a link opens one, another takes its place, Escape and back close it', async ({
  page,
}) => {
  await page.goto('/?dialog=recovery')
  await expect(page.getByRole('dialog', { name: 'Şifre Yenileme' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Üye değil misin? Hemen kayıt ol!' }).click()
  await expect(page.getByRole('dialog', { name: 'Kayıt Ol' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')

  const opener = page.getByRole('banner').getByRole('button', { name: 'Giriş' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()

  // What is for players opens the log-in for a visitor.
  await page.goto('/?dialog=call-request')
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
})

test('§2 Dialogs: what is pressed while a closed one steps back is not undone', async ({
  page,
}) => {
  await page.goto('/casino/slot')
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  await header.getByRole('button', { name: 'Giriş' }).click()
  await expect(dialog).toBeVisible()
  await pressDuringStepBack(page, 'a[href="/promotions"]')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/promotions')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promosyonlar')

  await header.getByRole('button', { name: 'Giriş' }).click()
  await expect(dialog).toBeVisible()
  await pressDuringStepBack(page, 'header .btn--primary')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Kayıt Ol' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
})

/** Presses this in the moment that the next step back has begun, and the browser has not taken it. */
const pressDuringStepBack = (page: Page, selector: string) =>
  page.evaluate((what) => {
    history.back = () => {
      Reflect.deleteProperty(history, 'back')
      history.back()
      document.querySelector<HTMLElement>(what)?.click()
    }
  }, selector)

test('§2 Dialogs: the sizes of the specification', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['register', 'login']) {
    await page.goto(`/?dialog=${name}`)
    await expect.poll(() => sizeOf(page), name).toEqual({ width: 990, height: 699 })
  }
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(() => sizeOf(page)).toEqual({ width: 900, height: 699 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('§2 Dialogs: fullscreen, all of them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const name of ['login', 'register', 'recovery']) {
      await page.goto(`/?dialog=${name}`)
      await expect.poll(() => sizeOf(page), name).toEqual({ width: 390, height: 844 })
    }
  })
})

async function sizeOf(page: Page) {
  const box = await page.getByRole('dialog').boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}
