import { afterAll, afterEach, expect } from 'vitest'
import { openTestCasino } from '../../../testing/test-casino.ts'
import { verifyBets } from '../bets/verify.ts'
import { openBettors } from './bettors.ts'
import { openOffers } from './offered.ts'

/** A casino for the tests of one file, with offers and players who bet. Its books are right after each test. */
export async function openBettingCasino() {
  const casino = await openTestCasino({ isPatient: true })
  afterEach(async () => {
    expect(await casino.sumOfBooks()).toBe(0n)
    expect(await verifyBets(casino.db)).toEqual([])
  })
  afterAll(() => casino.close())
  return { casino, offers: openOffers(casino), bettors: openBettors(casino) }
}
