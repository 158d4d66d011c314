import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

const MIRROR = 'http://deb.debian.org/debian'
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Why no bare system can be made here, or undefined. */
export function whyNoDebian(...programs: string[]): string | undefined {
  if (process.platform !== 'linux') return 'not on Linux'
  if (process.getuid?.() !== 0) return 'only root makes a root file system'
  const missing = ['debootstrap', 'mount', 'chroot', ...programs].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  )
  return missing.length > 0 ? `no ${missing.join(', ')} here` : undefined
}

/**
 * A root file system with nothing on it but Debian's least, in a folder of its own; `fill` adds to it.
 * It reaches what this machine reaches.
 */
export function makeDebian(suite: string, fill: (root: string) => void): string {
  // Not below /tmp, which may forbid devices or programs.
  const root = mkdtempSync('/var/tmp/zar-bare-')
  // The ordinary user lives below it.
  chmodSync(root, 0o755)
  try {
    must('debootstrap', ['--variant=minbase', '--include=ca-certificates', suite, root, MIRROR])
    for (const file of ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES]) {
      if (existsSync(file)) cpSync(file, path.join(root, file), { dereference: true })
    }
    mkdirSync(path.join(root, 'dev/shm'), { recursive: true })
    chmodSync(path.join(root, 'dev/shm'), 0o1777)
    fill(root)
    return root
  } catch (error) {
    removeDebian(root)
    throw error
  }
}

export function removeDebian(root: string): void {
  spawnSync('umount', ['--lazy', path.join(root, 'proc')], { stdio: 'ignore' })
  rmSync(root, { recursive: true, force: true })
}

/** Copies what a clone of this checkout would hold, with what is not committed yet. */
export function putCheckout(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, path.join(folder, file))
  }
}

/** Where the npm of this Node lies. */
export const npmFolder = (): string =>
  path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm')

/** Where the packages of this machine come from. */
export const registry = (): string =>
  spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim()

export function must(command: string, options: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed:\n${stdout?.slice(-2_000)}${stderr}`)
}
