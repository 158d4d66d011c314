import { expect, type Page, test } from '@playwright/test'
import { become, changeBootstrap } from './answers.ts'
import { signUp } from './player.ts'
import { doorOf, openVisit, settle } from './visit.ts'

const SILENT = '<!doctype html><title>.</title><h1>A game of its own</h1>'

/** The game's own page, whoever it comes from. */
const play = async (page: Page) => {
  await become(page, await signUp())
  await settle(page)
  await doorOf(page, 'Nar Bahçesi: oyna').click()
  const modal = page.getByRole('dialog', { name: 'Nar Bahçesi' })
  return { modal, game: modal.frameLocator('iframe') }
}

/** What a player could touch: nothing of ours lies over it. */
const expectUncovered = async (page: Page, selector: string) => {
  await expect(page.locator('.frame__wait')).toHaveCount(0)
  const box = await page.locator(selector).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const top = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.tagName,
    [x, y],
  )
  expect(top).toBe('IFRAME')
}

test('a game of a supplier that tells the page nothing is seen once its page has come', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, {
    language: 'tr',
    width: 390,
    isPlayer: false,
    at: null,
  })
  // The games are then of another house than the one whose word the page waits for.
  await changeBootstrap(page, (data) => ({
    siteOption: (data.siteOption as { key: string }[]).map((option) =>
      option.key === 'arcadeUrl' ? { ...option, value: 'https://games.example' } : option,
    ),
  }))
  await page.goto('/casino/slot')
  const house = new URL(page.url()).origin
  await page.route(
    (url) => url.origin !== house,
    (route) => route.fulfill({ contentType: 'text/html', body: SILENT }),
  )
  const { game } = await play(page)
  await expect(game.getByRole('heading', { name: 'A game of its own' })).toBeVisible()
  await expectUncovered(page, 'iframe.frame')
  await context.close()
})

test('what the arcade says where it cannot open a game is seen', async ({ browser }) => {
  const { page, context } = await openVisit(browser, {
    language: 'tr',
    width: 390,
    isPlayer: false,
    at: '/casino/slot',
  })
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 401, json: { error: 'session_unknown' } }),
  )
  const { game } = await play(page)
  await expect(game.getByRole('heading')).toBeVisible()
  await expectUncovered(page, 'iframe.frame')
  await context.close()
})
