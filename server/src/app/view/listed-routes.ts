import { VIEW_READS } from '@zar/contract/office/view/view-reads'
import type { Answer, Route } from '../../platform/http/route.ts'

/** Whether whoever looks at a player's pages may call it. */
export const isListed = ({ endpoint }: { endpoint: { path: string } }): boolean =>
  VIEW_READS.has(endpoint.path)

/** What the office sees masked, and shows by a right and a reason of its own alone. */
const PERSONAL = /^(?:personalNo|birthDate|email|phone|iban|account|accountNumber|contact|payer)$/i
const KEPT_LETTERS = 2

/** The same call, whose personal fields are hidden but for their ends. */
export const maskedRoute = (route: Route): Route => ({
  ...route,
  handle: async (call) => {
    const answer: Answer<unknown> = await route.handle(call)
    return { ...answer, data: masked(answer.data) }
  },
})

function masked(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(masked)
  // A date, and whatever else is no plain record, is as it is.
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      PERSONAL.test(key) && typeof value === 'string' ? [key, hidden(value)] : [key, masked(value)],
    ),
  )
}

const hidden = (text: string): string =>
  text === '' ? '' : `••••${text.length > 2 * KEPT_LETTERS ? text.slice(-KEPT_LETTERS) : ''}`
