import { Hash, History } from 'lucide-react'
import { useId, useState } from 'react'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { fetchPart } from '../../../../lib/browser/lazily.ts'
import { Button } from '../../../../ui/form/button.tsx'
import '../../../../ui/form/field.css'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useOneTouch } from '../../one-touch/one-touch.ts'
import '../slip.css'
import { loadSlip } from '../state/slip.ts'
import './empty-slip.css'
import { lastPlayed } from './last-played.ts'
import { t } from './texts.ts'

/** Nothing is in the slip: how something comes into it. */
export function EmptySlip() {
  const last = lastPlayed()
  const isOneTouch = useOneTouch() !== null
  return (
    <div className="slip__empty">
      <img src="/art/empty-nazar.svg" alt="" width="176" height="132" />
      <b className="slip__title">{t('emptyTitle')}</b>
      <p>{t(isOneTouch ? 'oneTouchNote' : 'emptyNote')}</p>
      <CodeForm />
      {last && (
        <Button
          variant="ghost"
          size="s"
          icon={History}
          onClick={() => loadSlip(last.picks, { builders: last.builders })}
        >
          {t('restore')}
        </Button>
      )}
    </div>
  )
}

const CODE = /^[A-Z2-9]{7}$/

/** A code as it may be typed: small letters, dashes and spaces do not matter. */
function codeIn(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return CODE.test(code) ? code : null
}

function CodeForm() {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const id = useId()
  const load = async (code: string) => {
    setLoading(true)
    try {
      const { loadCode } = await fetchPart(() => import('../state/share.ts'))
      await loadCode(code)
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setLoading(false)
    }
  }
  return (
    <form
      className="codeform"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const code = codeIn(typed)
        setError(code === null ? t('codeWrong') : null)
        if (code !== null && !isLoading) void load(code)
      }}
    >
      <label className={error ? 'input is-bad' : 'input'}>
        <span className="sr">{t('code')}</span>
        <Icon of={Hash} size="s" />
        <input
          value={typed}
          placeholder={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          aria-invalid={error !== null}
          {...(error && { 'aria-describedby': id })}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(null)
          }}
        />
      </label>
      <Button type="submit" busy={isLoading ? t('loading') : undefined}>
        {t('load')}
      </Button>
      {error && (
        <p id={id} className="codeform__error" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
