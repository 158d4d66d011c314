import { waitFor, within } from '@testing-library/react'
import { setMethod } from '@zar/contract/office/house/methods'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { findCase, lira, method, openMethods, proposal, WHY } from './testing/open-methods.ts'

test('a method is told with bounds, today, success and median, and as players see it', async () => {
  const page = openMethods()
  const row = await page.findByRole('row', { name: /Method 3/ })
  for (const part of ['100 – 25.000', '121', '214.900', '87.4%', '9 min'])
    expect(row.textContent).toContain(part)
  const panel = await findCase(page)
  expect(within(panel).getByRole('figure').textContent).toContain('₺100 – 25.000')
  expect(panel.textContent).toContain('50 – 50.000')
})

test('the second person sees before and after, and approves exactly what was proposed', async () => {
  const page = openMethods({ waiting: [proposal({})] })
  server.on(setMethod, { outcome: 'done', proposal: '7', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Look at it' }))
  const dialog = page.getByRole('dialog')
  for (const part of ['100 – 25.000', '200 – 30.000', 'Derya Ak', WHY])
    expect(dialog.textContent).toContain(part)
  await page.user.click(within(dialog).getByRole('button', { name: /Set ₺200 – ₺30.000/ }))
  await waitFor(() =>
    expect(server.inputsOf(setMethod)).toEqual([
      {
        id: 3,
        minE5: lira(200),
        maxE5: lira(30_000),
        opens: false,
        reason: WHY,
        proposal: '7',
      },
    ]),
  )
})

test('who may not change a method finds the buttons with the reason, and they do nothing', async () => {
  const actions = [{ right: 'method.edit', state: 'refused', why: 'no_right' }] as const
  const page = openMethods({ methods: [method(3, { actions: [...actions] })] })
  const close = await page.findByRole('button', { name: 'Propose to close' })
  expect(close.getAttribute('aria-disabled')).toBe('true')
  await page.user.click(close)
  expect(page.queryByRole('dialog')).toBeNull()
})
