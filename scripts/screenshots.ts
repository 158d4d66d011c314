import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import openApp from '../e2e/kit/app.ts'
import { chromiumOptions } from '../e2e/kit/chromium.ts'
import { isAt, type Language, PLACES, type Place } from '../e2e/kit/places.ts'
import { goTo, LANGUAGES, openVisit, scrollThrough, type Visit } from '../e2e/kit/visit.ts'

/**
 * `npm run screenshots [-- name…]`: every place of the player's site, or those whose names begin
 * so, on a phone, a tablet and a desk, in both languages, and `screenshots/index.html` to see them all at
 * once. Opens an app of its own, or looks at the one that `ZAR_SITE_URL` and `ZAR_DATA_DIR` name.
 */
const FOLDER = 'screenshots'
const WIDTHS = [390, 768, 1440]
const wanted = process.argv.slice(2)
const places = PLACES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
)
const failures: string[] = []

const closeApp = await openApp()
const browser = await chromium.launch(await chromiumOptions())
try {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const language of LANGUAGES) {
    for (const width of WIDTHS) {
      for (const isPlayer of [false, true]) await take(browser, { language, width, isPlayer })
    }
  }
  writeFileSync(path.join(FOLDER, 'index.html'), sheet())
} finally {
  await browser.close()
  await closeApp()
}
for (const failure of failures) console.error(`not taken: ${failure}`)
console.log(`${places.length} places: open ${FOLDER}/index.html`)
process.exit(failures.length > 0 ? 1 : 0)

type Options = { language: Language; width: number; isPlayer: boolean }

async function take(browser: Browser, options: Options): Promise<void> {
  const here = places.filter(
    (place) => Boolean(place.isForPlayers) === options.isPlayer && isAt(place, options.width),
  )
  if (here.length === 0) return
  const visit = await openVisit(browser, options)
  for (const place of here) {
    try {
      await goTo(visit, place)
      await shoot(visit, place, path.join(FOLDER, fileOf(place, options)))
    } catch (error) {
      const [reason] = (error as Error).message.split('\n')
      failures.push(`${fileOf(place, options)}: ${reason}`)
    }
  }
  await visit.context.close()
}

/** A page whole, with what it only fetches when it is scrolled to; a dialog as it lies there. */
async function shoot({ page }: Visit, { kind }: Place, file: string): Promise<void> {
  // Once to have it fetched, and once more when that has come.
  if (kind === 'page') for (let times = 0; times < 2; times++) await scrollThrough(page)
  // A game takes a moment to draw itself.
  if ((await page.locator('iframe').count()) > 0) {
    const drawn = page.frameLocator('iframe').getByRole('button').first()
    await drawn.waitFor().catch(() => {})
  }
  await page.screenshot({ path: file, fullPage: kind === 'page' })
}

function fileOf({ name }: Place, { language, width }: Omit<Options, 'isPlayer'>): string {
  return `${name}-${language}-${width}.png`
}

/** The contact sheet: a row for each place, a picture for each width and language. */
function sheet(): string {
  const views = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })))
  const rows = PLACES.map((place) => {
    const cells = views.map((view) => {
      const file = fileOf(place, view)
      if (!isAt(place, view.width)) return ''
      return `<a href="${file}"><img loading="lazy" src="${file}" alt=""><span>${view.language} · ${view.width}</span></a>`
    })
    return `<h2>${place.name} <small>${place.kind} · ${place.path.slice(0, 60)}</small></h2><div>${cells.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Zar, every place</title><style>
body { margin: 24px; background: #0b1020; color: #e8e4d8; font: 15px/1.4 system-ui }
h2 { margin: 28px 0 8px; font-size: 17px } small { color: #8b93ad; font-weight: 400 }
div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
a { flex: none; color: #8b93ad; text-decoration: none } span { display: block; font-size: 12px }
img { display: block; height: 420px; max-width: 640px; object-fit: cover; object-position: top; border-radius: 8px }
</style><h1>Zar</h1>${rows.join('\n')}`
}
