import { screen, waitFor } from '@testing-library/react'
import { type PlayerLimit, setLimit } from '@zar/contract/protection'
import { expect, test, vi } from 'vitest'
import { errorOf, put } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { LimitForm } from './limit-form.tsx'

const DAILY: PlayerLimit = {
  kind: 'deposit',
  period: 'day',
  isOfHouse: false,
  most: 500,
  used: 0,
  left: 500,
  wish: null,
}

test('LIM-02: a higher limit is said to wait before it is sent, a lower one to hold at once', async () => {
  signInAda()
  const { user } = render(<LimitForm limits={[DAILY]} onDone={() => {}} />)
  const most = screen.getByLabelText('At most (whole liras)')
  await user.type(most, '400')
  expect(screen.getByText('It takes effect at once.')).toBeTruthy()
  await user.type(most, '0')
  expect(screen.getByText(/you can confirm it in 24 hours/)).toBeTruthy()
})

test('a limit without its sum is not sent, and one of zero is', async () => {
  signInAda()
  const onDone = vi.fn()
  const { user } = render(<LimitForm limits={[]} onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(errorOf('At most (whole liras)')).toBe('Enter a whole number of liras, zero or more.'),
  )
  expect(document.activeElement).toBe(screen.getByLabelText('At most (whole liras)'))
  expect(server.inputsOf(setLimit)).toEqual([])
  server.on(setLimit, { limits: [], exclusion: null, asksForLimits: false } as never, 'Saved')
  await user.type(screen.getByLabelText('At most (whole liras)'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.inputsOf(setLimit)).toEqual([{ kind: 'deposit', period: 'day', most: 0 }]),
  )
})

test('time is limited for the day alone, in minutes of one day', async () => {
  signInAda()
  const { user } = render(<LimitForm limits={[]} onDone={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Month' }))
  await user.click(screen.getByRole('button', { name: 'Time' }))
  expect(screen.queryByRole('group', { name: 'For how long' })).toBeNull()
  put('At most a day (minutes)', '1441')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(errorOf('At most a day (minutes)')).toBe('Enter a number of minutes from 0 to 1440.')
  server.on(setLimit, { limits: [], exclusion: null }, 'Saved')
  put('At most a day (minutes)', '90')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.inputsOf(setLimit)).toEqual([{ kind: 'time', period: 'day', most: 90 }]),
  )
})

test('a limit is sent once, and one that got no answer stays typed for the next press', async () => {
  signInAda()
  const onDone = vi.fn()
  const { user } = render(<LimitForm limits={[]} onDone={onDone} />)
  const most = screen.getByLabelText<HTMLInputElement>('At most (whole liras)')
  await user.type(most, '400')
  server.lose(setLimit)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  expect(most.value).toBe('400')
  const release = server.hold(setLimit, { limits: [], exclusion: null }, 'Saved')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Saving' }))
  await user.type(most, '{Enter}')
  release()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(server.inputsOf(setLimit)).toHaveLength(2)
})
