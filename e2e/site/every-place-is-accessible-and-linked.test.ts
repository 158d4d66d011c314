import { expect, test } from '../kit/journey.ts'
import { BUILT, DAILY, isDaily, SIDES, walk, wrongsOf } from '../kit/sweep.ts'
import { deepUnless } from '../runner/deep.ts'

/** Every place, looked at from each side. The tests of this file share their walks. */
test.describe.configure({ timeout: 600_000 })

for (const side of SIDES) {
  const { language, width } = side
  test(
    `A11Y-01, ACC-01: in ${language} at ${width} px no place breaks a rule, overflows, speaks another language or hides the balance`,
    deepUnless(isDaily(side)),
    async ({ browser }) => {
      expect(await wrongsOf({ browser, language, width })).toEqual([])
    },
  )
}

test('§2 Routes: every page is linked from another place', async ({ browser }) => {
  const { links } = await walk({ browser, ...DAILY })
  const pages = BUILT.filter(({ kind, path }) => kind === 'page' && !UNLINKED.test(path))
  expect(pages.filter(({ path }) => !links.has(path)).map(({ name }) => name)).toEqual([])
})
/** Wrong addresses, what a query adds to a page, and a game, which a tile opens. */
const UNLINKED = /nowhere|nonsense|999999|\?|\/casino\/play\//
