import { expect, test } from 'vitest'
import { kurusOf, liraOf, valuesOf, valuesOfPasted } from './form-values.ts'

test('a stake is read to the kuruş, with a comma or a point, and nothing else is', () => {
  expect(['20', '20,00', '20.5', '1250,05'].map(kurusOf)).toEqual([2000, 2000, 2050, 125005])
  for (const text of ['', '-1', '1e3', '1,234', '20 TL', ',5'])
    expect(kurusOf(text)).toBeUndefined()
})

test('what is written as lira is read back as the same kuruş', () => {
  for (const kurus of [1, 10, 99, 100, 2000, 200_000]) expect(kurusOf(liraOf(kurus))).toBe(kurus)
})

test('a link, a query and a saved record fill the same fields', () => {
  const values = { game: 'g', serverSeed: 's', clientSeed: 'c d', nonce: '7', stake: '20,00' }
  const query = 'game=g&serverSeed=s&clientSeed=c+d&nonce=7&stake=2000'
  expect(valuesOf(`?${query}`)).toEqual(values)
  expect(valuesOfPasted(`https://arcade.example/verify?${query}`)).toEqual(values)
  expect(valuesOfPasted(query)).toEqual(values)
  const record = { game: 'g', serverSeed: 's', clientSeed: 'c d', nonce: 7, stake: 2000 }
  expect(valuesOfPasted(JSON.stringify(record))).toEqual(values)
  expect(valuesOfPasted('{broken')).toEqual({})
})
