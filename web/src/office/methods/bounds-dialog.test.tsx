import { waitFor, within } from '@testing-library/react'
import { setMethod } from '@zar/contract/office/house/methods'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { BANK, findCase, lira, method, openMethods, WHY, words } from './testing/open-methods.ts'

test('bounds outside the service are not sent; the sums stand on the button and in the preview', async () => {
  const page = openMethods()
  server.on(setMethod, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Change bounds' }))
  const dialog = page.getByRole('dialog')
  await page.user.type(words(dialog), WHY)
  const press = () => page.user.click(within(dialog).getByRole('button', { name: /^Propose/ }))
  await press()
  expect(dialog.textContent).toContain('The bounds are as they were.')
  const max = within(dialog).getByLabelText('Highest')
  for (const wrong of ['60000', '99', 'ten', '1.00']) {
    await page.user.clear(max)
    await page.user.type(max, wrong)
    await press()
    expect(dialog.textContent).toContain('the lowest is not above the highest')
  }
  expect(server.inputsOf(setMethod)).toEqual([])
  await page.user.clear(max)
  await page.user.type(max, '30.000,50')
  expect(within(dialog).getByRole('figure').textContent).toContain('₺100 – 30.000,50')
  await page.user.click(within(dialog).getByRole('button', { name: /Propose ₺100 – ₺30.000,50/ }))
  await waitFor(() =>
    expect(server.inputsOf(setMethod)).toEqual([
      { id: 3, minE5: lira(100), maxE5: '3000050000', opens: false, reason: WHY },
    ]),
  )
})

test('a closed method says what players read, and is proposed to be opened with its bounds', async () => {
  const page = openMethods({ methods: [method(3, { closedCode: 'bank', closedText: BANK })] })
  server.on(setMethod, { outcome: 'waits', proposal: '7', lapsesAt: null })
  expect((await findCase(page)).textContent).toContain(BANK)
  expect(page.queryByRole('button', { name: 'Propose to close' })).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Propose to open' }))
  const dialog = page.getByRole('dialog')
  await page.user.type(words(dialog), WHY)
  await page.user.click(within(dialog).getByRole('button', { name: /open with ₺100 – ₺25.000/ }))
  await waitFor(() => expect(server.inputsOf(setMethod)).toMatchObject([{ id: 3, opens: true }]))
})
