import { once } from 'node:events'
import { freePort } from '../services/port.ts'
import { whyNoDebian } from '../testing/bare-debian.ts'
import { type BareSystem, openBareSystem } from './bare-system.ts'
import { RUN_AFTER, RUN_WHILE_OPEN, readmeCommands, unknownCommands } from './commands.ts'

/**
 * `npm run test:readme`: the README's commands, word for word, by an ordinary user on a Debian that has
 * Node and npm and nothing else. The network is the loopback and the registry. After `npm start`,
 * `-- new: vitest` runs those commands alone that have one of these words.
 */
const OPENS_MAX_MS = 1_200_000
const ENDS_MAX_MS = 60_000

const reason = whyNoDebian()
if (reason) {
  console.log(`Skipped: ${reason}.`)
  process.exit(0)
}
const unknown = unknownCommands(readmeCommands())
if (unknown.length > 0) throw new Error(`Not in scripts/readme/commands.ts: ${unknown.join('; ')}`)

const words = process.argv.slice(2)
const isWanted = (command: string) =>
  words.length === 0 || words.some((word) => command.includes(word))
const commands = Object.values(RUN_AFTER).filter(isWanted)

const system = openBareSystem()
try {
  await startAndUse(system)
  for (const command of commands) await must(system, command)
  console.log(
    `The README holds on a bare system: ${commands.length} of ${Object.keys(RUN_AFTER).length} commands.`,
  )
} finally {
  system.remove()
}

async function startAndUse(bare: BareSystem): Promise<void> {
  const ports = {
    PORT: String(await freePort()),
    ARCADE_PORT: String(await freePort()),
    FEED_PORT: String(await freePort()),
  }
  const from = performance.now()
  const start = bare.start('npm start', ports)
  const opened = new Promise<void>((resolve, reject) => {
    let printed = ''
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('Zar is open')) resolve()
    }
    start.stdout?.on('data', hear)
    start.stderr?.on('data', hear)
    start.once('exit', (code) => reject(new Error(`npm start ended (${code}):\n${printed}`)))
    setTimeout(
      () => reject(new Error(`npm start does not open:\n${printed}`)),
      OPENS_MAX_MS,
    ).unref()
  })
  try {
    await opened
    const { status } = await fetch(`http://localhost:${ports.PORT}/`)
    if (status !== 200) throw new Error(`The casino's page answers ${status}`)
    // Its pages are opened with a game's code; without one it only has to be there.
    await fetch(`http://localhost:${ports.ARCADE_PORT}/`)
    console.log(`✓ npm start ${((performance.now() - from) / 1_000).toFixed(1)} s, and answers`)
    for (const command of RUN_WHILE_OPEN) await must(bare, command)
  } finally {
    await end(start)
  }
}

/** As Ctrl-C in a terminal: the whole group hears it. */
async function end(start: ReturnType<BareSystem['start']>): Promise<void> {
  if (start.exitCode !== null || start.pid === undefined) return
  const gone = once(start, 'exit')
  process.kill(-start.pid, 'SIGINT')
  const patience = AbortSignal.timeout(ENDS_MAX_MS)
  await Promise.race([gone, once(patience, 'abort')])
  if (patience.aborted) throw new Error('npm start does not end')
}

async function must(bare: BareSystem, command: string): Promise<void> {
  const from = performance.now()
  const child = bare.start(command)
  let printed = ''
  child.stdout?.on('data', (chunk) => (printed += chunk))
  child.stderr?.on('data', (chunk) => (printed += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} fails (${code}):\n${printed.slice(-4_000)}`)
  console.log(`✓ ${command} ${((performance.now() - from) / 1_000).toFixed(1)} s`)
}
