import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { SCREENS } from '../../screens.ts'
import { KeysDialog } from './keys-dialog.tsx'

test('every key is told, and the letters of the screens that this person has', async () => {
  const [screen] = SCREENS
  if (!screen) throw new Error('there is no screen')
  render(<KeysDialog screens={[{ ...screen, letter: 'p' }]} onClose={() => {}} />)
  const dialog = await findDialog('Keyboard')
  const lines = [...dialog.querySelectorAll('li')].map(
    (line) => line.querySelector('span')?.textContent,
  )
  expect(lines).toContain('Search everything, commands')
  expect(lines.at(-1)).toBe(screen.name.en)
  expect([...dialog.querySelectorAll('.sr')].at(-1)?.textContent).toBe('g p')
})
