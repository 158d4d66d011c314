import { waitFor } from '@testing-library/react'
import { type OfficeSupplier, trySupplier } from '@zar/contract/office/suppliers'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { TryNow } from './try-now.tsx'

const open = () =>
  renderScreen(
    () => <TryNow supplier={{ provider: 'amusnet' } as OfficeSupplier} />,
    '/office/suppliers',
  )

test('a supplier is tried once by a press, and its answer is told', async () => {
  const page = open()
  const release = server.hold(trySupplier, {
    isAnswered: true,
    ms: 84,
    games: 412,
    failure: null,
  })
  const button = page.getByRole('button', { name: 'Try now' })
  await page.user.click(button)
  expect(button.textContent).toContain('Trying')
  await page.user.click(button)
  release()
  expect(await page.findByText(/answered in 84 ms, its list names 412 games/)).toBeDefined()
  expect(server.inputsOf(trySupplier)).toEqual([{ provider: 'amusnet' }])
})

test('a supplier that is silent is told with the reason, and a refusal in words', async () => {
  const page = open()
  const failure = 'it did not answer in time'
  server.on(trySupplier, { isAnswered: false, ms: 5_000, games: null, failure })
  await page.user.click(page.getByRole('button', { name: 'Try now' }))
  expect(await page.findByText(/No answer after 5,000 ms: it did not answer in time/)).toBeDefined()
  server.refuse(trySupplier, 'unavailable')
  await page.user.click(page.getByRole('button', { name: 'Try now' }))
  await waitFor(() =>
    expect(page.getByRole('alert').textContent).toContain('The server cannot answer right now.'),
  )
})
