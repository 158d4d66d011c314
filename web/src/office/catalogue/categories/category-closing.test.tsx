import { waitFor, within } from '@testing-library/react'
import { closeCategory } from '@zar/contract/office/catalogue'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { openCategory } from '../testing/open-category.tsx'

const WHY = 'Its studio moves its servers until Monday.'
const waits = { outcome: 'waits', proposal: '7', lapsesAt: null } as const

test('a category is proposed to be closed by its typed name and words, and says what players see', async () => {
  const page = await openCategory()
  server.on(closeCategory, waits)
  await page.user.click(page.getByRole('button', { name: 'Close the category…' }))
  const dialog = within(page.getByRole('dialog'))
  expect(page.getByRole('dialog').textContent).toContain('leaves all menus and lists')
  const verb = dialog.getByRole('button', { name: /Propose to close Slots/ })
  const [words, name] = dialog.getAllByRole('textbox')
  if (!words || !name) throw new Error('two fields are asked for')
  await page.user.type(words, WHY)
  await page.user.type(name, 'Slot')
  await page.user.click(verb)
  expect(server.inputsOf(closeCategory)).toEqual([])
  await page.user.type(name, 's')
  await page.user.click(verb)
  await waitFor(() =>
    expect(server.inputsOf(closeCategory)).toEqual([
      { id: 1, closes: true, typed: 'Slots', reason: WHY },
    ]),
  )
})

test('a closed category says so and is proposed to be opened; its versions tell both persons', async () => {
  const page = await openCategory({ isClosed: true })
  server.on(closeCategory, waits)
  expect(page.getByText(/in no menu and no list/)).toBeDefined()
  const versions = await page.findByRole('region', { name: 'Versions' })
  await within(versions).findByText(/proposed by Kerem, approved by Selin/)
  await page.user.click(page.getByRole('button', { name: 'Propose to open…' }))
  const dialog = within(page.getByRole('dialog'))
  const [words, name] = dialog.getAllByRole('textbox')
  if (!words || !name) throw new Error('two fields are asked for')
  await page.user.type(words, WHY)
  await page.user.type(name, 'Slots')
  await page.user.click(dialog.getByRole('button', { name: /Propose to open Slots/ }))
  await waitFor(() =>
    expect(server.inputsOf(closeCategory)).toMatchObject([{ id: 1, closes: false }]),
  )
})

test('a closing that a colleague proposed is approved with the same name typed', async () => {
  const page = await openCategory({}, true)
  server.on(closeCategory, { ...waits, outcome: 'done' })
  await page.user.click(await page.findByRole('button', { name: 'Look at it' }))
  const dialog = within(page.getByRole('dialog'))
  await page.user.type(dialog.getByRole('textbox'), 'Slots')
  await page.user.click(dialog.getByRole('button', { name: /Close Slots/ }))
  await waitFor(() =>
    expect(server.inputsOf(closeCategory)).toEqual([
      { id: 1, closes: true, typed: 'Slots', reason: WHY, proposal: '7' },
    ]),
  )
})

test('who may not close sees the button with the reason', async () => {
  const page = await openCategory({ actions: [] })
  const button = page.getByRole('button', { name: 'Close the category…' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).not.toBeNull()
})
