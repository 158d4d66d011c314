import { describe, expect, test } from 'vitest'
import { openLivePlay } from '../../testing/play.ts'
import { clockAt, odds, result, scoreOf } from '../../testing/said.ts'

type Score = [home: number, away: number, more?: object]
const told = (sport: string, score: Score, clock = clockAt('h1', 600), more: object = {}) =>
  odds('m1', [], { ...scoreOf(...score), ...clock, ...more, sport })

/** How often the second message is material, after the first. */
function growth(sport: string, first: object, second: object, waitMs = 60_000): number {
  const play = openLivePlay({ sport }, [odds('m1', [], first)])
  const before = play.event().material
  play.wait(waitMs)
  play.say(odds('m1', [], second))
  return play.event().material - before
}
const parts = (total: [number, number], ...each: [number, number][]) => ({
  score: { total, parts: each },
})
const H1 = clockAt('h1', 600)

describe('FRD-08, BET-05: what is material, by the sport', () => {
  test.each([
    ['football', 'a goal', scoreOf(0, 0), scoreOf(1, 0), 1],
    ['football', 'a goal that is annulled', scoreOf(1, 0), scoreOf(0, 0), 1],
    ['football', 'a red card', scoreOf(0, 0), scoreOf(0, 0, { reds: [0, 1] }), 1],
    ['football', 'nothing but time', scoreOf(0, 0), { ...scoreOf(0, 0), ...clockAt('h1', 700) }, 0],
    [
      'football',
      'the end of a half',
      scoreOf(0, 0),
      { ...scoreOf(0, 0), ...clockAt('ht', 2_700) },
      1,
    ],
    ['football', 'a penalty', scoreOf(0, 0), { reason: 'penalty' }, 1],
    ['football', 'a review', scoreOf(0, 0), { reason: 'var' }, 1],
    ['football', 'a corner', scoreOf(0, 0), { reason: 'corner' }, 0],
    ['ice-hockey', 'a goal', scoreOf(2, 1), scoreOf(2, 2), 1],
    ['ice-hockey', 'a penalty shot', scoreOf(2, 1), { reason: 'penalty_shot' }, 1],
    ['ice-hockey', 'a major penalty', scoreOf(2, 1), { reason: 'major_penalty' }, 1],
    ['basketball', 'two points', scoreOf(40, 40), scoreOf(42, 40), 0],
    ['basketball', 'six points of lead', scoreOf(40, 40), scoreOf(46, 40), 1],
    [
      'basketball',
      'the end of a quarter',
      { ...scoreOf(9, 9), ...clockAt('q1', 600) },
      clockAt('q2', 0),
      1,
    ],
    ['tennis', 'a point', parts([0, 0], [1, 0]), parts([0, 0], [1, 0]), 0],
    ['tennis', 'a game', parts([0, 0], [1, 0]), parts([0, 0], [1, 1]), 1],
    ['tennis', 'a set', parts([0, 0], [5, 0]), parts([1, 0], [6, 0], [0, 0]), 1],
    ['volleyball', 'a point', parts([0, 0], [20, 19]), parts([0, 0], [21, 19]), 0],
    [
      'volleyball',
      'a set point that is played',
      parts([0, 0], [24, 19]),
      parts([0, 0], [24, 20]),
      1,
    ],
    ['volleyball', 'a set', parts([0, 0], [24, 19]), parts([1, 0], [25, 19]), 1],
    ['american-football', 'a score', scoreOf(0, 0), scoreOf(7, 0), 1],
    ['american-football', 'a turnover', scoreOf(0, 0), { reason: 'turnover' }, 1],
    ['cs2', 'a round', parts([0, 0], [3, 4]), parts([0, 0], [4, 4]), 1],
    ['valorant', 'a bomb', parts([0, 0], [3, 4]), { reason: 'bomb_planted' }, 1],
    ['lol', 'a map', parts([0, 0]), parts([1, 0]), 1],
    ['dota2', 'a team fight', parts([0, 0]), { reason: 'team_fight' }, 1],
  ])('%s: %s', (sport, _, first, second, grows) => {
    const start = { ...H1, ...first }
    expect(growth(sport, start, { ...start, ...second })).toBe(grows)
  })

  test('in the last minute of basketball every score is material', () => {
    const at = (elapsed: number) => clockAt('q4', elapsed)
    const score = scoreOf(80, 80)
    expect(growth('basketball', { ...score, ...at(400) }, { ...scoreOf(82, 80), ...at(420) })).toBe(
      0,
    )
    expect(growth('basketball', { ...score, ...at(530) }, { ...scoreOf(82, 80), ...at(560) })).toBe(
      1,
    )
  })

  test('so it is in the last minute of an overtime', () => {
    const at = (s: number) => clockAt('et', s)
    const score = scoreOf(90, 90)
    expect(growth('basketball', { ...score, ...at(100) }, { ...scoreOf(92, 90), ...at(120) })).toBe(
      0,
    )
    expect(growth('basketball', { ...score, ...at(230) }, { ...scoreOf(92, 90), ...at(260) })).toBe(
      1,
    )
  })

  test('a lead that grew over several scores within the delay is one', () => {
    const play = openLivePlay({ sport: 'basketball' }, [
      odds('m1', [], { ...scoreOf(40, 40), ...clockAt('q2', 10) }),
    ])
    const before = play.event().material
    for (const home of [43, 45, 46]) {
      play.wait(1_000)
      play.say(odds('m1', [], scoreOf(home, 40)))
    }
    expect(play.event().material).toBe(before + 1)
  })

  test('any sport: a main chance that moves by eight points within the delay is material, a slower one is not', () => {
    const grows = (waitMs: number) => {
      const play = openLivePlay({}, [
        odds('m1', [result([2000, 3400, 4000])], { ...scoreOf(0, 0), ...H1 }),
      ])
      const before = play.event().material
      play.wait(waitMs)
      play.say(odds('m1', [result([1700, 3800, 5000])]))
      return play.event().material - before
    }
    expect(grows(4_000)).toBe(1)
    expect(grows(6_000)).toBe(0)
  })

  test('when a main chance last moved by two points within three seconds is noted', () => {
    const play = openLivePlay({}, [
      odds('m1', [result([2000, 3400, 4000])], { ...scoreOf(0, 0), ...H1 }),
    ])
    const began = play.event().movedAtMs
    play.wait(10_000)
    play.say(odds('m1', [result([1990, 3400, 4000])]))
    expect(play.event().movedAtMs).toBe(began)
    play.wait(1_000)
    play.say(odds('m1', [result([1900, 3500, 4200])]))
    expect(play.event().movedAtMs).toBe((began ?? 0) + 11_000)
  })
})

test('what happened is kept in order, with who and when', () => {
  const play = openLivePlay({}, [told('football', [0, 0])])
  play.say(told('football', [1, 0], clockAt('h1', 900), { reason: 'goal' }))
  play.say(told('football', [1, 0], clockAt('h1', 960), { reason: 'var' }))
  play.say(told('football', [0, 0], clockAt('h1', 1_000)))
  play.say(told('football', [0, 0, { reds: [0, 1] }], clockAt('h1', 1_200)))
  expect(play.event().incidents).toEqual([
    { kind: 'goal', side: '1', period: 'h1', elapsedS: 900, score: [1, 0] },
    { kind: 'var', side: null, period: 'h1', elapsedS: 960 },
    { kind: 'goal_cancelled', side: '1', period: 'h1', elapsedS: 1_000, score: [0, 0] },
    { kind: 'red_card', side: '2', period: 'h1', elapsedS: 1_200 },
  ])
})
