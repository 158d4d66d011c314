import { raceBonuses } from './bonuses.ts'
import { raceCashback } from './cashback.ts'
import { raceFreeRounds } from './free-rounds.ts'
import { raceJackpots } from './jackpots.ts'
import { racePayments } from './payments.ts'
import { raceSport } from './sport.ts'
import { raceWallet } from './wallet.ts'

/**
 * Every path that gives money back, each so often by ten callers with one id and by ten with their own. No
 * money is made. Who comes again with the same id hears the same success, or where the protocol has one
 * the word for what was done before; who comes with another id hears the word for that.
 */
export function raceEverything(rounds: number): void {
  raceWallet(rounds)
  raceSport(rounds)
  racePayments(rounds)
  raceBonuses(rounds)
  raceCashback(rounds)
  raceFreeRounds(rounds)
  raceJackpots(rounds)
}
