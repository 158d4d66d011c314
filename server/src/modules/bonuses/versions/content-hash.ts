import { createHash } from 'node:crypto'
import type { OfferContent } from '@zar/contract/office/offers/terms'

/** Members in one order, so that equal contents are equal texts whoever wrote them. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** SHA-256 in hex of terms, words and segment: two versions are the same where this is. */
export const hashOfContent = (content: OfferContent): string =>
  createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex')
