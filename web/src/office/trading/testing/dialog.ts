import { screen } from '@testing-library/react'
import type { openRoom } from './room.ts'

export const REASON = 'The pictures show another result.'
/** A proposal that waits for a second person. */
export const WAITS = {
  outcome: 'waits',
  proposal: '7',
  lapsesAt: '2026-11-21T18:00:00.000Z',
} as const
type User = ReturnType<typeof openRoom>['user']

/** Presses the first button of this name. */
export const press = async (user: User, name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name })
  if (first) await user.click(first)
}

export async function type(user: User, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

/** Says why, in enough words. */
export const words = (user: User) => type(user, /^In your words/, REASON)
