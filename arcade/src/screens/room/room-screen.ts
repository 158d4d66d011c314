import type { ComponentType, ReactNode } from 'react'
import type { Facts } from '../../games/facts.ts'
import type { Json } from '../../games/game.ts'
import type { Language } from '../../protocol.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { ChatLine } from '../../rooms/chat/chat-protocol.ts'
import type { PastRound, PublicBet } from '../../rooms/protocol.ts'
import type { Message } from '../game/game-screen.ts'
import type { PastResult } from '../kit/past.tsx'
import type { Voice } from '../kit/sound/voices.ts'
import type { ToldLine } from './chat/chat-lines.ts'
import type { Answer } from './room-line.ts'
import type { RoomState } from './room-state.ts'

/** What a room's screen reads, and what it may ask for. */
export type RoomPlay = {
  room: RoomState
  language: Language
  /** What is shown may be past: the line is lost, and nothing can be asked. */
  isLost: boolean
  /** Nothing moves. */
  isStill: boolean
  /** Letters are keys of the desk. */
  hasSingleKeys: boolean
  /** `commandId` where it may be asked for once more; else it is drawn. */
  bet(slot: number, bet: Json, commandId?: string): Promise<Answer>
  takeBack(betId: string): Promise<Answer>
  move(betId: string, move: Json): Promise<Answer>
  sound(voice: Voice): void
  /** What players write. Each answers why it was refused, or nothing. */
  chat: {
    lines: readonly ChatLine[]
    /** What the room says of its rounds. */
    told: readonly ToldLine[]
    /** Its presenter's name; empty where it has none. */
    presenter: string
    open: () => void
    say: (text: string) => Promise<ArcadeRefusal | undefined>
    report: (lineId: string) => Promise<ArcadeRefusal | undefined>
  }
  /** A refusal in the player's language. */
  refusalText: (refusal: ArcadeRefusal) => string
}

export type RoomProps = { play: RoomPlay }

/** A bet on the list: what its row says beside name and stake. */
export type BetRow = { course: string; isOut: boolean; isLost: boolean }

/** Everything that a room's game adds to the room's page. */
export type RoomScreen = {
  look: { plate: string; ring: string; wall: (facts: Facts) => string }
  /** The middle of the page, with the scene on it. */
  Stage: ComponentType<RoomProps>
  /** Where bets are made: under the stage, or in a rail of the room's own. */
  Desk?: ComponentType<RoomProps>
  Rail?: ComponentType<RoomProps>
  /** Who leads the table of this code, by name. */
  presenter?: (gameCode: string) => string | undefined
  /** What stage and desk share, around both. */
  Around?: ComponentType<RoomProps & { children: ReactNode }>
  /** What the rail tells of the last rounds, on a tab of its own. */
  Statistics?: ComponentType<RoomProps>
  /** The one sentence of the message line; it is read out when it changes. */
  message: (play: RoomPlay) => Message
  /** Its own sentence for a refusal, where it knows more than the arcade's. */
  refusal?: (play: RoomPlay) => string | undefined
  /** What the list calls what came of the bets. */
  returned?: Record<Language, string>
  betRow: (bet: PublicBet, language: Language) => BetRow
  past: (round: PastRound, language: Language) => Omit<PastResult, 'id'>
  rules: Record<Language, readonly string[]>
  keys: Record<Language, string>
  /** What is paid and how it is best played, for the rules. */
  Paytable?: ComponentType<{ language: Language }>
}
