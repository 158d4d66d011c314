import { Check } from 'lucide-react'
import { useLanguages } from '../../../lib/language/languages.ts'
import { changeLocale, locale } from '../../../lib/language/translate.ts'
import { Flag } from '../../../ui/icons/flag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import './language.css'
import { t } from '../texts.ts'

/** The languages, each in its own words, the current one ticked. */
export function LanguageChoice() {
  return (
    <>
      <p className="languages__ask">{t('languageAsk')}</p>
      <ul className="languages" aria-label={t('language')}>
        {useLanguages().map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              aria-current={one === locale ? 'true' : undefined}
              onClick={() => one !== locale && changeLocale(one)}
            >
              <Flag locale={one} />
              {t(one)}
              {one === locale && <Icon of={Check} size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
