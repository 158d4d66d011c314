import { myAudit } from '@zar/contract/office/audit'
import { listStaff } from '@zar/contract/office/people'
import { logIn, me } from '@zar/contract/office/staff'
import { expect, test } from 'vitest'
import { signInStaff, staffMe } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { addressOf, call, Refused, Unreachable } from './call.ts'
import { failureText, requestIdOf } from './failure.ts'
import { readSession } from './session.ts'

test('AUT-07: a call carries the header of the office, a name of its own and no token', async () => {
  server.on(me, staffMe([]))
  await call(me, {})
  await call(me, {}, { isPoll: true })
  const [first, poll] = server.headersOf(me)
  expect(first?.['x-zar-office']).toBe('1')
  expect(poll?.['x-zar-office']).toBe('poll')
  expect(first?.['x-request-id']).not.toBe(poll?.['x-request-id'])
  expect(Object.keys(first ?? {})).not.toContain('authorization')
})

test('the input of a read is in its address', async () => {
  server.on(myAudit, { rows: [], next: null })
  await call(myAudit, { before: '41' })
  expect(server.addressesOf(myAudit)).toEqual(['/api/office/my-audit?before=41'])
  expect(addressOf('/x', { a: 'ı&b', n: 3, list: ['x'], none: undefined })).toBe(
    '/x?a=%C4%B1%26b&n=3&list=%5B%22x%22%5D',
  )
})

test('a 401 ends the session of whoever was in, and not that of a log-in', async () => {
  signInStaff(['staff.view'])
  server.refuse(logIn, 'staff_wrong')
  await expect(call(logIn, { name: 'ece', password: 'x' })).rejects.toThrow(Refused)
  expect(readSession().state).toBe('in')
  server.refuse(listStaff, 'not_signed_in')
  await expect(call(listStaff, {})).rejects.toThrow(Refused)
  expect(readSession()).toEqual({ state: 'out', why: 'ended' })
})

test('a refusal keeps its code, the server’s sentence and the number of the request', async () => {
  server.refuse(listStaff, 'no_right')
  const error = await call(listStaff, {}).catch((one: unknown) => one)
  expect(error).toMatchObject({ status: 403, code: 'no_right' })
  expect(failureText(error)).toBe('Your role does not include this.')
  expect(requestIdOf(error)).toBe(server.headersOf(listStaff)[0]?.['x-request-id'])
})

test('a lost answer is told as one', async () => {
  server.lose(listStaff)
  const error = await call(listStaff, {}).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(Unreachable)
  expect(failureText(error)).toMatch('could not be reached')
})
