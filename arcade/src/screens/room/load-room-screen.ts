/// <reference types="vite/client" />
import type { RoomScreen } from './room-screen.ts'

/** Every folder `games/<game>/screen` with a `room.tsx`: a new room is in no list. */
const SCREENS = import.meta.glob<{ room: RoomScreen }>('../../games/*/screen/room.tsx')

/** The screen of a room from its game's folder, loaded on demand. */
export async function loadRoomScreen(folder: string): Promise<RoomScreen> {
  const screen = await SCREENS[`../../games/${folder}/screen/room.tsx`]?.()
  if (!screen) throw new RangeError(`${folder} has no room`)
  return screen.room
}
