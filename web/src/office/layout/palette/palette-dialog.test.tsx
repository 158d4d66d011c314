import { waitFor } from '@testing-library/react'
import { UserRound } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { SCREENS } from '../../screens.ts'
import type { SearchProvider } from '../../search-provider.ts'
import { Palette } from './palette-dialog.tsx'

const NAME = 'Search or give a command'
const TWO = SCREENS.filter(({ path }) => /staff|audit/.test(path))

async function open(provider: SearchProvider | null = null) {
  const onClose = vi.fn()
  const onKeys = vi.fn()
  const page = render(
    <Palette screens={TWO} provider={provider} onKeys={onKeys} onClose={onClose} />,
    '/office',
  )
  await findDialog(NAME)
  return { ...page, onClose, onKeys }
}
const optionsOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.getAllByRole('option').map((one) => one.textContent)
const chosenOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.getByRole('option', { selected: true }).textContent

test('the first result is chosen, arrows walk all, and Enter opens the screen', async () => {
  const page = await open()
  await page.user.type(page.getByRole('combobox', { name: NAME }), 'log')
  expect(optionsOf(page)).toEqual(['Audit logScreen', 'Log out'])
  expect(chosenOf(page)).toBe('Audit logScreen')
  await page.user.keyboard('{ArrowDown}')
  expect(chosenOf(page)).toBe('Log out')
  await page.user.keyboard('{ArrowDown}{Enter}')
  expect(location.pathname).toBe('/office/audit')
  expect(page.onClose).toHaveBeenCalledOnce()
})

test('> narrows to commands', async () => {
  const page = await open()
  await page.user.type(page.getByRole('combobox'), '> short')
  expect(optionsOf(page)).toEqual(['Show shortcuts'])
  await page.user.keyboard('{Enter}')
  expect(page.onKeys).toHaveBeenCalledOnce()
})

test('records come from whoever finds them, with what matched marked', async () => {
  const asked: string[] = []
  const page = await open(async (query) => {
    asked.push(query)
    return [
      {
        id: 'p1',
        group: 'Players',
        icon: UserRound,
        name: 'marti34',
        note: 'IBAN •••• 7741',
        path: '/office/players/1',
      },
    ]
  })
  await page.user.type(page.getByRole('combobox'), '7741')
  await waitFor(() => expect(chosenOf(page)).toContain('marti34'))
  expect(asked).toEqual(['7741'])
  expect(document.querySelector('mark')?.textContent).toBe('7741')
  await page.user.keyboard('{Enter}')
  expect(location.pathname).toBe('/office/players/1')
})

test('what is not found says no more, and a search that failed leaves the commands', async () => {
  const page = await open(async (query) => {
    if (query === 'lost') throw new Error('away')
    return []
  })
  await page.user.type(page.getByRole('combobox'), 'zzzz')
  expect(await page.findByText('Nothing found')).toBeDefined()
  await page.user.clear(page.getByRole('combobox'))
  await page.user.type(page.getByRole('combobox'), 'lost')
  expect(await page.findByText(/Records could not be searched/)).toBeDefined()
})
