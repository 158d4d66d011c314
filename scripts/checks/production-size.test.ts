/** What a server installs beside the built pages, reckoned from the lock file and the packages that lie here. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The root package and every workspace. */
const PACKAGES = ['', 'contract', 'art', 'betting', 'traces', 'server', 'arcade', 'feed', 'web']
const COMMAND = 'npm ci --omit=dev'
const LIMIT_MB = 200

type Names = Record<string, unknown>
type Locked = {
  link?: true
  resolved?: string
  dependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

/** Where Node finds the package from there: in the folder itself, then in those around it. */
function findFrom(at: string, name: string): string | undefined {
  for (
    let around = at;
    ;
    around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))
  ) {
    const found = [around, 'node_modules', name].filter((part) => part !== '').join('/')
    if (packages[found]) return found
    if (!around.includes('/node_modules/')) {
      const top = `node_modules/${name}`
      return packages[top] && top
    }
  }
}

function namesIn({ peerDependencies = {}, peerDependenciesMeta = {}, ...one }: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  )
  return [...Object.keys({ ...one.dependencies, ...one.optionalDependencies }), ...peers]
}

/** What the package there needs by itself: of a workspace its folder. */
const nextOf = (at: string): string[] =>
  namesIn(packages[at] ?? {}).flatMap((name) => {
    const found = findFrom(at, name)
    return found ? [packages[found]?.resolved ?? found] : []
  })

/** Everything that these need to run. */
function needed(roots: readonly string[]): string[] {
  const found = new Set(roots)
  for (const at of found) for (const next of nextOf(at)) found.add(next)
  return [...found].filter((at) => at.includes('node_modules/'))
}

function bytesIn(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    // A package within is one of its own in the lock file.
    if (entry.isDirectory()) bytes += entry.name === 'node_modules' ? 0 : bytesIn(at)
    else if (entry.isFile()) bytes += lstatSync(at).size
  }
  return bytes
}

/** It may lie elsewhere than the lock file puts it; of another platform it does not lie here at all. */
const placeOf = (at: string): string | undefined =>
  [at, at.slice(at.lastIndexOf('node_modules/'))].find((place) => existsSync(place))

test(`${COMMAND} takes ${LIMIT_MB} MB at most`, () => {
  const sizes = needed(PACKAGES)
    .flatMap((at) => placeOf(at) ?? [])
    .map((at) => ({ at, mb: bytesIn(at) / 1e6 }))
    .sort((a, b) => b.mb - a.mb)
  const total = sizes.reduce((sum, { mb }) => sum + mb, 0)
  const largest = sizes.slice(0, 10).map(({ at, mb }) => `${at} ${mb.toFixed(1)}`)
  expect(sizes.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/pg', 'node_modules/kysely']),
  )
  // What a page uses is in its bundle.
  expect(sizes.map(({ at }) => at)).not.toContain('node_modules/react')
  expect(total, largest.join('\n')).toBeGreaterThan(50)
  expect(total, largest.join('\n')).toBeLessThanOrEqual(LIMIT_MB)
})

test('the chapter of the installation says this command', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(COMMAND)
})
