import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

const SUITE = 'bookworm'
const MIRROR = 'http://deb.debian.org/debian'
const USER = 'zar'
const HOME = `/home/${USER}`
const WORK = `${HOME}/zar`
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

export type BareSystem = {
  /** Starts a line of shell as the ordinary user, in the checkout. */
  start: (line: string, settings?: Record<string, string>) => ChildProcess
  remove: () => void
}

/** Why no bare system can be made here, or undefined. */
export function whyNot(): string | undefined {
  if (process.platform !== 'linux') return 'not on Linux'
  if (process.getuid?.() !== 0) return 'only root makes a root file system'
  const missing = ['debootstrap', 'mount', 'chroot'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  )
  return missing.length > 0 ? `no ${missing.join(', ')} here` : undefined
}

/** A Debian with nothing on it but Node, npm and the files of this checkout, of an ordinary user. */
export function openBareSystem(): BareSystem {
  // Not below /tmp, which may forbid devices or programs.
  const root = mkdtempSync('/var/tmp/zar-readme-')
  // The ordinary user lives below it.
  chmodSync(root, 0o755)
  try {
    must('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, root, MIRROR])
    putNode(root)
    must('chroot', [root, 'useradd', '--create-home', '--shell', '/bin/sh', USER])
    putCheckout(root)
    for (const file of ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES]) {
      if (existsSync(file)) cpSync(file, path.join(root, file), { dereference: true })
    }
    must('chroot', [root, 'chown', '-R', `${USER}:${USER}`, HOME])
    // One for all commands: a process is told by its folder, which other mounts would name otherwise.
    must('mount', ['-t', 'proc', 'proc', path.join(root, 'proc')])
    mkdirSync(path.join(root, 'dev/shm'), { recursive: true })
    chmodSync(path.join(root, 'dev/shm'), 0o1777)
  } catch (error) {
    removeAll(root)
    throw error
  }
  return {
    start: (line, settings) => startIn(root, line, settings),
    remove: () => removeAll(root),
  }
}

function startIn(root: string, line: string, settings: Record<string, string> = {}): ChildProcess {
  const enter = ['--userspec', `${USER}:${USER}`, root, '/bin/sh', '-c']
  return spawn('chroot', [...enter, `cd ${WORK} && ${line}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      HOME,
      LANG: 'C.UTF-8',
      NODE_EXTRA_CA_CERTS: CERTIFICATES,
      npm_config_registry: registry(),
      ...settings,
    },
  })
}

function removeAll(root: string): void {
  spawnSync('umount', ['--lazy', path.join(root, 'proc')], { stdio: 'ignore' })
  rmSync(root, { recursive: true, force: true })
}

function putNode(root: string): void {
  const npm = path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm')
  const [bin, packages] = [path.join(root, 'usr/local/bin'), path.join(root, 'usr/local/lib')]
  mkdirSync(bin, { recursive: true })
  cpSync(process.execPath, path.join(bin, 'node'), { dereference: true })
  cpSync(npm, path.join(packages, 'node_modules/npm'), { recursive: true, dereference: true })
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name))
  }
}

/** What a clone would hold. */
function putCheckout(root: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, path.join(root, WORK, file))
  }
  appendFileSync(path.join(root, 'etc/environment'), `LANG=C.UTF-8\n`)
}

const registry = (): string =>
  spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim()

function must(command: string, options: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed:\n${stdout?.slice(-2_000)}${stderr}`)
}
