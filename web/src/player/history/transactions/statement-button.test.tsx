import { screen, waitFor } from '@testing-library/react'
import { statement } from '@zar/contract/payment'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { StatementButton } from './statement-button.tsx'

const FILTER = { type: 0 as const, from: '2026-11-01', to: null }

async function ask(format: RegExp) {
  signInAda()
  const { user } = render(<StatementButton filter={FILTER} />)
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Statement' }))
    await user.click(screen.getByRole('button', { name: format }))
  }
  return { user, press }
}

test('a statement is asked for as what is shown, and none beside it while it is made', async () => {
  const { user, press } = await ask(/CSV/)
  server.hold(statement, { name: 'a.csv', type: 'text/csv', content: '' })
  await press()
  expect(server.inputsOf(statement)).toEqual([{ ...FILTER, format: 'csv' }])
  // What a screen reader hears is what the button shows.
  const busy = screen.getByRole('button', { name: 'Preparing' })
  expect(busy.textContent).toBe('Preparing')
  await user.click(busy)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /PDF/ }).disabled).toBe(true)
})

test('a statement that is refused says why, and can be asked for as another file', async () => {
  const { press } = await ask(/PDF/)
  server.refuse(statement, 'statement_too_long')
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.statement_too_long.en)
  await screen.findByRole('button', { name: 'Statement' })
  await press()
  await waitFor(() => expect(server.inputsOf(statement)).toHaveLength(2))
})
