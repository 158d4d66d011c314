import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
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

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the house folds a text exactly as the database does', async () => {
  for (const text of WORDS) {
    const { rows } = await sql<{ key: string }>`select search_key(${text}) as key`.execute(house.db)
    expect(fold(text)).toBe(rows[0]?.key)
  }
})

test("§ lobby search: 'aviator', 'AVİATÖR' and 'aviatör' are one word", () => {
  for (const typed of ['aviator', 'AVİATÖR', 'aviatör', 'AVIATOR']) {
    expect(fold(typed)).toBe('aviator')
  }
})
