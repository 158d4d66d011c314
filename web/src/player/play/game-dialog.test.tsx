import { act, screen, waitFor } from '@testing-library/react'
import { myBonuses } from '@zar/contract/bonus'
import { unavailable } from '@zar/contract/casino/casino'
import { amusnetLaunchUrl } from '@zar/contract/casino/launch'
import { realityCheck } from '@zar/contract/protection'
import { REFUSALS } from '@zar/contract/refusal'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { forgetSession } from '../../lib/session/session.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { GameDialog } from './game-dialog.tsx'

const GAME = { providerName: 'amusnet' as const, gameCode: 'book', system: '', productId: '' }
const CHECK = {
  everyMinutes: 60 as const,
  minutes: 0,
  staked: 0,
  won: 0,
  net: 0,
  isDue: false,
  againInSeconds: 3_600,
}

/** Whether a frame holds its page, which is an empty one here. */
const loadFrames = (enableIframePageLoading: boolean) =>
  Object.assign(Reflect.get(window, 'happyDOM').settings, { enableIframePageLoading })

afterEach(() => loadFrames(false))
beforeEach(() => {
  loadFrames(true)
  signInAda()
  server.on(realityCheck, CHECK)
  server.on(myBonuses, { cash: 0, bonuses: [], cashbacks: [] })
  server.on(unavailable, [])
  server.on(amusnetLaunchUrl, 'about:blank')
})

function open() {
  openDialog({ name: 'game', game: GAME, title: 'Book of Zar' })
  return render(<GameDialog game={GAME} title="Book of Zar" />)
}
const press = (name: string) => screen.getByRole('button', { name })

test('a game is launched once, for a phone, in a frame that says its name', async () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Book of Zar' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading Book of Zar')
  expect(await screen.findByTitle('Book of Zar')).toBeTruthy()
  expect(server.inputsOf(amusnetLaunchUrl)).toEqual([{ code: 'book', isMobile: 1 }])
})

test('a game that is reloaded says so and opens another session', async () => {
  const { user } = open()
  await screen.findByTitle('Book of Zar')
  await user.click(press('Reload the game'))
  expect(await screen.findByText('Game will be reloaded. Please wait...')).toBeTruthy()
  await waitFor(() => expect(server.inputsOf(amusnetLaunchUrl)).toHaveLength(2))
})

test('the ways to pay in open over the game, and the cross leaves it', async () => {
  const { user } = open()
  await user.click(press('Deposit'))
  expect(openedDialog()).toEqual({ name: 'deposit' })
  openDialog({ name: 'game', game: GAME, title: 'Book of Zar' })
  await user.click(press('Close the game'))
  expect(openedDialog()).toBeNull()
})

test('once the session has ended the log-in opens in the place of what only a player can do', async () => {
  const { user } = open()
  act(forgetSession)
  await user.click(press('Deposit'))
  expect(openedDialog()).toEqual({ name: 'login' })
  openDialog({ name: 'game', game: GAME, title: 'Book of Zar' })
  await user.click(press('Reload the game'))
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('a launch that is refused says why in the game’s place, and is tried again there', async () => {
  server.refuse(amusnetLaunchUrl, 'game_provider_down')
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'The game could not be opened' })).toBeTruthy()
  expect(screen.getAllByText(REFUSALS.game_provider_down.en)).toHaveLength(2)
  server.on(amusnetLaunchUrl, 'about:blank')
  await user.click(press('Try again'))
  expect(await screen.findByTitle('Book of Zar')).toBeTruthy()
})

test('who is on a break is led to it, and is not told to try again', async () => {
  server.refuse(amusnetLaunchUrl, 'player_excluded')
  open()
  const link = await screen.findByRole('link', { name: 'See your break' })
  expect(link.getAttribute('href')).toBe('/dashboard/limits')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a game whose supplier is away says that it opens by itself', async () => {
  server.on(unavailable, [4])
  server.refuse(amusnetLaunchUrl, 'game_provider_down')
  open()
  expect(await screen.findByRole('heading', { name: 'The game is unavailable now' })).toBeTruthy()
})

test('LIM-06: a reminder that is due takes the place of the game', async () => {
  server.on(realityCheck, { ...CHECK, isDue: true, minutes: 61 })
  open()
  await waitFor(() => expect(openedDialog()?.name).toBe('realityCheck'))
})
