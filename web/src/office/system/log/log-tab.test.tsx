import { screen, waitFor } from '@testing-library/react'
import { type LogNotice, listLog } from '@zar/contract/office/system/log'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { LogTab } from './log-tab.tsx'

const PATH = '/office/system'
const notice: LogNotice = {
  id: '41',
  level: 'error',
  process: 'zar-1:41',
  message: 'a checkpoint failed; it will be tried again',
  code: '57P01',
  place: 'server/src/jobs/seal-ledger.ts:12',
  task: 'check_books',
  request: 'r-8c1',
  times: 12,
  firstAt: '2026-11-21T10:00:00.000Z',
  lastAt: '2026-11-21T10:05:00.000Z',
}

test('a line has its details beside it: code, place, job, request and how often', async () => {
  server.on(listLog, { rows: [notice], next: null })
  const { user } = renderScreen(LogTab, PATH, PATH)
  await user.click(await screen.findByRole('rowheader', { name: /21\.Nov\.26/ }))
  const details = await screen.findByRole('complementary', { name: /a checkpoint failed/ })
  for (const part of ['57P01', 'seal-ledger.ts:12', 'Check of the books', 'r-8c1', '12'])
    expect(details.textContent).toContain(part)
})

test('errors alone are asked for by a chip, and the page that follows by its button', async () => {
  server.on(listLog, { rows: [notice], next: '41' })
  const { user } = renderScreen(LogTab, PATH, PATH)
  await screen.findByText(notice.message)
  await user.click(screen.getByRole('button', { name: 'Error' }))
  await waitFor(() => expect(location.search).toContain('level=error'))
  const more = await screen.findByRole('button', { name: 'Load more' })
  server.on(listLog, { rows: [{ ...notice, id: '40', message: 'an older one' }], next: null })
  await user.click(more)
  expect(await screen.findByText('an older one')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a log that does not come is asked for again', async () => {
  server.refuse(listLog, 'unavailable')
  const { user } = renderScreen(LogTab, PATH, PATH)
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listLog, { rows: [], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No warning and no error')).toBeTruthy()
})
