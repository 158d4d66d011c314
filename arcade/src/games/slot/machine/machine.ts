import {
  type Game,
  isStake,
  type Json,
  type Kurus,
  membersOf,
  oneStepGame,
  type Random,
  type Settled,
  stakesBetween,
  times,
} from '../../game.ts'
import type { Declared, Modes } from '../../modes.ts'

export type Bet = { stakeKurus: Kurus }

/** A round as it is told. All that it returns is in hundredths of the stake, as each of its wins. */
export type Told = { readonly [member: string]: Json; readonly hundredths: number }

export type Machine<Round extends Told> = {
  code: string
  version: string
  paytable: Json
  /** No round returns more, in hundredths of the stake. */
  mostHundredths: number
  /** Lower where the most at the usual highest stake would be above the highest return of a round. */
  mostStakeLira?: number
  /** The whole round: the stake has no part in it. */
  play(random: Random): Round
}

const STAKE_LIRA = { least: 1, most: 2_000 }

/** A machine in the shape of every game: one bet, and the whole round at once. */
export function machineGame<Round extends Told>({
  play,
  mostHundredths,
  mostStakeLira = STAKE_LIRA.most,
  ...facts
}: Machine<Round>): Game<Bet, never, Settled<Bet, Round>> {
  return oneStepGame({
    ...facts,
    kind: 'slot',
    stakesKurus: stakesBetween(STAKE_LIRA.least, mostStakeLira),
    readBet(input) {
      const stakeKurus = membersOf(input, ['stakeKurus'])?.stakeKurus
      return isStake(stakeKurus, STAKE_LIRA.least, mostStakeLira) ? { stakeKurus } : undefined
    },
    stakeOf: ({ stakeKurus }) => stakeKurus,
    mostReturnOf: ({ stakeKurus }) => times(stakeKurus, mostHundredths),
    draw({ stakeKurus }, random) {
      const result = play(random)
      return { result, returnKurus: times(stakeKurus, result.hundredths) }
    },
  })
}

/** A machine has one way to bet. */
export const machineModes = <Round extends Told>(
  machine: Machine<Round>,
  figures: () => Omit<Declared, 'mode'>,
): Modes<Bet, never, Settled<Bet, Round>> => ({
  name: machine.code.replace(/^zar_/, '').replaceAll('_', '-'),
  game: machineGame(machine),
  declared: () => [{ mode: 'main', ...figures() }],
  betOf: (mode) => (mode === 'main' ? { stakeKurus: 100 } : undefined),
})
