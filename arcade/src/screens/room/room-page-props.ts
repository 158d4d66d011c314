import type { Facts } from '../../games/facts.ts'
import type { Language } from '../../protocol.ts'
import type { Closed } from '../game/flow/play-state.ts'
import type { Switch } from '../kit/kept.ts'
import type { Sound } from '../kit/sound/sound.ts'
import type { Words } from '../words/words.ts'
import type { RoomLine } from './room-line.ts'
import type { RoomScreen } from './room-screen.ts'

/** What the page of a room is made with. */
export type RoomPageProps = {
  line: RoomLine
  /** Of the player's session, or of their play money. */
  token: string
  screen: RoomScreen
  facts: Facts
  language: Language
  words: Words
  sound: Sound
  /** Whether letters are keys of the game. */
  singleKeys: Switch
  isStill: boolean
  /** The room cannot be played here at all. */
  onClosed: (why: Closed) => void
  onReady: () => void
}
