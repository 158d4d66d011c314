import { type Browser, expect, type Page } from '@playwright/test'
import type { Language } from '../kit/places.ts'
import { ask, pay, signUp } from '../kit/player.ts'
import { contextOf, type View } from '../slot/slot-page.ts'

/** A room by its supplier's call of the site, and what that call is told. */
type Launch = { call: `/api/casino/${string}`; order: object }

/** Somebody new with so much money, in a room's own page. */
export async function enterRoom(
  browser: Browser,
  view: View,
  { call, order, deposit }: Launch & { deposit: number },
) {
  const session = await signUp()
  await pay(session, { deposit })
  const context = await contextOf(browser, view)
  const page = await context.newPage()
  // A call that says no language is answered in that of the page it comes from.
  const caller = Object.assign({}, session, { locale: view.language })
  await page.goto(addressIn(await ask<string>(call, order, caller)))
  return { session, context, page }
}

/** SoftGamings answers a launch with a document whose script opens the game, the others with its address. */
const addressIn = (answer: string): string =>
  /location\.replace\("([^"]+)"\)/.exec(answer)?.[1] ?? answer

const SAYS = {
  tr: { proof: 'Adil oyun', verify: 'Doğrula' },
  en: { proof: 'Fair play', verify: 'Verify' },
}

/** Opens a room's proof by its key, once a round is in it, and has every round of it computed again. */
export async function verifyRounds(
  page: Page,
  language: Language,
  { timeout }: { timeout: number },
): Promise<void> {
  await page.locator('body').press('f')
  const proof = page.getByRole('dialog', { name: SAYS[language].proof })
  await expect(proof.locator('.chain__round').first()).toBeVisible({ timeout })
  await proof.getByRole('button', { name: SAYS[language].verify }).click()
  await expect(proof.locator('.chain__right').first()).toBeVisible()
  await expect(proof.locator('.chain__wrong')).toHaveCount(0)
}
