import type { Facts } from '../../games/facts.ts'
import type { Switch } from '../kit/kept.ts'
import type { Sound } from '../kit/sound/sound.ts'
import type { PlayControls } from './flow/open-play.ts'
import type { PlayStore } from './flow/play-store.ts'

/** What the page of a game is made with. */
export type PageProps = {
  store: PlayStore
  controls: PlayControls
  facts: Facts
  sound: Sound
  /** Whether letters and signs are keys of the game. */
  singleKeys: Switch
  lobby: string | null
  /** A site is around the game. */
  isFramed: boolean
}
