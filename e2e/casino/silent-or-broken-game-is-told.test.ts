import type { Browser, Page, Route } from '@playwright/test'
import { become, changeBootstrap } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { doorOf, openVisit, settle } from '../kit/visit.ts'
import { deepUnless } from '../runner/deep.ts'

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

/** A phone before the lobby; of an app with another arcade, the games are of others. */
async function openLobby(browser: Browser, of: 'the arcade' | 'others') {
  const at = { language: 'tr', width: 390, isPlayer: false, at: null } as const
  const { page, context } = await openVisit(browser, at)
  if (of === 'others') {
    await changeBootstrap(page, (data) => ({
      siteOption: (data.siteOption as { key: string }[]).map((option) =>
        option.key === 'arcadeUrl' ? { ...option, value: 'https://games.example' } : option,
      ),
    }))
  }
  await page.clock.install()
  await page.goto('/casino/slot')
  return { page, context }
}

/** Every call to where the games are, until it is lifted. */
async function answerGames(page: Page, answer: (route: Route) => unknown) {
  const app = new URL(page.url()).origin
  const isElsewhere = (url: URL) => url.origin !== app
  await page.route(isElsewhere, (route) => void answer(route))
  return () => page.unroute(isElsewhere)
}

const showsSilent = (route: Route) => route.fulfill({ contentType: 'text/html', body: SILENT })

test('a game of a supplier that tells the page nothing is seen once its page has come', async ({
  browser,
}) => {
  const { page, context } = await openLobby(browser, 'others')
  await answerGames(page, showsSilent)
  const { game } = await play(page)
  await expect(game.getByRole('heading', { name: 'A game of its own' })).toBeVisible()
  await expectUncovered(page, 'iframe.frame')
  await context.close()
})

const BROKEN = '<!doctype html><h1>Broken</h1>'
const SLOW_AFTER_MS = 12_000
const SAYS = {
  unreached: 'Oyunun sağlayıcısına ulaşılamıyor. Bağlantını kontrol et ya da biraz sonra yenile.',
  slow: 'Oyun beklenenden uzun sürüyor. Bağlantını kontrol edip yenileyebilirsin.',
}
const ILLS = {
  'is down': (route: Route) => route.abort('connectionrefused'),
  'never answers': () => {},
  'answers 500': (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: BROKEN }),
  'is of something else': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: BROKEN }),
}
/** What of it is said by us; the rest is what the supplier's own server has to say. */
const TOLD = [
  ['others', 'is down', 'unreached'],
  ['others', 'never answers', 'slow'],
  ['others', 'answers 500', 'seen'],
  ['others', 'is of something else', 'seen'],
  ['the arcade', 'is down', 'slow'],
  ['the arcade', 'never answers', 'slow'],
  ['the arcade', 'answers 500', 'slow'],
  ['the arcade', 'is of something else', 'slow'],
] as const

for (const [whose, ill, told] of TOLD) {
  test(
    `FLT-14: where the page of a game of ${whose} ${ill}, the player is told so and can reload it`,
    deepUnless(ill === 'is down' || told === 'seen'),
    async ({ browser }) => {
      const { page, context } = await openLobby(browser, whose)
      const lifts = [whose === 'others' && (await answerGames(page, showsSilent))]
      const { modal, game } = await play(page)
      const own = whose === 'others' ? 'A game of its own' : /Nar Bahçesi/
      await expect(game.getByRole('heading', { name: own })).toBeVisible()

      lifts.push(await answerGames(page, ILLS[ill]))
      const asked = page.waitForRequest((request) => request.isNavigationRequest())
      await modal.getByRole('button', { name: 'Oyunu yenile' }).click()
      await asked
      if (told === 'slow') await page.clock.fastForward(SLOW_AFTER_MS)
      if (told === 'seen') {
        await expect(game.getByRole('heading', { name: 'Broken' })).toBeVisible()
        await expectUncovered(page, 'iframe.frame')
      } else await expect(modal.getByText(SAYS[told])).toBeVisible()

      for (const lift of lifts) if (lift) await lift()
      if (whose === 'others') await answerGames(page, showsSilent)
      await modal.getByRole('button', { name: 'Oyunu yenile' }).last().click()
      await expect(game.getByRole('heading', { name: own })).toBeVisible()
      await expectUncovered(page, 'iframe.frame')
      await context.close()
    },
  )
}

/** As where a supplier answers no other site, or something in the browser keeps our question back. */
const showsFrameAlone = (route: Route) =>
  route.request().resourceType() === 'document' ? showsSilent(route) : route.abort()

test('a game is shown all the same where our question to its supplier is never answered', async ({
  browser,
}) => {
  const { page, context } = await openLobby(browser, 'others')
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
  await answerGames(page, showsFrameAlone)
  const { modal, game } = await play(page)
  await lost
  await expect(game.getByRole('heading', { name: 'A game of its own' })).toBeVisible()
  await page.clock.fastForward(SLOW_AFTER_MS)
  await expectUncovered(page, 'iframe.frame')
  await expect(modal.getByText(SAYS.unreached)).toHaveCount(0)
  await context.close()
})

test('who knows better has a game shown whose supplier does not answer us any more', async ({
  browser,
}) => {
  const { page, context } = await openLobby(browser, 'others')
  await answerGames(page, showsSilent)
  const { modal, game } = await play(page)
  await expect(game.getByRole('heading', { name: 'A game of its own' })).toBeVisible()
  await answerGames(page, showsFrameAlone)
  await modal.getByRole('button', { name: 'Oyunu yenile' }).click()
  await modal.getByRole('button', { name: 'Yine de göster' }).click()
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
