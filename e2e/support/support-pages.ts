import { type BrowserContext, expect, type Page } from '@playwright/test'
import { office } from '../kit/office.ts'
import type { Session } from '../kit/player.ts'

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const AS_PLAYER = (session: Session) => ({
  auth: JSON.stringify(session),
  lang: 'tr',
  topNotifyRead: '1',
})

export async function openAs(context: BrowserContext, session: Session, at: string): Promise<Page> {
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, AS_PLAYER(session))
  const page = await context.newPage()
  await page.goto(at)
  return page
}

/** The number under which the operator knows the conversation of this player. */
export async function chatNumber({ username }: Session): Promise<string> {
  const line = (await office('chat')).split('\n').find((one) => one.includes(username))
  return line?.split('@')[0] ?? ''
}

export async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click()
  await page.getByRole('button', { name: 'Destek', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Canlı Destek' })
  const field = dialog.getByLabel('Mesajın')
  await expect(field).toBeVisible()
  const log = dialog.getByRole('log')
  const say = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  return { dialog, field, log, say, said: () => log.locator('.bubble > p').allTextContents() }
}
