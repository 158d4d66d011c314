import './security.css'
import { ERASED_WITHIN_DAYS } from '@zar/contract/players/account'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { t } from './erasure-texts.ts'
import { ErasureStep, FormRoom } from './forms.tsx'

/** Closing the account for good, and having it erased (PRV-02). */
export function Erasure() {
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <div className="secure">
      <p className="secure__prompt">{t('note', { days: ERASED_WITHIN_DAYS })}</p>
      {isAsking ? (
        <FormRoom>
          <ErasureStep onCancel={() => setAsking(false)} />
        </FormRoom>
      ) : (
        <div>
          <Button icon={Trash2} autoFocus={isAsking === false} onClick={() => setAsking(true)}>
            {t('start')}
          </Button>
        </div>
      )}
    </div>
  )
}
