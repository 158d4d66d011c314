import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { useGridShape } from './use-grid-shape.ts'

function Grid({ columns }: { columns: string }) {
  const grid = useRef<HTMLUListElement>(null)
  const shape = useGridShape(grid)
  return (
    <>
      <ul ref={grid} style={{ display: 'grid', gridTemplateColumns: columns, rowGap: '10px' }} />
      <output>{shape ? `${shape.columns} × ${shape.pitch}` : 'none'}</output>
    </>
  )
}

test('a grid is as the style sheet lays it out', () => {
  render(<Grid columns="150px 150px 150px" />)
  expect(screen.getByRole('status').textContent).toMatch(/^3 × [1-9]/)
})

test('a grid that is not laid out has no shape', () => {
  render(<Grid columns="none" />)
  expect(screen.getByRole('status').textContent).toBe('none')
})
