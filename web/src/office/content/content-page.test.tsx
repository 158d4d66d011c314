import { screen, waitFor, within } from '@testing-library/react'
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
  await user.click(list.getByRole('button', { name: /English missing/ }))
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

test('missing English keeps a draft from being published, until the Turkish is used; it saves itself', async () => {
  const { user } = openPiece()
  expect(await screen.findByText('The draft has 1 problem.')).toBeTruthy()
  const publish = await findButton('Publish')
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  await user.click(await findButton('Use the Turkish'))
  expect(screen.getByText('Nothing is missing, it can be published.')).toBeTruthy()
  expect(publish.getAttribute('aria-disabled')).toBeNull()
  await waitFor(() => expect(server.inputsOf(saveDraft)).toHaveLength(1), { timeout: 8_000 })
  const action = { tr: 'Bonusu gör', en: '', same: true }
  expect(server.inputsOf(saveDraft)).toMatchObject([
    { kind: 'slide', piece: '1', number: 7, edition: 2, body: { lines: { action } }, fresh: [] },
  ])
})

test('a Turkish text that changed asks for its English again, or for a word that it is still true', async () => {
  const body = {
    ...SLIDE,
    lines: { ...SLIDE.lines, action: { tr: 'Gör', en: 'See', same: false } },
  }
  const { user } = openPiece({ draft: { ...draftOf(body), stale: ['title'] } })
  expect(await screen.findByText(/Its Turkish changed since/)).toBeTruthy()
  await user.click(await findButton('The translation is still true'))
  await waitFor(() => expect(server.inputsOf(saveDraft)).toMatchObject([{ fresh: ['title'] }]), {
    timeout: 8_000,
  })
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

test('a link that is none goes nowhere and is told', async () => {
  const { user } = openPiece()
  const link = await screen.findByLabelText('Leads to')
  await user.clear(link)
  await user.type(link, 'javascript:alert(1)')
  expect(screen.getByText('Only /… or https://… will do.')).toBeTruthy()
  for (const { body } of server.inputsOf(saveDraft) as { body: { link: string | null } }[])
    expect(body.link).toBeNull()
})

test('a new draft is opened where there is none', async () => {
  server.on(startDraft, { kind: 'slide', piece: '1', number: 7, edition: 0 })
  const { user } = openPiece({ draft: null })
  await user.click(await findButton('Open a draft'))
  expect(server.inputsOf(startDraft)).toEqual([{ kind: 'slide', piece: '1' }])
})
