import { act, screen } from '@testing-library/react'
import { readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { readScore } from '@zar/contract/office/risk/alerts'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const SHOW = 'Show the score with its reasons'
const open = (state: 'yes' | 'refused') => {
  server.on(readPlayer, playerOf({ 'score.view': state }))
  return renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
}
const show = () => screen.findByRole('button', { name: SHOW })

beforeEach(() => server.on(proposals, []))

test('the score is asked for when it is opened: reasons, the figure, and that it decides nothing', async () => {
  server.on(readScore, {
    score: 62,
    reasons: [
      { factor: 'aml_alert', x: 1, seen: '1' },
      { factor: 'unplayed_deposit', x: 0.4, seen: '12500000' },
    ],
  })
  const { user } = open('yes')
  const button = await show()
  expect(server.inputsOf(readScore)).toEqual([])
  await user.click(button)
  const list = await screen.findByRole('list', { name: 'Reasons of the score' })
  const lines = [...list.children].map((line) => line.textContent)
  expect(lines[0]).toMatch(/Open alert of money laundering1$/)
  expect(lines[1]).toMatch(/Unplayed deposit₺125,00$/)
  expect(server.inputsOf(readScore)).toHaveLength(1)
  const figure = screen.getByText('62 of 100')
  expect(list.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('The score decides nothing alone; look at its reasons.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText('62 of 100')).toBeNull()
})

test('a score without a reason says so', async () => {
  server.on(readScore, { score: 0, reasons: [] })
  const { user } = open('yes')
  await user.click(await show())
  expect(await screen.findByText('Nothing raises or lowers the score.')).toBeTruthy()
  expect(screen.getByText('0 of 100')).toBeTruthy()
})

test('a score that did not come is asked for again', async () => {
  server.refuse(readScore, 'out_of_scope')
  const { user } = open('yes')
  await user.click(await show())
  expect((await screen.findByRole('alert')).textContent).toContain('outside your scope')
  server.on(readScore, { score: 4, reasons: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('4 of 100')).toBeTruthy()
})

test('it is closed to roles without the right, and waits without a connection', async () => {
  const first = open('refused')
  const title = await screen.findByRole('heading', { name: 'Risk score' })
  expect(title.closest('section')?.textContent).toContain('closed to your role')
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull()
  first.unmount()
  const { user } = open('yes')
  const button = await show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  await user.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(server.inputsOf(readScore)).toEqual([])
  vi.restoreAllMocks()
  act(() => void dispatchEvent(new Event('online')))
})
