import { act, screen } from '@testing-library/react'
import { autoCashOut } from '@zar/contract/betting/bets'
import { beforeEach, expect, test } from 'vitest'
import { signInAda } from '../../../../testing/player.ts'
import { render } from '../../../../testing/render.tsx'
import { server } from '../../../../testing/server.ts'
import { changeSettings, DEFAULTS } from '../../settings/settings.ts'
import { openBet } from '../../testing/bets.ts'
import { AutoForm } from './auto-form.tsx'

beforeEach(() => {
  signInAda()
  act(() => changeSettings(DEFAULTS))
})

const bounds = { upKurus: 15_000, downKurus: 4_000 }

test('bounds that are set are shown, and sent as sums in kuruş', async () => {
  server.on(autoCashOut, openBet({ auto: bounds }))
  const { user } = render(<AutoForm bet={openBet({ auto: bounds })} paidKurus={8_730} />)
  await user.click(screen.getByRole('button', { name: /save|set/i }))
  await expect.poll(() => server.inputsOf(autoCashOut)).toEqual([{ betId: '4711', ...bounds }])
})

test('a bound on the wrong side of what is paid now is told, and nothing is sent', async () => {
  const { user } = render(<AutoForm bet={openBet({ auto: bounds })} paidKurus={20_000} />)
  await user.click(screen.getByRole('button', { name: /save|set/i }))
  expect((await screen.findByRole('alert')).textContent).toContain('₺200,00')
  expect(server.inputsOf(autoCashOut)).toEqual([])
})
