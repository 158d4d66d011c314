import type { Browser } from '@playwright/test'
import { balanceMissing, linksOf, namesBroken, overflow, rulesBroken, textsOf } from './looks.ts'
import { isAt, type Language, PLACES, type Place, POPUP } from './places.ts'
import { foreignIn, properNames } from './speech.ts'
import { goTo, LANGUAGES, openVisit, type Visit, WIDTHS } from './visit.ts'

/** Everything that is built, each page at one of its addresses. */
export const BUILT = PLACES.filter(({ twinOf }) => !twinOf)

const placesFor = (places: Place[], isPlayer: boolean, width: number): Place[] =>
  places.filter((place) => Boolean(place.isForPlayers) === isPlayer && isAt(place, width))

type View = {
  browser: Browser
  language: Language
  width: number
  /** Which places; without it all of them. */
  places?: Place[]
}

/**
 * Leads one page for visitors and one for a player through every place of this width, without
 * loading the site again, and answers what was found wrong, place by place: a place that cannot
 * be reached is wrong too, and does not hide the others.
 */
export async function sweep(
  { browser, language, width, places = BUILT }: View,
  look: (visit: Visit, place: Place) => Promise<string[]>,
  arrive: (visit: Visit, place: Place) => Promise<void> = goTo,
): Promise<string[]> {
  const wrong: string[] = []
  for (const isPlayer of [false, true]) {
    const visit = await openVisit(browser, { language, width, isPlayer })
    for (const place of placesFor(places, isPlayer, width)) {
      try {
        await arrive(visit, place)
        for (const said of await look(visit, place)) wrong.push(`${place.name}: ${said}`)
      } catch (error) {
        wrong.push(`${place.name}: ${(error as Error).message.slice(0, 300)}`)
      }
    }
    await visit.context.close()
  }
  return wrong
}

/** What one walk through everything brought home. */
export type Walk = { wrong: string[]; texts: { place: string; text: string }[]; links: Set<string> }

/**
 * Where a walk takes most of its time, axe on every place and nine seconds' rest before the popup,
 * it is not repeated for what cannot differ: between the phone and the desk no other elements are
 * drawn, and another language changes names alone, which one width tells. How wide every place is
 * and what it says is looked at in each language at each width. The popup comes to the main job in
 * both languages too.
 */
const IN_FULL = ['tr 390', 'tr 1440', 'en 390']
const OPEN_DIALOG = '[role=dialog], [role=alertdialog], dialog[open]'
const WITH_POPUP = 'tr 390'
type Side = { language: Language; width: number }
export const SIDES: readonly Side[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ language, width })),
)
/** What `npm test` walks; the others are walked by `npm run test:deep`. */
export const DAILY: Side = { language: 'tr', width: 390 }
export const isDaily = (side: Side): boolean => keyOf(side) === keyOf(DAILY)

function keyOf({ language, width }: Side): string {
  return `${language} ${width}`
}

const walks = new Map<string, Promise<Walk>>()

/** The walk in this language at this width. Tests that judge different things of it share it. */
export function walk(view: View): Promise<Walk> {
  const key = keyOf(view)
  const shared = walks.get(key) ?? walkOnce(view)
  walks.set(key, shared)
  return shared
}

async function walkOnce(view: View): Promise<Walk> {
  const texts: Walk['texts'] = []
  const links = new Set<string>()
  const isFull = IN_FULL.includes(keyOf(view))
  const places = BUILT.filter(({ name }) => name !== POPUP || keyOf(view) === WITH_POPUP)
  const wrong = await sweep({ ...view, places }, async ({ page }, place) => {
    for (const text of await textsOf(page)) texts.push({ place: place.name, text })
    for (const path of await linksOf(page)) links.add(path)
    const wide = await overflow(page, view.width)
    const poor = place.isForPlayers ? await balanceMissing(page) : []
    // Under a dialog lies a page that has been looked at as a place of its own.
    const part = place.kind === 'dialog' ? OPEN_DIALOG : 'html'
    const broken = isFull ? await rulesBroken(page, view.language, part) : await namesBroken(page)
    return [...wide, ...poor, ...broken]
  })
  return { wrong, texts, links }
}

/** What is wrong anywhere: a broken rule, an overflow, a word of another language, no balance. */
export async function wrongsOf(view: View): Promise<string[]> {
  const { wrong, texts } = await walk(view)
  const names = await properNames(view.language)
  const foreign = texts.flatMap(({ place, text }) =>
    foreignIn(text, view.language, names).map((what) => `${place}: ${what}`),
  )
  return [...wrong, ...new Set(foreign)]
}
