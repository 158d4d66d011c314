import {
  type Letter,
  type LetterProblem,
  type LetterWords,
  letterProblems,
} from '@zar/contract/office/letters/letters'
import { type LetterCase, saveLetter } from '@zar/contract/office/letters/operations'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { LetterForm } from './letter-form.tsx'
import { LetterHistory } from './letter-history.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { letterName } from './names.ts'
import { t } from './texts.ts'
import { useLetter, useRefresh } from './use-letters.ts'

/** One letter: its words, what follows them, how it looks, and its versions. */
export function LetterDesk({ letter, onBack }: { letter: Letter; onBack: () => void }) {
  const { data, error, refetch } = useLetter(letter)
  return (
    <div className="o-stack o-letters__desk">
      <div>
        <Button kind="ghost" size="s" icon={ChevronLeft} onClick={onBack}>
          {t('back')}
        </Button>
        {/* On a phone the top bar names the screen, and the heading is not seen. */}
        <b className="o-letters__here" aria-hidden>
          {letterName(letter)}
        </b>
      </div>
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data && <Words one={data} />}
    </div>
  )
}

/** What was typed, and over which version. */
type Typed = { words: LetterWords; version: number } | null

function Words({ one }: { one: LetterCase }) {
  const refresh = useRefresh()
  const [typed, setTyped, forget] = useDraft<Typed>(`letter:${one.letter}`, null)
  const [isSaving, setSaving] = useState(false)
  const offer = useOffers(one)('template.edit')
  const words = typed?.words ?? one.words
  const seen = typed?.version ?? one.version
  const problems = letterProblems(one.letter, words)
  const hasConflict = typed !== null && seen < one.version
  const save = async (reason: string) => {
    try {
      await call(saveLetter, { letter: one.letter, version: seen, words: trimmed(words), reason })
      forget()
      notify(t('saved'))
    } finally {
      await refresh()
    }
  }
  const still = offer.refusal ?? whyNot(one, words, problems, hasConflict)
  return (
    <>
      <ScreenHead title={letterName(one.letter)} sub={subOf(one)}>
        {typed && (
          <Button kind="ghost" onClick={forget}>
            {t('drop')}
          </Button>
        )}
        {offer.isHere && (
          <Button kind="primary" refusal={still} onClick={() => setSaving(true)}>
            {t('save')}
          </Button>
        )}
      </ScreenHead>
      {hasConflict && (
        <Say
          tone="no"
          role="alert"
          action={
            <Button size="s" onClick={() => setTyped({ words, version: one.version })}>
              {t('onTop')}
            </Button>
          }
        >
          <b>{t('changedMeanwhile')}</b> {t('changedNote')}
        </Say>
      )}
      <div className="o-letters__work">
        <LetterForm
          one={one}
          words={words}
          problems={problems}
          isReadOnly={!offer.isHere}
          onWords={(next) => setTyped({ words: next, version: seen })}
        />
        <div className="o-stack">
          <LetterPreview one={one} words={words} />
          <LetterHistory
            one={one}
            isReadOnly={!offer.isHere}
            onUse={(version) => {
              setTyped({ words: version.words, version: one.version })
              notify(
                version.version === 0 ? t('usedFirst') : t('used', { version: version.version }),
              )
            }}
          />
        </div>
      </div>
      {isSaving && (
        <Confirm
          title={t('saveTitle', { name: letterName(one.letter) })}
          verb={t('save')}
          needsWords
          consequence={t('saveDoes')}
          draft={`letter:save:${one.letter}`}
          onConfirm={({ text }) => save(text)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

const subOf = ({ version }: LetterCase): string =>
  version === 0 ? t('builtIn') : t('version', { version })

const trimmed = ({ tr, en }: LetterWords): LetterWords => ({
  tr: { subject: tr.subject.trim(), text: tr.text.trim() },
  en: { subject: en.subject.trim(), text: en.text.trim() },
})

function whyNot(
  { words: now }: LetterCase,
  words: LetterWords,
  problems: readonly LetterProblem[],
  hasConflict: boolean,
): string | undefined {
  if (hasConflict) return t('changedMeanwhile')
  if (problems.length > 0) return t('problems', { count: problems.length })
  return JSON.stringify(trimmed(words)) === JSON.stringify(now) ? t('same') : undefined
}
