import { screen, waitFor } from '@testing-library/react'

/** The dialog of that name once it takes the pointer: it does so one step after it is drawn. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => {
    if (getComputedStyle(dialog).pointerEvents !== 'auto') throw new Error(`${name} is not ready`)
  })
  return dialog
}
