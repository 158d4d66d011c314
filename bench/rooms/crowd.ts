/** The pages of a crowd, in a process of their own: it follows what `rooms.ts` asks over IPC. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

export type Wish =
  | { kind: 'enter'; url: string; tokens: string[] }
  | { kind: 'watch'; seconds: number }
  | { kind: 'play'; rounds: number }
export type Heard = { atMs: number; text: string }
export type Answer = {
  lagsMs: number[]
  cashOutsMs: number[]
  betsMs: number[]
  /** What one page heard. */
  heard: Heard[]
  taken: number
}

type Message = {
  type: string
  commandId?: string
  bet?: { id: string; slot: number; state: string }
  change?: { round?: Round | null }
  view?: { round: Round | null }
  elapsedMs?: number
}
type Round = { number: number; phase: { name: string; elapsedMs: number } }
/** Of one phase, when it began by each message that told of it. */
type Begun = Map<string, number[]>

/** An answer, a phase, or the phase's clock. */
const TELLS_TIME = /"(?:commandId|phase|elapsedMs)":/
const ENTER_AT_ONCE = 25
const BETTING_SPREAD_MS = 3_500
const CASH_OUT_SPREAD_MS = 6_000

const pages: Page[] = []
/** As the first page knows it. */
let phase: { key: string; name: string } | undefined
const begun: Begun = new Map()
let isRecording = false
let record: Heard[] = []
const times = { cashOutsMs: [] as number[], betsMs: [] as number[], taken: 0 }

class Page {
  readonly socket: WebSocket
  readonly #answers = new Map<string, (message: Message) => void>()
  #phase = ''
  constructor(url: string, token: string, at: number) {
    // Each has an address of its own, as players have.
    const from = `10.${Math.floor(at / 65_536)}.${Math.floor(at / 256) % 256}.${at % 256}`
    this.socket = new WebSocket(url, { headers: { 'x-forwarded-for': from } })
    this.socket.on('open', () => this.socket.send(JSON.stringify({ type: 'hello', token })))
    this.socket.on('message', (data) => this.#hear(String(data), at === 0))
  }
  #hear(text: string, isFirst: boolean): void {
    const atMs = performance.timeOrigin + performance.now()
    if (isRecording && isFirst) record.push({ atMs, text })
    // A thousand pages in one process: what changes of the bets alone is read by the first.
    if (!isFirst && !TELLS_TIME.test(text)) return
    const message = JSON.parse(text) as Message
    const round = message.change?.round ?? message.view?.round
    if (round) this.#phase = `${round.number} ${round.phase.name}`
    if (round && isFirst) enterPhase(this.#phase, round.phase.name)
    const elapsedMs = message.type === 'tick' ? message.elapsedMs : round?.phase.elapsedMs
    if (isRecording && elapsedMs !== undefined && message.type !== 'snapshot')
      noteBegun(this.#phase, atMs - elapsedMs)
    if (message.commandId) this.#answers.get(message.commandId)?.(message)
  }
  ask(command: object): Promise<Message> {
    const commandId = randomUUID()
    this.socket.send(JSON.stringify({ ...command, commandId }))
    return new Promise((resolve) => this.#answers.set(commandId, resolve))
  }
}

function noteBegun(key: string, atMs: number): void {
  const times = begun.get(key)
  if (times) times.push(atMs)
  else begun.set(key, [atMs])
}

const listeners = new Set<() => void>()

function enterPhase(key: string, name: string): void {
  if (key === phase?.key) return
  phase = { key, name }
  for (const listener of [...listeners]) listener()
}

const until = (name: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (phase?.name !== name) return
      listeners.delete(look)
      resolve()
    }
    listeners.add(look)
  })

async function enter(url: string, tokens: string[]): Promise<void> {
  for (let from = 0; from < tokens.length; from += ENTER_AT_ONCE) {
    const some = tokens.slice(from, from + ENTER_AT_ONCE)
    const opened = some.map((token, at) => new Page(url, token, pages.length + at))
    pages.push(...opened)
    await Promise.all(
      opened.map(({ socket }) => new Promise((resolve) => socket.once('message', resolve))),
    )
  }
}

/** Everybody bets in the first seconds, and cashes out at a moment of their own. */
async function playRound(): Promise<void> {
  await until('betting')
  const bets = pages.map(async (page) => {
    await wait(Math.random() * BETTING_SPREAD_MS)
    const asked = performance.now()
    const answer = await page.ask({ type: 'bet', slot: 0, bet: { stakeKurus: 100, auto: null } })
    times.betsMs.push(performance.now() - asked)
    return answer.bet?.state === 'placed' ? answer.bet.id : undefined
  })
  await until('flying')
  await Promise.all(
    pages.map(async (page, at) => {
      const betId = await bets[at]
      if (!betId) return
      times.taken += 1
      await wait(Math.random() * CASH_OUT_SPREAD_MS)
      if (phase?.name !== 'flying') return
      const asked = performance.now()
      const answer = await page.ask({ type: 'move', betId, move: { cashOut: true } })
      if (answer.type === 'done') times.cashOutsMs.push(performance.now() - asked)
    }),
  )
  if (phase?.name === 'flying') await until('snapped')
}

function answerOf(): Answer {
  const lagsMs = [...begun.values()].flatMap((times) => {
    const first = times.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
    return times.map((one) => one - first)
  })
  const answer = { lagsMs, ...structuredClone(times), heard: record }
  begun.clear()
  record = []
  times.cashOutsMs = []
  times.betsMs = []
  times.taken = 0
  return answer
}

process.on('message', (wish: Wish) => {
  void (async () => {
    if (wish.kind === 'enter') await enter(wish.url, wish.tokens)
    isRecording = wish.kind !== 'enter'
    if (wish.kind === 'watch') await wait(wish.seconds * 1_000)
    if (wish.kind === 'play') for (let round = 0; round < wish.rounds; round++) await playRound()
    isRecording = false
    process.send?.(answerOf())
  })()
})
