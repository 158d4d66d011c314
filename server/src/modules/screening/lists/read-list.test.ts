import { expect, test } from 'vitest'
import { HOSTILE, UNWRITABLE } from '../../../testing/hostile/strings.ts'
import { readList, sourceKeyOf } from './read-list.ts'

const HEAD = 'source;kind;id;name;aliases;birth;country;document'
const fileOf = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n')
const whatOf = (...lines: string[]) => readList(fileOf(...lines)).problems
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('each column is read, in the order and with the names that a list gives them', () => {
  const { list, problems } = readList(
    fileOf(
      'National;sanctions;A-1;Ali  Kayaoğlu;Ali Kaya | Kayaoglu, Ali;30.04.1961;tr;u 123-456',
      'NATIONAL;Sanctions;A-2;"Lux, Ada";;1970;;',
    ),
  )
  expect(problems).toEqual([])
  expect(list).toEqual({
    source: 'National',
    kind: 'sanctions',
    entries: [
      {
        code: 'A-1',
        names: ['Ali Kayaoğlu', 'Ali Kaya', 'Kayaoglu, Ali'],
        birth: '1961-04-30',
        country: 'TR',
        document: 'U123456',
      },
      { code: 'A-2', names: ['Lux, Ada'], birth: '1970', country: null, document: null },
    ],
  })
  const turkish = 'Kayıt no,Ad soyad,Kaynak,Tür\n7,Ada Lux,Ulusal,pep\n'
  expect(readList(turkish).list).toMatchObject({ source: 'Ulusal', kind: 'pep' })
  expect(sourceKeyOf('Ulusal İşlem')).toBe(sourceKeyOf('ULUSAL ISLEM'))
})

test.each([
  [';sanctions;1;Ada Lux;;;;', 'source'],
  ['--;sanctions;1;Ada Lux;;;;', 'source'],
  ['L;watch;1;Ada Lux;;;;', 'kind'],
  ['L;sanctions;;Ada Lux;;;;', 'id'],
  [`L;sanctions;${'9'.repeat(81)};Ada Lux;;;;`, 'id'],
  ['L;sanctions;1;;;;;', 'name'],
  ['L;sanctions;1;123 456;;;;', 'name'],
  ['L;sanctions;1;Ada\u202eLux;;;;', 'name'],
  [`L;sanctions;1;${'Ada '.repeat(60)};;;;`, 'name'],
  ['L;sanctions;1;Ada Lux;Ada|--;;;', 'aliases'],
  [
    `L;sanctions;1;Ada Lux;${Array.from({ length: 40 }, (_, n) => `Ada ${'x'.repeat(n + 1)}`).join('|')};;;`,
    'aliases',
  ],
  ['L;sanctions;1;Ada Lux;;1961-02-31;;', 'birth'],
  ['L;sanctions;1;Ada Lux;;61;;', 'birth'],
  ['L;sanctions;1;Ada Lux;;1492;;', 'birth'],
  ['L;sanctions;1;Ada Lux;;;Turkey;', 'country'],
  ['L;sanctions;1;Ada Lux;;;;12', 'document'],
])('%s has a wrong %s', (line, what) => {
  expect(whatOf(line)).toEqual([{ line: 2, what }])
})

test('a file is of one source and one kind, and has each entry once', () => {
  const good = 'L;sanctions;1;Ada Lux;;;;'
  expect(whatOf(good, 'M;sanctions;2;Ada Lux;;;;', 'L;pep;3;Ada Lux;;;;', good)).toEqual([
    { line: 3, what: 'source' },
    { line: 4, what: 'kind' },
    { line: 5, what: 'twice' },
  ])
})

test('a file without its columns, without entries or with open quotes is told by its line', () => {
  expect(readList('id;name\n1;Ada Lux\n').problems).toEqual([{ line: 1, what: 'columns' }])
  expect(readList(`${HEAD}\n`).problems).toEqual([{ line: 2, what: 'empty' }])
  expect(readList('').problems).toEqual([{ line: 1, what: 'columns' }])
  expect(whatOf('L;sanctions;1;"Ada Lux;;;;').map(({ what }) => what)).toEqual(['quoting'])
  expect(whatOf('L;sanctions;1').map(({ what }) => what)).toEqual(['columns'])
})

test('each of two hundred hostile texts is a name to the character, or told as a wrong one', () => {
  for (const text of [...HOSTILE, ...UNWRITABLE]) {
    const { list, problems } = readList(fileOf(`L;sanctions;1;${quoted(text)};;;;`))
    const [entry] = list?.entries ?? []
    const plain = Buffer.from(text).toString().normalize('NFC').trim().replaceAll(/\s+/g, ' ')
    if (entry) expect(entry.names).toEqual([plain])
    else expect(problems, text).toHaveLength(1)
  }
})
