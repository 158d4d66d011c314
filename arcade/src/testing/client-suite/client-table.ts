import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Operators } from '../../supplier-clients/open-supplier-clients.ts'
import { type ArcadeFixture, openTestArcade } from '../open-arcade.ts'
import { codeOf } from '../round-books.ts'
import type { openRoundOperator } from '../round-operator.ts'

type StandIn = Awaited<ReturnType<typeof openRoundOperator>>

/** A supplier whose launch is an address, and its operator. */
export type ClientUnderTest = StandIn & {
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

export type OpenClientUnderTest = () => Promise<ClientUnderTest>

const START_KURUS = 1_000_000

/**
 * What a case plays with: an arcade, and an operator that fails on demand, over real HTTP. Whatever
 * went wrong, in the end both books say the same.
 */
export function clientTable(open: OpenClientUnderTest) {
  let supplier: ClientUnderTest
  let fixture: ArcadeFixture
  beforeAll(async () => {
    supplier = await open()
    fixture = await openTestArcade(supplier.operators)
  })
  beforeEach(() => {
    supplier.calls.length = 0
    supplier.faults.length = 0
  })
  afterEach(async () => {
    supplier.faults.length = 0
    await endAll(fixture)
    const rounds = await fixture.rounds()
    expect(rounds.filter(({ state }) => !['settled', 'voided'].includes(state))).toEqual([])
    expect(supplier.books.balanceKurus).toBe(START_KURUS + netKurus(rounds))
    expect(supplier.errors).toEqual([])
    expect(fixture.operator.calls).toEqual([])
  })
  afterAll(async () => {
    await fixture.close()
    await supplier.close()
  })

  const table = {
    get supplier() {
      return supplier
    },
    get fixture() {
      return fixture
    },
    /** What the operator's address answers to a browser. */
    async arrive(query: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
      const url = `/${supplier.name}/launch?${new URLSearchParams(query)}`
      const { statusCode, headers } = await fixture.app.http.inject({ method, url })
      const to = new URL(headers.location ?? 'http://nowhere')
      return { status: statusCode, url: to, headers, token: to.searchParams.get('token') ?? '' }
    },
    queryOf: (player: string) => supplier.launchQuery(player, codeOf(player, randomUUID())),
    /** The token of the page of a player who was let in. */
    async seated(player: string = randomUUID()): Promise<string> {
      const { token } = await table.arrive(table.queryOf(player))
      supplier.calls.length = 0
      return token
    },
    session: (token: string) => fixture.get(`/api/session?token=${token}`),
    callsTo: (kind: string) => supplier.calls.filter((call) => call.kind === kind),
    lastRound: async () => (await fixture.rounds()).at(-1),
    /** Later, with all that was due by then done. */
    async later(ms: number) {
      fixture.later(ms)
      await fixture.sweepAll()
    },
  }
  return table
}

export type ClientTable = ReturnType<typeof clientTable>

async function endAll(fixture: ArcadeFixture): Promise<void> {
  for (let hour = 0; hour < 3; hour++) {
    fixture.later(3_600_000)
    await fixture.sweepAll()
  }
}

const netKurus = (rounds: { state: string; win_kurus: string; stake_kurus: string }[]) =>
  rounds
    .filter(({ state }) => state === 'settled')
    .reduce((sum, round) => sum + Number(round.win_kurus) - Number(round.stake_kurus), 0)
