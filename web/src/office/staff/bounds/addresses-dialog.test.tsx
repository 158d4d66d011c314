import { fireEvent } from '@testing-library/react'
import { editAddresses } from '@zar/contract/office/house/bounds'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { AddressesDialog } from './addresses-dialog.tsx'

const WHY = 'The office moved to its new line.'

test('networks are proposed one a line; what is none is told, and so is a list without oneself', async () => {
  signInStaff(['iplist.edit'])
  const onClose = vi.fn()
  const { user, getByLabelText, getByRole, findByText } = render(
    <AddressesDialog of="cashier" networks={['203.0.113.0/24']} onClose={onClose} />,
  )
  await findDialog('Cashier: from where do they work?')
  const press = () => user.click(getByRole('button', { name: 'Propose the change' }))
  const type = (value: string) =>
    fireEvent.change(getByLabelText('Addresses and networks'), { target: { value } })
  await user.type(getByLabelText('In your words'), WHY)
  type('the office')
  await press()
  expect(getByRole('alert').textContent).toContain('one address or network a line')
  type('203.0.113.0/24\n198.51.100.7')
  server.refuse(editAddresses, 'address_shuts_out')
  await press()
  expect(await findByText(/you would shut yourself out/)).toBeTruthy()
  server.on(editAddresses, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await press()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(editAddresses).at(-1)).toEqual({
    role: 'cashier',
    networks: ['203.0.113.0/24', '198.51.100.7'],
    reason: WHY,
  })
})
