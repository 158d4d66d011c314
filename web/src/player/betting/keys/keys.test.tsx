import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { useLetter } from './use-letter.ts'
import { useRowKeys } from './use-row-keys.ts'

beforeEach(() => changeSettings(DEFAULTS))

function Letter({ onPress }: { onPress: () => void }) {
  useLetter('f', onPress)
  return <input aria-label="field" />
}

test('§8: a letter is for the page, but not in a field and not where letters are off', () => {
  const onPress = vi.fn()
  render(<Letter onPress={onPress} />)
  fireEvent.keyDown(document.body, { key: 'F' })
  expect(onPress).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'f' })
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })
  changeSettings({ letters: false })
  fireEvent.keyDown(document.body, { key: 'f' })
  expect(onPress).toHaveBeenCalledTimes(1)
})

function Rows({ onPick }: { onPick: (pick: string) => void }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  return (
    <ul ref={list}>
      {['m1', 'm2'].map((id) => (
        <li key={id} className="fx" data-event={id}>
          <a className="fx__sides" href={`/${id}`}>
            {id}
          </a>
          {['1', 'X'].map((pick) => (
            <button
              key={pick}
              type="button"
              className="odd"
              data-key={pick}
              onClick={() => onPick(`${id} ${pick}`)}
            >
              {`${id} ${pick}`}
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}

test('§8: one row is reached by Tab, arrows go between rows, and a letter picks', () => {
  const onPick = vi.fn()
  render(<Rows onPick={onPick} />)
  const link = (id: string) => screen.getByRole('link', { name: id })
  expect(link('m1').getAttribute('tabindex')).toBe('0')
  link('m1').focus()
  fireEvent.keyDown(link('m1'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(link('m2'))
  expect(link('m1').getAttribute('tabindex')).toBe('-1')
  fireEvent.keyDown(link('m2'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(link('m2'))
  fireEvent.keyDown(link('m2'), { key: 'x' })
  changeSettings({ letters: false })
  fireEvent.keyDown(link('m2'), { key: '1' })
  expect(onPick.mock.calls.length).toBeLessThanOrEqual(1)
})
