import { readFileSync, watch } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { doorOf, openVisit } from '../kit/visit.ts'
import { DEEP } from '../runner/deep.ts'
import { useOwnApp } from '../runner/own-app.ts'

/** Nobody else's games go away. */
const place = useOwnApp()

/** Ends the arcade, and again whenever it is started, until what it answers is called. */
function keepAway(): () => void {
  const folder = path.join(place().dataDir, 'processes')
  let ended = ''
  const end = () => {
    const noted = readFileSync(path.join(folder, 'arcade'), 'utf8')
    if (noted === '' || noted === ended) return
    ended = noted
    process.kill(Number.parseInt(noted, 10), 'SIGKILL')
  }
  const watcher = watch(folder, end)
  end()
  return () => watcher.close()
}

/** The tile says so in a tag that is whole and that nothing covers. */
async function expectTag(browser: Browser, language: 'tr' | 'en', tag: string) {
  const at = { language, width: 390, isPlayer: false, at: '/casino/slot' } as const
  const { page, context } = await openVisit(browser, at)
  const tile = page.locator('.game--closed').first()
  await expect(tile.getByText(tag, { exact: true })).toBeVisible()
  const box = await tile.getByText(tag, { exact: true }).boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  const seen = await page.evaluate(
    (points) => points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.textContent),
    [x + 2, x + width / 2, x + width - 3].map((at) => [at, y + height / 2]),
  )
  expect(seen).toEqual([tag, tag, tag])
  await context.close()
}

test(
  'O6, FLT-14: games of a supplier that is away say so, and open again by themselves',
  DEEP,
  async ({ browser }) => {
    const at = { language: 'tr', width: 1440, isPlayer: false, at: '/casino/slot' } as const
    const { page, context } = await openVisit(browser, at)
    await become(page, await signUp())
    await expect(doorOf(page, 'Nar Bahçesi: oyna')).toBeVisible()
    const letBack = keepAway()
    try {
      await expect(doorOf(page, 'Nar Bahçesi: şu an kapalı')).toBeVisible()
      await expectTag(browser, 'tr', 'Şu an kapalı')
      await expectTag(browser, 'en', 'Unavailable')
      await doorOf(page, 'Nar Bahçesi: şu an kapalı').click()
      await expect(page.getByRole('heading', { name: 'Oyun şu an kapalı' })).toBeVisible()
    } finally {
      letBack()
    }
    const game = page.frameLocator('.frame').getByRole('heading', { level: 1 })
    await expect(game).toHaveText('Nar Bahçesi', { timeout: 90_000 })
    await page.goto('/casino/slot')
    await expect(doorOf(page, 'Nar Bahçesi: oyna')).toBeVisible()
    await context.close()
  },
)
