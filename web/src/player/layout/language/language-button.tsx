import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { locale } from '../../../lib/language/translate.ts'
import { Flag } from '../../../ui/icons/flag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import './language.css'
import { t } from '../texts.ts'

const LanguagePopover = lazy(async () => ({
  default: (await import('./language-popover.tsx')).LanguagePopover,
}))

/** The language select of the header. It is only a button until someone wants to choose. */
export function LanguageButton() {
  const [isWanted, setWanted] = useState(false)
  const code = locale.toLocaleUpperCase('en')
  const label = t('languageNow', { name: t(locale), code })
  const face = (
    <>
      <Flag locale={locale} />
      {code}
      <Icon of={ChevronDown} size="s" />
    </>
  )
  const button = (
    <button
      type="button"
      className="lang"
      aria-label={label}
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <LanguagePopover label={label} face={face} />
    </Suspense>
  )
}
