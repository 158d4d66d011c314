import { screen, within } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import {
  checkExclusion,
  type ExclusionRow,
  type LimitWish,
  listExclusions,
  listLimitWishes,
  readmitPlayer,
  refuseRaise,
} from '@zar/contract/office/risk/register'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ExclusionsPage } from './exclusions-page.tsx'

const PATH = '/office/exclusions'
const WHY = 'The documents cleared what was suspected.'
const player = {
  id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001',
  number: 'ZR 166 903',
  username: 'uzumbagi',
}
const own: ExclusionRow = {
  id: '2',
  player,
  kind: 'self_exclusion',
  state: 'active',
  beganAt: '2026-11-14T10:00:00.000Z',
  endsAt: null,
  endAskedAt: null,
  endedAt: null,
  by: null,
  because: null,
  actions: [],
}
const houses: ExclusionRow = {
  ...own,
  id: '1',
  player: { ...player, username: 'tandir' },
  kind: 'operator',
  by: 'Ece Polat',
  actions: [{ right: 'exclusion.readmit', state: 'second', why: null }],
}
const wish: LimitWish = {
  player,
  kind: 'loss',
  period: 'week',
  most: '500000000',
  wished: '1200000000',
  askedAt: '2026-11-20T10:00:00.000Z',
  confirmFrom: '2026-11-21T10:00:00.000Z',
  points: 5,
  actions: [{ right: 'limit.raise_review', state: 'yes', why: null }],
}

function open(path = PATH, rows: ExclusionRow[] = [own, houses], some: Proposal[] = []) {
  const months = [{ month: '2026-11', exclusions: 29, breaks: 12 }]
  server.on(listExclusions, { rows, next: null, running: 2, begun: 1, ended: 0, months })
  server.on(listLimitWishes, [wish])
  server.on(proposals, some)
  const opened = renderScreen(ExclusionsPage, path, PATH)
  signInStaff(['exclusion.view', 'exclusion.check', 'limit.view'])
  return opened
}

test('EXC-05: only an exclusion of the house has a way back; what the player chose has none', async () => {
  open()
  await screen.findByText('uzumbagi')
  const [first, second] = screen.getAllByRole('row').slice(1) as HTMLElement[]
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Readmit' })).toBeNull()
  expect(within(first as HTMLElement).getByText('Their own wish')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('House, Ece Polat')).toBeTruthy()
  expect(within(second as HTMLElement).getByRole('button', { name: 'Readmit' })).toBeTruthy()
  expect(screen.getByText('2 run · this month 1 new, 0 ended')).toBeTruthy()
  expect(screen.getByRole('img', { name: '2026-11: 29 exclusions, 12 breaks' })).toBeTruthy()
})

test('AUZ-03: the end of an exclusion of the house is proposed with words', async () => {
  server.on(readmitPlayer, { outcome: 'waits', proposal: '3', lapsesAt: null })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Readmit' }))
  const dialog = within(await findDialog('tandir: end the exclusion of the house'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Propose the end/ }))
  expect(await screen.findByText('Proposed, waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(readmitPlayer)).toEqual([{ id: player.id, reason: WHY }])
})

test('a person is asked for by eleven digits and a reason; the answer is said', async () => {
  server.on(checkExclusion, { isExcluded: true, until: null })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Check a person' }))
  const dialog = within(await findDialog('Is a person in the register?'))
  await user.type(dialog.getByLabelText('Identity number'), '123')
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  expect(await dialog.findByText('Type 11 digits.')).toBeTruthy()
  expect(server.inputsOf(checkExclusion)).toEqual([])
  await user.type(dialog.getByLabelText('Identity number'), '45678901')
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  expect(await dialog.findByText(/This person is excluded\. For good/)).toBeTruthy()
})

test('a raise stands with both values and the points, and is refused with words', async () => {
  server.on(refuseRaise, null)
  const { user } = open(`${PATH}?tab=limits`)
  expect(await screen.findByText('Loss, week')).toBeTruthy()
  expect(screen.getByText('12.000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = within(await findDialog('uzumbagi: refuse the raise'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Refuse the raise, keep 5\.000/ }))
  expect(await screen.findByText('Raise refused')).toBeTruthy()
  expect(server.inputsOf(refuseRaise)).toEqual([
    { id: player.id, kind: 'loss', period: 'week', reason: WHY },
  ])
})

test('an empty register is said', async () => {
  open(PATH, [])
  expect(await screen.findByText('Nothing in the register')).toBeTruthy()
})
