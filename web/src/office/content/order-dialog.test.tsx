import { within } from '@testing-library/react'
import { listContent, orderPieces } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ContentPage } from './content-page.tsx'
import { findButton, LIST } from './testing/desk.ts'

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
