import { LIMITS } from '@zar/contract/limits'
import type { ContactType } from '@zar/contract/support/support'

export type ContactEntry = { key: number; type: ContactType; contact: string }
export type CallRequest = { name: string; message: string; contacts: ContactEntry[] }

/** The fields of a request; a contact is named by its key. */
export type Wrong = { name: boolean; message: boolean; contacts: number[] }

const fits = (text: string, { min, max }: { min: number; max: number }) =>
  text.length >= min && text.length <= max && text.trim() !== ''

/** Which fields are not as a request needs them. */
export function wrongIn({ name, message, contacts }: CallRequest): Wrong {
  return {
    name: !fits(name, LIMITS.callName),
    message: !fits(message, LIMITS.callMessage),
    contacts: contacts
      .filter(({ contact }) => !fits(contact, LIMITS.callContact))
      .map(({ key }) => key),
  }
}

export function isReady(request: CallRequest): boolean {
  const wrong = wrongIn(request)
  const count = request.contacts.length
  const isCountRight = count >= 1 && count <= LIMITS.callContactsMax
  return isCountRight && !wrong.name && !wrong.message && wrong.contacts.length === 0
}
