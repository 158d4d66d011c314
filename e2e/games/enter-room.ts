import type { Browser } from '@playwright/test'
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
  const address = new URL(await ask<string>(call, order, session))
  address.searchParams.set('lang', view.language)
  await page.goto(address.href)
  return { session, context, page }
}
