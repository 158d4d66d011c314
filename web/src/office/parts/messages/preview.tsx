import { filled, type Said, type Words } from '@zar/contract/office/campaigns/words'
import './messages.css'
import { t } from './texts.ts'

/** A message in both languages, filled for a player who does not exist. */
export const Preview = ({ words, isLetter }: { words: Words; isLetter: boolean }) => (
  <section className="o-stack" aria-label={t('preview')}>
    <h3>{t('preview')}</h3>
    <Message said={words.tr} language={t('tr')} lang="tr" />
    <Message said={words.en} language={t('en')} lang="en" />
    {isLetter && <p className="o-micro">{t('stopLine')}</p>}
  </section>
)

type Told = { said: Said; language: string; lang: 'tr' | 'en' }

function Message({ said, language, lang }: Told) {
  const values = { username: t('example') }
  return (
    <figure className="o-message" lang={lang} aria-label={language}>
      <b>{filled(said.title, values)}</b>
      <p>{filled(said.note, values)}</p>
    </figure>
  )
}
