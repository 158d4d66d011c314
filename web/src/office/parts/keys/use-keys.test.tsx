import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { type Keys, useKeys, useLetterKeys } from './use-keys.ts'

function Board({ pressed, isActive }: { pressed: string[]; isActive?: boolean }) {
  const [isOn, setOn] = useLetterKeys()
  useKeys({ j: () => pressed.push('j'), 'g m': () => pressed.push('g m') }, isActive)
  return (
    <>
      <input aria-label="Field" />
      <button type="button" onClick={() => setOn(!isOn)}>
        {isOn ? 'On' : 'Off'}
      </button>
    </>
  )
}

test('a letter does its work outside fields alone, and two letters another', async () => {
  const pressed: string[] = []
  const { user, getByLabelText } = render(<Board pressed={pressed} />)
  await user.keyboard('j')
  await user.keyboard('gm')
  expect(pressed).toEqual(['j', 'g m'])
  await user.type(getByLabelText('Field'), 'jgm')
  expect(pressed).toEqual(['j', 'g m'])
})

test('WCAG 2.1.4: whoever switched letters off presses them for nothing', async () => {
  const pressed: string[] = []
  const { user, getByRole } = render(<Board pressed={pressed} />)
  await user.click(getByRole('button', { name: 'On' }))
  await user.keyboard('j')
  expect(pressed).toEqual([])
  await user.click(getByRole('button', { name: 'Off' }))
  await user.keyboard('j')
  expect(pressed).toEqual(['j'])
})

test('a letter with Ctrl is the browser’s, and a dialog has the letters for itself', async () => {
  const pressed: string[] = []
  const { user, container } = render(<Board pressed={pressed} />)
  await user.keyboard('{Control>}j{/Control}')
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  container.append(dialog)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(pressed).toEqual([])
})

test('what is not active hears nothing', async () => {
  const pressed: string[] = []
  const { user } = render(<Board pressed={pressed} isActive={false} />)
  await user.keyboard('j')
  expect(pressed).toEqual([])
})

function Pressed({ pressed }: { pressed: string[] }) {
  const keys: Keys = {}
  keys.Enter = () => pressed.push('screen')
  useKeys(keys)
  return (
    <button type="button" onClick={() => pressed.push('button')}>
      Press
    </button>
  )
}

test('WCAG 2.1.1: Enter presses the button that has the focus, and is a key of the screen elsewhere', async () => {
  const pressed: string[] = []
  const { user } = render(<Pressed pressed={pressed} />)
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(pressed).toEqual(['screen', 'button'])
})
