import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { NewFile } from './files.ts'

/** Writes the files, and formats those that are code. */
export function write(root: string, files: readonly NewFile[]): void {
  for (const file of files) {
    const at = path.join(root, file.path)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, file.text)
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const code = files.map((file) => file.path).filter((file) => /\.(tsx?|css)$/.test(file))
  const done = spawnSync(process.execPath, [biome, 'check', '--write', ...code], {
    cwd: root,
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`the files are written, but not tidy:\n${done.stderr}`)
}
