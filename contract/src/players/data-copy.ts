/** A copy of their data for somebody who cannot log in: by the link of a letter and a code to their phone. */
import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SmsCode } from './customer.ts'
import { OwnData } from './own-data.ts'

/** How long the link lasts, and how often it gives a copy. */
export const DATA_COPY = { days: 7, times: 3 } as const

/** What stands behind the # of the link. */
const Token = z.string().check(z.minLength(1), z.maxLength(200))

export const sendCopyCode = endpoint({
  method: 'POST',
  path: '/api/customer/datacopy/code',
  summary: 'Sends a code to the verified phone of whose data the link is for',
  caller: 'anyone',
  input: z.strictObject({ token: Token }),
  output: z.null(),
})

export const takeDataCopy = endpoint({
  method: 'POST',
  path: '/api/customer/datacopy',
  summary: 'A copy of what the casino keeps about the player, for the link and the code',
  caller: 'anyone',
  input: z.strictObject({ token: Token, code: SmsCode }),
  output: OwnData,
})
