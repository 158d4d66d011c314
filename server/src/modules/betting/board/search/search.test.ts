import { bettingSearch } from '@zar/contract/betting/board'
import { describe, expect, test } from 'vitest'
import { fixture, market, odds, result, total } from '../../testing/said.ts'
import { openSiteFixture } from '../../testing/site-fixture.ts'
import { wordsOf } from './fold.ts'
import { isOneEdit } from './one-edit.ts'

test.each([
  ['Beşiktaş', ['besiktas']],
  ['IĞDIR İSTANBUL', ['igdir', 'istanbul']],
  ['Şarrı', ['sarri']],
  ['Bodø/Glimt', ['bodo', 'glimt']],
  ['Fenerbahçe A.Ş.', ['fenerbahce', 'a', 's']],
])('%s is folded to %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['galatasaray', 'galatasray', true],
  ['galatasaray', 'galatassaray', true],
  ['galatasaray', 'galatazaray', true],
  ['galatasaray', 'galatsaaray', true],
  ['galatasaray', 'galatasaray', true],
  ['galatasaray', 'galtasray', false],
  ['galatasaray', 'galatasarayyy', false],
  ['ab', 'ba', true],
])('%s and %s: one edit at most is %s', (one, other, isOne) => {
  expect(isOneEdit(one, other)).toBe(isOne)
  expect(isOneEdit(other, one)).toBe(isOne)
})

describe('what is found', () => {
  const team = (name: string) => ({ id: name, name })
  test('names without case and marks, nicknames, codes, one typing error, leagues and countries', async () => {
    const { company, openSite, isOpen } = await openSiteFixture()
    const { pre } = company
    pre.say(fixture('m1'))
    pre.say(odds('m1', [result()]))
    pre.say(
      fixture('m2', {
        home: team('Beşiktaş'),
        away: team('Trabzonspor'),
        start: Date.UTC(2026, 2, 1, 16),
      }),
    )
    pre.say(
      fixture('m3', {
        sport: 'basketball',
        league: { id: 'de-bbl', name: 'Bundesliga', country: 'DE' },
        home: team('Alba Berlin'),
        away: team('Bayern München'),
      }),
    )
    const site = await openSite()
    await isOpen('pre')
    await site.isSettled('pre')
    const found = async (text: string) => {
      const { events, teams, leagues } = await site.ask(bettingSearch, { text })
      return {
        events: events.map(({ home }) => home.name),
        teams: teams.map(({ name }) => name),
        leagues: leagues.map(({ name, sport }) => `${sport} ${name}`),
      }
    }
    const besiktas = { events: ['Beşiktaş'], teams: ['Beşiktaş'], leagues: [] }
    for (const text of ['besiktas', 'BEŞİKTAŞ', 'Besık', 'kartal', 'bjk', 'besitkas', 'beşiktas']) {
      expect([text, await found(text)]).toEqual([text, besiktas])
    }
    expect(await found('gs')).toMatchObject({ teams: ['Galatasaray'] })
    expect(await found('cimbom fener')).toMatchObject({ events: ['Galatasaray'], teams: [] })
    expect(await found('fırtına')).toMatchObject({ teams: ['Trabzonspor'] })
    expect(await found('munchen')).toMatchObject({ events: ['Alba Berlin'] })
    for (const text of ['süper lig', 'turkey', 'türkiye']) {
      expect([text, (await found(text)).leagues]).toEqual([text, ['football Süper Lig']])
    }
    expect((await found('germany')).leagues).toEqual(['basketball Bundesliga'])
    // Four letters are no word to guess at.
    expect(await found('besx')).toEqual({ events: [], teams: [], leagues: [] })
    expect(await found('..')).toEqual({ events: [], teams: [], leagues: [] })
    const { events } = await site.ask(bettingSearch, { text: 'galatasaray' })
    expect(events[0]?.markets[0]).toMatchObject({ key: 'ft.result', state: 'active' })
  })

  test('players by either name, with one typing error, each with the next match of theirs', async () => {
    const { company, openSite, isOpen } = await openSiteFixture()
    const { pre } = company
    const players = [
      { id: 'p1', name: 'Kerem Aktürkoğlu', side: '1' },
      { id: 'p2', name: 'Jørgen Strand', side: '2' },
    ]
    pre.say(fixture('m2', { players, start: Date.UTC(2026, 2, 3, 16) }))
    pre.say(fixture('m1', { players, start: Date.UTC(2026, 2, 2, 16) }))
    pre.say(fixture('m3', { home: team('Beşiktaş'), away: team('Trabzonspor') }))
    const site = await openSite()
    await isOpen('pre')
    await site.isSettled('pre')
    const found = async (text: string) => (await site.ask(bettingSearch, { text })).players
    const [first] = (await site.ask(bettingSearch, { text: 'galatasaray' })).events
    for (const text of ['kerem', 'AKTÜRKOĞLU', 'akturkoglu kerem', 'aktürkolu', 'Kerme']) {
      const told = await found(text)
      expect([text, told.map(({ name }) => name)]).toEqual([text, ['Kerem Aktürkoğlu']])
      expect(told[0]?.event).toMatchObject({
        id: first?.id,
        home: 'Galatasaray',
        startsAt: '2026-03-02T16:00:00.000Z',
      })
    }
    expect(await found('jorgen')).toMatchObject([{ id: 'p2' }])
    expect([await found('galatasaray'), await found('kex')]).toEqual([[], []])
  })

  test('kinds of market in both languages, with one typing error, of all matches or of those named', async () => {
    const { company, openSite, isOpen } = await openSiteFixture()
    const { pre } = company
    const markets = [
      result(),
      total(),
      market('ft.btts', null, [
        ['yes', 1_800, 500],
        ['no', 2_000, 450],
      ]),
      market('corners.ft.total', '9.5', [
        ['over', 1_900, 475],
        ['under', 1_900, 475],
      ]),
    ]
    pre.say(fixture('m1', { start: Date.UTC(2026, 2, 3, 16) }))
    pre.say(odds('m1', markets))
    const other = { home: team('Beşiktaş'), away: team('Trabzonspor') }
    pre.say(fixture('m2', { ...other, start: Date.UTC(2026, 2, 2, 16) }))
    pre.say(odds('m2', markets.slice(0, 3)))
    const site = await openSite()
    await isOpen('pre')
    await site.isSettled('pre')
    const found = async (text: string) =>
      (await site.ask(bettingSearch, { text })).markets.map(
        ({ key, events, event }) => `${key} ${events} ${event.home}`,
      )
    const btts = ['ft.btts 2 Beşiktaş']
    for (const text of [
      'kg var',
      'karşılıklı',
      'KARSILIKLI gol',
      'karşlıklı',
      'both teams',
      'btts',
    ]) {
      expect([text, await found(text)]).toEqual([text, btts])
    }
    const totals = ['ft.total 2 Beşiktaş', 'corners.ft.total 1 Galatasaray']
    for (const text of ['alt üst', 'over under', '2,5 üst']) {
      expect([text, await found(text)]).toEqual([text, totals])
    }
    for (const text of ['korner', 'corner', 'kornre', 'total corners']) {
      expect([text, await found(text)]).toEqual([text, ['corners.ft.total 1 Galatasaray']])
    }
    expect(await found('galatasaray kg')).toEqual(['ft.btts 1 Galatasaray'])
    expect([await found('galatasaray'), await found('samsun kg'), await found('25')]).toEqual([
      [],
      [],
      [],
    ])
  })
})
