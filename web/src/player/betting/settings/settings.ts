import { ODDS_FORMATS, type OddsFormat } from '@zar/contract/betting/odds-formats'
import type { Policy } from '@zar/contract/betting/slip'
import { CLOCKS, NAMINGS, POLICIES, QUICK_STAKES, ROWS } from '@zar/contract/betting/values'
import { useSyncExternalStore } from 'react'
import { isRecord, readStored, writeStored } from '../../../lib/storage/stored.ts'

const KEY = 'betting.settings'

export type Rows = (typeof ROWS)[number]
export type Naming = (typeof NAMINGS)[number]

/** What the player has set about prices and the slip, kept in this browser. */
export type Settings = {
  format: OddsFormat
  /** Whether a price that moves lights up for a moment. */
  flashes: boolean
  /** Whether markets tell their margin. */
  showsMargin: boolean
  policy: Policy
  /** Whole units, of the four buttons under the stake. */
  quick: readonly number[]
  /** A stake above it is asked about once more. Kuruş; null asks never. */
  confirmKurus: number | null
  /** Whether single letters are shortcuts (WCAG 2.1.4). */
  letters: boolean
  /** A cash-out that falls by this many per cent while it is pressed is taken all the same. */
  cashOutDropPercent: number
  /** How high the rows of lists are: 52 px, or 64. */
  rows: Rows
  /** How teams and leagues are called. */
  names: Naming
  /** How the times of matches are written. */
  clock: (typeof CLOCKS)[number]
}

export const DEFAULTS: Settings = {
  format: 'decimal',
  flashes: true,
  showsMargin: true,
  policy: 'none',
  quick: [50, 100, 250, 500],
  confirmKurus: 100_000,
  letters: true,
  cashOutDropPercent: 1,
  rows: 'tight',
  names: 'ours',
  clock: 'h24',
}

type Check = { [Key in keyof Settings]: (value: unknown) => boolean }
const isYesNo = (value: unknown) => typeof value === 'boolean'
const isOneOf = (all: readonly string[]) => (value: unknown) => all.some((one) => one === value)
const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0
const CHECKS: Check = {
  format: isOneOf(ODDS_FORMATS),
  flashes: isYesNo,
  showsMargin: isYesNo,
  policy: isOneOf(POLICIES),
  quick: (value) => Array.isArray(value) && value.length === QUICK_STAKES && value.every(isAmount),
  confirmKurus: (value) => value === null || isAmount(value),
  letters: isYesNo,
  cashOutDropPercent: (value) => value === 0 || value === 1,
  rows: isOneOf(ROWS),
  names: isOneOf(NAMINGS),
  clock: isOneOf(CLOCKS),
}

/** What was stored, and the defaults where it is not usable: storage can be edited by hand. */
function stored(): Settings {
  const found = readStored(KEY, isRecord) ?? {}
  const usable = Object.entries(found).filter(([key, value]) =>
    CHECKS[key as keyof Settings]?.(value),
  )
  return { ...DEFAULTS, ...Object.fromEntries(usable) }
}

const listeners = new Set<() => void>()
const kept = { now: stored() }

export const settings = (): Settings => kept.now

function tell(next: Settings): void {
  kept.now = next
  for (const listener of listeners) listener()
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...kept.now, ...change }
  writeStored(KEY, next)
  tell(next)
}

// What one tab sets is set in the others.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) tell(stored())
})

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings)
