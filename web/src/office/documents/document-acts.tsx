import { type DocumentCase, takeDocument } from '@zar/contract/office/identity/documents'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { Acts } from '../parts/case/case.tsx'
import { take } from '../parts/case/take.ts'
import { Button } from '../parts/controls/button.tsx'
import { type Keys, useKeys } from '../parts/keys/use-keys.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { t } from './texts.ts'
import { useDocumentsAnew } from './use-documents.ts'

type Props = { one: DocumentCase; standing: NonNullable<DocumentCase['standing']> }

/** Accept `a`, take `u`, refuse `r`. */
export function DocumentActs({ one, standing }: Props) {
  const { refusal } = useOffers(one)('document.decide')
  const anew = useDocumentsAnew()
  const [over, setOver] = useState<'accept' | 'refuse'>()
  const onTake = () =>
    void take({
      call: () => call(takeDocument, { id: one.id, caseId: standing.caseId }),
      said: t('taken'),
      anew,
    })
  const keys: Keys = refusal
    ? {}
    : { a: () => setOver('accept'), u: onTake, r: () => setOver('refuse') }
  useKeys(keys)
  return (
    <Acts>
      <Button kind="primary" keyName="A" refusal={refusal} onClick={() => setOver('accept')}>
        {t('accept')}
      </Button>
      <Button keyName="U" refusal={refusal} onClick={onTake}>
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
