import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { errorOf } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { Button } from './button.tsx'
import { CodeCells } from './code-cells.tsx'
import { groundOf, initialsOf } from './face.tsx'
import { TextField } from './field.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

test('a button that is refused says why, heeds no press and can still be reached', async () => {
  const onClick = vi.fn()
  const { user, getByRole } = render(
    <Button refusal="Needs the role Cashier." onClick={onClick}>
      Correct
    </Button>,
  )
  const button = getByRole('button', { name: 'Correct' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toBe('Needs the role Cashier.')
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

function Cells({ onWhole }: { onWhole: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeCells label="Code" value={code} isWrong={false} onType={setCode} onWhole={onWhole} />
}

test('the sixth digit sends the code, and a paste fills all cells', async () => {
  const onWhole = vi.fn()
  const { user, getByLabelText } = render(<Cells onWhole={onWhole} />)
  await user.keyboard('12345')
  expect(onWhole).not.toHaveBeenCalled()
  await user.keyboard('6')
  expect(onWhole.mock.calls).toEqual([['123456']])
  await user.clear(getByLabelText('Code'))
  await user.paste('481 920')
  expect(onWhole.mock.calls.at(-1)).toEqual(['481920'])
})

test('what is wrong with a field is tied to it', () => {
  render(<TextField label="Name" error="Type your name." readOnly value="" />)
  expect(errorOf('Name')).toBe('Type your name.')
})

const TABS = [
  { key: 'a', label: 'First', count: 3 },
  { key: 'b', label: 'Second' },
]

function Tabbed() {
  const [tab, setTab] = useState('a')
  return (
    <>
      <Tabs label="Parts" tabs={TABS} chosen={tab} onChoose={setTab} panelId="p" />
      <TabPanel id="p" tab={tab}>
        {tab}
      </TabPanel>
    </>
  )
}

test('arrows walk the tabs, and a panel is named by its tab', async () => {
  const { user, getByRole } = render(<Tabbed />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(getByRole('tabpanel', { name: 'Second' }).textContent).toBe('b')
  await user.keyboard('{Home}')
  expect(getByRole('tabpanel', { name: 'First 3' }).textContent).toBe('a')
})

test('a face has two letters, and always the same ground', () => {
  expect(['Defne Aksoy', 'ışıl', 'ayse.kaya', 'X'].map(initialsOf)).toEqual(['DA', 'IŞ', 'AK', 'X'])
  expect(groundOf('Defne Aksoy')).toBe(groundOf('Defne Aksoy'))
  const grounds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(groundOf)
  expect(grounds.every((one) => one >= 1 && one <= 6)).toBe(true)
})
