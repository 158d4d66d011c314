import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { until } from '../drill-ha/until.ts'

const OPENS_MAX_MS = 60_000
const ENDS_MAX_MS = 60_000
/** The group of processes that its containers are below, of this run. */
const GROUP = `zar-image-${process.pid}`
/**
 * In a network of its own no name server can be reached: this machine's would be waited for by each look-up of a
 * container that is not there yet, and Node looks four names up at a time, its database's among them. Docker's own
 * bridge refuses at once.
 */
const REFUSING = ['--dns', '172.17.0.1']
const TALKS = 64 * 1024 * 1024

export type Said = { status: number; stdout: string; stderr: string }
type Settings = Record<string, string>

/** Docker in a bare system, which knows neither the processes nor the mounts of this machine. */
export type Engine = {
  /** Runs a command beside Docker; answers how it ended. */
  run: (words: readonly string[], settings?: Settings) => Said
  /** The same, which must end well; answers what it printed. */
  must: (words: readonly string[], settings?: Settings) => string
  /** How a program of this machine is begun in the network of Docker. */
  inNetwork: (words: readonly string[]) => string[]
  close: () => Promise<void>
}

/**
 * Starts Docker in the bare system at `root`. It has a network of its own, so that no port of this machine is
 * taken and no rule of its firewall changed; with `own` false it has this machine's and touches none of it.
 */
export async function openEngine(root: string, { own }: { own: boolean }): Promise<Engine> {
  rmSync(path.join(root, 'engine.pid'), { force: true })
  // It ends with this process, however that ends.
  const bound = ['--pdeathsig', 'KILL', 'unshare', '--mount', '--pid', '--fork', '--kill-child']
  const apart = own ? [...bound, '--net'] : bound
  const network = own ? REFUSING : ['--bridge=none', '--iptables=false', '--ip6tables=false']
  const docker = ['dockerd', '--cgroup-parent', GROUP, ...network]
  const log = openSync(path.join(root, 'engine.log'), 'a')
  const words = [...apart, 'sh', 'scripts/image-test/enter.sh', root, ...docker]
  const child = spawn('setpriv', words, { stdio: ['ignore', log, log], env: around() })
  const pid = () => String(pidOf(child, root))
  const run = (command: readonly string[], settings: Settings = {}): Said => {
    const { error, status, stdout, stderr } = spawnSync(
      'nsenter',
      ['--target', pid(), '--mount', '--net', '--pid', '--', ...command],
      { encoding: 'utf8', env: { ...around(), ...settings }, maxBuffer: TALKS },
    )
    if (error) throw error
    return { status: status ?? -1, stdout, stderr }
  }
  const must = (command: readonly string[], settings?: Settings): string => {
    const { status, stdout, stderr } = run(command, settings)
    if (status === 0) return stdout
    throw new Error(
      `${command.join(' ')}: ${status}\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`,
    )
  }
  const close = () => end(child, root, run)
  try {
    const isOver = () => child.exitCode !== null
    const answers = async () => isOver() || run(['docker', 'version']).status === 0
    await until('Docker', OPENS_MAX_MS, answers)
    if (isOver()) throw new Error(`Docker ended (${child.exitCode})`)
  } catch (error) {
    await close()
    const told = readFileSync(path.join(root, 'engine.log'), 'utf8').slice(-4_000)
    throw new Error(`${(error as Error).message}:\n${told}`)
  }
  const inNetwork = (command: readonly string[]) => [
    'nsenter',
    ...['--target', pid(), '--net', '--', ...command],
  ]
  return { run, must, inNetwork, close }
}

/** The process of Docker, which is proved to be a child of ours. */
function pidOf(child: ChildProcess, root: string): number {
  const pid = Number(readFileSync(path.join(root, 'engine.pid'), 'utf8'))
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (pid <= 1 || Number(parent) !== child.pid) throw new Error(`${pid} is not ours`)
  return pid
}

/** Nothing of this machine's environment but where programs lie. */
const around = (): Settings => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
})

/** Docker ends its containers, and whatever is left ends with its process. */
async function end(child: ChildProcess, root: string, run: Engine['run']): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDS_MAX_MS)
  try {
    run(['sh', '-c', 'docker ps --quiet | xargs --no-run-if-empty docker kill'])
    const group = `/sys/fs/cgroup/${GROUP}`
    run(['find', group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', '+'])
    process.kill(pidOf(child, root), 'SIGTERM')
  } catch {
    child.kill('SIGKILL')
  }
  await ended
  clearTimeout(timer)
}
