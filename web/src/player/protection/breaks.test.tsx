import { screen, waitFor, within } from '@testing-library/react'
import { excludeSelf, takeTimeOut } from '@zar/contract/protection'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Breaks } from './breaks.tsx'

test('a time-out is asked for twice, and the second thought may be no', async () => {
  signInAda()
  const { user } = render(<Breaks exclusion={null} />)
  const panel = within(screen.getAllByRole('region')[0] as HTMLElement)
  const begin = panel.getAllByRole('button').at(-1) as HTMLElement
  await user.click(begin)
  await user.click(panel.getByRole('button', { name: 'Cancel' }))
  expect(server.inputsOf(takeTimeOut)).toEqual([])
  server.refuse(takeTimeOut, 'not_found', 'no')
  await user.click(panel.getAllByRole('button').at(-1) as HTMLElement)
  const [yes] = panel.getAllByRole('button').slice(-2)
  await user.click(yes as HTMLElement)
  await waitFor(() => expect(server.inputsOf(takeTimeOut)).toEqual([{ length: 'day' }]))
})

test('who excluded themselves for good is offered neither a break nor another exclusion', () => {
  render(
    <Breaks exclusion={{ kind: 'self_exclusion', endsAt: null, mayAskEnd: false, overAt: null }} />,
  )
  expect(screen.queryAllByRole('heading')).toEqual([])
  expect(server.inputsOf(excludeSelf)).toEqual([])
})

test('what the chosen length means is said before the second press, which has the focus', async () => {
  signInAda()
  const { user } = render(<Breaks exclusion={null} />)
  const panel = within(screen.getByRole('region', { name: 'Exclude yourself' }))
  await user.click(panel.getByRole('button', { name: '1 year' }))
  await user.click(panel.getByRole('button', { name: 'Exclude myself' }))
  expect(panel.getByText('There is no way back for 1 year. Are you sure?')).toBeTruthy()
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Yes, begin now' }))
  await user.click(panel.getByRole('button', { name: 'For good' }))
  expect(panel.getByText(/You can never play with this account again/)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Exclude myself' }))
})

test('an exclusion is asked for once, and one that is shorter than the running one is refused', async () => {
  signInAda()
  const { user } = render(
    <Breaks
      exclusion={{
        kind: 'self_exclusion',
        endsAt: '2027-05-25T08:00:00Z',
        mayAskEnd: false,
        overAt: null,
      }}
    />,
  )
  expect(screen.queryByRole('region', { name: 'Time-out' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Exclude myself' }))
  server.refuse(excludeSelf, 'exclusion_shorter')
  await user.click(screen.getByRole('button', { name: 'Yes, begin now' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.exclusion_shorter.en)
  const release = server.hold(excludeSelf, { limits: [], exclusion: null }, 'It has begun')
  await user.click(screen.getByRole('button', { name: 'Yes, begin now' }))
  await user.click(await screen.findByRole('button', { name: 'Saving' }))
  release()
  expect(await screen.findByText('It has begun')).toBeTruthy()
  expect(server.inputsOf(excludeSelf)).toEqual([{ length: 'six_months' }, { length: 'six_months' }])
})
