import { expect, test, vi } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { Refused } from '../api/call.ts'
import { rolesWith } from '../rights/roles-with.ts'
import { Failed } from './failed.tsx'
import { NoRight } from './no-right.tsx'

test('a screen that is closed names the roles that it is open to', () => {
  signInStaff([])
  const { getByRole, queryByRole, container } = render(
    <NoRight screen="Audit log" right="audit.view" />,
  )
  expect(getByRole('heading', { name: 'This screen is closed to your role' })).toBeDefined()
  expect(container.textContent).toContain('Audit log: Compliance and Auditor.')
  expect(rolesWith('audit.view')).toEqual(['Compliance', 'Auditor'])
  expect(queryByRole('button')).toBeNull()
})

test('who may ask for a right for a while asks for it there', async () => {
  signInStaff(['elevation.ask'])
  const { user, getByRole, findByLabelText } = render(
    <NoRight screen="Withdrawals" right="withdrawal.view" />,
  )
  await user.click(getByRole('button', { name: 'Ask for it for a while' }))
  expect((await findByLabelText('Right')).textContent).toContain('See withdrawals')
})

test('a refusal is told as one, with the server’s sentence and the request', async () => {
  const onAgain = vi.fn()
  const error = new Refused('Your role does not include this.', 403, 'req-17', { code: 'no_right' })
  const { user, getByRole } = render(<Failed error={error} onAgain={onAgain} />)
  const { textContent } = getByRole('alert')
  expect(textContent).toContain('Not opened. Your role does not include this. Request req-17')
  await user.click(getByRole('button', { name: 'Try again' }))
  expect(onAgain).toHaveBeenCalledOnce()
})
