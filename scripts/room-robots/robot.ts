import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import type { Command, OwnBet, RoundNow } from '../../arcade/src/rooms/protocol.ts'
import { RoomLine } from '../../arcade/src/screens/room/room-line.ts'
import { betIn, commandsIn, pick } from './bets.ts'

const TURN_MS = { least: 200, most: 700 }
/** Of one robot in one phase of betting. */
const BETS_MAX = 2
/** `takeBack` of each bet, asked once: some rooms take bets for minutes, and are played when bets lie there. */
const CHANCES = { bet: 0.5, takeBack: 0.1, command: 0.3 }

/** Sockets are counted by their caller's address, and players have one each. */
function openSocket(url: string): globalThis.WebSocket {
  const host = randomUUID()
  const address = `2001:db8:${host.slice(0, 4)}:${host.slice(4, 8)}::1`
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } })
  socket.on('error', () => {})
  return socket as unknown as globalThis.WebSocket
}

type WithoutId<One> = One extends Command ? Omit<One, 'commandId'> : never
export type RobotOf = { room: AnyRoom; token: string; origin: string; random: () => number }
/** A phase as the page shows it. Times are the page's, which count from `performance.timeOrigin`. */
export type Heard = { run: string; round: RoundNow; phaseStartedMs: number; lastMs: number }

/** A player whose page is the room's own line: it bets, takes back and asks for moves, until it is ended. */
export function openRobot({ room, token, origin, random }: RobotOf) {
  const line = new RoomLine({ gameCode: room.code, token, origin, openSocket })
  let lastMs = 0
  line.subscribe(() => {
    lastMs = performance.now()
  })
  /** How each bet stood as the page was told last. */
  const told = new Map<string, OwnBet>()
  /** Bets that stay, or are being taken back. */
  const thoughtOf = new Set<string>()
  const ending = new AbortController()
  let isAsking = false
  let placing = { in: '', slot: 0, bets: 0 }

  async function ask(command: WithoutId<Command>): Promise<void> {
    isAsking = true
    await line.send({ ...command, commandId: randomUUID() })
    isAsking = false
  }

  function note(): Heard | undefined {
    const { line: state, room: known } = line.read()
    for (const bet of known?.mine ?? []) told.set(bet.id, bet)
    const round = known?.view.round
    if (state !== 'open' || !round) return undefined
    return { run: known.run, round, phaseStartedMs: known.phaseStartedMs, lastMs }
  }

  function bet({ number, phase, shown }: RoundNow): void {
    const place = `${number} ${JSON.stringify(shown)}`
    if (placing.in !== place) {
      const isSameRound = placing.in.startsWith(`${number} `)
      placing = { in: place, slot: isSameRound ? placing.slot : 0, bets: 0 }
    }
    if (placing.bets >= BETS_MAX || placing.slot >= room.betsMax) return
    if (phase.kind !== 'betting' || random() > CHANCES.bet) return
    const { slot } = placing
    placing = { ...placing, slot: slot + 1, bets: placing.bets + 1 }
    void ask({ type: 'bet', slot, bet: betIn(room, shown, random) })
  }

  /** For one of its bets that lie on the table. */
  function askFor({ number, phase }: RoundNow): void {
    const lying = [...told.values()].filter(
      (bet) => bet.number === number && bet.state === 'placed',
    )
    const own = pick(random, lying)
    const move = pick(random, commandsIn(room, phase.name))
    if (!own) return
    if (phase.kind === 'betting' && !thoughtOf.has(own.id)) {
      thoughtOf.add(own.id)
      if (random() < CHANCES.takeBack) void ask({ type: 'takeBack', betId: own.id })
    } else if (phase.kind === 'play' && move !== undefined && random() < CHANCES.command)
      void ask({ type: 'move', betId: own.id, move })
  }

  function turn(): void {
    const heard = note()
    if (!heard || isAsking) return
    bet(heard.round)
    if (!isAsking) askFor(heard.round)
  }

  async function live(): Promise<void> {
    const { signal } = ending
    while (!signal.aborted) {
      turn()
      const pauseMs = TURN_MS.least + random() * (TURN_MS.most - TURN_MS.least)
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const lived = live()

  return {
    room,
    told,
    /** `open` where the page shows the present. */
    lineNow: () => JSON.stringify(line.read().line),
    /** What the page shows, and when it last heard anything; undefined while it waits for the room. */
    hear: note,
    /** It asks for nothing more, and goes on listening. */
    async rest(): Promise<void> {
      ending.abort()
      await lived
    },
    async leave(): Promise<void> {
      ending.abort()
      await lived
      note()
      line.close()
    },
  }
}

export type Robot = ReturnType<typeof openRobot>
