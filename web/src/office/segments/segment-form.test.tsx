import { screen, within } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import {
  changeSegment,
  countSegment,
  listSegments,
  makeSegment,
  readSegment,
  removeSegment,
  type SegmentRow,
} from '@zar/contract/office/segments/segments'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { SegmentsPage } from './segments-page.tsx'

const PATH = '/office/segments'
const row: SegmentRow = {
  id: '7',
  name: 'Paid in 500',
  version: 2,
  expression: {
    all: [
      { field: 'deposited30', op: '≥', value: 500 },
      { not: { field: 'excluded', op: '=', value: true } },
    ],
  },
  changedAt: '2026-11-20T10:00:00.000Z',
  changedBy: 'Selin Ak',
  uses: [],
}
const actions = [{ right: 'segment.edit', state: 'yes', why: null } as const]

function open(path = PATH, one: SegmentRow = row) {
  server.on(listSegments, { rows: [one], actions })
  server.on(countSegment, { count: 12_400, isEstimate: true, from: 11_900, to: 12_900 })
  const versions = [1, 2].map((version) => ({
    version,
    expression: one.expression,
    madeBy: 'Selin Ak',
    madeAt: one.changedAt,
    note: `note ${version}`,
  }))
  server.on(readSegment, { ...one, versions, actions })
  server.on(proposals, [])
  const opened = renderScreen(SegmentsPage, path, PATH)
  signInStaff(['segment.view', 'segment.edit'])
  return opened
}

test('a segment is built by keyboard, read as a sentence with its count, and made', async () => {
  server.on(makeSegment, { id: '8' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New segment' }))
  await user.type(screen.getByLabelText('Name'), 'Quiet for a month')
  const first = within(screen.getByRole('group', { name: 'Term 1' }))
  expect(screen.getByText(/Every term needs a value/)).toBeTruthy()
  await user.selectOptions(first.getByLabelText('Field'), 'days since the last stake')
  await user.type(first.getByLabelText('Value'), '30')
  screen.getByRole('button', { name: 'Add a term' }).focus()
  await user.keyboard('{Enter}')
  const second = within(screen.getByRole('group', { name: 'Term 2' }))
  await user.selectOptions(second.getByLabelText('Field'), 'excluded')
  await user.click(second.getByRole('checkbox', { name: 'not' }))
  expect(screen.getByText('days since the last stake at least 30 and not (excluded)')).toBeTruthy()
  expect(await screen.findByText('~12,400 players (between 11,900 and 12,900)')).toBeTruthy()
  await user.type(screen.getByLabelText('What for, what changed'), 'for the letter')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('The segment is saved')).toBeTruthy()
  expect(server.inputsOf(makeSegment)).toEqual([
    {
      name: 'Quiet for a month',
      note: 'for the letter',
      expression: {
        all: [
          { field: 'lastStakeDays', op: '≥', value: 30 },
          { not: { field: 'excluded', op: '=', value: true } },
        ],
      },
    },
  ])
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New segment' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  for (const text of [
    'Type a name of 3 letters at least.',
    'Type 3 letters at least.',
    'Type a whole number.',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(server.inputsOf(makeSegment)).toEqual([])
})

test('a group is added three levels deep and no deeper, and is taken away again', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New segment' }))
  const adds = () => screen.getAllByRole('button', { name: 'Add a group' })
  await user.click(adds()[0] ?? document.body)
  await user.click(adds()[0] ?? document.body)
  expect(screen.getAllByRole('combobox', { name: 'How they are joined' })).toHaveLength(3)
  expect(adds()).toHaveLength(2)
  const [remove] = screen.getAllByRole('button', { name: 'Group 2: remove' })
  await user.click(remove ?? document.body)
  expect(screen.getAllByRole('combobox', { name: 'How they are joined' })).toHaveLength(1)
})

test('a version is made of what stands there; one that changed meanwhile is said', async () => {
  server.refuse(changeSegment, 'segment_changed')
  const { user } = open(`${PATH}?row=7`)
  expect(
    await screen.findAllByText('deposits of 30 days at least ₺500 and not (excluded)'),
  ).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const value = within(screen.getByRole('group', { name: 'Term 1' })).getByLabelText('Value')
  await user.clear(value)
  await user.type(value, '900')
  await user.type(screen.getByLabelText('What for, what changed'), 'a higher line')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/The segment changed while you looked at it/)).toBeTruthy()
  expect(server.inputsOf(changeSegment)).toMatchObject([{ id: '7', version: 2 }])
})

test('who changes a segment that is used reads what goes on with the old version', async () => {
  const uses = [{ kind: 'offer' as const, id: 'weekend', name: 'Weekend' }]
  const { user } = open(`${PATH}?row=7`, { ...row, uses })
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  expect(screen.getByText(/go on with the old version/)).toBeTruthy()
})

test('a segment is removed once nothing stands on it', async () => {
  server.on(removeSegment, null)
  const uses = [
    { kind: 'campaign' as const, id: '3', name: 'Autumn' },
    { kind: 'offer' as const, id: 'weekend', name: 'Weekend' },
  ]
  const used = { ...row, uses }
  const first = open(`${PATH}?row=7`, used)
  const button = await screen.findByRole('button', { name: 'Remove' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('link', { name: 'Autumn' })).toBeTruthy()
  const offer = screen.getByRole('link', { name: 'Weekend' })
  expect(offer.getAttribute('href')).toBe('/office/bonus?row=weekend')
  first.unmount()
  const { user } = open(`${PATH}?row=7`)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(await findDialog('Paid in 500: remove'))
  await user.click(dialog.getByRole('button', { name: /Remove/ }))
  expect(await screen.findByText('The segment is removed')).toBeTruthy()
  expect(server.inputsOf(removeSegment)).toEqual([{ id: '7' }])
})
