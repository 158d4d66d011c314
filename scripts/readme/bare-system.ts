import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import {
  CERTIFICATES,
  makeDebian,
  must,
  npmFolder,
  putCheckout,
  registry,
  removeDebian,
} from '../testing/bare-debian.ts'

const SUITE = 'bookworm'
const USER = 'zar'
const HOME = `/home/${USER}`
const WORK = `${HOME}/zar`

export type BareSystem = {
  /** Starts a line of shell as the ordinary user, in the checkout. */
  start: (line: string, settings?: Record<string, string>) => ChildProcess
  remove: () => void
}

/** A Debian with nothing on it but Node, npm and the files of this checkout, of an ordinary user. */
export function openBareSystem(): BareSystem {
  const root = makeDebian(SUITE, (at) => {
    putNode(at)
    must('chroot', [at, 'useradd', '--create-home', '--shell', '/bin/sh', USER])
    putCheckout(path.join(at, WORK))
    appendFileSync(path.join(at, 'etc/environment'), `LANG=C.UTF-8\n`)
    must('chroot', [at, 'chown', '-R', `${USER}:${USER}`, HOME])
    // One for all commands: a process is told by its folder, which other mounts would name otherwise.
    must('mount', ['-t', 'proc', 'proc', path.join(at, 'proc')])
  })
  return {
    start: (line, settings) => startIn(root, line, settings),
    remove: () => removeDebian(root),
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

function putNode(root: string): void {
  const [bin, packages] = [path.join(root, 'usr/local/bin'), path.join(root, 'usr/local/lib')]
  mkdirSync(bin, { recursive: true })
  cpSync(process.execPath, path.join(bin, 'node'), { dereference: true })
  cpSync(npmFolder(), path.join(packages, 'node_modules/npm'), {
    recursive: true,
    dereference: true,
  })
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name))
  }
}
