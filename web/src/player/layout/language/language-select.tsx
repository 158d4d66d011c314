import { ChevronsUpDown, Languages } from 'lucide-react'
import { useLanguages } from '../../../lib/language/languages.ts'
import { changeLocale, locale, wasLocaleChosen } from '../../../lib/language/translate.ts'
import { Flag } from '../../../ui/icons/flag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import './language-select.css'
import { t } from '../texts.ts'

/** The language select of the drawer: the phone's own list, with a placeholder until one was chosen. */
export function LanguageSelect() {
  const languages = useLanguages()
  const isChosen = wasLocaleChosen()
  return (
    <label className="langsel">
      <span className="sr">{t('language')}</span>
      {isChosen ? <Flag locale={locale} /> : <Icon of={Languages} />}
      <select
        value={isChosen ? locale : ''}
        onChange={({ target }) => {
          const next = languages.find((one) => one === target.value)
          if (next) changeLocale(next)
        }}
      >
        <option value="" disabled>
          {t('languageAsk')}
        </option>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(one)}
          </option>
        ))}
      </select>
      <Icon of={ChevronsUpDown} size="s" />
    </label>
  )
}
