import { settle } from '@zar/betting/settlement/settle'
import { expect, test } from 'vitest'
import { fixturesOfWorld } from '../calendar/calendar.ts'
import { football } from './football.ts'
import { lengthOf } from './incident.ts'
import { timelineOf } from './timeline.ts'

const SEED = 'ties'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const leagues = football.leagues.filter(({ isKnockout }) => isKnockout)
const TIES = fixturesOfWorld(SEED, { ...football, leagues }, FROM, FROM + 150 * DAY_MS)

test('a tie that is level after 90 minutes has extra time, and penalties where that is level too', () => {
  let [extra, penalties] = [0, 0]
  for (const fixture of TIES) {
    const play = football.playOf(SEED, fixture)
    const facts = play.factsAt(play.endS)
    const { fullTime = [0, 0], extraTime, penaltiesWinner } = facts
    expect(extraTime !== null).toBe(fullTime[0] === fullTime[1])
    if (extraTime) extra += 1
    expect(penaltiesWinner !== null).toBe(extraTime !== null && extraTime?.[0] === extraTime?.[1])
    if (penaltiesWinner) penalties += 1
    const key = fixture.tie === 'final' ? 'tie.cup' : 'tie.qualify'
    const settled = settle('football', { key, line: null }, facts)
    const won = [...(settled ?? [])].filter(([, { outcome }]) => outcome === 'win')
    expect(won).toHaveLength(1)
    const home = play.outcome?.[0] === 1
    expect(won[0]?.[0]).toBe(home ? '1' : '2')
  }
  // A quarter of all ties are level, and some half of them again: four deviations of 450.
  expect(Math.abs(extra / TIES.length - 0.25)).toBeLessThan(0.09)
  expect(Math.abs(penalties / extra - 0.42)).toBeLessThan(0.2)
})

test('who comes through does so about as often as the prices say', () => {
  let [expected, won, variance] = [0, 0, 0]
  for (const fixture of TIES) {
    const key = fixture.tie === 'final' ? 'tie.cup' : 'tie.qualify'
    const offers = football.offerBefore(fixture)
    const keys = offers.map((offer) => offer.key).filter((one) => one.startsWith('tie.'))
    expect(keys).toEqual([key])
    const [, , fair = 0] = offers.find((offer) => offer.key === key)?.prices[0] ?? []
    const p = fair / 1_000_000
    expected += p
    variance += p * (1 - p)
    won += football.playOf(SEED, fixture).outcome?.[0] ?? 0
  }
  expect(Math.abs(won - expected) / Math.sqrt(variance)).toBeLessThan(3.3)
}, 60_000)

test('after 90 minutes the markets of the match are over; extra time is for sale until its end, penalties never', () => {
  const fixture = TIES.find((one) => timelineOf(SEED, one).extra?.penalties)
  if (!fixture) throw new Error('no tie had penalties')
  const timeline = timelineOf(SEED, fixture)
  const { regularS, endS } = lengthOf(timeline)
  const play = football.playOf(SEED, fixture)
  const keysAt = (s: number) => [...new Set(play.offerAt(s).map(({ key }) => key))]
  expect(keysAt(regularS - 60)).toContain('ft.result')
  for (const key of keysAt(regularS + 600)) expect(key).toMatch(/^(tie|et|pens)\./)
  expect(keysAt(regularS + 600).length).toBeGreaterThan(2)
  expect(play.offerAt(endS - 60)).toEqual([])
  const isOver = (s: number, key: string) => play.isOverAt(s, { key, line: null })
  expect([isOver(regularS - 1, 'ft.result'), isOver(regularS, 'ft.result')]).toEqual([false, true])
  expect([isOver(regularS, 'et.result'), isOver(endS - 1, 'et.result')]).toEqual([false, true])
  expect(isOver(endS - 1, 'tie.qualify')).toBe(false)
  // Penalties are no goals: the score is that of 120 minutes.
  const { fullTime = [0, 0], extraTime } = play.factsAt(endS)
  const { score, clock } = play.shownAt(endS)
  expect(score.total).toEqual([
    fullTime[0] + (extraTime?.[0] ?? 0),
    fullTime[1] + (extraTime?.[1] ?? 0),
  ])
  expect(score.parts).toHaveLength(4)
  expect(clock).toMatchObject({ period: 'pens', running: false })
})
