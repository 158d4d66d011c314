import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typedIn } from '../../../testing/field.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { dropDrafts, useDraft } from './drafts.ts'
import { endSession } from './session.ts'

function Note() {
  const [text, setText, forget] = useDraft('note', '')
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={forget}>
        Send
      </button>
    </>
  )
}

test('what was typed survives the end of the session, for the same person alone', async () => {
  signInStaff([])
  const first = render(<Note />)
  await first.user.type(first.getByLabelText('Note'), 'half a note')
  act(() => endSession('locked'))
  first.unmount()
  signInStaff([], { id: '11111111-2f0f-4b6c-8a57-0d3f3a5b9c11' })
  const other = render(<Note />)
  expect(typedIn('Note')).toBe('')
  other.unmount()
  signInStaff([])
  render(<Note />)
  expect(typedIn('Note')).toBe('half a note')
})

test('what was sent is forgotten, and so is all of whoever logs out', async () => {
  const { id } = signInStaff([])
  const page = render(<Note />)
  await page.user.type(page.getByLabelText('Note'), 'sent')
  await page.user.click(page.getByText('Send'))
  expect(typedIn('Note')).toBe('')
  await page.user.type(page.getByLabelText('Note'), 'left behind')
  page.unmount()
  dropDrafts(id)
  render(<Note />)
  expect(typedIn('Note')).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('left behind')
})
