import {
  type DocumentCase,
  listDocuments,
  readDocument,
} from '@zar/contract/office/identity/documents'
import type { Right } from '@zar/contract/office/rights/rights'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { DocumentsPage } from '../documents-page.tsx'

export const DOCUMENTS = '/office/documents'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const ID = '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001'

export const standingOf = (more: Partial<NonNullable<DocumentCase['standing']>> = {}) => ({
  caseId: '101',
  state: 'waiting',
  isUrgent: false,
  openedAt: inMinutes(-30),
  promiseAt: inMinutes(210.5),
  clockAt: null,
  owner: null,
  takenBy: null,
  escalation: 0,
  version: 2,
  ...more,
})

export const documentOf = (more: Partial<DocumentCase> = {}): DocumentCase => ({
  id: ID,
  kind: 'identity',
  state: 'waiting',
  player: { id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0009', number: 'ZR 198 001', username: 'deniz' },
  payment: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0004',
  amountE5: '800000000',
  handedAt: inMinutes(-30),
  clockAt: inMinutes(4_000),
  standing: standingOf(),
  files: [
    {
      id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0007',
      name: 'kimlik.jpg',
      type: 'image/jpeg',
      bytes: 2_048,
    },
  ],
  known: { name: 'Deniz Yılmaz', country: 'Türkiye', method: 'Havale', account: 'TR33 •••• 1326' },
  before: [],
  decided: null,
  actions: (['document.view', 'document.decide'] as const).map((right) => ({
    right,
    state: 'yes',
    why: null,
  })),
  ...more,
})

/** The screen with this document, chosen, for somebody with these rights. */
export function openDocuments(
  one: DocumentCase,
  rights: Right[] = ['document.view', 'document.decide'],
) {
  server.on(listDocuments, [one])
  server.on(readDocument, one)
  const opened = renderScreen(DocumentsPage, `${DOCUMENTS}?row=${one.id}`, DOCUMENTS)
  signInStaff(rights)
  return opened
}
