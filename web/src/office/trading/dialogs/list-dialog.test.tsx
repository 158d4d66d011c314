import { List } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { ListDialog } from './list-dialog.tsx'

type Read = { data: string[] | undefined; error: Error | null }

async function open(read: Read) {
  const [refetch, onClose] = [vi.fn(), vi.fn()]
  const page = render(
    <ListDialog
      title="All of them"
      list={{ ...read, refetch }}
      isEmpty={(names) => names.length === 0}
      empty={{ icon: List, title: 'None', note: 'Set one.' }}
      acts={<button type="button">Add</button>}
      onClose={onClose}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </ListDialog>,
  )
  const dialog = await findDialog('All of them')
  return { ...page, dialog, refetch, onClose }
}

test('what was read is shown, with what can be done, and it closes', async () => {
  const { user, dialog, onClose, getByRole, getAllByRole, getByText } = await open({
    data: ['one'],
    error: null,
  })
  expect(getByText('one')).toBeTruthy()
  expect(getByRole('button', { name: 'Add' })).toBeTruthy()
  expect(dialog.textContent).not.toContain('Set one.')
  await user.click(getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
})

test('nothing is said to be nothing', async () => {
  const { getByText } = await open({ data: [], error: null })
  expect(getByText('Set one.')).toBeTruthy()
})

test('a failure has another try, and what is on its way a grey place', async () => {
  const { user, dialog, refetch, getByRole, unmount } = await open({
    data: undefined,
    error: new Error('away'),
  })
  expect(dialog.querySelector('.o-tr__grey')).toBeNull()
  await user.click(getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
  unmount()
  const waiting = await open({ data: undefined, error: null })
  expect(waiting.dialog.querySelector('.o-tr__grey')).toBeTruthy()
})
