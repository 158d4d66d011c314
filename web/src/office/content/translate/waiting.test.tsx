import { screen, within } from '@testing-library/react'
import { listContent, readPiece } from '@zar/contract/office/content/operations'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ContentPage } from '../content-page.tsx'
import { findButton, LIST, listed, PIECE, TRANSLATES } from '../testing/desk.ts'

const open = (pieces: typeof LIST.pieces) => {
  server.on(listContent, { ...LIST, pieces, actions: TRANSLATES })
  server.on(readPiece, { ...PIECE, actions: TRANSLATES })
  server.on(proposals, [])
  return renderScreen(ContentPage, '/office/content')
}
const waiting = async () =>
  within(await screen.findByRole('region', { name: 'Translations that wait' }))

test('drafts whose English is missing or out of date wait in a list, the oldest first', async () => {
  const { user } = open([
    listed('slide', '1', { name: 'New', draft: 1, gaps: 3, stale: 1, editedAt: '2026-11-21' }),
    listed('page', '1', { name: 'Old', draft: 2, gaps: 1, stale: 1, editedAt: '2026-11-20' }),
    listed('slide', '3', { name: 'Whole', draft: 4 }),
  ])
  const list = await waiting()
  expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual(['Old', 'New'])
  expect(list.getByText('2 missing')).toBeTruthy()
  expect(list.getAllByText('1 out of date')).toHaveLength(2)
  expect(list.queryByText('0 missing')).toBeNull()
  await user.click(list.getByRole('button', { name: 'New' }))
  expect(await screen.findByRole('heading', { name: 'Hafta sonu' })).toBeTruthy()
})

test('who translates finds the list of pieces at what waits, and a sentence where nothing does', async () => {
  open([listed('slide', '1', { name: 'Whole' })])
  expect(await screen.findByText('No translation waits')).toBeTruthy()
  const chip = await findButton(/^To translate/)
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Whole' })).toBeNull()
  expect(screen.queryByRole('button', { name: /new draft/ })).toBeNull()
})
