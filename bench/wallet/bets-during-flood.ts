import { fork } from 'node:child_process'
import { createPrivateKey, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { betFields } from '../../server/src/providers/hub88/testing/fields.ts'
import { signRequest } from '../../server/src/providers/hub88/testing/sign-request.ts'
import { median, percentile } from '../load/drive.ts'
import { openLobbyCasino } from '../lobby/open-casino.ts'
import type { Answered, Flood } from './lobby-flood.ts'
import { type Seat, seedSeats } from './open-wallet.ts'
import { SAYINGS, tokenOf } from './supplier-bets.ts'

const ASKED_PER_SECOND = 1_000
const BETS_PER_SECOND = 100
const GOAL = 1.5

type Round = { quietMs: number; besideMs: number; answered: Answered }

/**
 * The p99 of signed bets over HTTP, a hundred a second, with and without one address that asks for the lobby
 * a thousand times a second. Each round has both, in turns first; the ledger must show every bet.
 */
export async function printBeside({ rounds, seconds }: { rounds: number; seconds: number }) {
  const casino = await openLobbyCasino({ hasPages: false })
  const pool = new pg.Pool({ connectionString: casino.databaseUrl })
  try {
    const seats = (await seedSeats(pool)).filter(({ provider }) => provider === 'hub88')
    const key = createPrivateKey(readFileSync(path.join(casino.arcadeKeysDir, 'hub88-private.pem')))
    const bets = openBets({ url: casino.url, seats, key })
    console.log(
      `${BETS_PER_SECOND} bets a second, beside ${ASKED_PER_SECOND} questions for the lobby. ${rounds} pairs of ${seconds} s.`,
    )
    await playPair(casino.url, bets, { seconds, isQuietFirst: true })
    const all: Round[] = []
    for (let index = 0; index < rounds; index++) {
      const round = await playPair(casino.url, bets, { seconds, isQuietFirst: index % 2 === 0 })
      await bets.checkBooks(pool)
      all.push(round)
      const { quietMs, besideMs, answered } = round
      console.log(
        `pair ${index + 1}: quiet ${quietMs.toFixed(2)} ms, beside ${besideMs.toFixed(2)} ms; ${JSON.stringify(answered)}; books right`,
      )
    }
    print(all)
  } finally {
    await pool.end()
    await casino.close()
  }
}

type Bets = ReturnType<typeof openBets>

async function playPair(
  url: string,
  bets: Bets,
  { seconds, isQuietFirst }: { seconds: number; isQuietFirst: boolean },
): Promise<Round> {
  const before = isQuietFirst ? await bets.play(seconds) : undefined
  const flood = await openFlood(url)
  const besideMs = await bets.play(seconds)
  const answered = await flood.end()
  // The platform's own work is over before the next is measured.
  await wait(1_000)
  return { quietMs: before ?? (await bets.play(seconds)), besideMs, answered }
}

async function openFlood(url: string) {
  const child = fork(fileURLToPath(new URL('./lobby-flood.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  child.send({ url, perSecond: ASKED_PER_SECOND } satisfies Flood)
  await once(child, 'message')
  return {
    async end(): Promise<Answered> {
      child.send('end')
      const [answered] = (await once(child, 'message')) as [Answered]
      return answered
    },
  }
}

type At = { url: string; seats: readonly Seat[]; key: ReturnType<typeof createPrivateKey> }

function openBets({ url, seats, key }: At) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const { path: place, yes, gameCode } = SAYINGS.hub88
  let made = 0

  function sign() {
    const { playerId } = seats[randomInt(seats.length)] as Seat
    const seat = { playerId, token: tokenOf('hub88', playerId), gameCode }
    const bet = { id: crypto.randomUUID(), amountE5: 1_000n, round: crypto.randomUUID() }
    return signRequest(key, JSON.stringify(betFields(seat, bet)))
  }

  async function send({ body, headers }: ReturnType<typeof sign>): Promise<number> {
    const began = performance.now()
    const call = request(url + place, { method: 'POST', agent, headers })
    call.end(body)
    const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream]
    let said = ''
    for await (const part of response) said += part
    if (!said.includes(yes)) throw new Error(`a bet was answered ${said}`)
    made++
    return performance.now() - began
  }

  return {
    /** The p99 in milliseconds. They are sent by the clock, not by their answers. */
    async play(seconds: number): Promise<number> {
      const signed = Array.from({ length: BETS_PER_SECOND * seconds }, sign)
      const began = performance.now()
      const tookMs = await Promise.all(
        signed.map(async (one, index) => {
          await wait(began + (index * 1_000) / BETS_PER_SECOND - performance.now())
          return send(one)
        }),
      )
      return percentile(
        tookMs.sort((a, b) => a - b),
        0.99,
      )
    },
    async checkBooks(pool: pg.Pool): Promise<void> {
      const { rows } = await pool.query(
        `select count(*)::int as bets from transfer where reason = 'bet'`,
      )
      if (rows[0].bets !== made) throw new Error(`${rows[0].bets} bets for ${made} acknowledged`)
    },
  }
}

function print(all: readonly Round[]): void {
  const ratios = all.map(({ quietMs, besideMs }) => besideMs / quietMs)
  const ratio = median(ratios)
  console.log('\ngoal                                        median   pairs')
  console.log(
    `H14 ${ratio <= GOAL ? 'met ' : 'MISS'} ${'p99 of a bet beside the lobby / quiet'.padEnd(35)} ${ratio.toFixed(2).padStart(6)} (≤ ${GOAL})  ${ratios.map((value) => value.toFixed(2)).join(' ')}`,
  )
}
