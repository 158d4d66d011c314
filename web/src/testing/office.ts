import { act } from '@testing-library/react'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Me } from '@zar/contract/office/staff'
import { onTestFinished } from 'vitest'
import { dropDrafts } from '../office/parts/api/drafts.ts'
import { setSession } from '../office/parts/api/session.ts'
import { dismiss } from '../office/parts/toasts/toasts.ts'

export const ECE_ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c11'

/** A person of the office with these rights. */
export const staffMe = (rights: readonly Right[], change: Partial<Me> = {}): Me => ({
  id: ECE_ID,
  name: 'Ece Polat',
  roles: ['compliance'],
  actions: rights.map((right) => ({ right, state: 'yes', why: null })),
  endsAt: '2026-11-21T23:00:00.000Z',
  isOpenToAll: false,
  ...change,
})

/** Somebody with these rights is logged in, until the test ends. */
export function signInStaff(rights: readonly Right[], change: Partial<Me> = {}): Me {
  const me = staffMe(rights, change)
  setSession({ state: 'in', me })
  onTestFinished(() => {
    act(() => {
      dropDrafts(me.id)
      setSession({ state: 'asking' })
      dismiss()
    })
  })
  return me
}
