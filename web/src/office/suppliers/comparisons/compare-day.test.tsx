import { fireEvent, waitFor } from '@testing-library/react'
import { listSuppliers, reconcileState, runReconcile } from '@zar/contract/office/suppliers'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { useSuppliers } from '../use-suppliers.ts'
import { CompareDay } from './compare-day.tsx'

const check = {
  id: '3',
  provider: 'amusnet' as const,
  name: 'Amusnet',
  day: '2026-11-18',
  askedBy: 'Kerem',
  askedAt: '2026-11-21T10:00:00.000Z',
  endedAt: '2026-11-21T10:01:00.000Z' as string | null,
  found: 2 as number | null,
  failure: null as string | null,
}
const stateOf = (checks: (typeof check)[] = [], state: 'yes' | 'refused' = 'yes') => ({
  checks,
  firstDay: '2026-08-22',
  lastDay: '2026-11-20',
  actions: [{ right: 'reconcile.run' as const, state, why: state === 'yes' ? null : 'no_right' }],
})

/** Beside something that reads the suppliers, as on the screen. */
function Screen() {
  useSuppliers()
  return <CompareDay provider="amusnet" />
}

function open() {
  server.on(listSuppliers, { suppliers: [], gaming: { closing: null, actions: [] } })
  const page = renderScreen(Screen, '/office/suppliers')
  signInStaff(['supplier.view', 'difference.view'])
  return page
}

test('a day is chosen within its bounds and compared; another is told and not sent', async () => {
  server.on(reconcileState, stateOf())
  server.on(runReconcile, { id: '4' })
  const page = open()
  const day = await page.findByLabelText('Day (UTC)')
  expect((day as HTMLInputElement).value).toBe('2026-11-20')
  fireEvent.change(day, { target: { value: '2026-11-21' } })
  await page.user.click(page.getByRole('button', { name: 'Compare now' }))
  expect(page.getByText('Choose a day from 22 August 2026 to 20 November 2026.')).toBeDefined()
  expect(server.inputsOf(runReconcile)).toEqual([])
  fireEvent.change(day, { target: { value: '2026-11-17' } })
  await page.user.click(page.getByRole('button', { name: 'Compare now' }))
  await waitFor(() =>
    expect(server.inputsOf(runReconcile)).toEqual([{ provider: 'amusnet', day: '2026-11-17' }]),
  )
})

test('one that runs is told and holds the button, and its end renews what the screen shows', async () => {
  server.on(reconcileState, stateOf([{ ...check, endedAt: null, found: null }]))
  const page = open()
  expect(await page.findByText(/Amusnet, 18 November 2026: being compared/)).toBeDefined()
  const button = page.getByRole('button', { name: 'Compare now' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toMatch(/one runs at a time/)
  const read = server.inputsOf(listSuppliers).length
  server.on(reconcileState, stateOf([check]))
  expect(await page.findByText('2 open differences', {}, { timeout: 5_000 })).toBeDefined()
  await waitFor(() => expect(server.inputsOf(listSuppliers).length).toBeGreaterThan(read))
})

test('what failed says why, and who may not run one reads who can', async () => {
  const failed = { ...check, found: null, failure: 'it did not answer in time' }
  server.on(reconcileState, stateOf([failed], 'refused'))
  const page = open()
  expect(await page.findByText(/could not be compared: it did not answer in time/)).toBeDefined()
  const button = page.getByRole('button', { name: 'Compare now' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('comparisons that cannot be read are told, and asked for again', async () => {
  server.lose(reconcileState)
  const page = open()
  await page.findByRole('alert', {}, { timeout: 10_000 })
  server.on(reconcileState, stateOf())
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('No day was compared by hand.')).toBeDefined()
})
