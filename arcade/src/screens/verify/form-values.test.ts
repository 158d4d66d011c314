import { expect, test } from 'vitest'
import type { Round } from '../../protocol.ts'
import { verifyUrl } from '../game/panels/verify-url.ts'
import {
  type FormValues,
  kurusOf,
  liraOf,
  readPasted,
  recordOf,
  valuesOf,
  valuesOfRecord,
} from './form-values.ts'

const RECORD = {
  gameCode: 'zar_kirik_cini',
  serverSeed: 'ab12',
  clientSeed: 'çilek & nar',
  nonce: 7,
  bet: { stakeKurus: 2_000, broken: 5 },
  moves: [{ open: 3 }, { cashOut: true }],
  commitment: 'cd34',
  digest: 'ef56',
  winKurus: 2_400,
}
const EMPTY: FormValues = {
  game: '',
  serverSeed: '',
  clientSeed: '',
  nonce: '',
  stake: '',
  bet: '',
  moves: '',
  commitment: '',
  digest: '',
  win: '',
}

test('a stake is read to the kuruş, with a comma or a point, and nothing else is', () => {
  expect(['20', '20,00', '20.5', '1250,05'].map(kurusOf)).toEqual([2000, 2000, 2050, 125005])
  for (const text of ['', '-1', '1e3', '1,234', '20 TL', ',5'])
    expect(kurusOf(text)).toBeUndefined()
})

test('what is written as lira is read back as the same kuruş', () => {
  for (const kurus of [1, 10, 99, 100, 2000, 200_000]) expect(kurusOf(liraOf(kurus))).toBe(kurus)
})

test('a link and its query fill the same fields', () => {
  const values = { game: 'g', serverSeed: 's', clientSeed: 'c d', nonce: '7', stake: '20,00' }
  const query = 'game=g&serverSeed=s&clientSeed=c+d&nonce=7&stake=2000'
  expect(valuesOf(`?${query}`)).toEqual(values)
  expect(readPasted(`https://arcade.example/verify?${query}`)).toEqual(values)
  expect(readPasted(query)).toEqual(values)
})

test('the link of a round, its record and the fields are one and the same round', () => {
  const round = { ...RECORD, state: 'settled', stakeKurus: 2_000 } as unknown as Round
  const link = verifyUrl(round, RECORD.serverSeed, 'tr')
  for (const pasted of [link, JSON.stringify(RECORD), `[${JSON.stringify(RECORD)}]`]) {
    const values = readPasted(pasted)
    expect(recordOf({ ...EMPTY, ...values } as FormValues, false)).toEqual(RECORD)
  }
})

test('several records stay records, and what is none fills no field', () => {
  expect(readPasted(JSON.stringify({ rounds: [RECORD, RECORD] }))).toEqual([RECORD, RECORD])
  for (const wrong of ['{broken', '[4]', '{}', '']) expect(readPasted(wrong)).toEqual({})
})

test('the fields of a slot name its stake alone', () => {
  const slot = { ...RECORD, gameCode: 'zar_ates_kirazi', bet: { stakeKurus: 2_050 }, moves: [] }
  const values = { ...EMPTY, ...valuesOfRecord(slot) }
  expect(values.stake).toBe('20,50')
  expect(recordOf({ ...values, bet: '', moves: '' }, true)).toEqual(slot)
})

test('fields that name no round are no record', () => {
  const values = { ...EMPTY, ...valuesOfRecord(RECORD) }
  for (const wrong of [{ nonce: '-1' }, { nonce: '1.5' }, { serverSeed: ' ' }, { bet: '{' }])
    expect(recordOf({ ...values, ...wrong }, false)).toBeUndefined()
  expect(recordOf({ ...values, moves: '{}' }, false)).toBeUndefined()
  expect(recordOf({ ...values, stake: 'x' }, true)).toBeUndefined()
})
