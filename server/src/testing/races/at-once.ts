import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { isHeldElsewhere } from '../../db/away.ts'
import { type Db, openDb } from '../../db/db.ts'
import { openHttp } from '../../platform/http/http.ts'
import { openLog } from '../../platform/log/log.ts'
import type { TestCasino } from '../test-casino.ts'

const CALLERS = 10
/** So many races run side by side, each with a player of its own. */
export const SIDE_BY_SIDE = 3
const OTHER_POOL_SIZE = 10
const UNAVAILABLE = 503

/** Ten callers at the same moment, each told its number; who is asked to come again does. */
export const atOnce = <Answer>(call: (caller: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, caller) => heard(() => call(caller))))

/** Who waits too long for what another holds comes again. */
async function heard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (isHeldElsewhere(error)) return heard(ask)
    throw error
  }
}

/** Runs this many races; `lane` is one that no other race has at the same time. */
export async function race(
  rounds: number,
  play: (lane: number, round: number) => Promise<void>,
  sideBySide = SIDE_BY_SIDE,
): Promise<void> {
  let begun = 0
  const run = async (_: unknown, lane: number) => {
    while (begun < rounds) await play(lane, begun++)
  }
  await Promise.all(Array.from({ length: sideBySide }, run))
}

/** All ten hear this. */
export const expectAll = (answers: readonly unknown[], heard: unknown): void =>
  expect(answers).toEqual(Array.from({ length: CALLERS }, () => heard))

/** One of the ten hears the first, whichever it is, and the nine others the second. */
export function expectOne(answers: readonly unknown[], first: unknown, other: unknown): void {
  const at = Math.max(
    0,
    answers.findIndex((answer) => isDeepStrictEqual(answer, first)),
  )
  expect([answers[at], ...answers.toSpliced(at, 1)]).toEqual([
    first,
    ...Array.from({ length: CALLERS - 1 }, () => other),
  ])
}

/** What is raced in two processes: every second caller goes over the other one's connections. */
export function openProcesses({ db, url }: Pick<TestCasino, 'db' | 'url'>) {
  const other = openDb({ url, poolSize: OTHER_POOL_SIZE })
  const apps: FastifyInstance[] = []
  return {
    pool: other.pool,
    dbOf: (caller: number): Db => (caller % 2 ? other.db : db),
    /** A server for each caller, so that no queue of one process keeps them apart. */
    serve(mount: (app: FastifyInstance, db: Db) => void, casino: Pick<TestCasino, 'random'>) {
      const own = Array.from({ length: CALLERS }, (_, caller) => {
        const app = openHttp({ logger: openLog('silent'), random: casino.random })
        mount(app, caller % 2 ? other.db : db)
        return app
      })
      apps.push(...own)
      return async function ask(
        caller: number,
        request: InjectOptions,
      ): Promise<LightMyRequestResponse> {
        const answer = await (own[caller] as FastifyInstance).inject(request)
        // The page says so, and the player presses once more.
        return answer.statusCode === UNAVAILABLE ? ask(caller, request) : answer
      }
    },
    async close(): Promise<void> {
      for (const app of apps) await app.close()
      await other.close()
    },
  }
}

export type Processes = ReturnType<typeof openProcesses>
export type Ask = ReturnType<Processes['serve']>

/** The code of a refusal, or `done`. Anything else is a fault, and thrown. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string; name?: string }) => {
      if (error.name !== 'Refusal' || !error.code) throw error
      return error.code
    },
  )
