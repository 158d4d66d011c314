import { screen, waitFor } from '@testing-library/react'
import { supplierControl } from '@zar/contract/office/house/supplier-control'
import { proposals } from '@zar/contract/office/proposals'
import { listDifferences, listSuppliers } from '@zar/contract/office/suppliers'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { SuppliersPage } from '../suppliers-page.tsx'
import { controlOf } from './testing/open-control.tsx'

test('who changes settings and sees nothing else chooses a supplier, and no other list is asked for', async () => {
  server.on(supplierControl, controlOf())
  server.on(proposals, [])
  const { user } = renderScreen(SuppliersPage, '/office/suppliers')
  signInStaff(['supplier.settings', 'supplier.key_rotate'])
  expect(await screen.findByRole('region', { name: 'Settings in use' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Amusnet' }))
  await waitFor(() =>
    expect(server.addressesOf(supplierControl).at(-1)).toMatch(/provider=amusnet$/),
  )
  expect(server.addressesOf(supplierControl)[0]).toMatch(/provider=hub88$/)
  expect(screen.getByRole('button', { name: 'Amusnet', pressed: true })).toBeTruthy()
  expect(server.addressesOf(listSuppliers)).toEqual([])
  expect(server.addressesOf(listDifferences)).toEqual([])
})
