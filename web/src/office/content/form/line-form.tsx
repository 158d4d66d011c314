import type { Line, LineName } from '@zar/contract/office/content/pieces'
import type { Problem } from '@zar/contract/office/content/problems'
import { Button } from '../../parts/controls/button.tsx'
import { AreaField, TextField } from '../../parts/controls/field.tsx'
import { fieldName } from '../names.ts'
import { isFixed } from '../translate/writes.ts'
import type { Editing } from '../use-editing.ts'
import { fieldKey } from './field-id.ts'
import { words } from './words.ts'

const BLANK: Line = { tr: '', en: '', same: false }
/** Longer ones are written in an area; what is only read stands in one, so that all of it is seen. */
const ONE_LINE = 80

type Props = { name: LineName; max: number; editing: Editing }

/** One line in both languages: how long it is, and what is wrong with it. */
export function LineForm({ name, max, editing }: Props) {
  const line = editing.body.lines[name] ?? BLANK
  const set = (change: Partial<Line>) =>
    editing.set({
      ...editing.body,
      lines: { ...editing.body.lines, [name]: { ...line, ...change } },
    })
  const of = (locale: 'tr' | 'en') =>
    editing.problems.find((one) => one.field === name && one.locale === locale)
  const shared = (locale: 'tr' | 'en') => ({
    value: line[locale],
    hint: words('count', { count: line[locale].length, max }),
    error: wrongText(of(locale), line[locale].length - max),
    readOnly: isFixed(editing.writes, locale),
    autoComplete: 'off',
  })
  const label = fieldName(name)
  const isEnglishFixed = isFixed(editing.writes, 'en')
  return (
    <div className="o-content__side">
      <div data-field={fieldKey({ field: name, locale: 'tr' })}>
        <Text
          {...shared('tr')}
          isLong={max > ONE_LINE || isFixed(editing.writes, 'tr')}
          label={words('inTurkish', { name: label })}
          onText={(tr) => set({ tr })}
        />
      </div>
      <div
        data-field={fieldKey({ field: name, locale: 'en' })}
        className={of('en') ? 'is-missing' : undefined}
      >
        {line.same ? (
          <div className="o-content__same">
            <span>
              <b>{words('inEnglish', { name: label })}</b>
              {words('usesTurkish')}
            </span>
            {!isEnglishFixed && (
              <Button size="s" kind="ghost" onClick={() => set({ same: false })}>
                {words('useEnglish')}
              </Button>
            )}
          </div>
        ) : (
          <Text
            {...shared('en')}
            isLong={max > ONE_LINE}
            label={words('inEnglish', { name: label })}
            onText={(en) => set({ en })}
          />
        )}
        {!isEnglishFixed && of('en')?.wrong === 'missing' && (
          <Button size="s" onClick={() => set({ same: true })}>
            {words('useTurkish')}
          </Button>
        )}
        {!isEnglishFixed && of('en')?.wrong === 'stale' && (
          <Button size="s" onClick={() => editing.confirm(name)}>
            {words('stillTrue')}
          </Button>
        )}
      </div>
    </div>
  )
}

type TextProps = {
  isLong: boolean
  label: string
  value: string
  hint?: string
  error?: string | undefined
  readOnly: boolean
  autoComplete?: string
  onText: (text: string) => void
}

/** A field of one line, or an area. */
export function Text({ isLong, onText, ...props }: TextProps) {
  return isLong ? (
    <AreaField {...props} onChange={({ target }) => onText(target.value)} />
  ) : (
    <TextField {...props} onChange={({ target }) => onText(target.value)} />
  )
}

/** What is wrong with a field, and what to do. */
export function wrongText(problem: Problem | undefined, over = 0): string | undefined {
  if (!problem) return undefined
  if (problem.wrong === 'long') return words('long', { over })
  if (problem.wrong === 'missing' && problem.locale === 'tr') return words('missingSource')
  return words(problem.wrong === 'missing' ? 'missing' : problem.wrong)
}
