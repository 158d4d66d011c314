import { describe, expect, test } from 'vitest'
import { openLivePlay, openPlay } from '../../testing/play.ts'
import {
  clockAt,
  fixture,
  KICK_OFF,
  market,
  odds,
  result,
  scoreOf,
  total,
} from '../../testing/said.ts'

const HOUR_MS = 3_600_000
const pre = { producer: 'pre' } as const
const status = (state: string, more: object = {}) => fixture('m1', { status: state, ...more })

describe('BET-08: what the company leaves open is settled by our rules', () => {
  test('a match that has not begun 36 hours after its first announced start is void', () => {
    const play = openPlay()
    play.say(odds('m1', [result()]), pre)
    const later = KICK_OFF.getTime() + 30 * HOUR_MS
    play.say({ type: 'fixture_change', event: 'm1', id: 'm1', change: 'time', start: later }, pre)
    play.at(KICK_OFF.getTime() + 36 * HOUR_MS)
    play.rule()
    expect(play.results('ft.result')).toBe('')
    play.wait(1)
    play.rule()
    expect(play.results('ft.result')).toBe('1 void, 2 void, X void, 1')
    expect(play.stands('ft.result')).toBe('closed')
    // Played later all the same: nothing changes any more.
    play.say({
      type: 'bet_settlement',
      event: 'm1',
      certainty: 2,
      markets: [
        {
          key: 'ft.result',
          line: null,
          results: [
            ['1', 1, 0],
            ['X', 0, 0],
            ['2', 0, 0],
          ],
        },
      ],
    })
    expect(play.results('ft.result')).toBe('1 void, 2 void, X void, 1')
  })

  test('a season whose result nobody tells is void 72 hours after the end of betting, and not before', () => {
    const play = openPlay({ outright: { participants: [{ id: 'gs', name: 'Galatasaray' }] } })
    const winner = market('outright.winner', null, [
      ['gs', 2_000, 450_000],
      ['fb', 2_000, 450_000],
    ])
    play.say(odds('m1', [winner]), pre)
    play.at(KICK_OFF.getTime() + 72 * HOUR_MS)
    play.rule()
    expect(play.results('outright.winner')).toBe('')
    play.wait(1)
    play.rule()
    expect(play.results('outright.winner')).toBe('gs void, fb void, 9')
  })

  test('a cancelled match is void at once, with what the company settled already left as it is', () => {
    const play = openPlay()
    play.say(odds('m1', [result(), total()]), pre)
    play.say(status('cancelled'), pre)
    play.rule()
    expect(play.results('ft.total', '2.5')).toBe('over void, under void, 3')
  })

  test('an abandoned match waits 36 hours; then what is decided stands and all else is void as a whole', () => {
    const play = openLivePlay({}, [
      odds(
        'm1',
        [
          result(),
          total('1.5'),
          total('4.5'),
          market('h1.result', null, [
            ['1', 1500, 650_000],
            ['X', 3000, 300_000],
            ['2', 9000, 50_000],
          ]),
        ],
        {
          ...scoreOf(0, 0),
          ...clockAt('h1', 60),
        },
      ),
      odds('m1', [], {
        score: {
          total: [2, 0],
          parts: [
            [1, 0],
            [1, 0],
          ],
        },
        ...clockAt('h2', 3_600),
      }),
      status('abandoned'),
    ])
    play.wait(36 * HOUR_MS)
    play.rule()
    expect(play.results('ft.total', '1.5')).toBe('')
    play.wait(1)
    play.rule()
    expect(play.results('ft.total', '1.5')).toBe('over win, under loss')
    expect(play.results('h1.result')).toBe('1 win, 2 loss, X loss')
    expect(play.results('ft.result')).toBe('1 void, 2 void, X void, 2')
    expect(play.results('ft.total', '4.5')).toBe('over void, under void, 2')
  })

  test('of LoL the won maps are told, so that a map that was played stands', () => {
    const sides = (key: string) =>
      market(key, null, [
        ['1', 1800, 530_000],
        ['2', 2000, 470_000],
      ])
    const play = openLivePlay({ sport: 'lol', bestOf: 3 }, [
      odds('m1', [sides('match.winner'), sides('map1.winner'), sides('map3.winner')], {
        score: { total: [0, 0], parts: [[0, 0]] },
        ...clockAt('map1', 60),
      }),
      odds('m1', [], {
        score: {
          total: [0, 1],
          parts: [
            [20, 14],
            [3, 5],
          ],
        },
        stats: { map1: [0, 1] },
        ...clockAt('map2', 600),
      }),
      status('abandoned', { sport: 'lol', bestOf: 3 }),
    ])
    play.wait(36 * HOUR_MS + 1)
    play.rule()
    // Its loser had more kills.
    expect(play.results('map1.winner')).toBe('1 loss, 2 win')
    expect(play.results('match.winner')).toBe('1 void, 2 void, 2')
    expect(play.results('map3.winner')).toBe('1 void, 2 void, 2')
  })

  test('one that goes on within 36 hours stands', () => {
    const play = openLivePlay({}, [
      odds('m1', [result()], { ...scoreOf(0, 0), ...clockAt('h1', 60) }),
      status('interrupted'),
    ])
    play.wait(35 * HOUR_MS)
    play.say(status('live'))
    play.wait(2 * HOUR_MS)
    play.rule()
    expect(play.results('ft.result')).toBe('')
    expect(play.event().course).toMatchObject({ ruledMs: null, stoppedMs: expect.any(Number) })
  })

  test('a match without facts 72 hours after its end is void', () => {
    const play = openLivePlay({}, [
      odds('m1', [result()], { ...scoreOf(0, 0), ...clockAt('h1', 60) }),
      status('ended'),
    ])
    play.wait(72 * HOUR_MS)
    play.rule()
    expect(play.results('ft.result')).toBe('')
    play.wait(1)
    play.rule()
    expect(play.results('ft.result')).toBe('1 void, 2 void, X void, 9')
  })
})

describe('what bets were placed on changes', () => {
  test('BET-08: with other sides the bets of before are void, and those of later are not', () => {
    const play = openPlay()
    play.say(odds('m1', [result()]), pre)
    const { material } = play.event()
    play.wait(1_000)
    const sides = {
      home: { id: 'fb', name: 'Fenerbahçe' },
      away: { id: 'gs', name: 'Galatasaray' },
    }
    play.say(fixture('m1', sides), pre)
    expect(play.standing.get('ft.result')?.cancels).toEqual([
      { from: null, to: new Date(KICK_OFF.getTime() - HOUR_MS + 1_000).toISOString(), reason: 4 },
    ])
    expect(play.event().material).toBe(material + 1)
    expect(play.stands('ft.result')).toBe('active')
    // Another name of the same club is no other side.
    play.say(fixture('m1', { ...sides, home: { id: 'fb', name: 'Fenerbahçe SK' } }), pre)
    expect(play.standing.get('ft.result')?.cancels).toHaveLength(1)
  })

  test('BET-08: in another format what hangs on it is void, and the winner stands', () => {
    const winner = market('match.winner', null, [
      ['1', 1800, 530_000],
      ['2', 2000, 470_000],
    ])
    const sets = market('match.sets.ah', '-1.5', [
      ['1', 2800, 340_000],
      ['2', 1400, 660_000],
    ])
    const play = openPlay({ sport: 'tennis', bestOf: 3 })
    play.say(odds('m1', [winner, sets]), pre)
    play.say(fixture('m1', { sport: 'tennis', bestOf: 5 }), pre)
    expect(play.standing.get('match.sets.ah|-1.5')?.cancels).toMatchObject([{ reason: 5 }])
    expect(play.standing.get('match.winner')).toBeUndefined()
    expect(play.event().course.bestOf).toBe(5)
    play.say(fixture('m1', { sport: 'tennis', bestOf: 5 }), pre)
    expect(play.standing.get('match.sets.ah|-1.5')?.cancels).toHaveLength(1)
  })
})
