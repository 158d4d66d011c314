import { useMutation } from '@tanstack/react-query'
import { findBonusCode } from '@zar/contract/bonus'
import { useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { OfferCard } from './offer-card.tsx'
import { t } from './texts.ts'

const CODE_MAX = 30
const CODE_MIN = 3

/** A promotion code: first what it gives and asks, then the claim. */
export function CodeForm() {
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const look = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (typed: string) => call(findBonusCode, { code: typed }),
    onError: () => field.current?.focus(),
  })
  const isShort = code.trim().length < CODE_MIN
  const refused = look.error ? failureText(look.error) : undefined
  return (
    <section className="codebox" aria-labelledby="code-title">
      <h2 id="code-title">{t('codeTitle')}</h2>
      <form
        className="codebox__form panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (isShort) field.current?.focus()
          else if (!look.isPending) look.mutate(code.trim())
        }}
      >
        <TextField
          ref={field}
          label={t('code')}
          value={code}
          maxLength={CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          note={t('codeNote')}
          error={isSent && isShort ? t('codeMissing') : refused}
          onChange={(event) => {
            setCode(event.target.value)
            setSent(false)
            look.reset()
          }}
        />
        <Button type="submit" busy={look.isPending ? t('looking') : undefined}>
          {t('look')}
        </Button>
      </form>
      <div aria-live="polite">
        {look.data && <OfferCard offer={look.data} code={code.trim()} />}
      </div>
    </section>
  )
}
