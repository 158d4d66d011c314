import { isLevel, partOf, QUARTERS, type QuarterLengths } from '../clocked/quarters.ts'
import type { Beat, TimedPart } from '../clocked/timed-parts.ts'
import { type Fixture, leadOf, type Side } from '../fixture.ts'
import { type Random, randomOf, wholeFrom } from '../random.ts'

const HOME_LEAD = 1.9
/** Points between the best and the worst of a league. */
const SPREAD = 15
const TOTAL = 45
export const LENGTHS: QuarterLengths = { quarterS: 900, breakS: 120, halfTimeS: 780 }
export const OVERTIME_S = 600

/** Of a drive between middling sides; eleven a side make the deviation of the prices. */
const DRIVE_S = { least: 95, most: 230 }
const DRIVE_POINTS = 2.12
const CHANCES = { touchdown: 0.23, fieldGoal: 0.17, turnover: 0.12 }
const CONVERTED = { one: 0.9, two: 0.04 }
const STOPS = { score: 35, turnover: 12 }

export const expectedOf = (fixture: Fixture) => ({
  margin: HOME_LEAD + SPREAD * leadOf(fixture),
  total: TOTAL,
})

type Drives = { random: Random; side: Side; chance: Record<Side, number> }

/** Quarters, and one overtime where they end level; it may end level too. */
export function partsOf(seed: string, fixture: Fixture): TimedPart[] {
  const random = randomOf(seed, 'match', fixture.id)
  const { margin, total } = expectedOf(fixture)
  const drivesEach = (QUARTERS * LENGTHS.quarterS) / (DRIVE_S.least + DRIVE_S.most)
  const chanceOf = (points: number) => Math.max(0.2, points / drivesEach / DRIVE_POINTS)
  const drives: Drives = {
    random,
    side: random() < 0.5 ? '1' : '2',
    chance: { '1': chanceOf((total + margin) / 2), '2': chanceOf((total - margin) / 2) },
  }
  const parts: TimedPart[] = []
  while (parts.length < QUARTERS || (parts.length === QUARTERS && isLevel(parts))) {
    const isOvertime = parts.length === QUARTERS
    const beats = playPart(drives, isOvertime ? OVERTIME_S : LENGTHS.quarterS, isOvertime)
    parts.push(partOf(parts.length + 1, beats, LENGTHS, OVERTIME_S))
  }
  return parts
}

/** Drive after drive; in overtime the first score ends all scoring. */
function playPart(drives: Drives, lengthS: number, isOvertime: boolean): Beat[] {
  const beats: Beat[] = []
  const { random } = drives
  for (let s = 0; ; ) {
    s += wholeFrom(random, DRIVE_S.least, DRIVE_S.most)
    if (s >= lengthS) return beats
    const beat = endOfDrive(drives, s)
    if (beat) beats.push(beat)
    drives.side = drives.side === '1' ? '2' : '1'
    if (isOvertime && beat && beat.points > 0) return beats
  }
}

function endOfDrive({ random, side, chance }: Drives, s: number): Beat | undefined {
  const roll = random() / chance[side]
  const stop = { groups: ['all'] as const, forS: STOPS.score }
  if (roll < CHANCES.touchdown) {
    return { s, side, points: 6 + extraOf(random), kind: 'touchdown', reason: 'touchdown', stop }
  }
  if (roll < CHANCES.touchdown + CHANCES.fieldGoal) {
    return { s, side, points: 3, kind: 'field-goal', reason: 'field_goal', stop }
  }
  if (random() >= CHANCES.turnover) return undefined
  return { s, side, points: 0, reason: 'turnover', stop: { ...stop, forS: STOPS.turnover } }
}

function extraOf(random: Random): number {
  const roll = random()
  if (roll < CONVERTED.one) return 1
  return roll < CONVERTED.one + CONVERTED.two ? 2 : 0
}
