import { screen } from '@testing-library/react'
import { countSegment, listSegments, type SegmentRow } from '@zar/contract/office/segments/segments'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { SEGMENT } from '../testing/segment.ts'
import { SegmentField } from './segment-field.tsx'

function open(first = '', rows: SegmentRow[] = [SEGMENT]) {
  server.on(listSegments, { rows, actions: [] })
  server.on(countSegment, { count: 812, isEstimate: false, from: 812, to: 812 })
  return renderScreen(() => {
    const [value, setValue] = useState(first)
    return (
      <SegmentField
        label="Segment"
        blank="Everybody"
        name="Autumn"
        value={value}
        onChange={setValue}
      />
    )
  }, '/office/segment-field')
}

test('a segment that is chosen says who belongs to it, and how many they are now', async () => {
  const { user } = open()
  await user.selectOptions(
    await screen.findByLabelText('Segment'),
    await screen.findByText('Paid in 500'),
  )
  expect(screen.getByText('all deposits at least ₺500')).toBeTruthy()
  expect(await screen.findByText('812 players')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Segment'), 'Everybody')
  expect(screen.queryByText('812 players')).toBeNull()
})

test('one that is gone stays named, and another has to be chosen', async () => {
  open('9')
  expect(await screen.findByText('This segment is gone. Choose another.')).toBeTruthy()
  const field = screen.getByLabelText('Segment') as HTMLSelectElement
  expect(field.selectedOptions[0]?.textContent).toBe('Autumn')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('where there is none, it is said where one is made', async () => {
  open('', [])
  expect(await screen.findByText('There is no segment: make one at Segments first.')).toBeTruthy()
})

test('a list that did not come is asked for again in its place', async () => {
  const page = open()
  page.unmount()
  server.lose(listSegments)
  const { user } = renderScreen(
    () => <SegmentField label="Segment" blank="Everybody" value="7" onChange={() => {}} />,
    '/office/segment-field',
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(listSegments, { rows: [SEGMENT], actions: [] })
  await user.click(again)
  expect(await screen.findByText('all deposits at least ₺500')).toBeTruthy()
})
