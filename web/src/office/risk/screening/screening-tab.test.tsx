import { screen, within } from '@testing-library/react'
import { listMatches, readMatch, revealMatchNumber } from '@zar/contract/office/risk/matches'
import { listWatchLists } from '@zar/contract/office/risk/watch-lists'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { openRisk, RISK } from '../testing/alerts.ts'
import {
  listOf,
  matchOf,
  openLists,
  openMatch,
  openScreeningTab,
  WHY,
} from '../testing/screening.ts'

test('a match has both sides beside each other, marks what differs, and says that money waits', async () => {
  await openMatch(matchOf())
  const table = within(
    await screen.findByRole('table', { name: 'Player and list beside each other' }),
  )
  const rowOf = (name: RegExp) => table.getByRole('row', { name }).textContent
  expect(rowOf(/^Name/)).toContain('Ali KayaoğluKAYAOGLU, Ali')
  expect(rowOf(/^Birth/)).toContain('the year alone')
  expect(rowOf(/^Country/)).toMatch(/differs.*TR.*IR/)
  expect(rowOf(/^Identity number/)).toContain('not known')
  expect(rowOf(/^Other names/)).toContain('Ali Kaya')
  expect(screen.getByText('held by law; no clock pays')).toBeTruthy()
  expect(screen.getByText('National list, entry A-17, version 3')).toBeTruthy()
  expect(server.inputsOf(listMatches)[0]).toEqual({ reason: WHY, state: 'open' })
  expect(server.inputsOf(readMatch)[0]).toEqual({ id: '5', reason: WHY })
})

test('the identity number is shown for a reason alone', async () => {
  server.on(revealMatchNumber, { personalNo: '10000000146' })
  const { user } = await openMatch(matchOf())
  await user.click(await screen.findByRole('button', { name: 'Identity number: show' }))
  const reason = 'The number is compared with the list.'
  await user.type(screen.getByLabelText('Why do you need to see it?'), reason)
  expect(screen.queryByText('10000000146')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('10000000146')).toBeTruthy()
  expect(server.inputsOf(revealMatchNumber)).toEqual([{ id: '5', reason }])
})

test('one that is decided says by whom and why, and has no step; one whose entry is gone says so', async () => {
  await openMatch(
    matchOf({
      standing: null,
      decision: 'not_this_person',
      proposedBy: 'Ece Er',
      decidedBy: 'Can Su',
      decidedBecause: 'Another place of birth.',
      decidedAt: new Date().toISOString(),
      listed: { ...matchOf().listed, isCurrent: false },
    }),
  )
  expect(await screen.findByText('Another place of birth.')).toBeTruthy()
  expect(screen.getByText(/Ece Er, Can Su/)).toBeTruthy()
  expect(screen.getByText('The list has this entry no more, or otherwise.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose a decision' })).toBeNull()
})

test('names of a list are text', async () => {
  const name = '<img src=x onerror="hits.push(1)"> Kaya'
  await openMatch(matchOf({ listedName: name, listed: { ...matchOf().listed, names: [name] } }))
  expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
  expect(document.querySelector('img[src=x]')).toBeNull()
})

test('the lists say their version, what it changed and which names are too frequent', async () => {
  await openLists(
    [listOf(), listOf({ id: '2', name: 'PEP list', kind: 'pep', frequent: 0, waiting: 9 })],
    3,
  )
  expect(await screen.findByText('3 players wait to be compared.')).toBeTruthy()
  expect(screen.getAllByText('4 new · 1 changed · 2 gone')).toHaveLength(2)
  expect(screen.getByText(/2 entries have names of many players/)).toBeTruthy()
  expect(screen.getByText('9 entries are being compared')).toBeTruthy()
  expect(server.inputsOf(listWatchLists)[0]).toEqual({ reason: WHY })
})

test('nothing to decide and no list are said; a list that does not come is asked for again', async () => {
  server.on(listMatches, [])
  const first = await openScreeningTab()
  expect(await screen.findByText('No matches')).toBeTruthy()
  server.refuse(listWatchLists, 'unavailable')
  await first.user.click(screen.getByRole('button', { name: 'Lists' }))
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listWatchLists, { lists: [], playersWaiting: 0 })
  await first.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No list was brought in yet')).toBeTruthy()
  expect(screen.getByText('All players are compared.')).toBeTruthy()
})

test('whoever is not of compliance has no such tab', async () => {
  const opened = openRisk([], `${RISK}?tab=screening`)
  signInStaff(['alert.view', 'sanction.decide'])
  expect(await opened.findByRole('tab', { name: /Alerts/ })).toBeTruthy()
  expect(opened.queryByRole('tab', { name: 'Lists' })).toBeNull()
  expect(server.inputsOf(listMatches)).toEqual([])
})
