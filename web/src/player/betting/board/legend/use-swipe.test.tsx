import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { useSwipe } from './use-swipe.ts'

function Swiped({ onSwipe }: { onSwipe: (step: 1 | -1) => void }) {
  const list = useRef<HTMLDivElement>(null)
  useSwipe(list, onSwipe)
  return (
    <div ref={list}>
      <p className="fx">row</p>
      <p>head</p>
    </div>
  )
}

test('a finger that goes sideways over a row changes the market; up, down and elsewhere it does not', () => {
  const onSwipe = vi.fn()
  render(<Swiped onSwipe={onSwipe} />)
  const go = (name: string, x: number, y: number) => {
    const at = screen.getByText(name)
    fireEvent.touchStart(at, { touches: [{ clientX: 200, clientY: 200 }] })
    fireEvent.touchEnd(at, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
  }
  go('row', -80, 10)
  go('row', 80, 0)
  go('row', -30, 0)
  go('row', -80, 70)
  go('head', -80, 0)
  expect(onSwipe.mock.calls).toEqual([[1], [-1]])
})
