import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'

const SHARED = ['contract', 'art', 'betting', 'traces']

/** The code of these workspaces in a folder of its own, which commands may change. */
export function copyCode(rooms: readonly string[]) {
  const root = process.cwd()
  const copy = mkdtempSync(path.join(tmpdir(), 'zar-code-'))
  const files = globSync([
    ...rooms.map((room) => `${room}/{package.json,tsconfig.json,src/**}`),
    ...['tsconfig.base.json', 'biome.json', 'package.json'],
  ])
  for (const file of files) cpSync(file, path.join(copy, file))
  const modules = path.join(copy, 'node_modules')
  mkdirSync(path.join(modules, '@zar'), { recursive: true })
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') || name === '@zar') continue
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  for (const room of SHARED) symlinkSync(path.join(copy, room), path.join(modules, '@zar', room))
  return {
    at: copy,
    /** Every file of the copy and what is in it. */
    everything: () =>
      globSync(`{${rooms.join()}}/**`, { cwd: copy, ignore: '**/node_modules/**' })
        .sort()
        .map((file) => `${file} ${hash('sha256', readFileSync(path.join(copy, file)))}`),
    /** A program of a package, as the code's own commands run it. */
    run(script: string, ...words: string[]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [path.join(modules, script), ...words],
        { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      )
      return { status, said: stdout + stderr }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
