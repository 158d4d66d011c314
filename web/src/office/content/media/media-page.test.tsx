import { screen } from '@testing-library/react'
import { dropMedia, listMedia, type Media } from '@zar/contract/office/content/media'
import { listContent } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ContentPage } from '../content-page.tsx'
import { findButton, LIST } from '../testing/desk.ts'

const one = (title: string, uses: Media['uses'] = []): Media => ({
  name: `media-${title}`,
  title,
  type: 'image/png',
  width: 640,
  height: 320,
  bytes: 12_345,
  url: `/media/${title}.png`,
  by: 'Mert Su',
  at: '2026-11-21T17:11:00.000Z',
  uses,
})
const actions: typeof LIST.actions = [{ right: 'media.upload', state: 'yes', why: null }]
const open = (media: Media[], may = actions) => {
  server.on(listContent, LIST)
  server.on(listMedia, { media, actions: may })
  return renderScreen(ContentPage, '/office/content?view=pictures', '/office/content')
}

test('a picture says where it is used and is not deleted then; one that is not used is', async () => {
  server.on(dropMedia, null)
  const { user } = open([
    one('used', [{ kind: 'slide', piece: '2', name: 'Lale', state: 'live' }]),
    one('free'),
  ])
  expect((await findButton('Delete: used')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Used nowhere')).toBeTruthy()
  await user.click(await findButton('Delete: free'))
  await user.click(await findButton('Delete'))
  expect(await screen.findByText('The picture is deleted')).toBeTruthy()
  expect(server.inputsOf(dropMedia)).toEqual([{ name: 'media-free' }])
  expect(await findButton('Slides: Lale')).toBeTruthy()
})

test('without pictures it says what they are for; who may not upload has no button', async () => {
  open([], [])
  expect(await screen.findByText('No picture was uploaded')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Upload a picture' })).toBeNull()
})

test('a failure is told, and it is asked again', async () => {
  server.on(listContent, LIST)
  server.lose(listMedia)
  renderScreen(ContentPage, '/office/content?view=pictures', '/office/content')
  expect(await screen.findByRole('alert')).toBeTruthy()
})
