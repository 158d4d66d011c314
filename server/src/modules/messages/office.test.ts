import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice } from '../../testing/casino/run-script.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const TEXTS = {
  'title-tr': 'Belgen onaylandı',
  'title-en': 'Your document is approved',
  'note-tr': 'Artık para çekebilirsin.',
  'note-en': 'You can withdraw now.',
}
const notify = (number: string, texts: object = TEXTS, ...more: string[]) =>
  runOffice(casino.url, [
    ...['notify', number],
    ...Object.entries(texts).flatMap(([part, text]) => [`--${part}`, text]),
    ...more,
  ])

async function player(locale: 'tr' | 'en') {
  const playerId = await casino.player({ locale })
  const { usercode } = await casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { playerId, usercode }
}
const written = () => casino.db.selectFrom('notification').selectAll().execute()
const pushes = () => casino.db.selectFrom('outbox').selectAll().execute()

test('npm run office writes a notification to one player in both languages, pushes it in theirs, and keeps who wrote it', async () => {
  const { playerId, usercode } = await player('en')
  const number = `ZR ${usercode.replace(/(\d{3})(?=\d)/g, '$1 ')}`
  expect(await notify(number, TEXTS, '--by', 'ayla')).toEqual({
    code: 0,
    said: 'Written: the player reads it in their language.\n',
  })
  expect(await written()).toMatchObject([
    {
      player_id: playerId,
      type: 5,
      written_by: 'ayla',
      read_at: null,
      title_tr: TEXTS['title-tr'],
      title_en: TEXTS['title-en'],
      note_tr: TEXTS['note-tr'],
      note_en: TEXTS['note-en'],
    },
  ])
  expect(await pushes()).toMatchObject([
    {
      player_id: playerId,
      command: 'Notification',
      message: { type: 5, title: TEXTS['title-en'], note: TEXTS['note-en'], isRead: false },
    },
  ])
})

test('who is not there, a missing language and a text that is empty or too long are said in one sentence, and nothing is written', async () => {
  const { usercode } = await player('tr')
  const before = [await written(), await pushes()]
  const { 'note-en': _, ...turkish } = TEXTS
  for (const [said, asked] of [
    ['There is no player 000000000.', notify('000000000')],
    ['--note-en is missing: a notification is in both languages.', notify(usercode, turkish)],
    ['--title-tr is empty.', notify(usercode, { ...TEXTS, 'title-tr': ' ' })],
    [
      '--title-en has 81 characters, and 80 are the most.',
      notify(usercode, { ...TEXTS, 'title-en': 'x'.repeat(81) }),
    ],
  ] as const) {
    expect(await asked).toEqual({ code: 1, said: `${said}\n` })
  }
  for (const asked of [
    notify('isil'),
    notify(usercode, TEXTS, 'more'),
    notify(usercode, TEXTS, '--by'),
  ])
    expect(await asked).toMatchObject({
      code: 2,
      said: expect.stringContaining('office -- notify'),
    })
  expect([await written(), await pushes()]).toEqual(before)
})

test('PRV-02: nothing is written to a player who was erased', async () => {
  const { playerId, usercode } = await player('tr')
  const now = casino.clock.now()
  await casino.db
    .insertInto('erasure')
    .values({
      player_id: playerId,
      asked_at: now,
      due_at: now,
      erased_at: now,
    })
    .execute()
  expect(await notify(usercode)).toEqual({ code: 1, said: `There is no player ${usercode}.\n` })
})
