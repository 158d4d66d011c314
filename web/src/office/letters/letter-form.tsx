import {
  isTexted,
  LETTER_MAX,
  LETTERS,
  type LetterProblem,
  type LetterWords,
  textMax,
} from '@zar/contract/office/letters/letters'
import type { LetterCase } from '@zar/contract/office/letters/operations'
import { AreaField, TextField } from '../parts/controls/field.tsx'
import { t } from './texts.ts'

type Props = {
  one: LetterCase
  words: LetterWords
  problems: readonly LetterProblem[]
  isReadOnly: boolean
  onWords: (words: LetterWords) => void
}

const LOCALES = ['tr', 'en'] as const
type Locale = (typeof LOCALES)[number]
const languageOf = (locale: Locale): string => t(locale === 'tr' ? 'inTr' : 'inEn')

/** Subject and text, Turkish and English side by side, with what always follows. */
export function LetterForm({ one, words, problems, isReadOnly, onWords }: Props) {
  const { channel, needs } = LETTERS[one.letter]
  const names = needs.map((name) => `{${name}}`).join(', ')
  const set = (locale: Locale, change: Partial<LetterWords[Locale]>) =>
    onWords({ ...words, [locale]: { ...words[locale], ...change } })
  const errorOf = (locale: Locale, field: LetterProblem['field'], over: number) => {
    const wrong = problems.find((problem) => problem.locale === locale && problem.field === field)
    return wrong && textOf(wrong.wrong, names, over)
  }
  return (
    <section className="o-panel o-letters__form">
      <p className="o-micro">{names ? t('needs', { names }) : t('noPlaceholders')}</p>
      {isTexted(one.letter) && <p className="o-micro">{t('texted')}</p>}
      {channel === 'mail' && (
        <div className="o-letters__side">
          {LOCALES.map((locale) => {
            const { subject } = words[locale]
            return (
              <TextField
                key={locale}
                label={t('subject', { language: languageOf(locale) })}
                hint={t('count', { count: subject.length, max: LETTER_MAX.subject })}
                error={errorOf(locale, 'subject', subject.length - LETTER_MAX.subject)}
                value={subject}
                readOnly={isReadOnly}
                autoComplete="off"
                onChange={({ target }) => set(locale, { subject: target.value })}
              />
            )
          })}
        </div>
      )}
      <div className="o-letters__side">
        {LOCALES.map((locale) => {
          const { text } = words[locale]
          const max = textMax(one.letter)
          return (
            <AreaField
              key={locale}
              label={t('text', { language: languageOf(locale) })}
              hint={t('count', { count: text.length, max })}
              error={errorOf(locale, 'text', text.length - max)}
              rows={6}
              value={text}
              readOnly={isReadOnly}
              onChange={({ target }) => set(locale, { text: target.value })}
            />
          )
        })}
      </div>
      <div className="o-letters__side">
        {LOCALES.map((locale) => (
          <div key={locale} className="o-letters__fixed" lang={locale}>
            <b>{t('fixed')}</b>
            <p>{one.fixed[locale]}</p>
          </div>
        ))}
      </div>
      <p className="o-micro">{t('fixedNote')}</p>
    </section>
  )
}

function textOf(wrong: LetterProblem['wrong'], names: string, over: number): string {
  if (wrong === 'long') return t('long', { count: over })
  if (wrong === 'placeholders') return names ? t('placeholders', { names }) : t('noPlaceholders')
  return t(wrong)
}
