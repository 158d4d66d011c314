import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { Acts, Case, CaseSum, Checks, Facts } from './case.tsx'

test('a case is a landmark named by its id; facts without a value are a dash', () => {
  const { getByRole, getByText } = render(
    <Case id="#884117" name="Withdrawal #884117">
      <CaseSum>₺18.500,00</CaseSum>
      <Facts
        facts={[
          ['Bank', 'Ziraat'],
          ['Linked', null],
        ]}
      />
      <Acts>none</Acts>
    </Case>,
  )
  expect(getByRole('complementary', { name: 'Withdrawal #884117' })).toBeDefined()
  expect(getByText('Linked').nextElementSibling?.textContent).toBe('–')
})

test('what the rule saw has a word for each shape', () => {
  const { getAllByRole } = render(
    <Checks
      label="Rule"
      checks={[
        { key: 'a', verdict: 'passed', text: 'Own account', seen: '3 months' },
        { key: 'b', verdict: 'doubt', text: 'Above ₺5.000' },
        { key: 'c', verdict: 'failed', text: 'Phone not verified' },
      ]}
    />,
  )
  expect(getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'holds',
    'attention',
    'does not hold',
  ])
})

test('y copies the link of the case, and o opens its page', async () => {
  const written: string[] = []
  const onPage = vi.fn()
  const { user } = render(
    <Case id="#1" name="One" onPage={onPage}>
      x
    </Case>,
    '/office/withdrawals?row=1',
  )
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text)
  })
  await user.keyboard('yo')
  expect(written).toEqual([location.href])
  expect(onPage).toHaveBeenCalledOnce()
})
