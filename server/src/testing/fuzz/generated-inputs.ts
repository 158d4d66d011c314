import { balance, logout } from '@zar/contract/players/auth'
import { excludeSelf, takeTimeOut } from '@zar/contract/protection'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { CasinoHere } from '../casino/casino-in-process.ts'
import { ask } from '../casino/raw-request.ts'
import { ENDPOINTS, sampleMaker } from './every-call.ts'
import { bodiesOf, expectHarmless } from './fuzz.ts'

const CASH_E5 = 1_000_00000n
/** A break and an exclusion end the session that asked for them. */
export const SHUT_OUT: readonly string[] = [takeTimeOut.path, excludeSelf.path]

/**
 * Sends so many generated inputs to every call of the contract, each as a player of its own: none is
 * answered 5xx or tells of the inside, the player stays signed in, and the ledger stays right.
 */
export async function expectNoBug(casino: CasinoHere, runs: number): Promise<void> {
  for (const endpoint of ENDPOINTS.filter(({ path }) => path !== logout.path)) {
    const bearer = await casino.signIn(await casino.testCasino.player({ cashE5: CASH_E5 }))
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const url = casino.address + endpoint.path
    const tried =
      endpoint.method === 'POST'
        ? fc.asyncProperty(bodiesOf(endpoint, sampleMaker(endpoint)), async (sent) => {
            const body = JSON.stringify(sent) ?? ''
            expectHarmless(await ask(url, { method: 'POST', body, headers }), sent)
          })
        : fc.asyncProperty(fc.webQueryParameters(), async (query) => {
            expectHarmless(await ask(`${url}?${query}`, { headers }), query)
          })
    await fc.assert(tried, { numRuns: runs })
    // The player was signed in to the end, so the calls came through to their own checks.
    const last = await ask(casino.address + balance.path, { headers })
    if (!SHUT_OUT.includes(endpoint.path)) expect(last.statusCode, endpoint.path).toBe(200)
  }
  expect(casino.lines.filter((line) => line.includes('"msg":"bug"'))).toEqual([])
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
}
