import type { MatchClock } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { texts } from '../language/translate.ts'
import { partOf } from './market-key.ts'
import { partName } from './market-name.ts'

const t = texts({
  tr: {
    break: 'DA',
    breakLong: 'Devre arası',
    soon: 'Az sonra',
    h: '{count}.Y',
    q: '{count}.Ç',
    p: '{count}.P',
    set: '{count}.S',
    map: '{count}.H',
    et: 'UZ',
    pens: 'PEN',
  },
  en: {
    break: 'HT',
    breakLong: 'Half-time',
    soon: 'Soon',
    h: 'H{count}',
    q: 'Q{count}',
    p: 'P{count}',
    set: 'S{count}',
    map: 'M{count}',
    et: 'ET',
    pens: 'PEN',
  },
})

type Part = 'h' | 'q' | 'p' | 'set' | 'map' | 'et' | 'pens'
const PARTS = new Set<string>(['h', 'q', 'p', 'set', 'map', 'et', 'pens'])
const isPart = (part: string): part is Part => PARTS.has(part)

/** In which the minute says how far a match is. */
const BY_MINUTE = new Set<Sport>(['football'])
/** Minutes that were due when a half is over. */
const DUE: Record<string, number> = { h1: 45, h2: 90 }
const BREAKS = new Set(['ht', 'break', 'pause'])

/** Seconds since the start, with what passed since the clock was told. */
export const elapsedOf = (clock: MatchClock, sinceMs: number): number =>
  clock.elapsedS + (clock.isRunning ? Math.floor(sinceMs / 1_000) : 0)

/** `2.Y`, `3.Ç`, `2.S`: where a match is, in a cell. */
export function shortPeriod(period: string): string {
  if (BREAKS.has(period)) return t('break')
  const found = partOf(period)
  return found && isPart(found.part) ? t(found.part, { count: Number(found.count) }) : ''
}

/** Under the clock of a row: the part that is played, where the clock does not say it, and in a break how long it has been. */
export function underClock({ period, elapsedS }: MatchClock): string {
  if (BREAKS.has(period)) return `${Math.floor(elapsedS / 60)}′`
  return /^(?:set|map)\d/.test(period) ? '' : shortPeriod(period)
}

/** The same in words: `İkinci yarı`. */
export const longPeriod = (period: string, sport: Sport): string =>
  BREAKS.has(period) ? t('breakLong') : partName(period, sport)

/** What counts: `67′` and `45+2′` in football, `4:12` elsewhere; a break says that it is one. */
export function clockText(clock: MatchClock, elapsedS: number, sport: Sport): string {
  if (BREAKS.has(clock.period)) return t('break')
  if (!BY_MINUTE.has(sport) || clock.period === 'pens')
    return timed(clock.period) ? minutes(elapsedS) : shortPeriod(clock.period)
  const due = DUE[clock.period]
  const minute = Math.floor(elapsedS / 60)
  return due !== undefined && minute > due ? `${due}+${minute - due}′` : `${minute}′`
}

/** `67:24`. */
export const minutes = (elapsedS: number): string =>
  `${Math.floor(elapsedS / 60)}:${String(elapsedS % 60).padStart(2, '0')}`

/** Sets and maps have no clock. */
const timed = (period: string): boolean => /^[qp]\d|^h\d|^et/.test(period)
