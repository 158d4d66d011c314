import { findEarlier } from '../../../games/earlier/versions.ts'
import type { Round } from '../../../protocol.ts'
import { Lost } from '../../arcade-call.ts'
import { loadScreen } from '../find/load-screen.ts'
import type { AnyScreen } from '../game-screen.ts'
import { pause } from './persist.ts'
import { isOpenPlay } from './play-state.ts'
import { change, type PlayStore } from './play-store.ts'

type Versioned = Pick<Round, 'gameCode' | 'gameVersion'>

/** What a round of an earlier version came to is looked at so long before the game of now is back. */
const LOOKED_AT_MS = 3_000

export const isEarlier = ({ gameCode, gameVersion }: Versioned): boolean =>
  findEarlier(gameCode, gameVersion) !== undefined

const earlierScreens = new Map<string, Promise<AnyScreen>>()

/** The screen of an earlier version. Throws where its file does not come. */
async function earlierScreen({ gameCode, gameVersion }: Versioned): Promise<AnyScreen> {
  const name = `${gameCode} ${gameVersion}`
  const folder = findEarlier(gameCode, gameVersion)?.folder ?? ''
  const loading = earlierScreens.get(name) ?? loadScreen(folder, gameCode, gameVersion)
  earlierScreens.set(name, loading)
  const screen = await loading.catch(() => undefined)
  if (screen) return screen
  earlierScreens.delete(name)
  throw new Lost(name)
}

/** Sets the stage for a round: by the screen of now, or by that of the version which it began under. */
export async function setStage(store: PlayStore, round: Round): Promise<void> {
  store.screen = isEarlier(round) ? await earlierScreen(round) : store.screenNow
}

/** After a round of an earlier version the game of now is back, with nothing on its stage yet. */
export function leaveEarlier(store: PlayStore): void {
  store.screen = store.screenNow
  change(store, { round: null, celebrated: null })
}

/** Leaves an earlier version once what its round came to was looked at. */
export async function leaveInTime(store: PlayStore, round: Round): Promise<void> {
  if (!isEarlier(round)) return
  await pause(LOOKED_AT_MS)
  if (isOpenPlay(store.state) && store.state.round?.id === round.id) leaveEarlier(store)
}

/** The screen of a round's version, for the history; undefined where its file does not come. */
export const screenOf = async (
  { screenNow }: Pick<PlayStore, 'screenNow'>,
  round: Round,
): Promise<AnyScreen | undefined> =>
  isEarlier(round) ? earlierScreen(round).catch(() => undefined) : screenNow
