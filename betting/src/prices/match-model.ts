import type { Sport } from '@zar/contract/betting/sport'
import {
  type AmericanFootballState,
  americanFootballModel,
} from './american-football/american-football.ts'
import {
  type BasketballExpectation,
  type BasketballState,
  basketballModel,
} from './basketball/basketball.ts'
import type { ClockedExpectation } from './clocked/clocked-sport.ts'
import {
  type ShooterExpectation,
  type ShooterState,
  shooterModel,
} from './cs2-valorant/cs2-valorant.ts'
import type { FootballExpectation } from './football/expectation.ts'
import { type FootballModel, footballModel } from './football/football.ts'
import type { FootballState } from './football/state.ts'
import {
  type IceHockeyExpectation,
  type IceHockeyState,
  iceHockeyModel,
} from './ice-hockey/ice-hockey.ts'
import { type MobaExpectation, type MobaState, mobaModel } from './lol-dota2/lol-dota2.ts'
import type { Model } from './model.ts'
import { type TennisExpectation, type TennisState, tennisModel } from './tennis/tennis.ts'
import {
  type VolleyballExpectation,
  type VolleyballState,
  volleyballModel,
} from './volleyball/volleyball.ts'

/** What is expected of a match before it begins, and what its state is, by sport. */
export type Matches = {
  football: { expectation: FootballExpectation; state: FootballState; model: FootballModel }
  basketball: { expectation: BasketballExpectation; state: BasketballState; model: Model }
  tennis: { expectation: TennisExpectation; state: TennisState; model: Model }
  volleyball: { expectation: VolleyballExpectation; state: VolleyballState; model: Model }
  'ice-hockey': { expectation: IceHockeyExpectation; state: IceHockeyState; model: Model }
  'american-football': {
    expectation: ClockedExpectation
    state: AmericanFootballState
    model: Model
  }
  cs2: { expectation: ShooterExpectation; state: ShooterState; model: Model }
  valorant: { expectation: ShooterExpectation; state: ShooterState; model: Model }
  lol: { expectation: MobaExpectation; state: MobaState; model: Model }
  dota2: { expectation: MobaExpectation; state: MobaState; model: Model }
}

const MODELS: {
  [S in Sport]: (
    expectation: Matches[S]['expectation'],
    state?: Matches[S]['state'],
  ) => Matches[S]['model']
} = {
  football: footballModel,
  basketball: basketballModel,
  tennis: tennisModel,
  volleyball: volleyballModel,
  'ice-hockey': iceHockeyModel,
  'american-football': americanFootballModel,
  cs2: shooterModel,
  valorant: shooterModel,
  lol: mobaModel,
  dota2: mobaModel,
}

/** The model of a match in a state of play; without one, before it begins. */
export const modelOf = <S extends Sport>(
  sport: S,
  expectation: Matches[S]['expectation'],
  state?: Matches[S]['state'],
): Matches[S]['model'] => MODELS[sport](expectation, state)
