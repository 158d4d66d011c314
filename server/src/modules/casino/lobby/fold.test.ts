import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { fold } from './fold.ts'

const WORDS = [
  'AVİATÖR',
  'Aviatör',
  'IŞIK Çarkı',
  'İznik’in Işığı',
  "Sultan'ın Tacı",
  'Uğurlu Gün'.normalize('NFD'),
  'AVİATÖR'.toLowerCase(),
  'Kâğıt, Sükûnet, Millî',
  'Roket 21 % _ \\ 💥',
  'ΑΒΓ Ñandú Ærø',
]

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

test('the casino folds a text exactly as the database does', async () => {
  for (const text of WORDS) {
    const { rows } = await sql<{ key: string }>`select search_key(${text}) as key`.execute(
      casino.db,
    )
    expect(fold(text)).toBe(rows[0]?.key)
  }
})

test("§ lobby search: 'aviator', 'AVİATÖR' and 'aviatör' are one word", () => {
  for (const typed of ['aviator', 'AVİATÖR', 'aviatör', 'AVIATOR']) {
    expect(fold(typed)).toBe('aviator')
  }
})
