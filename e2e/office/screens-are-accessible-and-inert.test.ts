import { HOSTILE, sized, some } from '../../server/src/testing/hostile/strings.ts'
import { expect, test } from '../kit/journey.ts'
import { ask, sayInChat, signUp, writeTicket } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { packed } from '../support/xss.ts'
import { inBooks } from './staff.ts'
import { type Look, walkScreens } from './walk-screens.ts'

/** What `npm test` looks at; the others are looked at by `npm run test:deep`. */
const DAILY: Look = { language: 'tr', width: 390, state: 'loaded' }
const LOOKS = (['tr', 'en'] as const).flatMap((language) =>
  [390, 1440].flatMap((width) =>
    (['loaded', 'empty'] as const).map((state): Look => ({ language, width, state })),
  ),
)
const isDaily = (look: Look) => JSON.stringify(look) === JSON.stringify(DAILY)
/** A player opens only so many tickets an hour. */
const TITLES = 5

test.describe.configure({ timeout: 600_000 })

let playerId = ''
test.beforeAll(async () => {
  const session = await signUp()
  playerId = await inBooks(async (db) => {
    const { username } = session
    const found = await db
      .selectFrom('player')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    return found.id
  })
  // The longest word last: it is the first row of lists of what came last.
  const texts = packed(
    HOSTILE.filter((text) => text.length < 400),
    1_900,
  ).map((text) => text.slice(0, 1_900))
  const titles = [...some(TITLES - 1), 'W'.repeat(80)]
  for (const [index, title] of titles.entries()) {
    const text = texts[index] ?? 'x'.repeat(1_900)
    await writeTicket(session, { title: sized(title, { min: 5, max: 80 }), text })
  }
  for (const text of [...texts, 'x'.repeat(900)]) await sayInChat(session, text.slice(0, 900))
  const words = (text: string, max: number) => sized(text, { min: 5, max })
  for (const text of [HOSTILE[0] ?? '', 'W'.repeat(100)]) {
    const contacts = [{ type: 1, contact: words(text, 30) }]
    const asked = { name: words(text, 30), message: words(text, 100), contacts }
    await ask('/api/cms/callme', asked, session)
  }
})

for (const look of LOOKS) {
  const { language, width, state } = look
  test(
    `A11Y-01, FRD-11: every screen of the office, ${state}, at ${width} in ${language}: no rule is broken, nothing runs, nothing is wider than the page`,
    deepUnless(isDaily(look)),
    async ({ browser }) => {
      expect(await walkScreens(browser, look, playerId)).toEqual([])
    },
  )
}
