/** Holds the documents' tables to what the processes read: who runs the casino sees nothing else of it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEY_FILES } from '../keys/key-files.ts'
import { SETTING_NAMES } from './config.ts'

const arcade = readFileSync('arcade/src/config.ts', 'utf8')
const [, environment = ''] = arcade.split('const Environment = z.object({')
const arcadeSettings = namesIn(environment.split('\n})')[0], /^ {2}(\w+):/gm)
const arcadeKeys = namesIn(arcade, /(?:ame|ecret|Pem)\((?:(?:e\.)?KEYS_DIR, )?'([\w.-]+)'/g)

/** Of the start command alone (scripts/start/start.ts). */
const START_SETTINGS = [
  'DATA_DIR',
  'ARCADE_DATABASE_URL',
  'FEED_PORT',
  'FEED_METRICS_PORT',
  'FEED_DATABASE_URL',
]
const settings = [...SETTING_NAMES, ...arcadeSettings]
const tabled = ['README.md', 'docs/operations.md'].flatMap((file) => tableNames(file, 'variable'))

test('every setting of the casino and of the arcade stands in a table of README.md or docs/operations.md', () => {
  expect([SETTING_NAMES.length > 50, arcadeSettings.length > 8]).toEqual([true, true])
  expect(settings.filter((name) => !tabled.includes(name))).toEqual([])
})

test('every setting that a table names is read, and stands in one row', () => {
  const isRead = (name: string) => [...settings, ...START_SETTINGS].includes(name)
  expect(tabled.filter((name) => !isRead(name))).toEqual([])
  expect(tabled.filter((name, at) => tabled.indexOf(name) !== at)).toEqual([])
})

test.each(['docs/operations.md', 'docs/breach-runbook.md'])(
  'every key that the casino or the arcade reads stands in the table of keys of %s',
  (file) => {
    const keys = [...Object.keys(KEY_FILES), ...arcadeKeys, 'personal-data-key-current']
    expect([keys.length > 20, arcadeKeys.length > 10]).toEqual([true, true])
    const named = tableNames(file, 'file in `KEYS_DIR`', /`([^`]+)`/g)
    expect(keys.filter((name) => !named.includes(name))).toEqual([])
  },
)

/** What the first cells of a document's tables name, of those with this head. */
function tableNames(file: string, head: string, name = /`([A-Z\d_]+)`/g): string[] {
  const tables = readFileSync(file, 'utf8')
    .split(/\n{2,}/)
    .filter((block) => block.startsWith(`| ${head} |`))
  const rows = tables.flatMap((table) => table.split('\n').slice(2))
  return rows.flatMap((row) => namesIn(row.split(' | ')[0], name))
}

function namesIn(text = '', name: RegExp): string[] {
  return [...text.matchAll(name)].map(([, found = '']) => found)
}
