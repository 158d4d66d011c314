import { zodResolver } from '@hookform/resolvers/zod'
import { LIMITS } from '@zar/contract/limits'
import { Password } from '@zar/contract/players/auth'
import { SecondStepCode } from '@zar/contract/players/two-step'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { QrCode } from '../../../ui/data-display/qr-code.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { MaskedField } from '../../../ui/form/field-masked.tsx'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { t } from '../texts.ts'
import type { TwoStepChange } from './use-two-step.ts'

type StageProps = { change: TwoStepChange }

/** The secret as a picture and as text, and the first code that proves it arrived. */
export function ScanStage({ change, secret, url }: StageProps & { secret: string; url: string }) {
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { confirm, goTo } = change
  const isWhole = code.length === LIMITS.codeDigits
  return (
    <form
      className="secure"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isWhole && !confirm.isPending) confirm.mutate(code, { onError: () => setCode('') })
      }}
    >
      <Arrival text={t('scan.prompt')} />
      <div className="secure__key">
        <QrCode text={url} label={t('scan.picture')} />
        <div>
          <small>{t('secret')}</small>
          <code className="num">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton text={secret} />
        </div>
      </div>
      <MaskedField
        label={t('code')}
        mask="###-###"
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        error={isAsked && !isWhole && !confirm.isPending ? t('code.missing') : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={confirm.isPending ? t('switching') : undefined}
      >
        {t('switchOn')}
      </Button>
      <Button variant="ghost" onClick={() => goTo('rest')}>
        {t('cancel')}
      </Button>
    </form>
  )
}

/** The recovery codes: shown this once. */
export const CodesStage = ({ change, codes }: StageProps & { codes: string[] }) => (
  <div className="secure">
    <b>{t('codes.title')}</b>
    <Arrival text={t('codes.prompt')} />
    <ol className="secure__codes num">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div className="secure__acts">
      <CopyButton text={codes.join('\n')} />
      <Button variant="primary" onClick={() => change.goTo('rest')}>
        {t('codes.done')}
      </Button>
    </div>
  </div>
)

/** Says what this stage is for, and takes the focus, which the stage before took with it. */
function Arrival({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} className="secure__prompt" tabIndex={-1}>
      {text}
    </p>
  )
}

function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('copied'))
    } catch {
      notify.warning(t('notCopied'))
    }
  }
  return (
    <Button size="s" icon={Copy} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}

const OffForm = z.object({ password: Password, code: SecondStepCode })

/** Off again, for the password and a code. */
export function OffStage({ change: { end, goTo } }: StageProps) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', code: '' },
    resolver: zodResolver(OffForm, {
      error: ({ path }) => t(path?.[0] === 'code' ? 'off.codeMissing' : 'password.wrong'),
    }),
  })
  const { errors } = formState
  return (
    <form
      className="secure"
      noValidate
      onSubmit={handleSubmit((proof) => {
        if (!end.isPending) end.mutate(proof)
      })}
    >
      <p className="secure__prompt">{t('off.prompt')}</p>
      <PasswordField
        {...register('password')}
        label={t('password')}
        error={errors.password?.message}
        autoComplete="current-password"
        autoFocus
      />
      <TextField
        {...register('code')}
        label={t('off.code')}
        error={errors.code?.message}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <Button
        type="submit"
        variant="danger"
        wide
        busy={end.isPending ? t('switchingOff') : undefined}
      >
        {t('switchOff')}
      </Button>
      <Button variant="ghost" onClick={() => goTo('rest')}>
        {t('cancel')}
      </Button>
    </form>
  )
}
