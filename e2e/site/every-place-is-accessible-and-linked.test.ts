import { expect, test } from '@playwright/test'
import { words, wordsOfBoth } from '../kit/speech.ts'
import { BUILT, DAILY, walk, wrongsOf } from '../kit/sweep.ts'

/** Every place, looked at from two sides. The tests of this file share their walks. */
test.describe.configure({ timeout: 240_000 })

for (const { language, width } of DAILY) {
  test(`A11Y-01, ACC-01: in ${language} at ${width} px no place breaks a rule, overflows, speaks another language or hides the balance`, async ({
    browser,
  }) => {
    expect(await wrongsOf({ browser, language, width })).toEqual([])
  })
}

test('the two languages share only names and loan words', () => {
  expect(words.tr.size).toBeGreaterThan(500)
  expect(words.en.size).toBeGreaterThan(500)
  expect(wordsOfBoth(), 'a word left in the other language, or one for the list').toEqual([])
})

test('§2 Routes: every page is linked from another place', async ({ browser }) => {
  const linked = new Set<string>()
  for (const side of DAILY) {
    const { links } = await walk({ browser, ...side })
    for (const path of links) linked.add(path)
  }
  const pages = BUILT.filter(({ kind, path }) => kind === 'page' && !UNLINKED.test(path))
  expect(pages.filter(({ path }) => !linked.has(path)).map(({ name }) => name)).toEqual([])
})
/** Wrong addresses, what a query adds to a page, and a game, which a tile opens. */
const UNLINKED = /nowhere|nonsense|999999|\?|\/casino\/play\//
