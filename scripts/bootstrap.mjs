// Runs before anything is installed, so it uses nothing but Node itself.
// `npm start` and `npm test` come here: install what the lockfile names, then hand over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TASKS = { start: 'scripts/start/start.ts', test: 'scripts/check.ts' }
const NODE_FLOOR = [20, 19]
const STAMP = 'node_modules/.cache/zar/installed'

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
refuseOldNode()
installOnce()
handOver(TASKS[process.argv[2]], process.argv.slice(3))

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return
  fail(`Zar needs Node ${NODE_FLOOR.join('.')} or newer; this is ${process.versions.node}.`)
}

/** Installs when the lockfile or the Node version differs from the last time. */
function installOnce() {
  const lock = fs.readFileSync('package-lock.json')
  const wanted = createHash('sha256').update(process.version).update(lock).digest('hex')
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Installing libraries (about a minute the first time)…')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(command, [...first, ...options], { stdio: 'inherit' })
  if (done.status !== 0) fail('The libraries could not be installed; npm says why above.')
  fs.mkdirSync(path.dirname(STAMP), { recursive: true })
  fs.writeFileSync(STAMP, wanted)
}

/** The task's exit code is ours, and the signals that reach us are its. */
function handOver(script, options) {
  if (!script) fail(`Say one of: ${Object.keys(TASKS).join(', ')}.`)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...options], {
    // Over the channel the task notices that we are gone, however we went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches the whole terminal group; passing it on again would cut the task's goodbye short.
    process.on(signal, () => signal !== 'SIGINT' && child.kill('SIGTERM'))
  }
  followNpm(child)
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** An npm that was killed can tell nobody: we are somebody else's child then. */
function followNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
