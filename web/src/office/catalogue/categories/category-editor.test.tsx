import { waitFor, within } from '@testing-library/react'
import { editCategory } from '@zar/contract/office/catalogue'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { openCategory } from '../testing/open-category.tsx'

test('names, place and visibility are saved with the edition that was seen', async () => {
  const page = await openCategory()
  server.on(editCategory, { edition: 3 })
  await page.user.click(page.getByRole('button', { name: 'Edit' }))
  const dialog = within(page.getByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: /Turkish/ })
  await page.user.clear(name)
  await page.user.type(name, 'Makaralar')
  expect(dialog.getByText('was Slot')).toBeDefined()
  await page.user.selectOptions(dialog.getByRole('combobox'), '2')
  await page.user.click(dialog.getByRole('checkbox', { name: /Show it/ }))
  await page.user.click(dialog.getByRole('button', { name: /Save/ }))
  await waitFor(() =>
    expect(server.inputsOf(editCategory)).toEqual([
      { id: 1, edition: 2, nameTr: 'Makaralar', nameEn: 'Slots', place: 2, isShown: false },
    ]),
  )
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

test('nothing is sent while nothing changed or a name is missing', async () => {
  const page = await openCategory()
  await page.user.click(page.getByRole('button', { name: 'Edit' }))
  const dialog = within(page.getByRole('dialog'))
  const save = dialog.getByRole('button', { name: /Save/ })
  await page.user.click(save)
  expect(dialog.getByRole('alert').textContent).toBe('Nothing has changed yet.')
  await page.user.clear(dialog.getByRole('textbox', { name: /English/ }))
  await page.user.click(save)
  expect(dialog.getByRole('alert').textContent).toBe('It needs a name in both languages.')
  expect(server.inputsOf(editCategory)).toEqual([])
})

test('a category that a colleague changed is told, and what was typed stays in the form', async () => {
  const page = await openCategory()
  server.refuse(editCategory, 'case_changed')
  await page.user.click(page.getByRole('button', { name: 'Edit' }))
  const dialog = within(page.getByRole('dialog'))
  await page.user.type(dialog.getByRole('textbox', { name: /English/ }), ' now')
  await page.user.click(dialog.getByRole('button', { name: /Save/ }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/has changed since you read it/)
  expect(dialog.getByDisplayValue('Slots now')).toBeDefined()
})
