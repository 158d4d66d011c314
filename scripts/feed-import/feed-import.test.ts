import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSeason } from '../../betting/src/football-data/read-season.ts'
import { readCsv } from './read-csv.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'zar-seasons-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/feed-import/feed-import.ts', ...words],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG'
function fileOf(bytes: string | Buffer): string {
  const file = path.join(
    folder,
    `${Math.abs(Buffer.from(bytes).readInt32BE(0))}-${bytes.length}.csv`,
  )
  writeFileSync(file, bytes)
  return file
}

test('line numbers are physical lines: a quoted cell may hold a line end, and an empty line counts', () => {
  const file = fileOf(`\uFEFF${HEADER}\r\nT1,9/8/24,"Gala,\r\n""S""",Hatay,1,0\r\n\r\nT1,x,A,B,1,0`)
  expect(readCsv(file).map(({ line, cells }) => [line, cells.length])).toEqual([
    [1, 6],
    [2, 6],
    [4, 1],
    [5, 6],
  ])
  const { events, skipped } = readSeason(readCsv(file))
  expect(events.map(({ home }) => home)).toEqual(['Gala,\n"S"'])
  expect(skipped).toEqual([
    { line: 4, reason: 'blank_row' },
    { line: 5, reason: 'bad_date' },
  ])
})

test('a file that is no UTF-8 is windows-1252, and cells are trimmed', () => {
  const file = fileOf(Buffer.from(`${HEADER}\nD1, 9/8/24 ,K\xf6ln, Gen\xe7ler ,1,0\n`, 'latin1'))
  expect(readSeason(readCsv(file)).events).toMatchObject([{ home: 'Köln', away: 'Gençler' }])
})

test('cells are trimmed in quotes too, and marks within a file or before windows-1252 are none', () => {
  const quoted = fileOf(`${HEADER}\nT1,9/8/24," Galatasaray ","Hatayspor\t", 1 ,"0 "\n`)
  expect(readSeason(readCsv(quoted)).events).toMatchObject([{ home: 'Galatasaray' }])
  const joined = fileOf(
    `\uFEFF\uFEFF"Div",Date,HomeTeam,AwayTeam,FTHG,FTAG\n\uFEFFT1,9/8/24,A,B,1,0\n`,
  )
  expect(readSeason(readCsv(joined)).events).toMatchObject([{ division: 'T1', home: 'A' }])
  const marked = Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    Buffer.from(`${HEADER}\nD1,9/8/24,K\xf6ln,Mainz,1,0\n`, 'latin1'),
  ])
  expect(readSeason(readCsv(fileOf(marked))).events).toMatchObject([
    { division: 'D1', home: 'Köln' },
  ])
})

test('clubs are as in the file, with our names beside, and one that we do not know has no other', () => {
  const file = fileOf(
    `${HEADER}\nT1,9/8/24,Buyuksehyr,Goztep,1,0\nE0,9/8/24,Man United,Atlantis,1,0`,
  )
  const [first, second] = readSeason(readCsv(file)).events
  expect(first).toMatchObject({ home: 'Buyuksehyr', homeName: 'Başakşehir', awayName: 'Göztepe' })
  expect(second).toMatchObject({ home: 'Man United', homeName: 'Manchester United' })
  expect(second).toMatchObject({ away: 'Atlantis', awayName: 'Atlantis' })
})

test('warnings of a row are in the order of their table', () => {
  const file = fileOf(
    `${HEADER},HTHG,HTAG,HTR,B365H,B365D,B365A\nT1,9/8/24,A,B,1,0,2,0,H,0.5,3,4\n`,
  )
  expect(readSeason(readCsv(file)).warnings).toEqual([
    { line: 2, reason: 'halftime_dropped' },
    { line: 2, reason: 'no_price' },
    { line: 2, reason: 'bad_price' },
  ])
})

test('a header that is no season’s prints its JSON line, says so in a sentence, and ends with 2', () => {
  const file = fileOf('Div,Date,HomeTeam\nT1,9/8/24,A\n')
  const { status, stdout, stderr } = run(file)
  expect(status).toBe(2)
  expect(JSON.parse(stdout)).toMatchObject({
    events: 0,
    skipped: [{ line: 1, reason: 'bad_header' }],
  })
  expect(stderr).toContain('is no season')
})

test('the command prints the same line each time, and writes each outcome once', () => {
  const file = fileOf(`${HEADER}\nT1,9/8/24,Galatasaray,Hatayspor,2,1\n,,,,,\n`)
  const out = path.join(folder, 'out.jsonl')
  const first = run(file, '--settlements', out)
  expect(first.status).toBe(0)
  const told = JSON.parse(first.stdout)
  expect(told).toMatchObject({ file, events: 1, skipped: [{ line: 3, reason: 'blank_row' }] })
  expect(run(file).stdout).toBe(first.stdout)
  const lines = readFileSync(out, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(told.selections)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines).toContain(
    '{"event":{"date":"2024-08-09","home":"Galatasaray","away":"Hatayspor"},"market":"ft.ah","line":"-1.25","selection":"1","outcome":"half-loss"}',
  )
})

test.each([[[]], [['a', 'b']], [['--what']], [['/no/such/file.csv']]])(
  '%j is refused in a sentence, with how to use it',
  (words) => {
    const { status, stderr } = run(...words)
    expect(status).toBe(2)
    expect(stderr).toContain('npm run feed:import -- FILE')
    expect(stderr).not.toContain('    at ')
  },
)

const SEASONS = '../shared/data/football'

test.skipIf(!existsSync(SEASONS))(
  'BET-15: two real seasons are read whole, and are as plausible as they were measured',
  () => {
    const seasonOf = (name: string) => readSeason(readCsv(`${SEASONS}/${name}-2024-25.csv`))
    const shares = (name: string) => {
      const { events, skipped } = seasonOf(name)
      const rate = (count: number) => Math.round((count / events.length) * 1000) / 10
      const goals = events.map(({ facts }) => facts.fullTime)
      return {
        events: events.length,
        skipped: skipped.length,
        home: rate(goals.filter(([home, away]) => home > away).length),
        draw: rate(goals.filter(([home, away]) => home === away).length),
        goals:
          Math.round((goals.flat().reduce((sum, one) => sum + one, 0) * 100) / goals.length) / 100,
      }
    }
    expect(shares('E0')).toEqual({ events: 261, skipped: 0, home: 38.7, draw: 24.9, goals: 3.03 })
    expect(shares('T1')).toEqual({ events: 223, skipped: 0, home: 47.5, draw: 25.1, goals: 2.91 })
  },
)
