import { BINGO_ROOMS } from '../bingo/bingo-rooms.ts'
import { rtp } from '../bingo/mathematics.ts'
import * as cardDraw from '../card-draw/mathematics.ts'
import { cardDraw as cardDrawRoom } from '../card-draw/rules.ts'
import * as crash from '../crash/mathematics.ts'
import {
  type Bet as CrashBet,
  type Course as CrashCourse,
  crash as crashRoom,
} from '../crash/rules.ts'
import * as draw649 from '../draw-649/mathematics.ts'
import { draw649 as draw649Room } from '../draw-649/rules.ts'
import { numberOf } from '../fraction.ts'
import type { Json } from '../game.ts'
import * as horseRace from '../horse-race/mathematics.ts'
import { horseRace as horseRaceRoom } from '../horse-race/rules.ts'
import type { Figures } from '../law.ts'
import * as league from '../league/mathematics.ts'
import { league as leagueRoom } from '../league/rules.ts'
import * as liveBaccarat from '../live-baccarat/mathematics.ts'
import { liveBaccarat as liveBaccaratRoom } from '../live-baccarat/rules.ts'
import type { Bet as BlackjackBet } from '../live-blackjack/bets.ts'
import * as liveBlackjack from '../live-blackjack/mathematics.ts'
import { type Course as BlackjackCourse, LIVE_BLACKJACKS } from '../live-blackjack/rules.ts'
import * as liveHoldem from '../live-holdem/mathematics.ts'
import {
  type Bet as HoldemBet,
  type Course as HoldemCourse,
  liveHoldem as liveHoldemRoom,
} from '../live-holdem/rules.ts'
import * as liveRoulette from '../live-roulette/mathematics.ts'
import { LIVE_ROULETTES } from '../live-roulette/rules.ts'
import { type Declared, declaredOf, type Expected } from '../modes.ts'
import * as moneyWheel from '../money-wheel/mathematics.ts'
import { moneyWheel as moneyWheelRoom } from '../money-wheel/rules.ts'
import type { AnyRoom } from './room-game.ts'

/** The declared figures of a bet in a room. Shares of a pot have no deviation and no highest return. */
export type DeclaredInRoom = Omit<Declared, 'deviation' | 'most'> & {
  deviation: number | null
  most: number | null
}

/** The ways to bet in a room whose returns are declared. */
export type RoomModes = {
  /** On the commands. */
  name: string
  game: Pick<AnyRoom, 'code' | 'kind' | 'version' | 'paytable'>
  declared(): readonly DeclaredInRoom[]
  /** What a bet that is decided was bound to return, by the course that it took. */
  expectedOf?(bet: Json, course: Json): Pick<Expected, 'meanKurus' | 'variance'>
  /** The returns are those of the best play: players may bring themselves less. */
  isOfBestPlay?: true
}

/** `zar_rulet_kosku` is `live-rulet-kosku`. */
const liveName = (code: string): string => `live-${code.replace('zar_', '').replaceAll('_', '-')}`

const ofLaw = (name: string, game: RoomModes['game'], figures: () => Figures[]): RoomModes => ({
  name,
  game,
  declared: () => figures().map(declaredOf),
})

/** A ticket: 95 % of all that is sold comes back. */
const ofPot = (name: string, game: RoomModes['game']): RoomModes => ({
  name,
  game,
  declared: () => [
    {
      mode: 'ticket',
      rtp: numberOf(rtp),
      exactRtp: rtp,
      hitRate: null,
      deviation: null,
      most: null,
    },
  ],
})

/** Of every room whose mathematics is here, whether it is open or not. */
export const ROOM_MODES: readonly RoomModes[] = [
  {
    ...ofLaw('crash', crashRoom, crash.modes),
    expectedOf: (bet, course) => crash.expectedOf(bet as CrashBet, course as CrashCourse),
  },
  ofLaw('moneywheel', moneyWheelRoom, moneyWheel.modes),
  ofLaw('lotto649', draw649Room, draw649.modes),
  ofLaw('carddraw', cardDrawRoom, cardDraw.modes),
  ofLaw('league', leagueRoom, league.modes),
  ofLaw('horserace', horseRaceRoom, horseRace.modes),
  ofLaw('live-bogaz-bakara', liveBaccaratRoom, liveBaccarat.modes),
  ...LIVE_ROULETTES.map((room) => ofLaw(liveName(room.code), room, liveRoulette.modes)),
  ...LIVE_BLACKJACKS.map(
    (room): RoomModes => ({
      name: liveName(room.code),
      game: room,
      isOfBestPlay: true,
      declared: liveBlackjack.declared,
      expectedOf: (bet, course) =>
        liveBlackjack.expectedOf(bet as BlackjackBet, course as BlackjackCourse),
    }),
  ),
  {
    name: 'live-anadolu-poker',
    game: liveHoldemRoom,
    isOfBestPlay: true,
    declared: liveHoldem.declared,
    expectedOf: (bet, course) => liveHoldem.expectedOf(bet as HoldemBet, course as HoldemCourse),
  },
  ...BINGO_ROOMS.map((room) =>
    ofPot(room.code.replace('zar_', 'bingo-').replaceAll('_', '-'), room),
  ),
]

/** By the room's name on the commands, or by its code. */
export const findRoomModes = (name: string): RoomModes | undefined =>
  ROOM_MODES.find(({ name: own, game }) => own === name || game.code === name)
