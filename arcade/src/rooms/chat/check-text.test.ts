import { expect, test } from 'vitest'
import { maySay, tidy } from './check-text.ts'

test('insults are found in both languages, however they are written', () => {
  const refused = [
    ...['siktir git', 'SİKTİR', 's i k', 's1kt1r', 'siiiktir', 'orospu çocuğu', 'amk', 'PİÇ'],
    ...['what the fuck', 'F.U.C.K', 'fuuuck', 'sh1t', '$hit', 'a$$hole', 'bitches'],
  ]
  for (const text of refused) expect(maySay(text), text).toBe(false)
})

test('what leads elsewhere is not said', () => {
  const refused = [
    ...['gel https://a.example', 'www.a.b', 'bahis.com', 'yaz: @birisi', '+90 532 000 00 00'],
    ...['0532-000-00-00', 'me at a@b.net'],
  ]
  for (const text of refused) expect(maySay(text), text).toBe(false)
})

test('ordinary sentences are said', () => {
  const said = [
    ...['Bol şans komşular', 'Bana 38 gerek', 'picnic', 'İyi oyunlar!', 'bir iki üç', '₺1.250,00'],
    ...[
      'good luck all',
      'got it',
      'class act',
      'Sikke topluyorum',
      'x2 geldi',
      '7 numara',
      'kıskanç',
    ],
  ]
  for (const text of said) expect(maySay(text), text).toBe(true)
})

test('signs that nobody sees are gone, and lines are one', () => {
  expect(tidy('  a​\n\n b \u202e c ')).toBe('a b c')
  expect(tidy('​')).toBe('')
})
