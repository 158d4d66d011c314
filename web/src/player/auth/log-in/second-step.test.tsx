import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { SecondStep } from './second-step.tsx'

test('the second step takes six digits or a recovery code, and nothing shorter', async () => {
  const onCode = vi.fn()
  const { user } = render(
    <SecondStep busy={undefined} error={undefined} onCode={onCode} onBack={() => {}} />,
  )
  const code = screen.getByLabelText('Verification code')
  expect(document.activeElement).toBe(code)
  await user.type(code, '12345{Enter}')
  expect(await screen.findByText('Enter the 6 digits of your app, or a recovery code')).toBeTruthy()
  expect(onCode).not.toHaveBeenCalled()
  await user.type(code, '6{Enter}')
  expect(onCode).toHaveBeenCalledExactlyOnceWith('123456')
})

test('the second step leads back to the log-in of another account', async () => {
  const onBack = vi.fn()
  const { user } = render(
    <SecondStep busy={undefined} error={undefined} onCode={() => {}} onBack={onBack} />,
  )
  await user.click(screen.getByRole('button', { name: 'Log in to another account' }))
  expect(onBack).toHaveBeenCalledOnce()
})
