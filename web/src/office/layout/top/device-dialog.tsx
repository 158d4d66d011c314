import {
  confirmDevice,
  type DeviceAsked,
  readDeviceCode,
  refuseDevice,
} from '@zar/contract/office/log-in/device'
import { FingerprintPattern, Terminal } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { texts } from '../../../lib/language/translate.ts'
import { hasPasskeys, NoPasskey } from '../../../lib/session/passkey.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { signByPasskey } from '../../parts/api/passkey.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { CodeCells } from '../../parts/controls/code-cells.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { notify } from '../../parts/toasts/toasts.ts'

const t = texts({
  tr: {
    title: 'Komut satırına giriş izni ver',
    why: 'Bilgisayarında “npm run office -- log-in” yazdığında sekiz rakamlı bir kod görürsün. Kodu sen istemediysen yazma: kodu yazan, o makineye kendi yetkilerini verir.',
    code: 'Sekiz rakamlı kod',
    codeMissing: 'Kod sekiz rakamdır: 1234-5678.',
    next: 'Devam',
    sending: 'Gönderiliyor',
    machine: 'Makine',
    place: 'Adres',
    at: 'İstendi',
    elsewhere: 'Bu makine senin bulunduğun adreste değil. Tanımıyorsan reddet.',
    does: 'Onaylarsan bu makine sekiz saat senin adına çalışır. Oturumu Personel, Oturumlar sayfasından bitirebilirsin.',
    digits: 'Uygulamandaki altı rakam',
    help: 'Altıncı rakamdan sonra kendiliğinden onaylanır.',
    passkey: 'Geçiş anahtarı ile onayla',
    noKey: 'Cihazından onay gelmedi. Yeniden dene ya da kodu yaz.',
    refuse: 'Ben değilim, reddet',
    confirmed: '{machine} sekiz saat senin adına çalışabilir',
    refused: '{machine} reddedildi',
  },
  en: {
    title: 'Let a command line sign in',
    why: 'On your computer “npm run office -- log-in” shows a code of eight digits. Type none that you did not ask for: whoever types it gives that machine their own rights.',
    code: 'Code of eight digits',
    codeMissing: 'The code has eight digits: 1234-5678.',
    next: 'Next',
    sending: 'Sending',
    machine: 'Machine',
    place: 'Address',
    at: 'Asked',
    elsewhere:
      'This machine is not at the address that you are at. Refuse it if you do not know it.',
    does: 'With your yes this machine works in your name for eight hours. You end that at Staff, Sessions.',
    digits: 'Six digits of your app',
    help: 'It is confirmed by itself after the sixth digit.',
    passkey: 'Confirm by passkey',
    noKey: 'Your device did not confirm. Try again, or type the code.',
    refuse: 'Not me, refuse',
    confirmed: '{machine} may work in your name for eight hours',
    refused: '{machine} is refused',
  },
})

const CODE = /^\d{4}[ -]?\d{4}$/

/** A person lets the command line that shows a code sign in as them: they see where it is first. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState<DeviceAsked | null>(null)
  return (
    <OfficeDialog title={t('title')} onClose={onClose}>
      {asked ? (
        <Decide code={code} asked={asked} onClose={onClose} />
      ) : (
        <TypeCode code={code} onType={setCode} onFound={setAsked} />
      )}
    </OfficeDialog>
  )
}

type TypeProps = {
  code: string
  onType: (code: string) => void
  onFound: (asked: DeviceAsked) => void
}

function TypeCode({ code, onType, onFound }: TypeProps) {
  const { isBusy, wrong, setWrong, send } = useSend()
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (!CODE.test(code.trim())) return setWrong(t('codeMissing'))
    void send(async () => onFound(await call(readDeviceCode, { code: code.trim() })))
  }
  return (
    <form className="o-stack" noValidate onSubmit={look}>
      <p className="mist">{t('why')}</p>
      <TextField
        icon={Terminal}
        label={t('code')}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={9}
        value={code}
        error={wrong || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" kind="primary" wide busy={isBusy ? t('sending') : undefined}>
        {t('next')}
      </Button>
    </form>
  )
}

type DecideProps = { code: string; asked: DeviceAsked; onClose: () => void }

function Decide({ code: typed, asked, onClose }: DecideProps) {
  const code = typed.trim()
  const { machine, place, isSamePlace, askedAt } = asked
  const { isBusy, wrong, send } = useSend()
  const [digits, setDigits] = useState('')
  const helpId = useId()
  const end = async (work: () => Promise<unknown>, said: string) => {
    await send(async () => {
      await work()
      notify(said)
      onClose()
    })
    setDigits('')
  }
  const confirm = (proof: () => Promise<object>) =>
    void end(
      async () => call(confirmDevice, { code, ...(await proof()) }),
      t('confirmed', { machine }),
    )
  return (
    <div className="o-stack">
      <Facts
        facts={[
          [t('machine'), machine],
          [t('place'), place],
          [t('at'), formatDate(askedAt)],
        ]}
      />
      {!isSamePlace && <Say tone="wait">{t('elsewhere')}</Say>}
      <p className="mist">{t('does')}</p>
      <CodeCells
        label={t('digits')}
        value={digits}
        isWrong={wrong !== ''}
        describedBy={helpId}
        onType={setDigits}
        onWhole={(totp) => confirm(async () => ({ totp }))}
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
        <Button
          kind="line"
          wide
          icon={FingerprintPattern}
          busy={isBusy ? t('sending') : undefined}
          onClick={() => confirm(async () => ({ key: await signByPasskey() }))}
        >
          {t('passkey')}
        </Button>
      )}
      <Button
        wide
        busy={isBusy ? t('sending') : undefined}
        onClick={() => void end(() => call(refuseDevice, { code }), t('refused', { machine }))}
      >
        {t('refuse')}
      </Button>
    </div>
  )
}

/** One call at a time, and what went wrong in words. */
function useSend() {
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const send = async (work: () => Promise<void>) => {
    setBusy(true)
    setWrong('')
    try {
      await work()
    } catch (error) {
      setWrong(error instanceof NoPasskey ? t('noKey') : failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, wrong, setWrong, send }
}
