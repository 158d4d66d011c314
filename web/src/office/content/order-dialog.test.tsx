import { screen, within } from '@testing-library/react'
import { listContent } from '@zar/contract/office/content/operations'
import { orderPieces } from '@zar/contract/office/content/order'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ContentPage } from './content-page.tsx'
import { findButton, LIST, listed } from './testing/desk.ts'

test('slides are ordered by keys; an order that changed meanwhile is told', async () => {
  server.on(listContent, LIST)
  server.refuse(orderPieces, 'case_changed')
  const { user } = renderScreen(ContentPage, '/office/content')
  await user.click(await findButton('Slides: order'))
  const dialog = within(await findDialog('Slides: order'))
  await user.click(dialog.getByRole('button', { name: 'Lale: up' }))
  expect(dialog.getByText('Lale, place 1')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Save the order/ }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(server.inputsOf(orderPieces)).toEqual([
    { kind: 'slide', place: 'home', seen: ['1', '2'], order: ['2', '1'] },
  ])
})

test('the pages of the menu are ordered by themselves, as the menu has them', async () => {
  const page = { name: 'Hikâyemiz' }
  server.on(listContent, { ...LIST, pieces: [...LIST.pieces, listed('page', '2', page)] })
  server.on(orderPieces, null)
  const { user } = renderScreen(ContentPage, '/office/content')
  await user.click(await findButton('Pages: order'))
  const dialog = within(await findDialog('Pages: order'))
  await user.click(dialog.getByRole('button', { name: 'Genel kurallar: up' }))
  await user.click(dialog.getByRole('button', { name: /Save the order/ }))
  expect(await screen.findByText('The order is changed')).toBeTruthy()
  expect(server.inputsOf(orderPieces)).toEqual([
    { kind: 'page', place: 'menu', seen: ['2', '1'], order: ['1', '2'] },
  ])
})
