import './security.css'
import { useMutation } from '@tanstack/react-query'
import { ownData } from '@zar/contract/players/own-data'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FILE_TIMEOUT_MS } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { callWithBox } from '../../lib/session/demo-box.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormRoom, PasswordStep } from './forms.tsx'
import { t } from './own-data-texts.ts'
import { saveOwnData } from './save-own-data.ts'

/** A copy of the data kept about the player, as a file (PRV-02). */
export function OwnData() {
  const [isAsking, setAsking] = useState<boolean>()
  const taking = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (password: string) =>
      callWithBox(ownData, { password }, { timeoutMs: FILE_TIMEOUT_MS }),
    onSuccess: ({ data }) => {
      saveOwnData(data)
      setAsking(false)
      notify.success(t('done'))
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  return (
    <div className="secure">
      <p className="secure__prompt">{t('note')}</p>
      {isAsking ? (
        <FormRoom>
          <PasswordStep
            prompt={t('prompt')}
            busy={taking.isPending ? t('busy') : undefined}
            onPassword={(password) => taking.mutate(password)}
            onCancel={() => setAsking(false)}
          />
        </FormRoom>
      ) : (
        <div>
          <Button icon={Download} autoFocus={isAsking === false} onClick={() => setAsking(true)}>
            {t('take')}
          </Button>
        </div>
      )}
    </div>
  )
}
