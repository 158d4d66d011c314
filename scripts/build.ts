import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { oneAtATime } from './start/one-instance.ts'

const STAMP = 'node_modules/.cache/zar/built'
/** What the browser's bundles are made of. */
const SOURCES = [
  '{contract,art}/{package.json,src/**/*}',
  'web/{*.html,package.json,src/**/*,public/**/*,*.ts}',
  'arcade/{*.html,vite.config.ts,vite.verifier.config.ts,package.json,src/**/*,public/**/*}',
  'package-lock.json',
]

/** What the builds leave last. */
const PAGES = ['web/dist/index.html', 'web/dist-office/office.html', 'arcade/dist/verifier.html']

/**
 * Builds the pages of the site, of its back office and of the arcade, unless nothing they are made of
 * has changed. While another process builds in this checkout it waits, and has that one's pages where
 * they are the same.
 */
export const buildPages = (): Promise<'built' | 'up to date'> =>
  oneAtATime('build', {
    work: buildChanged,
    onWait: () => console.log('Another build of the pages is under way: this one waits for it.'),
  })

async function buildChanged(): Promise<'built' | 'up to date'> {
  const hash = hashOf(globSync(SOURCES, { ignore: ['**/*.test.*'] }))
  const isBuilt = PAGES.every((page) => existsSync(page))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return 'up to date'
  // What a killed build leaves behind counts as no build.
  rmSync(STAMP, { force: true })
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  for (const root of ['web', 'arcade']) await build({ root, logLevel: 'warn' })
  for (const configFile of ['web/vite.office.config.ts', 'arcade/vite.verifier.config.ts']) {
    await build({ configFile, logLevel: 'warn' })
  }
  mkdirSync('node_modules/.cache/zar', { recursive: true })
  writeFileSync(STAMP, hash)
  return 'built'
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
