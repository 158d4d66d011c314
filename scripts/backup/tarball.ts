import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Packs a folder, in a file that is there whole or not at all, for its owner’s eyes alone. */
export function pack(folder: string, file: string): void {
  const draft = `${file}.part`
  try {
    run('tar', ['-czf', draft, '-C', folder, '.'], 'the file cannot be written')
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Unpacks a file into an empty folder. */
export function unpack(file: string, folder: string): void {
  if (!existsSync(file)) throw new Error(`${file} is not there`)
  run('tar', ['-xzpf', file, '-C', folder], 'the file cannot be read, or is not whole')
}

/** A folder beside a file or folder, on the same disk, that is removed once the work is done. */
export async function withDraft<Result>(
  beside: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(`${path.resolve(beside)}.draft-`)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a program to its end. Throws one sentence of ours with the first line of its own. */
export function run(
  program: string,
  words: string[],
  what: string,
  env: Record<string, string> = {},
): string {
  const old = process.umask(0o077)
  const { error, status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
  process.umask(old)
  if (!error && status === 0) return stdout
  const why = error?.message ?? stderr.trim().split('\n', 1)[0] ?? ''
  throw new Error(`${what}: ${program} says ${why || `nothing and ends with ${status}`}`)
}
