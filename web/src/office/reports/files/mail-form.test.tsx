import { waitFor } from '@testing-library/react'
import { setMail } from '@zar/contract/office/reports/files'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { MailForm } from './mail-form.tsx'

test('an address is saved, taken away with nothing in the field, and one that is none is told', async () => {
  signInStaff(['report.money'])
  server.on(setMail, null)
  const page = render(<MailForm mail={null} />)
  const field = page.getByLabelText('Your address for letters')
  const save = () => page.user.click(page.getByRole('button', { name: 'Save' }))
  await page.user.type(field, 'amir')
  await save()
  expect(await page.findByText(/Type an e-mail address/)).toBeDefined()
  expect(server.inputsOf(setMail)).toEqual([])
  await page.user.type(field, '@ornek.example')
  await save()
  await waitFor(() => expect(server.inputsOf(setMail)).toEqual([{ mail: 'amir@ornek.example' }]))
  await page.user.clear(field)
  await save()
  await waitFor(() => expect(server.inputsOf(setMail).at(-1)).toEqual({ mail: null }))
})
