import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { setWindow } from '../../testing/window.ts'
import { Composer } from './composer.tsx'

type Props = { onSend: () => void; isHeld?: boolean; isChat?: boolean; busy?: string }
function Page(props: Props) {
  const [value, setValue] = useState('')
  return (
    <Composer
      label="Message"
      placeholder="Write"
      value={value}
      maxLength={5}
      onChange={setValue}
      send="Send"
      {...props}
    />
  )
}
function open(props: Omit<Props, 'onSend'> = {}) {
  const onSend = vi.fn()
  return { ...render(<Page onSend={onSend} {...props} />), onSend }
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('nothing and spaces alone are not sent, and no more is typed than may be', async () => {
  const { user, onSend } = open()
  await user.type(words(), '   ')
  expect(send().disabled).toBe(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onSend).not.toHaveBeenCalled()
  await user.type(words(), 'abcdef')
  expect(words().value).toBe('   ab')
  await user.click(send())
  expect(onSend).toHaveBeenCalledOnce()
})

test.each([
  ['a letter', {}, '{Enter}', '{Control>}{Enter}{/Control}'],
  ['a chat', { isChat: true }, '{Shift>}{Enter}{/Shift}', '{Enter}'],
])('in %s one key begins a line and another sends', async (_, props, line, sending) => {
  const { user, onSend } = open(props)
  await user.type(words(), `a${line}b`)
  expect(words().value).toBe('a\nb')
  expect(onSend).not.toHaveBeenCalled()
  await user.keyboard(sending)
  expect(onSend).toHaveBeenCalledOnce()
})

test('on a phone Enter begins a line in a chat too: its keyboard has no other', async () => {
  setWindow('phone')
  const { user, onSend } = open({ isChat: true })
  await user.type(words(), 'a{Enter}b')
  expect(words().value).toBe('a\nb')
  expect(onSend).not.toHaveBeenCalled()
})

test.each([
  ['held', { isHeld: true }],
  ['on its way', { busy: 'Sending' }],
])('what is %s is sent by no key', async (_, props) => {
  const { user, onSend } = open(props)
  await user.type(words(), 'a{Control>}{Enter}{/Control}')
  expect(onSend).not.toHaveBeenCalled()
})
