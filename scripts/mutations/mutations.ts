import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { secondsSince } from '../checks/run-command.ts'
import { MUTATIONS } from './list.ts'
import type { Mutation } from './mutation.ts'

/**
 * `npm run test:mutations`: plants one bug after another in a copy of the tree, and runs the tests that
 * are nearest to it. A bug is caught if one of them fails. `-- ledger wallet` plants those of these areas.
 */
const CAUGHT_MIN = 0.95

const wanted = process.argv.slice(2)
const areas = Object.entries(MUTATIONS).filter(
  ([area]) => wanted.length === 0 || wanted.includes(area),
)
const planned = areas.flatMap(([area, mutations]) => mutations.map((one) => ({ area, one })))
if (planned.length === 0) throw new Error(`Say some of ${Object.keys(MUTATIONS).join(', ')}.`)

const copy = copyTree()
const from = performance.now()
try {
  for (const { one } of planned) await readOnce(one)
  const [units, journeys] = [
    planned.filter(({ one }) => !one.journey),
    planned.filter(({ one }) => one.journey),
  ]
  const tests = [...new Set(units.flatMap(({ one }) => one.tests))]
  const made = [...new Set(journeys.flatMap(({ one }) => one.tests))]
  console.log(
    `${planned.length} bugs; first the ${tests.length} test files and ${made.length} journeys without any.`,
  )
  if (tests.length > 0 && !passes(tests, true)) throw new Error('The tests fail without a bug.')
  if (
    made.length > 0 &&
    !isMade(
      made,
      journeys.map(({ one }) => one.journey ?? ''),
      true,
    )
  )
    throw new Error('The journeys fail without a bug.')
  const survivors: string[] = []
  for (const { area, one } of planned) {
    const at = performance.now()
    const isCaught = await isCaughtBy(one)
    const line = `${area}: ${one.file}: ${short(one.from)} → ${short(one.to)}`
    console.log(`${isCaught ? '✓ caught  ' : '✗ SURVIVED'} ${secondsSince(at)} s  ${line}`)
    if (!isCaught) survivors.push(line)
  }
  const caught = planned.length - survivors.length
  console.log(
    `${caught} of ${planned.length} caught (${((100 * caught) / planned.length).toFixed(1)} %) in ${secondsSince(from)} s.`,
  )
  for (const line of survivors) console.log(`✗ ${line}`)
  if (caught < CAUGHT_MIN * planned.length) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** The tracked files and those not ignored, with the installed packages of this tree. */
function copyTree(): string {
  const target = mkdtempSync(path.join(tmpdir(), 'zar-mutations-'))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, path.join(target, file))
  const installed = globSync(['node_modules', '*/node_modules'], {
    onlyDirectories: true,
    deep: 2,
    expandDirectories: false,
  })
  for (const folder of installed) {
    symlinkSync(path.resolve(folder), path.join(target, folder.replace(/\/$/, '')))
  }
  return target
}

/** The file's text, in which the place stands once: a line that has moved or changed fails loudly. */
async function readOnce({ file, from: place }: Mutation): Promise<string> {
  const text = await readFile(path.join(copy, file), 'utf8')
  const count = text.split(place).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} times: ${place}`)
  return text
}

async function isCaughtBy(mutation: Mutation): Promise<boolean> {
  const text = await readOnce(mutation)
  const place = path.join(copy, mutation.file)
  await writeFile(
    place,
    text.replace(mutation.from, () => mutation.to),
  )
  try {
    const { tests, journey } = mutation
    return !(journey ? isMade(tests, [journey]) : passes(tests))
  } finally {
    await writeFile(place, text)
  }
}

function passes(tests: readonly string[], isLoud = false): boolean {
  const projects = ['server', 'pure', 'web'].flatMap((name) => ['--project', name])
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--bail', '1', ...tests],
    { cwd: copy, stdio: isLoud ? 'inherit' : 'ignore' },
  )
  return status === 0
}

/** Journeys by parts of their names: the pages are built and the product started for them. */
function isMade(files: readonly string[], names: readonly string[], isLoud = false): boolean {
  const grep = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
      ...['--max-failures', '1', '--grep', grep, ...files],
    ],
    { cwd: copy, stdio: isLoud ? 'inherit' : 'ignore' },
  )
  return status === 0
}

function short(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line === '' ? '(nothing)' : line.slice(0, 70)
}
