import { expect, test } from '@playwright/test'
import { foreignIn, properNames, words, wordsOfBoth } from './speech.ts'
import { BUILT, walk } from './sweep.ts'
import { LANGUAGES, WIDTHS } from './visit.ts'

/** Every place, looked at from all sides. The tests of this file share their walks. */
test.describe.configure({ timeout: 240_000 })

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`A11Y-01, ACC-01: in ${language} at ${width} px no place breaks a rule, overflows, speaks another language or hides the balance`, async ({
      browser,
    }) => {
      const { wrong, texts } = await walk({ browser, language, width })
      const names = await properNames()
      const foreign = texts.flatMap(({ place, text }) =>
        foreignIn(text, language, names).map((what) => `${place}: ${what}`),
      )
      expect([...wrong, ...new Set(foreign)]).toEqual([])
    })
  }
}

test('the two languages share only names and loan words', () => {
  expect(words.tr.size).toBeGreaterThan(500)
  expect(words.en.size).toBeGreaterThan(500)
  expect(wordsOfBoth(), 'a word left in the other language, or one for the list').toEqual([])
})

test('§2 Routes: every page is linked from another place', async ({ browser }) => {
  const linked = new Set<string>()
  for (const width of WIDTHS) {
    const { links } = await walk({ browser, language: 'tr', width })
    for (const path of links) linked.add(path)
  }
  const pages = BUILT.filter(({ kind, path }) => kind === 'page' && !UNLINKED.test(path))
  expect(pages.filter(({ path }) => !linked.has(path)).map(({ name }) => name)).toEqual([])
})
/** Wrong addresses, what a query adds to a page, and a game, which a tile opens. */
const UNLINKED = /nowhere|nonsense|999999|\?|\/casino\/play\//
