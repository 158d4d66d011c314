import './messages.css'
import { WEEKLY_MAX } from '@zar/contract/office/campaigns/campaigns'
import { PLACEHOLDERS, WORDS_MAX } from '@zar/contract/office/campaigns/words'
import { AreaField, TextField, TickField } from '../controls/field.tsx'
import { t } from './texts.ts'
import type { TypedWords } from './typed-words.ts'

type Ways = { viaNotice: boolean; viaLetter: boolean }

/** By which ways a message goes. */
export const WayFields = ({ ways, onChange }: { ways: Ways; onChange: (next: Ways) => void }) => (
  <div className="o-row o-row--wrap">
    <TickField
      checked={ways.viaNotice}
      onChange={({ target }) => onChange({ ...ways, viaNotice: target.checked })}
    >
      {t('notice')}
    </TickField>
    <TickField
      checked={ways.viaLetter}
      onChange={({ target }) => onChange({ ...ways, viaLetter: target.checked })}
    >
      {t('letter')}
    </TickField>
  </div>
)

/** To whom a message goes at all, whatever its segment. */
export const SendingRules = () => <p className="o-micro">{t('rules', { most: WEEKLY_MAX })}</p>

const LANGUAGES = [
  { title: 'titleTr', note: 'noteTr', lang: 'tr' },
  { title: 'titleEn', note: 'noteEn', lang: 'en' },
] as const

const BRACES = PLACEHOLDERS.map((one) => `{${one}}`).join(', ')
const lengthOf = (text: string, most: number): string => `${text.trim().length} / ${most}`

type Props = { typed: TypedWords; onChange: (next: TypedWords) => void }

/** Title and text of a message in both languages. */
export const WordFields = ({ typed, onChange }: Props) => (
  <>
    <div className="o-message__pair">
      {LANGUAGES.map(({ title, note, lang }) => (
        <div key={lang} className="o-stack" lang={lang}>
          <TextField
            label={t('titleOf', { language: t(lang) })}
            hint={lengthOf(typed[title], WORDS_MAX.title)}
            maxLength={WORDS_MAX.title}
            value={typed[title]}
            onChange={({ target }) => onChange({ ...typed, [title]: target.value })}
          />
          <AreaField
            label={t('noteOf', { language: t(lang) })}
            hint={lengthOf(typed[note], WORDS_MAX.note)}
            maxLength={WORDS_MAX.note}
            value={typed[note]}
            onChange={({ target }) => onChange({ ...typed, [note]: target.value })}
          />
        </div>
      ))}
    </div>
    <p className="o-micro">{t('placeholders', { braces: BRACES })}</p>
  </>
)
