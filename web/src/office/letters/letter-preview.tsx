import { filledLetter, LETTERS, type LetterWords } from '@zar/contract/office/letters/letters'
import type { LetterCase } from '@zar/contract/office/letters/operations'
import { t } from './texts.ts'

/** The letter as it would arrive, in both languages, with made-up values. */
export const LetterPreview = ({ one, words }: { one: LetterCase; words: LetterWords }) => (
  <section className="o-panel o-letters__preview" aria-label={t('preview')}>
    <h2>{t('preview')}</h2>
    {(['tr', 'en'] as const).map((locale) => {
      const { subject, text } = words[locale]
      const fill = (said: string) => filledLetter(said, one.samples)
      const language = t(locale === 'tr' ? 'inTr' : 'inEn')
      return (
        <figure key={locale} lang={locale} aria-label={t('previewOf', { language })}>
          {LETTERS[one.letter].channel === 'mail' && <b>{fill(subject)}</b>}
          <p>{`${fill(text)}${one.gap}${fill(one.fixed[locale])}`}</p>
        </figure>
      )
    })}
  </section>
)
