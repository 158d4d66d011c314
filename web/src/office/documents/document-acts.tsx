import { type DocumentCase, takeDocument } from '@zar/contract/office/identity/documents'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Acts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { type Keys, useKeys } from '../parts/keys/use-keys.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { t } from './texts.ts'
import { useDocumentsAnew } from './use-documents.ts'

type Props = { one: DocumentCase; standing: NonNullable<DocumentCase['standing']> }

/** Accept `a`, take `u`, refuse `r`. */
export function DocumentActs({ one, standing }: Props) {
  const { refusal } = useOffers(one)('document.decide')
  const anew = useDocumentsAnew()
  const [over, setOver] = useState<'accept' | 'refuse'>()
  const take = async () => {
    try {
      await call(takeDocument, { id: one.id, caseId: standing.caseId })
      notify(t('taken'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await anew()
  }
  const keys: Keys = refusal
    ? {}
    : { a: () => setOver('accept'), u: () => void take(), r: () => setOver('refuse') }
  useKeys(keys)
  return (
    <Acts>
      <Button kind="primary" keyName="A" refusal={refusal} onClick={() => setOver('accept')}>
        {t('accept')}
      </Button>
      <Button keyName="U" refusal={refusal} onClick={() => void take()}>
        {t('take')}
      </Button>
      <Button kind="danger" keyName="R" refusal={refusal} onClick={() => setOver('refuse')}>
        {t('refuse')}
      </Button>
      {over && (
        <DecideDialog
          one={one}
          standing={standing}
          verdict={over}
          onClose={() => setOver(undefined)}
        />
      )}
    </Acts>
  )
}
