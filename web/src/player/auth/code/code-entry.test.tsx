import { act, screen } from '@testing-library/react'
import { bootstrap } from '@zar/contract/content'
import { demoMessages } from '@zar/contract/sandbox'
import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { SITE, server } from '../../../testing/server.ts'
import { CodeEntry } from './code-entry.tsx'

const entry = (change: Partial<Parameters<typeof CodeEntry>[0]> = {}) => (
  <CodeEntry
    channel="sms"
    label="SMS code"
    submit="Validate"
    busy={undefined}
    onCode={async () => false}
    sentAt={Date.now()}
    onResend={() => {}}
    isResending={false}
    {...change}
  />
)

test('the sixth digit of a code sends it, and the button needs all six', async () => {
  const onCode = vi.fn(async () => false)
  const { user } = render(entry({ onCode }))
  const field = screen.getByLabelText('SMS code')
  await user.type(field, '12345')
  expect(screen.getByRole('button', { name: 'Validate' }).hasAttribute('disabled')).toBe(true)
  expect(onCode).not.toHaveBeenCalled()
  await user.type(field, '6')
  expect(onCode).toHaveBeenCalledExactlyOnceWith('123456')
})

test('a new code may be asked for after 60 seconds, counted down', () => {
  vi.useFakeTimers()
  render(entry())
  expect(screen.getByText('You can ask for a new code in 60 seconds')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText('You can ask for a new code in 59 seconds')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(58_000))
  expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('button', { name: 'Send the code again' })).toBeTruthy()
})

test('the demo mailbox fills in the last code that was sent to this channel', async () => {
  server.on(bootstrap, {
    ...SITE,
    siteOption: [{ key: 'demoMailbox', status: true, value: '1' }],
  })
  const message = { to: '+90', subject: '', text: 'Your code', sentAt: '2026-11-25T08:00:00Z' }
  server.on(demoMessages, [
    { ...message, id: '3', channel: 'mail', code: '999999' },
    { ...message, id: '2', channel: 'sms', code: '222222' },
    { ...message, id: '1', channel: 'sms', code: '111111' },
  ])
  const onCode = vi.fn(async () => false)
  const { user } = render(entry({ onCode }))
  await user.click(await screen.findByRole('button', { name: 'Demo phone and mailbox' }))
  await user.click(await screen.findByRole('button', { name: 'Fill in the code' }))
  expect(onCode).toHaveBeenCalledExactlyOnceWith('222222')
})
