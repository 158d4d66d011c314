import { act, waitFor } from '@testing-library/react'
import {
  type BettingPreferences,
  bettingPreferences,
  saveBettingPreferences,
} from '@zar/contract/betting/preferences'
import { beforeEach, expect, test } from 'vitest'
import { forgetSession } from '../../../lib/session/session.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { favourites, putFavourites, toggleFavourite } from '../favourites/favourites.ts'
import { changeSettings, DEFAULTS, settings } from '../settings/settings.ts'
import { KeepPreferences } from './keep-preferences.tsx'
import { NOTHING } from './merge.ts'

type Kept = { version: number; preferences: BettingPreferences | null }

/** The server’s copies, by its rule of versions. */
let account: Kept
beforeEach(() => {
  localStorage.removeItem('betting.account')
  putFavourites(NOTHING)
  changeSettings(DEFAULTS)
  account = { version: 0, preferences: null }
  answerAll()
})

function answerAll(): void {
  server.on(bettingPreferences, () => account)
  server.on(saveBettingPreferences, ({ version, preferences }) => {
    const isSaved = version === account.version
    if (isSaved) account = { version: version + 1, preferences: preferences as BettingPreferences }
    return { isSaved, ...account }
  })
}

const team = (id: string) => ({ id, name: id })
const kept = (teams: string[], change: object = {}): BettingPreferences => ({
  favourites: { ...NOTHING, teams: teams.map(team) },
  settings: { ...DEFAULTS, quick: [...DEFAULTS.quick], ...change },
})
const teams = () => favourites().teams.map(({ id }) => id)
const teamsKept = () => account.preferences?.favourites.teams.map(({ id }) => id)

test('who logs in has the favourites of both, the settings of the account, and all of it is kept', async () => {
  toggleFavourite('teams', team('gs'))
  changeSettings({ rows: 'roomy' })
  account = { version: 3, preferences: kept(['fb'], { format: 'fractional' }) }
  signInAda()
  render(<KeepPreferences />)
  await waitFor(() => expect(teamsKept()).toEqual(['fb', 'gs']))
  expect(teams()).toEqual(['fb', 'gs'])
  expect(settings()).toMatchObject({ format: 'fractional', rows: 'tight' })
})

test('an account without any takes those of the browser, and later changes follow', async () => {
  toggleFavourite('teams', team('gs'))
  changeSettings({ rows: 'roomy' })
  signInAda()
  render(<KeepPreferences />)
  await waitFor(() => expect(account.preferences?.settings.rows).toBe('roomy'))
  act(() => toggleFavourite('teams', team('gs')))
  await waitFor(() => expect(teamsKept()).toEqual([]))
  expect(account.version).toBe(2)
})

test('a visitor’s stay in the browser', () => {
  render(<KeepPreferences />)
  act(() => toggleFavourite('teams', team('gs')))
  expect(server.inputsOf(bettingPreferences)).toEqual([])
})

test('what could not be saved is tried again when the network is back, and nothing is lost', async () => {
  signInAda()
  render(<KeepPreferences />)
  act(() => toggleFavourite('teams', team('gs')))
  await waitFor(() => expect(teamsKept()).toEqual(['gs']))
  server.lose(saveBettingPreferences)
  act(() => toggleFavourite('teams', team('fb')))
  await waitFor(() => expect(server.inputsOf(saveBettingPreferences)).toHaveLength(2))
  // Meanwhile another device has starred one and taken one off.
  account = { version: account.version + 1, preferences: kept(['bjk']) }
  answerAll()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(teamsKept()).toEqual(['bjk', 'fb']))
  expect(teams()).toEqual(['bjk', 'fb'])
})

test('what was changed without the network is saved at the next visit', async () => {
  account = { version: 1, preferences: kept(['gs', 'fb']) }
  signInAda()
  const { unmount } = render(<KeepPreferences />)
  await waitFor(() => expect(teams()).toEqual(['gs', 'fb']))
  unmount()
  toggleFavourite('teams', team('gs'))
  render(<KeepPreferences />)
  await waitFor(() => expect(teamsKept()).toEqual(['fb']))
})

test('favourites of one account are not brought into another', async () => {
  account = { version: 1, preferences: kept(['gs'], { rows: 'roomy' }) }
  signInAda()
  const first = render(<KeepPreferences />)
  await waitFor(() => expect(teams()).toEqual(['gs']))
  first.unmount()
  act(forgetSession)
  account = { version: 4, preferences: kept(['fb']) }
  act(() => signInAda({ usercode: 'ZR 100 002' }))
  render(<KeepPreferences />)
  await waitFor(() => expect(teams()).toEqual(['fb']))
  expect(settings().rows).toBe('tight')
  expect(account.version, 'nothing had to be saved').toBe(4)
})

test('what another tab stars is starred here', async () => {
  localStorage.setItem('betting.favourites', JSON.stringify({ teams: [team('ts')] }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'betting.favourites' })))
  expect(teams()).toEqual(['ts'])
})
