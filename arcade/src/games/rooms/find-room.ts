import { BINGO_ROOMS } from '../bingo/bingo-rooms.ts'
import { cardDraw } from '../card-draw/rules.ts'
import { crash } from '../crash/rules.ts'
import { draw649 } from '../draw-649/rules.ts'
import type { Json } from '../game.ts'
import { horseRace } from '../horse-race/rules.ts'
import { league } from '../league/rules.ts'
import { liveBaccarat } from '../live-baccarat/rules.ts'
import { LIVE_BLACKJACKS } from '../live-blackjack/rules.ts'
import { liveHoldem } from '../live-holdem/rules.ts'
import { LIVE_ROULETTES } from '../live-roulette/rules.ts'
import { moneyWheel } from '../money-wheel/rules.ts'
import type { AnyRoom, RoomGame } from './room-game.ts'

const anyRoom = <Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
) => room as unknown as AnyRoom

/** Every game that many play at one clock. */
export const ROOMS: readonly AnyRoom[] = [
  anyRoom(crash),
  anyRoom(moneyWheel),
  anyRoom(draw649),
  anyRoom(cardDraw),
  anyRoom(league),
  anyRoom(horseRace),
  ...BINGO_ROOMS.map((hall) => anyRoom(hall)),
  ...LIVE_ROULETTES.map((table) => anyRoom(table)),
  anyRoom(liveBaccarat),
  ...LIVE_BLACKJACKS.map((table) => anyRoom(table)),
  anyRoom(liveHoldem),
]

const byCode = new Map(ROOMS.map((room) => [room.code, room]))

export const findRoom = (code: string): AnyRoom | undefined => byCode.get(code)
