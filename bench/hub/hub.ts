/**
 * `npm run bench:hub`: the hub beside a bare `ws` server and beside TCP that is written to, in one run (P5). For each
 * number of sockets it prints a line of JSON: CPU of a push as ratios to both, and the memory of a connection that is
 * idle. Every push must have arrived. A last line has the way from a supplier's callback to the player's socket as a
 * ratio to the hub's own round trip. `BENCH_SOCKETS` (numbers with commas), `BENCH_ROUNDS`, `BENCH_MESSAGES` and
 * `BENCH_TRIPS` change the length.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { median } from '../load/drive.ts'
import { measureCallbacks } from './callbacks.ts'
import { enterHub } from './enter-hub.ts'
import type { Answer, Kind, Wish } from './servers.ts'

const SOCKETS = (process.env.BENCH_SOCKETS ?? '1000,5000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 50_000)
const KINDS: readonly Kind[] = ['hub', 'ws', 'tcp']
const PING = '{"type":6}\x1e'
const PING_MS = 20_000
/** Connections that are made at the same time. */
const AT_ONCE = 50
const ARRIVE_MAX_MS = 60_000
const GOALS = { cpu: 1.1, bytes: 12_000 }

const heardFrom = <Said>(child: ChildProcess): Promise<Said> =>
  new Promise((resolve) => child.once('message', (said) => resolve(said as Said)))

async function openServer(kind: Kind) {
  const file = fileURLToPath(new URL('./servers.ts', import.meta.url))
  const child = fork(file, [kind], { execArgv: ['--expose-gc', '--import', 'tsx'] })
  const { port, path } = await heardFrom<{ port: number; path: string }>(child)
  const ask = (wish: Wish) => {
    child.send(wish)
    return heardFrom<Answer>(child)
  }
  return { kind, child, port, path, ask, arrived: { bytes: 0 }, close: [] as (() => void)[] }
}
type Opened = Awaited<ReturnType<typeof openServer>>

async function enter(server: Opened, at: number): Promise<void> {
  const { kind, port, path, arrived, close } = server
  if (kind === 'tcp') {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (bytes) => {
      arrived.bytes += bytes.length
    })
    await new Promise((resolve) => socket.once('connect', resolve))
    close.push(() => socket.destroy())
    return
  }
  const socket = await enterHub(`ws://127.0.0.1:${port}${path}`, String(at))
  socket.on('message', (bytes: Buffer) => {
    if (bytes.includes('Balance')) arrived.bytes += bytes.length + 2
  })
  const pinging = kind === 'hub' ? setInterval(() => socket.send(PING), PING_MS) : undefined
  close.push(() => {
    clearInterval(pinging)
    socket.terminate()
  })
}

async function fill(server: Opened, sockets: number): Promise<number> {
  const { bytes: empty } = await server.ask({ kind: 'memory' })
  for (let at = 0; at < sockets; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, sockets - at) }, (_, more) =>
        enter(server, at + more),
      ),
    )
  await wait(1_000)
  const { bytes, connections } = await server.ask({ kind: 'memory' })
  if (connections !== sockets) throw new Error(`${server.kind} has ${connections} of ${sockets}`)
  return (bytes - empty) / sockets
}

/** CPU of one push in microseconds. Throws where one did not arrive. */
async function measure(server: Opened, messages: number): Promise<number> {
  server.arrived.bytes = 0
  const { cpuMs } = await server.ask({ kind: 'push', messages })
  const giveUpAt = performance.now() + ARRIVE_MAX_MS
  for (let before = -1; before !== server.arrived.bytes; await wait(200)) {
    before = server.arrived.bytes
    if (performance.now() > giveUpAt) throw new Error(`pushes of ${server.kind} still arrive`)
  }
  return (cpuMs * 1_000) / messages
}

type Figures = Record<Kind, number[]>

/** CPU of a push in each round. The same bytes must have arrived from all. */
async function playRounds(servers: readonly Opened[]): Promise<Figures> {
  const cpu: Figures = { hub: [], ws: [], tcp: [] }
  // The first is for the compiler.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const server of servers) {
      const microseconds = await measure(server, MESSAGES)
      if (round > 0) cpu[server.kind].push(microseconds)
    }
    const arrived = servers.map((server) => server.arrived.bytes)
    if (new Set(arrived).size > 1) throw new Error(`not the same bytes arrived: ${arrived}`)
  }
  return cpu
}

const rounded = (value: number) => Math.round(value * 100) / 100

function lineOf(sockets: number, idleBytes: Record<Kind, number>, cpu: Figures): string {
  const ratioTo = (kind: Kind) =>
    median(cpu.hub.map((microseconds, round) => microseconds / (cpu[kind][round] ?? Number.NaN)))
  return JSON.stringify({
    sockets,
    rounds: ROUNDS,
    messages: MESSAGES,
    cpuToTcp: rounded(ratioTo('tcp')),
    cpuToWs: rounded(ratioTo('ws')),
    hubMicroseconds: rounded(median(cpu.hub)),
    idleBytes,
    idleToWs: rounded(idleBytes.hub / idleBytes.ws),
    isMet: { cpu: ratioTo('tcp') <= GOALS.cpu, idle: idleBytes.hub <= GOALS.bytes },
  })
}

async function run(sockets: number): Promise<void> {
  const servers = await Promise.all(KINDS.map(openServer))
  try {
    const idleBytes: Record<Kind, number> = { hub: 0, ws: 0, tcp: 0 }
    for (const server of servers) idleBytes[server.kind] = Math.round(await fill(server, sockets))
    console.log(lineOf(sockets, idleBytes, await playRounds(servers)))
  } finally {
    for (const { close, child } of servers) {
      for (const one of close) one()
      child.kill()
    }
  }
}

for (const sockets of SOCKETS) await run(sockets)
await measureCallbacks()
