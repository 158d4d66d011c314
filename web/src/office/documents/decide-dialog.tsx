import {
  acceptDocument,
  type DocumentCase,
  refuseDocument,
} from '@zar/contract/office/identity/documents'
import { DOCUMENT_CODES } from '@zar/contract/players/documents'
import { call } from '../parts/api/call.ts'
import { Confirm, type Given } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useDocumentsAnew } from './use-documents.ts'

type Props = {
  one: DocumentCase
  standing: NonNullable<DocumentCase['standing']>
  verdict: 'accept' | 'refuse'
  onClose: () => void
}

/** Accepts the document, or refuses it with a code that the player reads. */
export function DecideDialog({ one, standing, verdict, onClose }: Props) {
  const anew = useDocumentsAnew()
  const isRefusal = verdict === 'refuse'
  const seen = { id: one.id, caseId: standing.caseId, version: standing.version }
  const decide = async (given: Given) => {
    const code = DOCUMENT_CODES.find((known) => known === given.code)
    try {
      if (!isRefusal) await call(acceptDocument, { ...seen, reason: given.text })
      else if (code) await call(refuseDocument, { ...seen, code, reason: given.text })
      notify(t(isRefusal ? 'refused' : 'accepted'))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={t(`${verdict}Title`, { kind: t(one.kind) })}
      verb={t(verdict)}
      {...(isRefusal && {
        isDangerous: true,
        codes: DOCUMENT_CODES.map((value) => ({ value, label: t(value) })),
      })}
      needsWords
      consequence={t(`${verdict}Does`)}
      draft={`document:${one.id}:${verdict}`}
      onConfirm={decide}
      onClose={onClose}
    />
  )
}
