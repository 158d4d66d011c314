import { expect, test, vi } from 'vitest'
import { errorOf } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { WhyForm } from './why-form.tsx'

test('a reason of fewer than twenty characters is asked for again, a longer one is passed on without blanks', async () => {
  const onSay = vi.fn()
  const { user, getByLabelText, getByRole } = render(
    <WhyForm note="Of compliance." onSay={onSay} />,
  )
  await user.type(getByLabelText('Why do you look?'), 'The weekly look')
  await user.click(getByRole('button', { name: 'Show' }))
  expect(errorOf('Why do you look?')).toBe('Write 5 more characters.')
  expect(onSay).not.toHaveBeenCalled()
  await user.type(getByLabelText('Why do you look?'), ' at the staff. ')
  await user.click(getByRole('button', { name: 'Show' }))
  expect(onSay.mock.calls).toEqual([['The weekly look at the staff.']])
})
