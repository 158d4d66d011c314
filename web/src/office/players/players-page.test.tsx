import { screen, waitFor, within } from '@testing-library/react'
import { listPlayers } from '@zar/contract/office/players'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { PlayersPage } from './players-page.tsx'
import { ID, PLAYER_PATH, rowOf } from './testing/desk.tsx'

const LIST = '/office/players'
const OTHER = ID.replace(/1$/, '2')
const marti = rowOf({ id: OTHER, username: 'marti34', state: 'blocked', isPhoneVerified: false })

test('a player’s row says who, which number, how the account stands and what is on it', async () => {
  server.on(listPlayers, { rows: [rowOf(), marti], next: null })
  renderScreen(PlayersPage, LIST)
  const row = (await screen.findByRole('link', { name: 'gecekusu' })).closest('tr')
  const cells = within(row as HTMLElement)
  for (const text of ['ZR 204 718 331', 'Open', '8.417,19', 'never'])
    expect(cells.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'marti34' }).getAttribute('href')).toBe(
    `${LIST}/${OTHER}`,
  )
})

test('what is searched for is sent in the body, and stands in no address', async () => {
  server.on(listPlayers, ({ search }) => ({
    rows: search ? [marti] : [rowOf(), marti],
    next: null,
  }))
  const { user } = renderScreen(PlayersPage, LIST)
  await screen.findByRole('link', { name: 'gecekusu' })
  await user.keyboard('/')
  await user.keyboard('marti@posta.example')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'gecekusu' })).toBeNull())
  expect(server.inputsOf(listPlayers).at(-1)).toEqual({ search: 'marti@posta.example' })
  expect(location.href).not.toContain('marti')
})

test('a state narrows the list, and where it leaves nothing the filters can be removed', async () => {
  server.on(listPlayers, ({ state }) => ({ rows: state ? [] : [rowOf()], next: null }))
  const { user } = renderScreen(PlayersPage, LIST)
  await user.click(await screen.findByRole('button', { name: 'Excluded' }))
  expect(location.search).toBe('?state=excluded')
  await user.click(await screen.findByRole('button', { name: 'Remove filters' }))
  expect(await screen.findByRole('link', { name: 'gecekusu' })).toBeTruthy()
  expect(location.search).toBe('')
})

test('j and k walk the rows, which are said, and Enter opens the chosen one', async () => {
  server.on(listPlayers, { rows: [rowOf(), marti], next: null })
  const { user } = renderScreen(PlayersPage, LIST)
  await screen.findByRole('link', { name: 'gecekusu' })
  await user.keyboard('jj')
  expect(await screen.findByText('marti34, Blocked, ₺8.417,19')).toBeTruthy()
  await user.keyboard('k')
  expect(location.search).toBe(`?row=${ID}`)
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe(PLAYER_PATH)
})

test('the next page begins after the last row of the one before', async () => {
  server.on(listPlayers, ({ after }) =>
    after ? { rows: [marti], next: null } : { rows: [rowOf()], next: '17.a' },
  )
  const { user } = renderScreen(PlayersPage, LIST)
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'marti34' })).toBeTruthy()
  expect(server.inputsOf(listPlayers).at(-1)).toEqual({ after: '17.a' })
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a list that does not come says why, with the number of the request, and is tried again', async () => {
  server.refuse(listPlayers, 'out_of_hours')
  const { user } = renderScreen(PlayersPage, LIST)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/not valid at this hour.*Request [\da-f-]{8}/)
  server.on(listPlayers, { rows: [rowOf()], next: null })
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'gecekusu' })).toBeTruthy()
})
