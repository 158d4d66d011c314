import { beforeAll, describe, expect, test, vi } from 'vitest'

let marketName: typeof import('../../../lib/betting/market-name.ts').marketName
let names: typeof import('../../../lib/betting/selection-name.ts')
let clocks: typeof import('../../../lib/betting/match-clock.ts')
let kickOff: typeof import('./kick-off.ts').kickOff
let longDay: typeof import('./kick-off.ts').longDay
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('addEventListener', () => {})
  ;({ marketName } = await import('../../../lib/betting/market-name.ts'))
  names = await import('../../../lib/betting/selection-name.ts')
  clocks = await import('../../../lib/betting/match-clock.ts')
  ;({ kickOff, longDay } = await import('./kick-off.ts'))
})

const DERBY = { sport: 'football', home: 'Galatasaray', away: 'Fenerbahçe' } as const
const FINAL = { sport: 'tennis', home: 'L. Marten', away: 'T. Okada' } as const
const MAJOR = { sport: 'lol', home: 'T1', away: 'G2' } as const
const BOWL = { sport: 'american-football', home: 'Buffalo', away: 'Denver' } as const
const EFES = { sport: 'basketball', home: 'Anadolu Efes', away: 'Zalgiris' } as const

describe('a market is called as the design’s list calls it', () => {
  test.each([
    ['ft.result', null, DERBY, 'Maç sonucu'],
    ['h1.result', null, DERBY, 'İlk yarı sonucu'],
    ['ft.total', '2.5', DERBY, 'Toplam gol alt/üst'],
    ['h1.total', '0.5', DERBY, 'İlk yarı alt/üst'],
    ['ft.total.home', '1.5', DERBY, 'Galatasaray toplam gol'],
    ['ft.wtn.away', null, DERBY, 'Fenerbahçe gol yemeden kazanır'],
    ['ft.nextgoal', '4', DERBY, 'Sıradaki gol (4.)'],
    ['ft.nextgoal', '1', DERBY, 'İlk golü kim atar'],
    ['corners.ft.total', '9.5', DERBY, 'Toplam korner'],
    ['corners.h1.total', '4.5', DERBY, 'İlk yarı, Toplam korner'],
    ['corners.ft.result', null, DERBY, 'En çok korner'],
    ['sot.ft.total', '8.5', DERBY, 'Toplam isabetli şut'],
    ['player.any', null, DERBY, 'Gol atar'],
    ['match.winner', null, EFES, 'Maç kazananı (uzatma dahil)'],
    ['ft.result', null, EFES, 'Normal süre sonucu'],
    ['q3.total', '40.5', EFES, '3. çeyrek alt/üst'],
    ['match.total', '162.5', EFES, 'Toplam sayı alt/üst'],
    ['set2.winner', null, FINAL, '2. set kazananı'],
    ['match.ah', '-2.5', FINAL, 'Oyun handikapı'],
    ['match.nextgame', '4', FINAL, 'Sıradaki oyun (4.)'],
    ['player.points', '14.5', EFES, 'Oyuncu sayıları'],
    ['map2.round', '7', MAJOR, '2. harita, Sıradaki raunt (7.)'],
    ['map1.firstblood', null, MAJOR, '1. harita, İlk kan'],
    ['match.firstscore', null, BOWL, 'İlk sayının türü'],
    ['match.touchdowns', '4.5', BOWL, 'Toplam touchdown'],
    ['tie.qualify', null, DERBY, 'Tur atlar'],
    ['et.result', null, DERBY, 'Uzatma sonucu'],
    ['ft.unheard', null, DERBY, 'ft.unheard'],
  ] as const)('%s %s', (key, line, match, name) => {
    expect(marketName({ key, line }, match)).toBe(name)
  })
})

describe('a selection is said so that the slip needs no market above it', () => {
  test.each([
    ['ft.result', null, '1', '1', 'Galatasaray'],
    ['ft.result', null, 'X', 'X', 'Beraberlik'],
    ['ft.dc', null, '1X', '1X', 'Galatasaray ya da beraberlik'],
    ['ft.total', '2.5', 'under', 'Alt', '2,5 alt'],
    ['ft.total.home', '1.5', 'over', 'Üst', 'Galatasaray 1,5 üst'],
    ['ft.ah', '-0.75', '1', 'Galatasaray', 'Galatasaray −0,75'],
    ['ft.ah', '-0.75', '2', 'Fenerbahçe', 'Fenerbahçe +0,75'],
    ['ft.eh', '-1', '1', '1', 'Galatasaray (0:1)'],
    ['ft.btts', null, 'yes', 'Var', 'Karşılıklı gol var'],
    ['ft.bothhalves', null, 'yes', 'Evet', 'Evet'],
    ['ft.score', null, '2:1', '2–1', '2–1'],
    ['ft.htft', null, '1/X', '1/X', 'İY 1 / MS X'],
    ['ft.resulttotal', '2.5', '1&over', '1 · Üst', 'Galatasaray ve 2,5 üst'],
    ['ft.totalbtts', '2.5', 'under&no', 'Alt · Yok', '2,5 alt ve Karşılıklı gol yok'],
    ['ft.dnb', null, '2', 'Fenerbahçe', 'Fenerbahçe'],
    ['corners.ft.first', null, 'none', 'Hiçbiri', 'Hiçbiri'],
  ])('%s %s %s', (key, line, selection, label, name) => {
    expect(names.selectionLabel({ key: selection }, { key, line }, DERBY)).toBe(label)
    expect(names.selectionName({ key: selection }, { key, line }, DERBY)).toBe(name)
  })
  test('a player is called by name', () => {
    const market = { key: 'player.any', line: null }
    expect(names.selectionName({ key: 'p9', name: 'B. Aksel' }, market, DERBY)).toBe('B. Aksel')
  })
})

describe('the clock says where a match is', () => {
  test.each([
    ['h2', 4_044, 'football', '67′'],
    ['h1', 46 * 60 + 30, 'football', '45+1′'],
    ['ht', 2_700, 'football', 'DA'],
    ['q3', 252, 'basketball', '4:12'],
    ['set2', 0, 'tennis', '2.S'],
  ] as const)('%s %s', (period, elapsedS, sport, text) => {
    const clock = { period, elapsedS, isRunning: true }
    expect(clocks.clockText(clock, elapsedS, sport)).toBe(text)
  })
})

test('under a clock stands the part that is played, unless the clock already says it', () => {
  const under = (period: string) => clocks.underClock({ period, elapsedS: 180, isRunning: true })
  expect(['h2', 'q3', 'ht', 'set2', 'map1'].map(under)).toEqual(['2.Y', '3.Ç', '3′', '', ''])
})

test('a start says its day, and shortly before it the minutes that are left', () => {
  const now = Date.parse('2026-11-21T15:54:00Z')
  expect(kickOff('2026-11-21T17:00:00Z', now)).toEqual({ clock: '20:00', day: 'Bugün' })
  expect(kickOff('2026-11-21T16:30:00Z', now)).toEqual({ clock: '19:30', day: '36 dk' })
  expect(kickOff('2026-11-22T17:00:00Z', now)).toEqual({ clock: '20:00', day: 'Yarın' })
  expect(kickOff('2026-11-24T17:00:00Z', now)).toEqual({ clock: '20:00', day: 'Sal' })
  expect(kickOff('2026-12-24T17:00:00Z', now)).toEqual({ clock: '20:00', day: '24 Ara' })
})

test('a head of a day says the weekday once', () => {
  const now = Date.parse('2026-11-21T15:54:00Z')
  const days = ['21', '22', '24', '30'].map((day) =>
    longDay(Date.parse(`2026-11-${day}T17:00:00Z`), now),
  )
  expect(days).toEqual(['Bugün, Cumartesi', 'Yarın, Pazar', '24 Kas, Salı', '30 Kas, Pazartesi'])
})
