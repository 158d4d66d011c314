import { screen } from '@testing-library/react'
import { type Exclusion, endExclusion } from '@zar/contract/protection'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { formatDate } from '../../lib/language/format.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Running } from './running.tsx'

const UNTIL = '2027-05-25T08:00:00Z'
const OVER = '2027-05-26T09:00:00Z'
const taken = (change: Partial<Exclusion>): Exclusion => ({
  kind: 'self_exclusion',
  endsAt: UNTIL,
  mayAskEnd: false,
  overAt: null,
  ...change,
})

test.each<[Partial<Exclusion>, string]>([
  [{ kind: 'time_out' }, `Your time-out ends by itself at ${formatDate(UNTIL)}.`],
  [{}, `Nobody can lift it before ${formatDate(UNTIL)}. From then on you can ask to end it.`],
  [{ endsAt: null }, 'This exclusion has no end.'],
  [{ overAt: OVER }, `You asked to end it. Your account opens to play at ${formatDate(OVER)}.`],
  [{ kind: 'operator', endsAt: null }, 'No end is set. Write to support with any question.'],
  [
    { kind: 'operator' },
    `It ends by itself at ${formatDate(UNTIL)}. Write to support with any question.`,
  ],
])(
  'a break of %o says until when, keeps the way to the money and cannot be ended',
  (change, text) => {
    render(<Running exclusion={taken(change)} />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(
      '/dashboard/withdraw',
    )
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('the end of an exclusion is asked for once its time is over, and a refusal is told', async () => {
  signInAda()
  const { user } = render(<Running exclusion={taken({ mayAskEnd: true })} />)
  server.refuse(endExclusion, 'exclusion_not_over')
  await user.click(screen.getByRole('button', { name: 'Ask to end it' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.exclusion_not_over.en)
  const release = server.hold(endExclusion, { limits: [], exclusion: null }, 'Asked')
  await user.click(screen.getByRole('button', { name: 'Ask to end it' }))
  await user.click(await screen.findByRole('button', { name: 'Saving' }))
  release()
  expect(await screen.findByText('Asked')).toBeTruthy()
  expect(server.inputsOf(endExclusion)).toHaveLength(2)
})
