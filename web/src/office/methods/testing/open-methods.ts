import { within } from '@testing-library/react'
import {
  listMethods,
  listMethodVersions,
  type OfficeMethod,
} from '@zar/contract/office/house/methods'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { MethodsPage } from '../methods-page.tsx'

export const WHY = 'The bank tells of work until six o’clock.'
const SECOND = [{ right: 'method.edit', state: 'second', why: null }] as const
export const lira = (sum: number) => `${BigInt(sum) * 100_000n}`
export const BANK = 'There is trouble at the bank. Choose another method.'

export const method = (id: number, change: Partial<OfficeMethod> = {}): OfficeMethod => ({
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

export const proposal = (change: Partial<Proposal>): Proposal => ({
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
/** The screen with one method chosen. */
export function openMethods({ methods = [method(3), method(1)], waiting = [] }: Opened = {}) {
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
export const findCase = (page: ReturnType<typeof openMethods>) =>
  page.findByRole('complementary', { name: 'Method 3' })
export const words = (dialog: HTMLElement) =>
  within(dialog).getByRole('textbox', { name: 'In your words' })
