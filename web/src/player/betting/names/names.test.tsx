import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { favourites, putFavourites } from '../favourites/favourites.ts'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { loadSlip, slip } from '../slip/state/slip.ts'
import { row } from '../testing/board.ts'
import { pick } from '../testing/slip-tests.tsx'
import { clockOf, fullHourOf, hourOf } from '../times/clock.ts'
import { dateOf } from '../times/date.ts'
import { kickOff, shortKickOff } from '../words/kick-off.ts'
import { withNames } from './names.ts'

beforeEach(() => act(() => changeSettings(DEFAULTS)))

const match = () =>
  row({ home: { id: 'cz', name: 'Crvena Zvezda' }, away: { id: 'by', name: 'Bayern' } })

test('teams are called as we call them, or as the company writes them', () => {
  expect(withNames([match()])).toMatchObject([
    { home: { name: 'Red Star' }, away: { name: 'Bayern Munich' } },
  ])
  act(() => changeSettings({ names: 'original' }))
  expect(withNames([match()])).toMatchObject([
    { home: { name: 'Crvena Zvezda' }, away: { name: 'Bayern' } },
  ])
})

test('what is in the slip and starred is called anew with the setting', async () => {
  putFavourites({
    leagues: [],
    teams: [{ id: 'cz', name: 'Red Star' }],
    events: [{ id: 'm1', name: 'Red Star – Bayern Munich' }],
  })
  act(() => loadSlip([pick(withNames(match()))]))
  act(() => changeSettings({ names: 'original' }))
  await vi.waitFor(() => expect(slip().picks[0]?.home).toBe('Crvena Zvezda'))
  expect(favourites()).toMatchObject({
    teams: [{ name: 'Crvena Zvezda' }],
    events: [{ name: 'Crvena Zvezda – Bayern' }],
  })
  act(() => changeSettings({ names: 'ours' }))
  await vi.waitFor(() => expect(slip().picks[0]).toMatchObject({ away: 'Bayern Munich' }))
})

test('times follow the clock of the settings', () => {
  const [at, now] = ['2026-11-29T17:05:00Z', Date.parse('2026-11-28T09:00:00Z')]
  expect([clockOf(at), hourOf(18), fullHourOf(18), hourOf(6)]).toEqual([
    '20:05',
    '18',
    '18:00',
    '6',
  ])
  act(() => changeSettings({ clock: 'h12' }))
  expect(clockOf(at)).toBe('8:05 pm')
  expect(kickOff(at, now)).toEqual({ clock: '8:05 pm', day: 'Tmrw' })
  expect(shortKickOff(at, now)).toBe('Tmrw 8:05 pm')
  expect(dateOf(at)).toBe('29.Nov.26 8:05 pm')
  expect([0, 6, 12, 18, 24].map(hourOf)).toEqual(['12 am', '6 am', '12 pm', '6 pm', '12 am'])
  expect(fullHourOf(18)).toBe('6 pm')
})
