import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { Mutation } from './mutation.ts'

export type Tree = ReturnType<typeof copyTree>

/** The tracked files and those not ignored, with the installed packages of this tree, to plant bugs in. */
export function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'zar-mutations-'))
  for (const file of ownFiles()) cpSync(file, path.join(copy, file))
  for (const folder of installed()) symlinkSync(path.resolve(folder), path.join(copy, folder))

  /** The file's text, in which the place stands once: a line that has moved or changed fails loudly. */
  async function readOnce({ file, from: place }: Mutation): Promise<string> {
    const text = await readFile(path.join(copy, file), 'utf8')
    const count = text.split(place).length - 1
    if (count !== 1) throw new Error(`${file} has ${count} times: ${place}`)
    return text
  }

  async function run(program: string, options: readonly string[], isLoud: boolean) {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...options], {
      cwd: copy,
      stdio: isLoud ? 'inherit' : 'ignore',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0
  }

  const tree = {
    readOnce,
    passes(tests: readonly string[], isLoud = false): Promise<boolean> {
      const projects = ['server', 'pure', 'web'].flatMap((name) => ['--project', name])
      return run('vitest/vitest.mjs', ['run', ...projects, '--bail', '1', ...tests], isLoud)
    },
    /** Journeys by parts of their names: the pages are built and the product started for them. */
    isMade(files: readonly string[], names: readonly string[], isLoud = false): Promise<boolean> {
      const grep = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
      const options = ['--config', 'e2e/playwright.config.ts', '--max-failures', '1']
      const what = ['--grep', grep, ...files]
      return run('@playwright/test/cli.js', ['test', ...options, ...what], isLoud)
    },
    async isCaught(mutation: Mutation): Promise<boolean> {
      const { file, from, to, tests, journey } = mutation
      const text = await readOnce(mutation)
      const place = path.join(copy, file)
      await writeFile(
        place,
        text.replace(from, () => to),
      )
      try {
        return !(await (journey ? tree.isMade(tests, [journey]) : tree.passes(tests)))
      } finally {
        await writeFile(place, text)
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
  return tree
}

function ownFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.split('\0').filter(Boolean)
}

function installed(): string[] {
  const folders = globSync(['node_modules', '*/node_modules'], {
    onlyDirectories: true,
    deep: 2,
    expandDirectories: false,
  })
  return folders.map((folder) => folder.replace(/\/$/, ''))
}
