import { expect, test } from 'vitest'
import { startOf } from './date.ts'
import { readSeason } from './read-season.ts'
import { settledSelections } from './settle-season.ts'

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HC,AC,HY,AY,HR,AR'
const read = (...lines: string[]) =>
  readSeason(lines.map((line, at) => ({ line: at + 1, cells: line.split(',') })))
const one = (line: string, header = HEADER) => read(header, line)
const WHOLE = 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,2,1,H,1,0,H,7,3,1,2,0,1'

test('a row is an event with its facts, and a match with all facts settles 714 asked selections and more', () => {
  const { events, skipped, warnings } = one(WHOLE)
  expect(skipped).toEqual([])
  expect(warnings).toEqual([{ line: 2, reason: 'no_price' }])
  expect(events).toMatchObject([
    {
      division: 'T1',
      date: '2024-08-09',
      home: 'Galatasaray',
      startsAtMs: Date.UTC(2024, 7, 9, 18, 45),
      facts: { fullTime: [2, 1], halfTime: [1, 0], corners: [7, 3], yellow: [1, 2], red: [0, 1] },
    },
  ])
  const settled = [...settledSelections(events[0]?.facts ?? {})]
  expect(settled.length).toBeGreaterThan(714)
  expect(
    new Set(settled.map(({ key, line, selection }) => `${key} ${line} ${selection}`)).size,
  ).toBe(settled.length)
  expect(settled).toContainEqual({
    key: 'ft.ah',
    line: '-1.25',
    selection: '1',
    outcome: 'half-loss',
  })
})

test('a match with goals alone settles no market of halves, corners or cards', () => {
  const { events } = one('T1,09/08/2024,,Galatasaray,Hatayspor,3,0,H')
  const keys = [...settledSelections(events[0]?.facts ?? {})].map(({ key }) => key)
  expect(keys.filter((key) => /^(h1|h2|corners|cards|points)|htft|half/.test(key))).toEqual([])
  expect(keys).toContain('ft.score')
})

test.each([
  ['blank_row', ',,,,,,,,,,,,,,,,'],
  ['blank_row', ''],
  ['extra_cells', `${WHOLE},more`],
  ['short_row', 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,2'],
  ['missing_team', 'T1,09/08/2024,19:45,,Hatayspor,2,1,H'],
  ['same_team', 'T1,09/08/2024,19:45,Hatayspor,Hatayspor,2,1,H'],
  ['bad_date', 'T1,08/31/2024,19:45,Galatasaray,Hatayspor,2,1,H'],
  ['bad_date', 'T1,29/02/2023,19:45,Galatasaray,Hatayspor,2,1,H'],
  ['no_result', 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,,,'],
  ['bad_score', 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,2,,H'],
  ['bad_score', 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,2,100,H'],
  ['bad_score', 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,2.5,1,H'],
  ['result_mismatch', 'T1,09/08/2024,19:45,Galatasaray,Hatayspor,2,1,D'],
])('BET-15: a row is left out as %s: %s', (reason, line) => {
  expect(one(line)).toMatchObject({ events: [], skipped: [{ line: 2, reason }] })
})

test('the first reason of the order is told', () => {
  expect(one('T1,x,19:45,Same,Same,,,').skipped).toEqual([{ line: 2, reason: 'same_team' }])
  expect(one('T1,x,19:45,,Same,,,,,,,,,,,,,more').skipped).toEqual([
    { line: 2, reason: 'extra_cells' },
  ])
})

test('a file without a needed column is no season', () => {
  const header = HEADER.replace('FTAG', 'FTXX')
  expect(one(WHOLE, header)).toEqual({
    events: [],
    skipped: [{ line: 1, reason: 'bad_header' }],
    warnings: [],
  })
  expect(readSeason([]).skipped).toEqual([{ line: 1, reason: 'bad_header' }])
})

test('columns are found by name, the first of two alike, and empty ones at the end are none', () => {
  const { events, skipped } = read(
    'AwayTeam,FTAG,FTHG,HomeTeam,Date,FTAG,,',
    'Hatayspor,1,2,Galatasaray,2024-08-09,5,,',
  )
  expect(skipped).toEqual([])
  expect(events[0]).toMatchObject({ home: 'Galatasaray', facts: { fullTime: [2, 1] } })
})

test('the same match twice is told, with another score as a conflict; on another day it is another', () => {
  const { events, skipped } = read(
    HEADER,
    WHOLE,
    WHOLE.replace('19:45', '20:00'),
    WHOLE.replace('2,1,H', '2,2,D'),
    WHOLE.replace('09/08/2024', '9/12/24'),
  )
  expect(events.map(({ date }) => date)).toEqual(['2024-08-09', '2024-12-09'])
  expect(skipped).toEqual([
    { line: 3, reason: 'duplicate' },
    { line: 4, reason: 'duplicate_conflict' },
  ])
})

test.each([
  ['over the full time', '2,1,H,3,0,H'],
  ['with another letter', '2,1,H,1,0,A'],
  ['of one side', '2,1,H,1,,'],
])('a half-time score %s is dropped, and the row stays', (_, scores) => {
  const { events, warnings } = one(`T1,09/08/2024,19:45,Galatasaray,Hatayspor,${scores}`)
  expect(events[0]?.facts.halfTime).toBeUndefined()
  expect(warnings).toContainEqual({ line: 2, reason: 'halftime_dropped' })
})

test.each([
  ['2024-08-09', '19:00', '2024-08-09T18:00:00Z'],
  ['2024-01-09', '16:00', '2024-01-09T16:00:00Z'],
  ['2024-03-31', '12:30', '2024-03-31T11:30:00Z'],
  ['2024-10-27', '00:30', '2024-10-26T23:30:00Z'],
  ['2024-01-09', '', '2024-01-09T12:00:00Z'],
])('%s at %s in London is %s', (date, time, utc) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  expect(startOf({ year, month, day }, time)).toEqual({
    startsAtMs: Date.parse(utc),
    isTimeKnown: time !== '',
  })
})

const PRICED = `${HEADER},B365H,B365D,B365A,PSH,PSD,PSA,B365CH,B365CD,B365CA,P>2.5,P<2.5,AHh,AvgAHH,AvgAHA`
const row = (prices: string) => `${WHOLE},${prices}`

test('each group is of the first bookmaker whose prices can be used, and a missing closing one is the opening one', () => {
  const { events, warnings } = one(
    row('1.67,4.1,5,1.7,4,4.8,1.7,4,4.9,1.62,2.3,-0.75,1.9,1.95'),
    PRICED,
  )
  expect(warnings).toEqual([])
  const opening = {
    result: { bookmaker: 'B365', oddsMilli: [1670, 4100, 5000] },
    total: { bookmaker: 'PS', oddsMilli: [1620, 2300] },
    asian: { bookmaker: 'Avg', oddsMilli: [1900, 1950], line: '-0.75' },
  }
  expect(events[0]?.prices).toEqual({
    opening,
    closing: { ...opening, result: { bookmaker: 'B365', oddsMilli: [1700, 4000, 4900] } },
    isClosingOpening: true,
    hasBad: false,
  })
})

test('a group with a price of 1 or a book out of bounds is told and the next is asked', () => {
  const { events, warnings } = one(row('1,4.1,5,1.7,4,4.8,,,,1.1,1.2,,,'), PRICED)
  expect(warnings).toEqual([{ line: 2, reason: 'bad_price' }])
  expect(events[0]?.prices.opening).toEqual({
    result: { bookmaker: 'PS', oddsMilli: [1700, 4000, 4800] },
  })
})
