import { fork } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { HUB_PATH } from '@zar/contract/hub'
import type { WebSocket } from 'ws'
import { openBenchDatabase } from '../load/database.ts'
import { median, percentile } from '../load/drive.ts'
import { openLine } from '../load/line.ts'
import { betRequest } from '../wallet/supplier-bets.ts'
import { enterHub } from './enter-hub.ts'
import { type Opened, TELL_PATH } from './tell.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const TRIPS = Number(process.env.BENCH_TRIPS ?? 1_000)
const PLAYERS = 50
const GOAL = 2

type Trip = 'own' | 'callback'
type Player = { id: string; socket: WebSocket }

/**
 * From a call to the frame in the player's socket, one after another over kept connections (P5): of a supplier's
 * signed bet, and of a call that only has the hub tell something, which is the hub's own round trip. Both are
 * committed to the outbox and sent by the pump over the bus.
 */
export async function measureCallbacks(): Promise<void> {
  const database = await openBenchDatabase()
  const file = fileURLToPath(new URL('./casino.ts', import.meta.url))
  const child = fork(file, [database.url], { execArgv: ['--import', 'tsx'] })
  try {
    const [opened] = (await once(child, 'message')) as [Opened]
    const players = await Promise.all(
      opened.players.slice(0, PLAYERS).map(async (id): Promise<Player> => {
        const socket = await enterHub(`ws://127.0.0.1:${opened.hubPort}${HUB_PATH}`, id)
        return { id, socket }
      }),
    )
    const trips = await openTrips(opened)
    console.log(JSON.stringify(await playRounds(trips, players)))
    for (const { socket } of players) socket.terminate()
    for (const { close } of Object.values(trips)) close()
  } finally {
    child.kill()
    await once(child, 'exit')
    await database.drop()
  }
}

type Way = {
  requestOf: (playerId: string) => Buffer
  send: (bytes: Buffer) => Promise<string>
  yes: string
  close: () => void
}

async function openTrips({ hubPort, callbackUrl, privatePem }: Opened): Promise<Record<Trip, Way>> {
  const { host, hostname, port } = new URL(callbackUrl)
  const hub88Key = createPrivateKey(privatePem)
  const [own, callback] = await Promise.all([
    openLine('127.0.0.1', hubPort),
    openLine(hostname, Number(port)),
  ])
  return {
    own: {
      ...own,
      yes: 'ok',
      requestOf: (playerId) =>
        Buffer.from(
          `POST ${TELL_PATH}${playerId} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\n\r\n`,
        ),
    },
    callback: {
      ...callback,
      yes: '"RS_OK"',
      requestOf: (playerId) => betRequest('hub88', { playerId, host, hub88Key }),
    },
  }
}

/** The trips of each way in turns; a round's ratio is that of its p99. */
async function playRounds(ways: Record<Trip, Way>, players: readonly Player[]) {
  const names = Object.keys(ways) as Trip[]
  const figures: Record<Trip, { p50: number[]; p99: number[] }> = {
    own: { p50: [], p99: [] },
    callback: { p50: [], p99: [] },
  }
  // The first is for the compiler.
  for (let round = 0; round <= ROUNDS; round++) {
    const took: Record<Trip, number[]> = { own: [], callback: [] }
    for (let trip = 0; trip < TRIPS; trip++) {
      const player = players[trip % players.length] as Player
      for (const name of names) took[name].push(await timed(ways[name], player))
    }
    for (const name of round > 0 ? names : []) {
      const sorted = took[name].sort((a, b) => a - b)
      figures[name].p50.push(percentile(sorted, 0.5))
      figures[name].p99.push(percentile(sorted, 0.99))
    }
  }
  const ratioOf = (share: 'p50' | 'p99') =>
    median(
      figures.callback[share].map((ms, round) => ms / (figures.own[share][round] ?? Number.NaN)),
    )
  return {
    callbackToSocket: rounded(ratioOf('p99')),
    atP50: rounded(ratioOf('p50')),
    ownMs: { p50: rounded(median(figures.own.p50)), p99: rounded(median(figures.own.p99)) },
    callbackMs: {
      p50: rounded(median(figures.callback.p50)),
      p99: rounded(median(figures.callback.p99)),
    },
    rounds: ROUNDS,
    trips: TRIPS,
    isMet: ratioOf('p99') <= GOAL,
  }
}

/** Milliseconds until the player's socket has heard. */
async function timed({ requestOf, send, yes }: Way, { id, socket }: Player): Promise<number> {
  const request = requestOf(id)
  const heard = untilTold(socket)
  const from = performance.now()
  const [answer, at] = await Promise.all([send(request), heard])
  if (!answer.includes(yes)) throw new Error(`refused: ${answer}`)
  return at - from
}

function untilTold(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    const listen = (bytes: Buffer) => {
      if (!bytes.includes('Balance')) return
      socket.off('message', listen)
      resolve(performance.now())
    }
    socket.on('message', listen)
  })
}

const rounded = (value: number) => Math.round(value * 100) / 100
