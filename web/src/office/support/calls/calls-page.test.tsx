import { screen, waitFor, within } from '@testing-library/react'
import {
  type CallRow,
  listCalls,
  revealCall,
  settleCall,
  takeCall,
} from '@zar/contract/office/support/calls'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { callOf, HOSTILE, inMinutes, standingOf } from '../testing/cases.ts'
import { CallsPage } from './calls-page.tsx'

const LIST = '/office/calls'
const REASON = 'The call was promised for this hour.'

function open(rows: CallRow[], path = LIST) {
  server.on(listCalls, { rows, next: null })
  return renderScreen(CallsPage, path, LIST)
}
const button = (name: string) => screen.findByRole('button', { name })

test('calls stand by their hour, and one that was missed says so', async () => {
  open([callOf({ standing: standingOf({ promiseAt: inMinutes(-20), isUrgent: true }) })])
  expect(await screen.findByText('Missed')).toBeTruthy()
  expect(screen.getByText('over').className).toContain('is-late')
})

test('LOG-03: the number is hidden but for its end until a reason is given', async () => {
  const row = callOf({ name: HOSTILE, message: HOSTILE })
  const { user } = open([row], `${LIST}?row=${row.id}`)
  server.on(revealCall, { contacts: [{ type: 1, contact: '0532 111 22 33' }] })
  expect(await screen.findByText('•••• 33')).toBeTruthy()
  await user.click(await button('Show how to reach them'))
  await user.type(await screen.findByLabelText('Why do you need to see it?'), REASON)
  await user.click(await button('Show'))
  expect(await screen.findByText('0532 111 22 33')).toBeTruthy()
  expect(server.inputsOf(revealCall)).toEqual([{ id: row.id, reason: REASON }])
  expect(document.querySelector('img')).toBeNull()
  expect('ran' in window).toBe(false)
})

test('u takes, and b writes down that nobody answered, with words', async () => {
  const row = callOf()
  const { user } = open([row], `${LIST}?row=${row.id}`)
  server.on(takeCall, null)
  server.on(settleCall, null)
  await button('Reached')
  await user.keyboard('u')
  await waitFor(() => expect(server.inputsOf(takeCall)).toEqual([{ id: row.id }]))
  await user.keyboard('b')
  const dialog = within(await findDialog('No answer: gecekusu'))
  await user.click(dialog.getByRole('button', { name: 'No answer' }))
  expect(server.inputsOf(settleCall)).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'It rang for a minute.')
  await user.click(dialog.getByRole('button', { name: 'No answer' }))
  await screen.findByText('How the call ended is written down')
  expect(server.inputsOf(settleCall)).toEqual([
    { id: row.id, version: 3, end: 'tried', reason: 'It rang for a minute.' },
  ])
})

test('whom a colleague calls is not called twice, and no call is the goal', async () => {
  const other = { id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0008', name: 'Selin' }
  const row = callOf({ standing: standingOf({ takenBy: other, owner: other }) })
  open([row], `${LIST}?row=${row.id}`)
  expect(await screen.findByText('Selin is calling.')).toBeTruthy()
})

test('an empty queue says so', async () => {
  open([])
  expect(await screen.findByText('No call waits')).toBeTruthy()
})
