import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Operators } from '../../wires/open-wires.ts'
import { type House, openArcade } from '../open-arcade.ts'
import { codeOf } from '../round-books.ts'
import type { openRoundOperator } from '../round-operator.ts'

type StandIn = Awaited<ReturnType<typeof openRoundOperator>>

/** A supplier whose launch is an address, and its operator. */
export type WireUnderTest = StandIn & {
  operators: Omit<Operators, 'hub88'>
  name: string
  gameCode: string
  /** The address that the operator makes. */
  launchQuery: (player: string, code: string) => Record<string, string>
  /** Without which it is none. */
  neededQuery: string[]
  /** Addresses that nobody made: what is changed of a good one, and the answer. */
  badQueries: [why: string, change: Record<string, string>, status: number][]
}

/** Words of the contract, for the cases that ask for them. */
export type Words = {
  /** A definite no, after which nothing is given back. */
  refusals: [says: string, refusal: string][]
  /** Words that leave the stake in doubt, and what the player is told. */
  doubts: [says: string, refusal: string, status: number][]
  /** A balance is not told, and what the player is told. */
  silences: [says: string, refusal: string][]
  /** Words of an answer to a stake or win that has come. */
  taken: string[]
  /** What may be answered to a win, and does not end it. */
  owed: string[]
}

export type OpenWireUnderTest = () => Promise<WireUnderTest>

const START_KURUS = 1_000_000

/**
 * What a case plays with: an arcade, and an operator that fails on demand, over real HTTP. Whatever
 * went wrong, in the end both books say the same.
 */
export function wireTable(open: OpenWireUnderTest) {
  let wire: WireUnderTest
  let house: House
  beforeAll(async () => {
    wire = await open()
    house = await openArcade(wire.operators)
  })
  beforeEach(() => {
    wire.calls.length = 0
    wire.faults.length = 0
  })
  afterEach(async () => {
    wire.faults.length = 0
    await endAll(house)
    const rounds = await house.rounds()
    expect(rounds.filter(({ state }) => !['settled', 'voided'].includes(state))).toEqual([])
    expect(wire.books.balanceKurus).toBe(START_KURUS + netKurus(rounds))
    expect(wire.errors).toEqual([])
    expect(house.operator.calls).toEqual([])
  })
  afterAll(async () => {
    await house.close()
    await wire.close()
  })

  const table = {
    get wire() {
      return wire
    },
    get house() {
      return house
    },
    /** What the operator's address answers to a browser. */
    async arrive(query: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
      const url = `/${wire.name}/launch?${new URLSearchParams(query)}`
      const { statusCode, headers } = await house.app.http.inject({ method, url })
      const to = new URL(headers.location ?? 'http://nowhere')
      return { status: statusCode, url: to, headers, token: to.searchParams.get('token') ?? '' }
    },
    queryOf: (player: string) => wire.launchQuery(player, codeOf(player, randomUUID())),
    /** The token of the page of a player who was let in. */
    async seated(player: string = randomUUID()): Promise<string> {
      const { token } = await table.arrive(table.queryOf(player))
      wire.calls.length = 0
      return token
    },
    session: (token: string) => house.get(`/api/session?token=${token}`),
    callsTo: (kind: string) => wire.calls.filter((call) => call.kind === kind),
    lastRound: async () => (await house.rounds()).at(-1),
    /** Later, with all that was due by then done. */
    async later(ms: number) {
      house.later(ms)
      await house.sweepAll()
    },
  }
  return table
}

export type WireTable = ReturnType<typeof wireTable>

async function endAll(house: House): Promise<void> {
  for (let hour = 0; hour < 3; hour++) {
    house.later(3_600_000)
    await house.sweepAll()
  }
}

const netKurus = (rounds: { state: string; win_kurus: string; stake_kurus: string }[]) =>
  rounds
    .filter(({ state }) => state === 'settled')
    .reduce((sum, round) => sum + Number(round.win_kurus) - Number(round.stake_kurus), 0)
