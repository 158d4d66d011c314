import { describe, expect, test } from 'vitest'
import { openLivePlay, openPlay } from '../../testing/play.ts'
import { clockAt, KICK_OFF, market, odds, result, scoreOf, total } from '../../testing/said.ts'

const H1 = clockAt('h1', 600)
const corners = market('corners.ft.total', '9.5', [
  ['over', 1900, 500_000],
  ['under', 1900, 500_000],
])
const live = () =>
  openLivePlay({}, [odds('m1', [result(), total(), corners], { ...scoreOf(0, 0), ...H1 })])

describe('what suspends a market, and what reopens it', () => {
  test('a bet stop suspends the active markets of its groups until the next prices for them', () => {
    const play = live()
    play.say(odds('m1', [total('3.5', [2500, 1500], 0)]))
    play.say({ type: 'bet_stop', event: 'm1', groups: ['goals'], status: -1, reason: 'injury' })
    expect(play.stands('ft.result')).toBe('suspended injury')
    expect(play.stands('corners.ft.total', '9.5')).toBe('active')
    expect(play.stands('ft.total', '3.5')).toBe('inactive')
    play.say(odds('m1', [result()]))
    expect(play.stands('ft.result')).toBe('active')
    expect(play.stands('ft.total', '2.5')).toBe('suspended injury')
  })

  test('a bet stop with status 0 takes markets off, and one for an unknown group stops all', () => {
    const play = live()
    play.say({ type: 'bet_stop', event: 'm1', groups: ['corners'], status: 0 })
    expect(play.stands('corners.ft.total', '9.5')).toBe('inactive')
    play.say({ type: 'bet_stop', event: 'm1', groups: ['throw-ins'], status: -1 })
    expect(play.stands('ft.result')).toBe('suspended')
  })

  test.each(['goal', 'penalty', 'red_card', 'var'])(
    'a %s suspends the event: markets reopen with new prices, and not within ten seconds',
    (reason) => {
      const play = live()
      play.wait(60_000)
      play.say({ type: 'bet_stop', event: 'm1', groups: ['all'], status: -1, reason })
      expect(play.stands('ft.result')).toBe(`suspended ${reason}`)
      play.wait(3_000)
      play.say(odds('m1', [result([1300, 5000, 9000])], { ...scoreOf(1, 0), reason }))
      expect(play.stands('ft.result')).toBe(`suspended ${reason}`)
      play.wait(6_999)
      expect(play.stands('ft.result')).toBe(`suspended ${reason}`)
      play.wait(1)
      expect(play.stands('ft.result')).toBe('active')
      expect(play.stands('ft.total', '2.5')).toBe(`suspended ${reason}`)
      play.say(odds('m1', [total('2.5', [1500, 2500])]))
      expect(play.stands('ft.total', '2.5')).toBe('active')
    },
  )

  test('a goal that no stop came before suspends all the same', () => {
    const play = live()
    play.say(odds('m1', [result([1300, 5000, 9000])], scoreOf(1, 0)))
    expect(play.stands('ft.result')).toBe('suspended goal')
    expect(play.stands('ft.total', '2.5')).toBe('suspended goal')
    play.wait(10_000)
    expect(play.stands('ft.result')).toBe('active')
    expect(play.stands('ft.total', '2.5')).toBe('suspended goal')
  })

  test('a danger is not material, and is over after twenty seconds at the latest', () => {
    const play = live()
    const { material } = play.event()
    play.say({ type: 'bet_stop', event: 'm1', groups: ['goals'], status: -1, reason: 'corner' })
    expect(play.event().material).toBe(material)
    expect(play.stands('ft.result')).toBe('suspended corner')
    play.wait(19_999)
    expect(play.stands('ft.result')).toBe('suspended corner')
    play.wait(1)
    expect(play.stands('ft.result')).toBe('active')
    play.say({ type: 'bet_stop', event: 'm1', groups: ['goals'], status: -1 })
    expect(play.event().material).toBe(material + 1)
  })

  test('a price that moves by more than a quarter without an event waits for a second message that agrees', () => {
    const play = live()
    play.wait(60_000)
    play.say(odds('m1', [result([2400, 3400, 2900])]))
    expect(play.stands('ft.result')).toBe('suspended price')
    play.say(odds('m1', [result([2420, 3400, 2900])]))
    expect(play.stands('ft.result')).toBe('active')
    // Long odds move by a quarter within a minute.
    play.say(
      odds('m1', [
        market('ft.score', null, [
          ['4:4', 200_000, 3_000],
          ['other', 60_000, 14_000],
        ]),
      ]),
    )
    play.say(
      odds('m1', [
        market('ft.score', null, [
          ['4:4', 300_000, 2_000],
          ['other', 90_000, 9_000],
        ]),
      ]),
    )
    expect(play.stands('ft.score')).toBe('active')
  })

  test('a wrong price that is taken back is trusted again at once', () => {
    const play = live()
    play.wait(60_000)
    play.say(odds('m1', [result([2400, 3400, 2900])]))
    play.say(odds('m1', [result([1300, 4600, 9000])]))
    expect(play.stands('ft.result')).toBe('suspended price')
    play.say(odds('m1', [result([1870, 3600, 4300])]))
    expect(play.stands('ft.result')).toBe('active')
    // What was trusted then says nothing of a later jump.
    play.say(odds('m1', [result([1300, 4600, 9000])]))
    play.say(odds('m1', [result([2400, 3400, 2900])]))
    expect(play.stands('ft.result')).toBe('suspended price')
    // Nor does a price that broke the book make the one before it doubtful.
    play.say(odds('m1', [total('2.5', [6000, 6000])]))
    play.say(odds('m1', [total()]))
    expect(play.stands('ft.total', '2.5')).toBe('active')
  })

  test('a market that pays back more than it takes is suspended', () => {
    const play = live()
    play.say(odds('m1', [total('2.5', [2100, 2100])]))
    expect(play.stands('ft.total', '2.5')).toBe('active')
    play.say(
      odds('m1', [
        market('ft.btts', null, [
          ['yes', 2050, 500_000],
          ['no', 2050, 500_000],
        ]),
      ]),
    )
    expect(play.stands('ft.btts')).toBe('suspended price')
    // Of double chance two win.
    const dc: [string, number, number][] = [
      ['1X', 1220, 780_000],
      ['12', 1300, 730_000],
      ['X2', 1950, 490_000],
    ]
    play.say(odds('m1', [market('ft.dc', null, dc)]))
    expect(play.stands('ft.dc')).toBe('active')
  })

  test('a message that was old as it came suspends its event until a fresh one', () => {
    const play = live()
    play.say(odds('m1', [result([1860, 3600, 4400])]), { isLate: true })
    expect(play.stands('corners.ft.total', '9.5')).toBe('suspended late')
    play.say(odds('m1', [result([1870, 3600, 4400])]))
    expect(play.stands('corners.ft.total', '9.5')).toBe('active')
  })

  test('a message that cannot be read stops its event', () => {
    const play = live()
    play.say(odds('m1', [{ key: 'ft.result', line: null, status: 7 }]))
    expect(play.stands('ft.total', '2.5')).toBe('suspended unreadable')
  })

  test('a market that the catalogue has not is not offered', () => {
    const play = live()
    const draft = play.say(odds('m1', [market('ft.streaker', null, [['yes', 9000, 100_000]])]))
    expect(draft.unknown).toBe(1)
    expect(play.event().markets.has('ft.streaker')).toBe(false)
  })
})

describe('the start', () => {
  const pre = { producer: 'pre' } as const

  test('a match that nobody tells of in play is suspended as it begins, to the millisecond', () => {
    const play = openPlay({ live: false })
    play.say(odds('m1', [result()]), pre)
    play.at(KICK_OFF.getTime() - 1)
    play.wait(0)
    expect(play.stands('ft.result')).toBe('active')
    const { material } = play.event()
    play.wait(1)
    expect(play.stands('ft.result')).toBe('suspended started')
    expect(play.event().material).toBe(material + 1)
    play.wait(1_000)
    expect(play.event().material).toBe(material + 1)
  })

  test('the odds as it begins are kept as the closing ones', () => {
    const play = openPlay()
    play.say(odds('m1', [result([1850, 3600, 4400])]), pre)
    play.at(KICK_OFF.getTime() - 5_000)
    play.say(odds('m1', [result([1700, 3800, 5000])], { ...scoreOf(0, 0), ...H1 }))
    expect(play.event().state).toBe('live')
    expect(
      play.market('ft.result').selections.map(({ key, odds: now, closing }) => [key, now, closing]),
    ).toEqual([
      ['1', 1700, 1850],
      ['X', 3800, 3600],
      ['2', 5000, 4400],
    ])
  })

  test('who tells of the play has the event: what the other says of prices is passed over', () => {
    const play = openPlay()
    play.say(odds('m1', [result([1850, 3600, 4400])]), pre)
    play.say(odds('m1', [result([1700, 3800, 5000])], { ...scoreOf(0, 0), ...H1 }))
    play.say(odds('m1', [{ ...result(), status: -2 }]), pre)
    expect(play.event().producer).toBe('live')
    expect(play.stands('ft.result')).toBe('active')
    expect(play.market('ft.result').selections[0]?.odds).toBe(1700)
  })

  test('an event that was handed over is off until the other tells of it', () => {
    const play = openPlay()
    play.say(odds('m1', [result()]), pre)
    play.say(odds('m1', [{ ...result(), status: -2 }]), pre)
    expect(play.event().producer).toBe('live')
    expect(play.stands('ft.result')).toBe('inactive')
  })
})

describe('who nobody tells of any more', () => {
  const HOUR_MS = 3_600_000

  test('a match without a word for six hours is closed, and is back with prices and a clock', () => {
    const play = live()
    play.wait(6 * HOUR_MS - 1)
    expect(play.event().state).toBe('live')
    play.say(odds('m1', [result()]))
    play.wait(6 * HOUR_MS - 1)
    expect(play.event().state).toBe('live')
    play.wait(1)
    expect(play.event().state).toBe('closed')
    expect(play.stands('ft.result')).toBe('closed')
    play.say(odds('m1', [{ ...result(), status: 0 }], H1))
    expect(play.event().state).toBe('closed')
    play.say(odds('m1', [result()], H1))
    expect(play.event().state).toBe('live')
    expect(play.stands('ft.result')).toBe('active')
  })

  test('one that never began is closed six hours after its start, and is planned anew by a later time', () => {
    const play = openPlay()
    play.at(KICK_OFF.getTime() + 6 * HOUR_MS - 1)
    play.wait(0)
    expect(play.event().state).toBe('scheduled')
    play.wait(1)
    expect(play.event().state).toBe('closed')
    const start = KICK_OFF.getTime() + 24 * HOUR_MS
    play.say({ type: 'fixture_change', event: 'm1', id: 'm1', change: 'time', start })
    expect(play.event()).toMatchObject({ state: 'scheduled', startsAtMs: start })
  })
})
