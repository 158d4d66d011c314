import type { Right } from '@zar/contract/office/rights/rights'
import { useSyncExternalStore } from 'react'

/** What waits in a queue, and how much of it is past its promise. */
export type Count = { waiting: number; late: number }
export type OnDuty = { name: string; role: string; until: string | null; isLead: boolean }
export type Alarm = {
  id: string
  title: string
  text: string
  /** Where it is mended. */
  path: string | null
  /** Who took it. */
  owner: string | null
  isMine: boolean
  isCritical: boolean
  beganAt: string
  /** Null while it lasts. */
  endedAt: string | null
  /** Until when it is quiet; null where it is told. */
  mutedUntil: string | null
}
/** Rights that somebody took alone, for a time. */
export type BreakGlass = { name: string; until: string }
/** A right that the person has for a time. */
export type OwnRight = { right: Right; object: string | null; until: string }

export type DeskState = {
  /** By the `counts` of the screens. */
  counts: Partial<Record<string, Count>>
  duty: readonly OnDuty[]
  alarms: readonly Alarm[]
  breakGlass: readonly BreakGlass[]
  ownRights: readonly OwnRight[]
  /** The screen of each queue that the person may see. */
  paths: Partial<Record<string, string>>
}

const NOTHING: DeskState = {
  counts: {},
  duty: [],
  alarms: [],
  breakGlass: [],
  ownRights: [],
  paths: {},
}
let desk: DeskState = NOTHING
const listeners = new Set<() => void>()

/** Tells the shell what stands around every screen. Whoever reads it from the server calls this. */
export function tellDesk(next: Partial<DeskState>): void {
  desk = { ...desk, ...next }
  for (const listener of listeners) listener()
}

/** Nobody is here any more. */
export const forgetDesk = (): void => tellDesk(NOTHING)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDesk = (): DeskState => useSyncExternalStore(subscribe, () => desk)
