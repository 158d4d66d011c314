import { expect, test, vi } from 'vitest'
import { typedIn } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { Refused } from '../api/call.ts'
import { Choices } from '../controls/choices.tsx'
import { SelectField, TextField } from '../controls/field.tsx'
import { Confirm, type ConfirmProps } from './confirm-dialog.tsx'
import { ConfirmInPlace } from './confirm-in-place.tsx'

const WORDS = 'Seen on three statements.'
const asked = (change: Partial<ConfirmProps> = {}): ConfirmProps => ({
  title: 'Reject #884117',
  verb: 'Reject ₺18.500,00',
  codes: [{ value: 'other_name', label: 'Another name' }],
  needsWords: true,
  reads: 'The name on the account is not yours.',
  draft: 'withdrawal:884117:reject',
  onConfirm: async () => {},
  onClose: () => {},
  ...change,
})

test('a decision goes out with its code, its words and what the player will read', async () => {
  signInStaff([])
  const onConfirm = vi.fn(async () => {})
  const onClose = vi.fn()
  const page = render(<Confirm {...asked({ onConfirm, onClose })} />)
  await findDialog('Reject #884117')
  await page.user.selectOptions(page.getByLabelText('Reason'), 'other_name')
  await page.user.type(page.getByLabelText('In your words'), WORDS)
  await page.user.click(page.getByRole('button', { name: /Reject ₺18\.500,00/ }))
  expect(onConfirm.mock.calls).toEqual([
    [{ code: 'other_name', text: WORDS, reads: 'The name on the account is not yours.' }],
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('what is missing is told, and nothing goes out', async () => {
  signInStaff([])
  const onConfirm = vi.fn(async () => {})
  const page = render(<Confirm {...asked({ onConfirm, typedName: 'amusnet' })} />)
  await page.user.type(page.getByLabelText('In your words'), 'short')
  await page.user.type(page.getByLabelText('To go on, type amusnet'), 'amus')
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  expect(page.getByText('Choose a reason.')).toBeDefined()
  expect(page.getByText('15 more characters.')).toBeDefined()
  expect(page.getByText('The name does not match: amusnet')).toBeDefined()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Ctrl Enter sends; what the server refuses is told, and what was typed stays', async () => {
  signInStaff([])
  const onClose = vi.fn()
  const onConfirm = vi.fn(async () => {
    throw new Refused('Somebody else has just decided this.', 409, 'r-1', {
      code: 'decided_meanwhile',
    })
  })
  const page = render(<Confirm {...asked({ onConfirm, onClose, codes: [] })} />)
  await page.user.type(page.getByLabelText('In your words'), WORDS)
  page.unmount()
  const { codes: _, ...rest } = asked({ onConfirm, onClose })
  const again = render(<Confirm {...rest} />)
  expect(typedIn('In your words')).toBe(WORDS)
  again.getByLabelText('In your words').focus()
  await again.user.keyboard('{Control>}{Enter}{/Control}')
  expect((await again.findByRole('alert')).textContent).toBe('Somebody else has just decided this.')
  expect(onClose).not.toHaveBeenCalled()
})

test('what the dialog asks beside is looked at before anything goes out', async () => {
  signInStaff([])
  const onConfirm = vi.fn(async () => {})
  const check = vi.fn(() => false)
  const page = render(
    <Confirm
      title="T"
      verb="Do it"
      draft="d"
      check={check}
      onConfirm={onConfirm}
      onClose={() => {}}
    />,
  )
  await page.user.click(page.getByRole('button', { name: /Do it/ }))
  expect(check).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the bar that turned into a question is left by Esc, and its verb has the focus', async () => {
  const onYes = vi.fn()
  const onNo = vi.fn()
  const { user, getByRole } = render(
    <ConfirmInPlace question="Sure?" verb="Suspend 3 markets" onYes={onYes} onNo={onNo} />,
  )
  expect(document.activeElement).toBe(getByRole('button', { name: 'Suspend 3 markets' }))
  await user.keyboard('{Escape}')
  expect(onNo).toHaveBeenCalledOnce()
  await user.click(getByRole('button', { name: 'Suspend 3 markets' }))
  expect(onYes).toHaveBeenCalledOnce()
})

test('the first field that is wrong has the focus, and what the server refuses is brought into sight', async () => {
  signInStaff([])
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  const onConfirm = vi.fn(async () => {
    throw new Refused('Somebody else has just decided this.', 409, 'r-1', null)
  })
  const page = render(<Confirm {...asked({ onConfirm })} />)
  await page.user.click(page.getByRole('button', { name: /Reject ₺18\.500,00/ }))
  expect(document.activeElement).toBe(page.getByLabelText('Reason'))
  await page.user.selectOptions(page.getByLabelText('Reason'), 'other_name')
  await page.user.type(page.getByLabelText('In your words'), WORDS)
  await page.user.click(page.getByRole('button', { name: /Reject ₺18\.500,00/ }))
  const alert = await page.findByRole('alert')
  expect(seen.mock.contexts.at(-1)).toBe(alert)
})

test('Ctrl Enter sends from a field of the dialog’s own, and where there is none', async () => {
  signInStaff([])
  const onConfirm = vi.fn(async () => {})
  const { codes: _, needsWords: __, reads: ___, ...bare } = asked({ onConfirm })
  const page = render(
    <Confirm {...bare}>
      <input aria-label="Sum" />
    </Confirm>,
  )
  await page.user.type(page.getByLabelText('Sum'), '5{Control>}{Enter}{/Control}')
  expect(onConfirm).toHaveBeenCalledOnce()
  page.unmount()
  render(<Confirm {...bare} />)
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

test('what the fields of a dialog lack is told beside them: each is marked, and the first one has the focus', async () => {
  signInStaff([])
  const onConfirm = vi.fn(async () => {})
  const page = render(
    <Confirm {...asked({ onConfirm, lacks: 'Say what and how many.' })}>
      <TextField label="Good" defaultValue="x" />
      <SelectField label="What" blank="Choose" value="" choices={[]} onChange={() => {}} />
      <TextField label="How many" isLacking value="0" onChange={() => {}} />
      <TextField label="Note" isLacking={false} value="" onChange={() => {}} />
      <Choices isLacking>
        <legend>Which</legend>
        <input type="radio" aria-label="This" />
      </Choices>
    </Confirm>,
  )
  const isMarked = (name: string) => page.getByLabelText(name).getAttribute('aria-invalid')
  expect(isMarked('What')).toBe('false')
  await page.user.click(page.getByRole('button', { name: /Reject ₺18\.500,00/ }))
  const note = page.getByText('Say what and how many.').closest('[role=alert]')?.id
  expect(note).toBeTruthy()
  for (const name of ['What', 'How many']) {
    expect(isMarked(name)).toBe('true')
    expect(page.getByLabelText(name).getAttribute('aria-describedby')).toContain(note)
  }
  for (const name of ['Good', 'Note']) expect(isMarked(name)).toBe('false')
  const group = page.getByRole('group', { name: 'Which' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(page.getByLabelText('What'))
  expect(onConfirm).not.toHaveBeenCalled()
})
