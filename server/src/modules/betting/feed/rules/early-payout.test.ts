import { expect, test } from 'vitest'
import { openLivePlay } from '../../testing/play.ts'
import { clockAt, fixture, KICK_OFF, odds, result, scoreOf } from '../../testing/said.ts'

const GOAL_AT = new Date(KICK_OFF.getTime() + 120_000).toISOString()

/** A match of a league whose leaders are paid early, at 1:0. */
function openLead() {
  const play = openLivePlay({}, [
    odds('m1', [result()], { ...scoreOf(0, 0), ...clockAt('h1', 60) }),
  ])
  play.market('ft.result').hasEarlyPayout = true
  play.say(odds('m1', [result([1300, 5000, 9000])], scoreOf(1, 0)))
  play.wait(60_000)
  const early = () => play.market('ft.result').early
  return { ...play, early }
}

test('a side that leads by two is paid once, as its goal is past the hold, for bets of before the goal', () => {
  const play = openLead()
  const draft = play.say(odds('m1', [result([1100, 9000, 20_000])], scoreOf(2, 0)))
  expect(play.early()).toEqual([])
  play.wait(9_999)
  expect(play.early()).toEqual([])
  play.wait(1)
  expect(play.early()).toEqual([{ side: '1', goals: 2, before: GOAL_AT }])
  expect(draft.event.markets.get('ft.result')).toBeDefined()
  expect(play.standing.get('ft.result')).toMatchObject({ results: {}, early: play.early() })
  expect(play.market('ft.result')).toMatchObject({ settlement: 1, told: 1, state: 'active' })
  play.say(odds('m1', [result([1050, 12_000, 30_000])], scoreOf(3, 0)))
  play.wait(10_000)
  play.wait(10_000)
  expect(play.market('ft.result').settlement).toBe(1)
})

test('it is not taken back by what follows: the lead is lost, the match is, the match ends otherwise', () => {
  const play = openLead()
  play.say(odds('m1', [result()], scoreOf(2, 0)))
  play.wait(10_000)
  for (const away of [1, 2, 3]) play.say(odds('m1', [result()], scoreOf(2, away)))
  play.wait(10_000)
  play.say({
    type: 'bet_settlement',
    event: 'm1',
    certainty: 2,
    markets: [
      {
        key: 'ft.result',
        line: null,
        results: [
          ['1', 0, 0],
          ['X', 0, 0],
          ['2', 1, 0],
        ],
      },
    ],
  })
  play.say(fixture('m1', { status: 'ended' }))
  expect(play.standing.get('ft.result')).toMatchObject({
    results: { 2: { outcome: 'win' } },
    early: [{ side: '1', goals: 2 }],
  })
})

test('the goal that gave the lead is annulled: it is taken back; another goal that is annulled changes nothing', () => {
  const play = openLead()
  play.say(odds('m1', [result()], scoreOf(2, 0)))
  play.wait(10_000)
  play.say(odds('m1', [result()], scoreOf(3, 0)))
  play.wait(10_000)
  play.say(odds('m1', [result()], { ...scoreOf(2, 0), reason: 'goal_cancelled' }))
  expect(play.early()).toHaveLength(1)
  play.say(odds('m1', [result()], { ...scoreOf(1, 0), reason: 'goal_cancelled' }))
  expect(play.early()).toEqual([])
  expect(play.standing.get('ft.result')).toMatchObject({ early: [], results: {} })
  expect(play.market('ft.result').settlement).toBe(2)
})

test('a lead of two in extra time is none after 90 minutes, and pays nobody', () => {
  const play = openLead()
  play.say(odds('m1', [result()], { ...scoreOf(1, 1), ...clockAt('et', 5_500) }))
  play.say(odds('m1', [result()], { ...scoreOf(3, 1), ...clockAt('et', 6_000) }))
  play.wait(60_000)
  expect(play.early()).toEqual([])
})

test('a goal that is annulled within its hold, and a market without the setting, pay nobody', () => {
  const play = openLead()
  play.say(odds('m1', [result()], scoreOf(2, 0)))
  play.wait(5_000)
  play.say(odds('m1', [result()], { ...scoreOf(1, 0), reason: 'goal_cancelled' }))
  play.wait(10_000)
  expect(play.market('ft.result').settlement).toBe(0)
  play.market('ft.result').hasEarlyPayout = false
  play.say(odds('m1', [result()], scoreOf(2, 0)))
  play.wait(10_000)
  expect(play.market('ft.result').settlement).toBe(0)
})
