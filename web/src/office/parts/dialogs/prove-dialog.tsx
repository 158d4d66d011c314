import { proveAgain } from '@zar/contract/office/staff'
import { FingerprintPattern } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { hasPasskeys, NoPasskey } from '../../../lib/session/passkey.ts'
import { call } from '../api/call.ts'
import { failureText } from '../api/failure.ts'
import { signByPasskey } from '../api/passkey.ts'
import { Button } from '../controls/button.tsx'
import { CodeCells } from '../controls/code-cells.tsx'
import { Say } from '../controls/say.tsx'
import { type ProofFor, useAskedProof } from './prove.ts'
import { OfficeDialog } from './shell.tsx'

const t = texts({
  tr: {
    title: 'Sen olduğunu doğrula',
    why: 'Bu karar için kimliğin beş dakikada bir yeniden doğrulanır.',
    code: 'Altı rakamlı kod',
    help: 'Kod uygulamandaki altı rakam. Altıncıdan sonra kendiliğinden gönderilir.',
    or: 'ya da',
    passkey: 'Geçiş anahtarı ile doğrula',
    waiting: 'Cihazın soruyor',
    noKey: 'Cihazından onay gelmedi. Yeniden dene ya da kodu yaz.',
  },
  en: {
    title: 'Prove that it is you',
    why: 'For this decision you prove who you are, every five minutes.',
    code: 'Six-digit code',
    help: 'Six digits of your code app. They are sent after the sixth.',
    or: 'or',
    passkey: 'Prove by passkey',
    waiting: 'Your device asks',
    noKey: 'Your device did not confirm. Try again, or type the code.',
  },
})

/** Asks for a proof where one is due. */
export function ProveHost() {
  const asked = useAskedProof()
  return asked && <ProveDialog purpose={asked.for} onSettle={asked.settle} />
}

type ProveProps = { purpose: ProofFor; onSettle: (isProven: boolean) => void }

function ProveDialog({ purpose, onSettle }: ProveProps) {
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const helpId = useId()
  const send = async (proof: () => Promise<object>) => {
    setBusy(true)
    setWrong('')
    try {
      await call(proveAgain, { for: purpose, ...(await proof()) })
      onSettle(true)
    } catch (error) {
      setCode('')
      setWrong(error instanceof NoPasskey ? t('noKey') : failureText(error))
      setBusy(false)
    }
  }
  return (
    <OfficeDialog title={t('title')} onClose={() => onSettle(false)}>
      <p className="mist">{t('why')}</p>
      <CodeCells
        label={t('code')}
        value={code}
        isWrong={wrong !== ''}
        describedBy={helpId}
        onType={setCode}
        onWhole={(whole) => void send(async () => ({ code: whole }))}
      />
      <p id={helpId} className="o-micro">
        {t('help')}
      </p>
      {wrong && (
        <Say tone="no" role="alert">
          {wrong}
        </Say>
      )}
      {hasPasskeys() && (
        <>
          <p className="o-or">{t('or')}</p>
          <Button
            kind="line"
            size="l"
            wide
            icon={FingerprintPattern}
            busy={isBusy ? t('waiting') : undefined}
            onClick={() => void send(async () => ({ key: await signByPasskey() }))}
          >
            {t('passkey')}
          </Button>
        </>
      )}
    </OfficeDialog>
  )
}
