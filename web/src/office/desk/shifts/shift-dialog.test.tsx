import { fireEvent } from '@testing-library/react'
import { editShift, endShift, listShifts } from '@zar/contract/office/desk/shifts'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ShiftDialog } from './shift-dialog.tsx'

const DEFNE = '0a8f7a54-0a1c-4d62-9d0a-6d6c1b6f5a01'
const SHIFT = {
  id: '5',
  staff: DEFNE,
  name: 'Defne Ak',
  role: 'support' as const,
  from: '2026-11-21T15:00:00.000Z',
  until: '2026-11-21T23:00:00.000Z',
}

async function open() {
  server.on(listShifts, {
    shifts: [SHIFT],
    people: [{ id: DEFNE, name: 'Defne Ak', roles: ['support', 'cashier'] }],
  })
  const page = renderScreen(() => <ShiftDialog onClose={() => {}} />, '/office')
  await page.findByRole('dialog', { name: 'Shifts' })
  await page.findByText('Defne Ak', { selector: 'b' })
  const put = (label: string, value: string) =>
    fireEvent.change(page.getByLabelText(label), { target: { value } })
  return { ...page, put }
}

test('a shift is set for a person, as a role that they hold, over midnight', async () => {
  const page = await open()
  const sent: unknown[] = []
  server.on(editShift, (input) => {
    sent.push(input)
    return { shift: '6' }
  })
  await page.user.click(page.getByRole('button', { name: 'Set the shift' }))
  expect((await page.findByRole('alert')).textContent).toContain('A person, a role')
  expect(sent).toEqual([])
  page.put('Who', DEFNE)
  page.put('As what', 'cashier')
  page.put('Day', '2026-11-22')
  page.put('From', '18:00')
  page.put('Until', '02:00')
  await page.user.click(page.getByRole('button', { name: 'Set the shift' }))
  expect(await page.findByText('The shift is set')).toBeDefined()
  expect(sent).toEqual([
    {
      staff: DEFNE,
      role: 'cashier',
      from: '2026-11-22T15:00:00.000Z',
      until: '2026-11-22T23:00:00.000Z',
    },
  ])
})

test('one is changed in its place, and a refusal stands in the form', async () => {
  const page = await open()
  await page.user.click(page.getByRole('button', { name: 'Defne Ak: change' }))
  page.put('Until', '01:00')
  server.refuse(editShift, 'shift_overlaps')
  await page.user.click(page.getByRole('button', { name: 'Change the shift' }))
  expect((await page.findByRole('alert')).textContent).toContain('another shift')
  expect(server.inputsOf(editShift)).toMatchObject([
    { shift: '5', role: 'support', until: '2026-11-21T22:00:00.000Z' },
  ])
})

test('one is taken off after the question', async () => {
  const page = await open()
  server.on(endShift, null)
  await page.user.click(page.getByRole('button', { name: 'Defne Ak: take the shift off' }))
  await page.user.click(page.getByRole('button', { name: 'Take it off' }))
  expect(await page.findByText('The shift was taken off')).toBeDefined()
  expect(server.inputsOf(endShift)).toEqual([{ shift: '5' }])
})
