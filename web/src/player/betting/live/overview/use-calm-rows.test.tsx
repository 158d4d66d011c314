import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { row } from '../../testing/board.ts'
import { useCalmRows } from './use-calm-rows.ts'

function Rows({ ids }: { ids: string[] }) {
  const { shown, fresh, show, watch } = useCalmRows(ids.map((id) => row({ id })))
  return (
    <>
      <p>{`${fresh} new`}</p>
      <button type="button" onClick={show}>
        show
      </button>
      <ul ref={watch}>
        {shown.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  )
}

test('new matches wait while the pointer is over the list, until they are asked for or it leaves', async () => {
  const { user, rerender } = render(<Rows ids={['m1']} />)
  fireEvent.pointerEnter(screen.getByRole('list'), { pointerType: 'mouse' })
  rerender(<Rows ids={['m0', 'm1']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['m1'])
  expect(screen.getByText('1 new')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'show' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.pointerLeave(screen.getByRole('list'))
  rerender(<Rows ids={['m0', 'm1', 'm2']} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
