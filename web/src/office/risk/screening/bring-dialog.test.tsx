import { screen, within } from '@testing-library/react'
import { importWatchList, previewWatchList } from '@zar/contract/office/risk/watch-lists'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { listOf, openLists, WHY } from '../testing/screening.ts'

const WORDS = 'The list of this week, as each Monday.'
const CONTENT = 'source;kind;id;name\r\nNational list;sanctions;1;Ali Kayaoğlu\r\n'
const change = { added: 3, changed: 1, removed: 0 }
const preview = (more: object = {}) => ({
  list: {
    name: 'National list',
    kind: 'sanctions' as const,
    version: 4,
    entries: 415,
    change,
    isKnown: false,
    ...more,
  },
  problems: [],
})

async function openDialog() {
  const { user } = await openLists()
  await user.click(await screen.findByRole('button', { name: 'Bring in a list' }))
  const dialog = within(await findDialog('Bring in a list'))
  return {
    user,
    dialog,
    choose: () => user.upload(dialog.getByLabelText('CSV file'), new File([CONTENT], 'week.csv')),
    send: () => user.click(dialog.getByRole('button', { name: /^Bring the list in/ })),
  }
}

test('a file is read as it is chosen: what it changes is shown, and brought in as it was seen', async () => {
  server.on(previewWatchList, preview())
  server.on(importWatchList, { list: listOf({ version: 4 }), isNew: true, problems: [] })
  const { user, dialog, choose, send } = await openDialog()
  await send()
  expect(dialog.getByText('Choose a CSV file.')).toBeTruthy()
  await choose()
  expect(
    await dialog.findByText(/National list · Sanctions · version 4, entries: 415/),
  ).toBeTruthy()
  expect(dialog.getByText(/3 new · 1 changed · 0 gone/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), WORDS)
  await send()
  expect(await screen.findByText('National list: version 4 is in')).toBeTruthy()
  expect(server.inputsOf(previewWatchList)).toEqual([{ content: CONTENT, reason: WHY }])
  expect(server.inputsOf(importWatchList)).toEqual([
    { name: 'week.csv', content: CONTENT, seen: change, reason: WORDS },
  ])
})

test('wrong lines are told one by one before anything is sent', async () => {
  server.on(previewWatchList, {
    list: null,
    problems: [
      { line: 3, what: 'name' },
      { line: 4, what: 'birth' },
    ],
  })
  const { user, dialog, choose, send } = await openDialog()
  await choose()
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('2 wrong lines; nothing is taken')
  expect(within(alert).getByText('Line 4: the birth is no year and no day')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), WORDS)
  await send()
  expect(dialog.getByText('The file has wrong lines.')).toBeTruthy()
  expect(server.inputsOf(importWatchList)).toEqual([])
})

test('the version that stands is said to change nothing; a file that cannot be read says why', async () => {
  server.on(previewWatchList, preview({ isKnown: true }))
  const { dialog, choose } = await openDialog()
  await choose()
  expect(await dialog.findByText(/nothing changes/)).toBeTruthy()
  server.refuse(previewWatchList, 'no_right')
  await choose()
  expect(await dialog.findByRole('alert')).toBeTruthy()
})
