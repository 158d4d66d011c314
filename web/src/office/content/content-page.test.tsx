import { screen, within } from '@testing-library/react'
import {
  listContent,
  readPiece,
  saveDraft,
  startDraft,
} from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ContentPage } from './content-page.tsx'
import { draftOf, findButton, LIST, openPiece, PIECE, SLIDE } from './testing/desk.ts'

test('the list says of each piece what waits in it, and a filter leaves those alone', async () => {
  server.on(listContent, LIST)
  const { user } = renderScreen(ContentPage, '/office/content')
  const list = within(await screen.findByRole('navigation', { name: 'List of content' }))
  expect(list.getByRole('button', { name: /Hafta sonu.*EN 1/ })).toBeTruthy()
  await user.click(list.getByRole('button', { name: /To translate/ }))
  expect(list.queryByRole('button', { name: /Lale/ })).toBeNull()
  await user.click(list.getByRole('button', { name: /^Scheduled/ }))
  expect(list.getByText('There is no piece here')).toBeTruthy()
})

test('what does not come is told, with another try', async () => {
  server.refuse(listContent, 'no_right')
  renderScreen(ContentPage, '/office/content')
  expect((await screen.findByRole('alert')).textContent).toContain('Not opened.')
  expect(await findButton('Try again')).toBeTruthy()
})

test('who saves over a colleague is told, and what was written stays until they choose', async () => {
  const { user } = openPiece()
  server.refuse(saveDraft, 'case_changed')
  const title = await screen.findByLabelText('Title, Turkish')
  await user.type(title, ' 2')
  expect(
    await screen.findByText(/Somebody changed or published/, {}, { timeout: 8_000 }),
  ).toBeTruthy()
  expect((title as HTMLInputElement).value).toBe('Hafta sonu 2')
  const theirs = {
    ...SLIDE,
    lines: { ...SLIDE.lines, title: { tr: 'Onunki', en: 'x', same: false } },
  }
  server.on(readPiece, { ...PIECE, draft: draftOf(theirs, 3) })
  await user.click(await findButton('Open the newest'))
  expect(screen.queryByText(/Somebody changed or published/)).toBeNull()
})

test('a new draft is opened where there is none', async () => {
  server.on(startDraft, { kind: 'slide', piece: '1', number: 7, edition: 0 })
  const { user } = openPiece({ draft: null })
  await user.click(await findButton('Open a draft'))
  expect(server.inputsOf(startDraft)).toEqual([{ kind: 'slide', piece: '1' }])
})
