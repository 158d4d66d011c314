import { screen } from '@testing-library/react'
import { listFeeds, type OfficeFeeds } from '@zar/contract/office/trading/feeds'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { FeedsTab } from './feeds-tab.tsx'

const TOLD: OfficeFeeds = {
  feeds: [
    {
      source: 'zar',
      producer: 'live',
      isOpen: false,
      isShut: false,
      silentMs: 4_200,
      recovery: null,
    },
    { source: 'zar', producer: 'pre', isOpen: false, isShut: true, silentMs: null, recovery: null },
  ],
  gaps: [
    {
      source: 'zar',
      producer: 'live',
      isShut: false,
      beganAt: '2026-11-20T10:00:00.000Z',
      endedAt: '2026-11-20T11:05:00.000Z',
    },
    {
      source: 'zar',
      producer: 'live',
      isShut: false,
      beganAt: '2026-11-19T10:00:00.000Z',
      endedAt: '2026-11-19T10:02:00.000Z',
    },
  ],
}
const open = () => renderScreen(FeedsTab, '/office/system', '/office/system')

test('each stream says whether it is heard, and its gaps how long they lasted together', async () => {
  server.on(listFeeds, TOLD)
  open()
  const [live] = await screen.findAllByRole('row', { name: /zar · Live/ })
  for (const part of ['Not heard', '5 s', '1 h 7 min']) expect(live?.textContent).toContain(part)
  expect(screen.getByText('Shut by a trader')).toBeTruthy()
  expect(screen.getByText('1 h 5 min')).toBeTruthy()
})

test('what never was heard, and no gap, are told in words', async () => {
  server.on(listFeeds, { feeds: [], gaps: [] })
  open()
  expect(await screen.findByText('No stream was heard')).toBeTruthy()
  expect(screen.getByText('No gap in 30 days')).toBeTruthy()
})

test('what did not come can be asked for again', async () => {
  server.refuse(listFeeds, 'unavailable')
  const { user } = open()
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listFeeds, TOLD)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('row', { name: /zar · Live/ })).not.toHaveLength(0)
})
