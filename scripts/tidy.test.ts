/** House rules that no linter knows. Each is one line of the table, with its reason. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const LINES_MAX = 300
const CODE = '{contract,server,web,arcade}/src/**/*.{ts,tsx}'

const BANS: { ban: RegExp; in: string; except?: RegExp; because: string }[] = [
  {
    ban: /process\.env/,
    in: '{server,arcade}/src/**/*.ts',
    except: /config\.ts$|testing\/|\.test\.ts$|db\/embedded\//,
    because: 'config.ts reads the environment once, checked',
  },
  {
    ban: /Math\.random/,
    in: '{server,arcade}/src/**/*.{ts,tsx}',
    because: 'chance comes from the seeded, audited generators',
  },
  {
    ban: /new Date\(\)|Date\.now/,
    in: '{server,arcade}/src/**/*.ts',
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
    ban: /parseFloat|toFixed/,
    in: '{contract,server}/src/**/*.ts',
    except: /contract\/src\/art\//,
    because: 'money and odds are whole numbers',
  },
  {
    ban: /^(export )?let /m,
    in: '{contract,server,arcade}/src/**/*.ts',
    except: /\.test\.ts$|testing\//,
    because: 'what a module keeps outlives whoever opened it, and in the tests a whole file',
  },
  {
    ban: /vi\.(mock|doMock|stub\w+|useFakeTimers|setSystemTime)\(/,
    in: '{server,arcade}/src/**/*.ts',
    because: 'test files share a process: what one bends is bent for the next',
  },
  {
    ban: /new pg\.(Client|Pool)\(|set local statement_timeout/,
    in: '{server,arcade}/src/**/*.ts',
    except: /db\/connect\.ts$|store\/database\.ts$|\.test\.ts$|testing\//,
    because:
      'a connection that is opened elsewhere has no time-outs, and ends the process when it breaks',
  },
  { ban: /\bTODO\b|FIXME|\.only\(|debugger/, in: CODE, except: /tidy\.test/, because: 'left over' },
  {
    ban: /export default/,
    in: CODE,
    except: /global-setup\.ts$/,
    because: 'a name has one spelling',
  },
]

test.each(BANS)('$ban is not in $in: $because', ({ ban, in: where, except }) => {
  const files = globSync(where)
  expect(files.length).toBeGreaterThan(0)
  const guilty = files.filter((file) => !except?.test(file) && ban.test(readFileSync(file, 'utf8')))
  expect(guilty).toEqual([])
})

test(`no file is longer than ${LINES_MAX} lines`, () => {
  const long = globSync(CODE).filter(
    (file) => readFileSync(file, 'utf8').split('\n').length > LINES_MAX,
  )
  expect(long).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const numbers = globSync('server/src/db/migrations/*.sql')
    .map((file) => Number(file.match(/(\d{3})-/)?.[1]))
    .sort((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
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
const SHELL_SHEET = 'web/src/player/pages/home-shell.css'

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
