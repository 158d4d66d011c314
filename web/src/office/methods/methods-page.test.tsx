import { waitFor, within } from '@testing-library/react'
import {
  closeMethod,
  listMethods,
  listMethodVersions,
  type OfficeMethod,
  orderMethods,
  setMethod,
} from '@zar/contract/office/methods'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { MethodsPage } from './methods-page.tsx'

const WHY = 'The bank tells of work until six o’clock.'
const SECOND = [{ right: 'method.edit', state: 'second', why: null }] as const
const lira = (sum: number) => `${BigInt(sum) * 100_000n}`
const BANK = 'There is trouble at the bank. Choose another method.'

const method = (id: number, change: Partial<OfficeMethod> = {}): OfficeMethod => ({
  id,
  icon: 'send',
  title: `Method ${id}`,
  note: 'Tell us first, then send it',
  minutes: 2,
  version: 3,
  closedCode: null,
  closedText: null,
  minE5: lira(100),
  maxE5: lira(25_000),
  leastE5: lira(50),
  mostE5: lira(50_000),
  orders: 121,
  paidE5: lira(214_900),
  ended: 1_000,
  succeeded: 874,
  medianS: 540,
  running: 12,
  actions: [...SECOND],
  ...change,
})

const proposal = (change: Partial<Proposal>): Proposal => ({
  id: '7',
  right: 'method.edit',
  object: 'method:3',
  terms: { minE5: lira(200), maxE5: lira(30_000), opens: false },
  facts: { version: 3, closed: null, minE5: lira(100), maxE5: lira(25_000) },
  reason: WHY,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
  isOwn: false,
  ...change,
})

type Opened = { methods?: OfficeMethod[]; waiting?: Proposal[] }
function open({ methods = [method(3), method(1)], waiting = [] }: Opened = {}) {
  server.on(proposals, waiting)
  server.on(listMethodVersions, [])
  server.on(listMethods, {
    methods,
    orderVersion: 0,
    hours: [{ id: 3, hour: new Date().toISOString(), ended: 10, succeeded: 8 }],
    closedTexts: [
      { code: 'bank', text: BANK },
      { code: 'maintenance', text: 'In maintenance.' },
      { code: 'checked', text: 'Looked into.' },
    ],
    actions: [...SECOND],
  })
  const page = renderScreen(MethodsPage, '/office/methods?row=3', '/office/methods')
  signInStaff(['method.view'])
  return page
}
const findCase = (page: ReturnType<typeof open>) =>
  page.findByRole('complementary', { name: 'Method 3' })
const words = (dialog: HTMLElement) =>
  within(dialog).getByRole('textbox', { name: 'In your words' })

test('a method is told with bounds, today, success and median, and as players see it', async () => {
  const page = open()
  const row = await page.findByRole('row', { name: /Method 3/ })
  for (const part of ['100 – 25.000', '121', '214.900', '87.4%', '9 min'])
    expect(row.textContent).toContain(part)
  const panel = await findCase(page)
  expect(within(panel).getByRole('figure').textContent).toContain('₺100 – 25.000')
  expect(panel.textContent).toContain('50 – 50.000')
})

test('it is closed at once with what players read, and what is under way is counted', async () => {
  const page = open()
  server.on(closeMethod, null)
  await page.user.click(await page.findByRole('button', { name: 'Close now' }))
  const dialog = page.getByRole('dialog')
  expect(dialog.textContent).toContain(BANK)
  expect(dialog.textContent).toContain('12 orders under way end by their own bounds.')
  const verb = within(dialog).getByRole('button', { name: /close to new orders/ })
  await page.user.click(verb)
  expect(server.inputsOf(closeMethod)).toEqual([])
  await page.user.selectOptions(within(dialog).getByLabelText('Players read'), 'maintenance')
  await page.user.type(words(dialog), WHY)
  await page.user.click(verb)
  await waitFor(() =>
    expect(server.inputsOf(closeMethod)).toEqual([{ id: 3, code: 'maintenance', reason: WHY }]),
  )
})

test('bounds outside the service are not sent; the sums stand on the button and in the preview', async () => {
  const page = open()
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

test('the second person sees before and after, and approves exactly what was proposed', async () => {
  const page = open({ waiting: [proposal({})] })
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

test('a closed method says what players read, and is proposed to be opened with its bounds', async () => {
  const page = open({ methods: [method(3, { closedCode: 'bank', closedText: BANK })] })
  server.on(setMethod, { outcome: 'waits', proposal: '7', lapsesAt: null })
  expect((await findCase(page)).textContent).toContain(BANK)
  expect(page.queryByRole('button', { name: 'Close now' })).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Propose to open' }))
  const dialog = page.getByRole('dialog')
  await page.user.type(words(dialog), WHY)
  await page.user.click(within(dialog).getByRole('button', { name: /open with ₺100 – ₺25.000/ }))
  await waitFor(() => expect(server.inputsOf(setMethod)).toMatchObject([{ id: 3, opens: true }]))
})

test('the order is moved by arrows and proposed; as it was it is not sent', async () => {
  const page = open()
  server.on(orderMethods, { outcome: 'waits', proposal: '8', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Change the order' }))
  const dialog = page.getByRole('dialog')
  await page.user.type(words(dialog), WHY)
  const verb = within(dialog).getByRole('button', { name: 'Propose the new order' })
  await page.user.click(verb)
  expect(server.inputsOf(orderMethods)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: 'Method 1: one up' }))
  await page.user.click(verb)
  await waitFor(() => expect(server.inputsOf(orderMethods)).toEqual([{ ids: [1, 3], reason: WHY }]))
})

test('who may not change a method finds the buttons with the reason, and they do nothing', async () => {
  const actions = [{ right: 'method.edit', state: 'refused', why: 'no_right' }] as const
  const page = open({ methods: [method(3, { actions: [...actions] })] })
  const close = await page.findByRole('button', { name: 'Close now' })
  expect(close.getAttribute('aria-disabled')).toBe('true')
  await page.user.click(close)
  expect(page.queryByRole('dialog')).toBeNull()
})
