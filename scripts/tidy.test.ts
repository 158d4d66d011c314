/** Rules of this codebase that no linter knows. Each is one line of the table, with its reason. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const LINES_MAX = 300
const FILES_MAX = 15
const COLUMNS_MAX = 300
const CODE = '{contract,art,betting,traces,server,web,arcade,feed}/src/**/*.{ts,tsx}'

const BANS: { ban: RegExp; in: string; except?: RegExp; because: string }[] = [
  {
    ban: /process\.env/,
    in: '{server,arcade,feed}/src/**/*.ts',
    except: /config\.ts$|testing\/|\.test\.ts$/,
    because: 'config.ts reads the environment once, checked',
  },
  {
    ban: /Math\.random/,
    in: '{betting,traces,server,arcade,feed}/src/**/*.{ts,tsx}',
    because: 'chance comes from the seeded, audited generators',
  },
  {
    ban: /new Date\(\)|Date\.now/,
    in: '{server,arcade,feed}/src/**/*.ts',
    except: /clock\.ts$|\.test\.ts$|testing\/|screens\//,
    because: 'time comes from the clock, so that tests can set it',
  },
  {
    ban: /insertInto\('(account|transfer)'|updateTable\('account'|(insert into|update) (account|transfer)\b/,
    in: 'server/src/**/*.ts',
    except: /modules\/ledger\/|\.test\.ts$|testing\//,
    because: 'only the ledger moves money',
  },
  {
    ban: /import \{[^}]*\btest\b[^}]*\} from '@playwright/,
    in: 'e2e/**/*.test.ts',
    because: 'the test of e2e/kit/journey.ts waits for the step back of a closed dialog',
  },
  {
    ban: /parseFloat|toFixed/,
    in: '{contract,server}/src/**/*.ts',
    because: 'money and odds are whole numbers',
  },
  {
    ban: /^(export )?let /m,
    in: '{contract,art,betting,traces,server,arcade,feed}/src/**/*.ts',
    except: /\.test\.ts$|testing\//,
    because: 'what a module keeps outlives whoever opened it, and in the tests a whole file',
  },
  {
    ban: /vi\.(mock|doMock|stub\w+|useFakeTimers|setSystemTime)\(/,
    in: '{server,arcade,feed}/src/**/*.ts',
    because: 'test files share a process: what one bends is bent for the next',
  },
  {
    ban: /new pg\.(Client|Pool)\(|set local statement_timeout/,
    in: '{server,arcade,feed}/src/**/*.ts',
    except: /db\/connect\.ts$|store\/database\.ts$|\.test\.ts$|testing\//,
    because:
      'a connection that is opened elsewhere has no time-outs, and ends the process when it breaks',
  },
  {
    ban: /\.\.\.\{/,
    in: '{contract,art,betting,traces,server,web,arcade,feed,scripts,bench,e2e}/**/*.{ts,tsx}',
    except: /tidy\.test/,
    because:
      'an object that is spread where it is written is not checked for members that nobody knows',
  },
  { ban: /\bTODO\b|FIXME|\.only\(|debugger/, in: CODE, except: /tidy\.test/, because: 'left over' },
  {
    ban: /export default/,
    in: CODE,
    because: 'a name has one spelling',
  },
]

test.each(BANS)('$ban is not in $in: $because', ({ ban, in: where, except }) => {
  const files = globSync(where, { ignore: '**/node_modules/**' })
  expect(files.length).toBeGreaterThan(0)
  const guilty = files.filter((file) => !except?.test(file) && ban.test(readFileSync(file, 'utf8')))
  expect(guilty).toEqual([])
})

const ROOMS = '{contract,art,betting,traces,server,web,arcade,feed,scripts,bench,e2e}'
/** Every file of code, tests too. */
const EVERY = `${ROOMS}/**/*.{ts,tsx,mjs}`
const SHEETS = `${ROOMS}/**/*.css`
const BUILT = ['**/node_modules/**', '**/dist/**']
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test(`no file is longer than ${LINES_MAX} lines`, () => {
  const files = globSync([EVERY, SHEETS], { ignore: BUILT })
  expect(files.length).toBeGreaterThan(1_500)
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > LINES_MAX + 1)
  expect(long).toEqual([])
})

test(`no folder holds more than ${FILES_MAX} files of code; tests count among the journeys alone`, () => {
  const counts = new Map<string, number>()
  for (const file of globSync(EVERY, { ignore: BUILT })) {
    if (isTest(file) && !file.startsWith('e2e/')) continue
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(200)
  const crowded = [...counts].filter(([, count]) => count > FILES_MAX).map(([folder]) => folder)
  expect(crowded).toEqual([])
})

test(`no line of a document is longer than ${COLUMNS_MAX} characters`, () => {
  const documents = globSync('{README.md,docs/**/*.md}')
  expect(documents.length).toBeGreaterThan(30)
  const long = documents.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, at) => ({ line, where: `${file}:${at + 1}` }))
      // A row of the conformance table names every test that proves its fact.
      .filter(({ line }) => !(file === 'docs/conformance.md' && line.startsWith('|')))
      .filter(({ line }) => line.length > COLUMNS_MAX)
      .map(({ where }) => where),
  )
  expect(long).toEqual([])
})

test('every migration has a number of its own', () => {
  const numbers = globSync('server/src/db/migrations/*.sql').map((file) =>
    Number(file.match(/(\d{3})-/)?.[1]),
  )
  expect(numbers.length).toBeGreaterThan(60)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).not.toContain(Number.NaN)
})

const NAMED_IMPORT = /^import (?:type )?\{([^}]*)\} from '(\..*\/index\.ts)'/gm

/** `a, type B, c as d` as the names that the other file exports. */
const namesOf = (list: string) =>
  list
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter((name) => name !== '')

test('a module’s front door opens for what somebody outside comes for', () => {
  const code = globSync('{server/src,scripts,bench}/**/*.ts')
  const comers = new Map<string, string[]>()
  for (const file of code) {
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(NAMED_IMPORT)) {
      const door = join(dirname(file), from)
      if (!file.startsWith(`${dirname(door)}/`)) {
        comers.set(door, [...(comers.get(door) ?? []), ...namesOf(names)])
      }
    }
  }
  const doors = globSync('server/src/modules/*/index.ts')
  expect(doors.length).toBeGreaterThan(10)
  const unasked = doors.flatMap((door) =>
    [...readFileSync(door, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
      .flatMap(([, names = '']) => namesOf(names))
      .filter((name) => !comers.get(door)?.includes(name))
      .map((name) => `${basename(dirname(door))} ${name}`),
  )
  expect(unasked).toEqual([])
})

test('the lockfile holds every platform’s build of every native library', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const isLocked = (from: string, name: string): boolean => {
    if (`${from ? `${from}/` : ''}node_modules/${name}` in packages) return true
    return (
      from !== '' && isLocked(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name)
    )
  }
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(from, name))
      .map((name) => `${from} needs ${name}`),
  )
  expect(missing).toEqual([])
})

test('a class is styled by one sheet: all sheets meet in one page', () => {
  const sheets = globSync('web/src/**/*.css')
  const owners = new Map<string, Set<string>>()
  for (const sheet of sheets) {
    const rules = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
    for (const [, name = ''] of rules.matchAll(/(?:^|[},])\s*\.([a-z][\w-]*)\s*(?=[,{])/g)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(sheet))
    }
  }
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([])
})

/** The files of the site, tests apart: path and text. */
const site = (name: string) =>
  globSync(`web/src/**/${name}`, { ignore: '**/*.test.*' }).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )

/** Goes into the built page by itself (web/prerender.ts). */
const SHELL_SHEET = 'web/src/player/home/home-shell.css'

test('every sheet is imported', () => {
  const imported = site('*.{ts,tsx}').flatMap(([file, text]) =>
    [...text.matchAll(/import '(\..+\.css)'/g)].map(([, sheet = '']) => join(dirname(file), sheet)),
  )
  expect(imported.length).toBeGreaterThan(50)
  const sheets = globSync('web/src/**/*.css')
  expect(sheets.filter((sheet) => !imported.includes(sheet))).toEqual([SHELL_SHEET])
})

test('a class that is styled is a word of the code, or begins like one that is put together', () => {
  const code = site('*.{ts,tsx}')
    .map(([, text]) => text)
    .join('\n')
  const words = new Set(code.match(/[\w-]+/g))
  const stems = [...new Set(code.match(/[\w-]+-(?=\$\{)/g))]
  const isUsed = (name: string) => words.has(name) || stems.some((stem) => name.startsWith(stem))
  const styled = site('*.css').flatMap(([file, text]) => {
    const rules = text.replace(/\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '{}')
    return [...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => ({ file, name }))
  })
  expect(styled.length).toBeGreaterThan(1000)
  expect(styled.filter(({ name }) => !isUsed(name))).toEqual([])
})

/** Set by a script or by a library while the page runs. */
const SET_AT_RUN = /^--(radix-|seen-|toasts-room$)/

test('every custom property that a sheet reads is defined', () => {
  const sheets = globSync('{art,web,arcade}/src/**/*.{css,ts,tsx}', { ignore: '**/*.test.*' })
  const texts = sheets.map((file) => readFileSync(file, 'utf8'))
  const defined = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name = '']) => name),
    ),
  )
  const read = texts.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name),
  )
  expect(read.length).toBeGreaterThan(1000)
  expect([...new Set(read)].filter((name) => !defined.has(name) && !SET_AT_RUN.test(name))).toEqual(
    [],
  )
})

const SITE = globSync('web/src/**/*.{ts,tsx}')

test('every form and dialog of the site has a test of its own beside it', () => {
  const asked = SITE.filter((file) => /[-/](form|dialog)\.tsx$/.test(file))
  expect(asked.length).toBeGreaterThan(20)
  const missing = asked.filter((file) => !SITE.includes(file.replace(/\.tsx$/, '.test.tsx')))
  expect(missing).toEqual([])
})

/** `web/src/player/bonuses`, `web/src/lib/api`, `web/src/ui/form`: what is tested together. */
const partOf = (file: string): string => dirname(file).split('/').slice(0, 4).join('/')

/** The files of a part that its tests import, themselves or through others of the part. */
function testedIn(part: string): ReadonlySet<string> {
  const own = new Set(SITE.filter((file) => partOf(file) === part))
  const found = new Set<string>()
  const next = [...own].filter(isTest)
  for (let file = next.pop(); file; file = next.pop()) {
    if (!own.has(file) || found.has(file)) continue
    found.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
    for (const [, to = ''] of imports) next.push(join(dirname(file), to))
  }
  return found
}

test('every hook and every form of the site is reached by a test of its part', () => {
  const asks = SITE.filter(
    (file) =>
      !isTest(file) &&
      (basename(file).startsWith('use-') ||
        /<form\b|<Dialog\b|<DialogFrame\b/.test(readFileSync(file, 'utf8'))),
  )
  expect(asks.length).toBeGreaterThan(70)
  const tested = new Map(asks.map((file) => [partOf(file), testedIn(partOf(file))]))
  expect(asks.filter((file) => !tested.get(partOf(file))?.has(file))).toEqual([])
})
