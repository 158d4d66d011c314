import { screen } from '@testing-library/react'
import { stopLetters } from '@zar/contract/players/account'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { StopLettersPage } from './stop-letters-page.tsx'

const press = () => screen.getByRole('button', { name: 'Stop the letters' })

test('one press stops the letters; opening the page alone sends nothing', async () => {
  server.on(stopLetters, null)
  const { user } = render(<StopLettersPage />, '/stop-letters#link-1')
  expect(screen.getByRole('heading', { name: 'Stop marketing letters?' })).toBeTruthy()
  expect(server.inputsOf(stopLetters)).toEqual([])
  await user.click(press())
  expect(await screen.findByRole('heading', { name: 'Marketing letters are stopped' })).toBeTruthy()
  expect(server.inputsOf(stopLetters)).toEqual([{ token: 'link-1' }])
})

test('a press that is lost is told and can be repeated; a link that is wrong says so', async () => {
  server.refuse(stopLetters, 'unavailable')
  const { user } = render(<StopLettersPage />, '/stop-letters#link-1')
  await user.click(press())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.unavailable.en)
  server.refuse(stopLetters, 'letter_link_invalid')
  await user.click(press())
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeTruthy()
})

test('a link without its end asks nothing', () => {
  render(<StopLettersPage />, '/stop-letters')
  expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeTruthy()
})
